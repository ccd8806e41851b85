package org.schedscope.answer;

import static org.schedscope.answer.Sentence.words;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.schedscope.answer.Sentence.Target;
import org.schedscope.answer.Sentence.Ticks;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.text.Message;
import org.schedscope.text.TimeValue;
import org.schedscope.trace.Pieces;
import org.schedscope.trace.Trace;
import org.schedscope.trace.account.WaitAccount;
import org.schedscope.trace.account.WaitCause;

/**
 * The reasons of a task's wait.
 *
 * @param sentence {@code X needs n cores and waited d, because …}
 * @param reasons the causes, most ticks first
 * @param overtakers tasks of later jobs that ran during the wait, most core-ticks first
 */
public record Why(Sentence sentence, List<Reason> reasons, List<Holder> overtakers) {
    private static final int MOST_REASONS = 3;
    private static final int MOST_NAMES = 2;

    /**
     * A cause of the wait.
     *
     * @param holders tasks that held cores meanwhile and belong to the cause, most core-ticks first
     */
    public record Reason(WaitCause cause, long ticks, List<Holder> holders) {
    }

    /** A task with the core-ticks that it held. */
    public record Holder(int task, long coreTicks) {
    }

    public Why {
        reasons = List.copyOf(reasons);
        overtakers = List.copyOf(overtakers);
    }

    /**
     * Finds the reasons of a wait.
     *
     * @param label of the run, such as {@code EASY (simulated)}
     */
    public static Why of(Message label, WaitAccount account, int task) {
        return new Reader(label, account, task).why();
    }

    /** A read of one wait. */
    private static final class Reader {
        private final Message label;
        private final WaitAccount account;
        private final Trace trace;
        private final WorkloadIndex index;
        private final int task;
        private final List<WaitAccount.Span> spans;
        private final Map<WaitCause, Map<Integer, Long>> held = new HashMap<>();
        private final Map<Integer, Long> overtakers = new TreeMap<>();

        Reader(Message label, WaitAccount account, int task) {
            this.label = label;
            this.account = account;
            this.task = task;
            trace = account.trace();
            index = trace.index();
            spans = account.spans(task);
        }

        private Why why() {
            read();
            long[] ticks = account.ticks(task);
            List<Reason> reasons = Arrays.stream(WaitCause.values()).filter(cause -> ticks[cause.ordinal()] > 0)
                    .map(cause -> new Reason(cause, ticks[cause.ordinal()], sorted(held.getOrDefault(cause, Map.of()))))
                    .sorted(Comparator.comparingLong((Reason reason) -> -reason.ticks()).thenComparing(Reason::cause)).toList();
            return new Why(sentence(reasons, Arrays.stream(ticks).sum()), reasons, sorted(overtakers));
        }

        private static List<Holder> sorted(Map<Integer, Long> held) {
            return held.entrySet().stream().map(one -> new Holder(one.getKey(), one.getValue()))
                    .sorted(Comparator.comparingLong((Holder holder) -> -holder.coreTicks()).thenComparingInt(Holder::task)).toList();
        }

        /** Sums the cores of other tasks during the wait. */
        private void read() {
            if (spans.isEmpty()) {
                return;
            }
            long begin = spans.get(0).from();
            long end = spans.get(spans.size() - 1).to();
            Pieces pieces = trace.pieces();
            Map<Integer, Long> ran = new HashMap<>();
            for (int piece = 0; piece < pieces.count() && pieces.start(piece) < end; piece++) {
                int other = pieces.task(piece);
                long stop = Math.min(pieces.end(piece), end);
                long limit = pieces.start(piece) - ran.getOrDefault(other, 0L) + account.minute()
                        + index.task(other).estimatedDurationOn(trace.platform().clusters().get(pieces.cluster(piece)));
                if (pieces.end(piece) != Trace.OPEN) {
                    ran.merge(other, pieces.ran(piece), Long::sum);
                }
                if (stop > begin) {
                    add(other, pieces.cluster(piece), Math.max(begin, pieces.start(piece)), stop, limit);
                }
            }
        }

        private void add(int other, int cluster, long from, long to, long limit) {
            boolean later = arrival(other) > arrival(task);
            boolean own = index.columns().userOf()[index.jobOf(other)] == index.columns().userOf()[index.jobOf(task)];
            int cores = index.columns().cores()[other];
            if (later) {
                overtakers.merge(other, (to - from) * cores, Long::sum);
            }
            for (WaitAccount.Span span : spans) {
                boolean belongs = switch (span.cause()) {
                    case OVERTAKEN -> later;
                    case SAME_USER -> own && !later;
                    case WORK -> !own && !later;
                    case LIMIT -> true;
                    case DEPENDENCY, DATA, RESERVED, FREE -> false;
                };
                long first = Math.max(span.cause() == WaitCause.LIMIT ? Math.max(from, limit) : from, span.from());
                long last = Math.min(to, span.to());
                if (belongs && span.cluster() == cluster && last > first) {
                    held.computeIfAbsent(span.cause(), none -> new TreeMap<>()).merge(other, (last - first) * cores, Long::sum);
                }
            }
        }

        private long arrival(int of) {
            return index.columns().arrival()[index.jobOf(of)];
        }

        private Sentence sentence(List<Reason> reasons, long waited) {
            boolean started = trace.pieces().count() > 0 && hasStarted();
            String key = reasons.isEmpty() ? "why.none" : started ? "why.started" : "why.waits";
            int cores = index.columns().cores()[task];
            Message text = reasons.isEmpty() ? words(key, label, name(task), user(task), cores)
                    : words(key, label, name(task), user(task), cores, TimeValue.length(waited), clauses(reasons));
            Optional<Ticks> pin = reasons.isEmpty() ? Optional.empty()
                    : Optional.of(new Ticks(spans.get(0).from(), spans.get(spans.size() - 1).to()));
            return new Sentence("why", text, Optional.of(new Target(Target.Kind.TASK, index.label(task))), pin);
        }

        private boolean hasStarted() {
            for (int piece = 0; piece < trace.pieces().count(); piece++) {
                if (trace.pieces().task(piece) == task) {
                    return true;
                }
            }
            return false;
        }

        private Message clauses(List<Reason> reasons) {
            Message all = clause(reasons.get(0));
            for (Reason reason : reasons.subList(1, Math.min(MOST_REASONS, reasons.size()))) {
                all = words("why.and", all, clause(reason));
            }
            return all;
        }

        private Message clause(Reason reason) {
            return words("why." + reason.cause().key(), TimeValue.length(reason.ticks()), names(reason.holders()));
        }

        private Message names(List<Holder> holders) {
            List<Message> shown = new ArrayList<>();
            holders.stream().limit(MOST_NAMES).forEach(holder -> shown.add(words("why.name", name(holder.task()), user(holder.task()))));
            return holders.size() > MOST_NAMES ? words("why.names.more", Message.list(shown), holders.size() - MOST_NAMES)
                    : Message.list(shown);
        }

        private String name(int of) {
            return index.shortLabel(of);
        }

        private String user(int of) {
            return AnswerRun.user(index, index.columns().userOf()[index.jobOf(of)]);
        }
    }
}
