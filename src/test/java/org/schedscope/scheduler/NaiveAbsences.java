package org.schedscope.scheduler;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import org.schedscope.event.Branch;
import org.schedscope.model.Cluster;
import org.schedscope.model.Platform;
import org.schedscope.trace.AbsentCores;
import org.schedscope.trace.AbsentCores.Absence;
import org.schedscope.trace.AbsentCores.Cause;
import org.schedscope.trace.Trace;

/**
 * Which cores of a forked run are not there, and when, as it follows from the forks, from which cores tasks hold, and from the rule that
 * free cores of the highest numbers go first, the others as their tasks end, and that of those that went the lowest come back first. No
 * event about cores is looked at.
 */
public final class NaiveAbsences {
    /** What holds for a core that is not there; or, counted, for cores that are to go. */
    private record Away(long from, long until, int fork, Cause cause) {
    }

    private final Trace trace;
    private final List<Branch> forks;
    private final List<Here> clusters = new ArrayList<>();
    private final List<Absence> found = new ArrayList<>();
    /** Ticks at which cores come back: cluster, count, tick, fork. */
    private final List<long[]> repairs = new ArrayList<>();
    private Platform platform;

    private NaiveAbsences(Trace trace, Platform begun, List<Branch> forks) {
        this.trace = trace;
        this.forks = forks;
        platform = begun;
        for (int number = 0; number < begun.clusters().size(); number++) {
            clusters.add(new Here(number, begun.clusters().get(number).cores(), trace.platform().clusters().get(number).cores()));
        }
    }

    /**
     * All absences as far as a run is recorded, by cluster, core and tick. Takes as long as the recording is.
     *
     * @param begun the platform that the run began on
     * @param forks those of the run, by their numbers
     */
    public static List<Absence> of(Trace trace, Platform begun, List<Branch> forks) {
        if (forks.stream().allMatch(fork -> fork.cores().isEmpty() && fork.outages().isEmpty())) {
            return List.of();
        }
        return new NaiveAbsences(trace, begun, forks).all();
    }

    private List<Absence> all() {
        for (int seq = 0; seq < trace.eventCount(); seq++) {
            long tick = trace.tick(seq);
            repair(tick);
            switch (trace.kind(seq)) {
                case TASK_STARTED -> clusters.get(trace.cluster(seq)).started(trace.piece(seq));
                case TASK_FINISHED, TASK_PREEMPTED -> clusters.get(trace.cluster(seq)).ended(trace.piece(seq), tick);
                case FORKED -> forked(forks.get(trace.subject(seq)), trace.subject(seq), tick);
                default -> {
                    // Nothing else takes cores or gives them back.
                }
            }
        }
        clusters.forEach(Here::finish);
        return merged();
    }

    private void repair(long tick) {
        for (long[] repair : repairs) {
            if (repair[2] <= tick) {
                clusters.get((int) repair[0]).add((int) repair[1], repair[2], (int) repair[3]);
            }
        }
        repairs.removeIf(repair -> repair[2] <= tick);
    }

    private void forked(Branch fork, int number, long tick) {
        Platform before = platform;
        platform = platform.withClusters(cluster -> fork.cores().containsKey(cluster.id()) ? cluster.withCores(fork.cores().get(cluster.id())) : cluster);
        for (int c = 0; c < clusters.size(); c++) {
            int more = platform.clusters().get(c).cores() - before.clusters().get(c).cores();
            if (more > 0) {
                clusters.get(c).add(more, tick, number);
            } else {
                clusters.get(c).takeAway(-more, tick, new Away(tick, AbsentCores.OPEN, number, Cause.TAKEN_AWAY));
            }
        }
        List<String> ids = platform.clusters().stream().map(Cluster::id).toList();
        for (Branch.CoresOut out : fork.outages()) {
            int cluster = ids.indexOf(out.cluster());
            clusters.get(cluster).takeAway(out.cores(), tick, new Away(tick, out.until(), number, Cause.OUT_OF_ORDER));
            repairs.add(new long[] {cluster, out.cores(), out.until(), number});
        }
    }

    private List<Absence> merged() {
        found.sort(Comparator.comparingInt(Absence::cluster).thenComparingLong(Absence::from).thenComparingLong(Absence::until)
                .thenComparingInt(Absence::fork).thenComparing(Absence::cause).thenComparingInt(Absence::first));
        List<Absence> merged = new ArrayList<>();
        for (Absence next : found) {
            Absence last = merged.isEmpty() ? null : merged.get(merged.size() - 1);
            if (last != null && next.equals(new Absence(last.cluster(), last.last() + 1, next.last(), last.from(), last.until(), last.fork(),
                    last.cause()))) {
                merged.set(merged.size() - 1, new Absence(last.cluster(), last.first(), next.last(), last.from(), last.until(), last.fork(), last.cause()));
            } else {
                merged.add(next);
            }
        }
        return merged;
    }

    /** The cores of a cluster. */
    private final class Here {
        private final int number;
        private final BitSet free = new BitSet();
        private final Away[] away;
        private final Deque<Away> owed = new ArrayDeque<>();
        private int count;

        Here(int number, int cores, int most) {
            this.number = number;
            count = cores;
            free.set(0, cores);
            away = new Away[most];
            Arrays.fill(away, cores, most, new Away(0, AbsentCores.OPEN, -1, Cause.NOT_YET));
        }

        void started(int piece) {
            for (int range = 0; range < trace.pieceRangeCount(piece); range++) {
                free.clear(trace.pieceFirstCore(piece, range), trace.pieceLastCore(piece, range) + 1);
            }
        }

        void ended(int piece, long tick) {
            int back = 0;
            for (int range = 0; range < trace.pieceRangeCount(piece); range++) {
                free.set(trace.pieceFirstCore(piece, range), trace.pieceLastCore(piece, range) + 1);
                back += trace.pieceLastCore(piece, range) - trace.pieceFirstCore(piece, range) + 1;
            }
            for (int left = Math.min(back, owed.size()); left > 0; left--) {
                Away cause = owed.pop();
                goes(new Away(tick, cause.until(), cause.fork(), cause.cause()));
            }
        }

        void takeAway(int cores, long tick, Away cause) {
            for (int left = cores; left > 0; left--) {
                if (owed.isEmpty() && !free.isEmpty()) {
                    goes(cause);
                } else {
                    owed.add(cause);
                }
            }
        }

        private void goes(Away cause) {
            int core = free.length() - 1;
            free.clear(core);
            away[core] = cause;
        }

        void add(int cores, long tick, int fork) {
            int left = cores;
            for (; left > 0 && !owed.isEmpty(); left--) {
                Away over = owed.stream().filter(cause -> cause.until() == tick).findFirst().orElse(owed.peek());
                owed.removeFirstOccurrence(over);
            }
            for (int core = 0; core < count && left > 0; core++) {
                if (away[core] != null) {
                    comes(core, tick, fork);
                    left--;
                }
            }
            for (; left > 0; left--) {
                comes(count++, tick, fork);
            }
        }

        private void comes(int core, long tick, int fork) {
            Away was = away[core];
            away[core] = null;
            free.set(core);
            passOn(was, tick);
            if (was.from() < tick) {
                found.add(new Absence(number, core, core, was.from(), tick, was.cause() == Cause.NOT_YET ? fork : was.fork(), was.cause()));
            }
        }

        /** It is counted, not said, which cores come back: one whose time is over stays in the place of one whose time is not. */
        private void passOn(Away was, long tick) {
            for (int core = 0; was.until() != tick && core < away.length; core++) {
                if (away[core] != null && away[core].until() == tick) {
                    away[core] = new Away(away[core].from(), was.until(), was.fork(), was.cause());
                    return;
                }
            }
        }

        void finish() {
            for (int core = 0; core < away.length; core++) {
                Away still = away[core];
                if (still != null) {
                    found.add(new Absence(number, core, core, still.from(), still.until(), still.fork(), still.cause()));
                }
            }
        }
    }
}
