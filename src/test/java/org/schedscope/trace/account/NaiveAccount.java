package org.schedscope.trace.account;

import static org.schedscope.trace.account.WaitCause.DATA;
import static org.schedscope.trace.account.WaitCause.DEPENDENCY;
import static org.schedscope.trace.account.WaitCause.FREE;
import static org.schedscope.trace.account.WaitCause.LIMIT;
import static org.schedscope.trace.account.WaitCause.OVERTAKEN;
import static org.schedscope.trace.account.WaitCause.RESERVED;
import static org.schedscope.trace.account.WaitCause.SAME_USER;
import static org.schedscope.trace.account.WaitCause.WORK;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.schedscope.event.EventField;
import org.schedscope.event.EventKind;
import org.schedscope.fixture.naive.NaiveWaits;
import org.schedscope.model.Dependency;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.trace.Pieces;
import org.schedscope.trace.Trace;

/** The cause of a tick of a task's wait, found from all events up to that tick alone. */
final class NaiveAccount {
    private final Trace trace;
    private final WorkloadIndex index;
    private final Pieces pieces;
    private final long grace;
    /** Wait charged to tasks, as far as {@link #cause} was called. */
    final Map<WaitCause, Map<Integer, Double>> charged = new EnumMap<>(Map.of(LIMIT, new TreeMap<>(), OVERTAKEN, new TreeMap<>()));

    NaiveAccount(Trace trace, long grace) {
        this.trace = trace;
        this.grace = grace;
        index = trace.index();
        pieces = trace.pieces();
    }

    private boolean happens(EventKind kind, int subject, int until) {
        return IntStream.range(0, until).anyMatch(seq -> trace.kind(seq) == kind && trace.subject(seq) == subject);
    }

    /** The cause in {@code [tick, tick + 1)}; empty if the task does not wait. */
    Optional<WaitCause> cause(int task, long tick) {
        int at = trace.positionAfter(tick);
        int job = index.jobOf(task);
        if (tick >= trace.lastTick() || !happens(EventKind.JOB_ARRIVED, job, at) || happens(EventKind.TASK_STARTED, task, at)
                || happens(EventKind.JOB_STARVED, job, at) || happens(EventKind.JOB_REMOVED, job, at)) {
            return Optional.empty();
        }
        int queue = NaiveWaits.queueOf(trace, task, at);
        for (Dependency parent : index.task(task).parents()) {
            if (!happens(EventKind.TASK_FINISHED, index.firstTask(job) + parent.parent(), at)) {
                return Optional.of(queue < 0 ? DEPENDENCY : queued(task, queue, at, tick));
            }
        }
        int ranOn = IntStream.range(0, pieces.count()).filter(piece -> pieces.task(piece) == task).map(pieces::cluster).findFirst()
                .orElse(-1);
        boolean moving = IntStream.range(0, at).anyMatch(seq -> trace.kind(seq) == EventKind.TRANSFER_STARTED && trace.subject(seq) == task
                && trace.get(seq, EventField.TO) == ranOn && trace.number(seq, EventField.ARRIVAL) > tick);
        if (moving) {
            return Optional.of(DATA);
        }
        return Optional.of(queue < 0 ? DEPENDENCY : queued(task, queue, at, tick));
    }

    private WaitCause queued(int task, int queue, int at, long tick) {
        List<WaitCause> causes = new ArrayList<>();
        List<Integer> places = new ArrayList<>();
        for (int cluster = 0; cluster < trace.platform().clusters().size(); cluster++) {
            if (queue == cluster || queue == trace.platform().clusters().size() && NaiveWaits.waitsFor(trace, task, cluster, at)) {
                causes.add(on(task, cluster, at, tick));
                places.add(cluster);
            }
        }
        WaitCause first = causes.stream().min(WaitCause::compareTo).orElseThrow();
        charge(task, places.get(causes.indexOf(first)), first, at, tick);
        return first;
    }

    private void charge(int task, int cluster, WaitCause cause, int at, long tick) {
        List<Integer> to = running(cluster, at).filter(other -> cause == LIMIT && isPast(other, cluster, tick)
                || cause == OVERTAKEN && !isPast(other, cluster, tick) && isLater(other, task)).boxed().toList();
        int all = to.stream().mapToInt(other -> index.task(other).cores()).sum();
        to.forEach(other -> charged.get(cause).merge(other, (double) index.task(other).cores() / all, Double::sum));
    }

    private IntStream running(int cluster, int at) {
        return IntStream.range(0, pieces.count()).filter(piece -> pieces.runsAt(piece, at) && pieces.cluster(piece) == cluster)
                .map(pieces::task);
    }

    private boolean isPast(int task, int cluster, long tick) {
        long ran = 0;
        for (int piece = 0; piece < pieces.count(); piece++) {
            if (pieces.task(piece) == task && pieces.start(piece) <= tick) {
                ran += Math.min(tick, pieces.end(piece)) - pieces.start(piece);
            }
        }
        return ran >= index.task(task).estimatedDurationOn(trace.platform().clusters().get(cluster)) + grace;
    }

    private boolean isLater(int other, int task) {
        return index.job(index.jobOf(other)).arrival() > index.job(index.jobOf(task)).arrival();
    }

    private WaitCause on(int task, int cluster, int at, long tick) {
        long need = index.task(task).cores();
        long free = Math.max(0, NaiveWaits.freeCores(trace, cluster, at));
        IntPredicate past = other -> isPast(other, cluster, tick);
        IntPredicate later = other -> isLater(other, task);
        IntPredicate own = other -> index.job(index.jobOf(other)).user().equals(index.job(index.jobOf(task)).user());
        if (free >= need) {
            return isReserved(cluster, at) ? RESERVED : FREE;
        }
        return free + cores(past, cluster, at) >= need ? LIMIT
                : free + cores(past.or(later), cluster, at) >= need ? OVERTAKEN
                        : free + cores(past.or(later).or(own), cluster, at) >= need ? SAME_USER : WORK;
    }

    private long cores(IntPredicate counts, int cluster, int at) {
        return running(cluster, at).filter(counts).mapToLong(other -> index.task(other).cores()).sum();
    }

    /** Whether the last reservation of some task that still waits is on the cluster. */
    private boolean isReserved(int cluster, int at) {
        return NaiveWaits.at(trace, at).keySet().stream().anyMatch(task -> {
            int place = -1;
            for (int seq = 0; seq < at; seq++) {
                boolean entered = (trace.kind(seq) == EventKind.TASK_READY || trace.kind(seq) == EventKind.TASK_PREEMPTED)
                        && trace.subject(seq) == task;
                boolean made = trace.kind(seq) == EventKind.RESERVATION_MADE && trace.subject(seq) == task;
                place = made ? trace.cluster(seq) : entered ? -1 : place;
            }
            return place == cluster;
        });
    }
}
