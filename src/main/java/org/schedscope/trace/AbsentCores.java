package org.schedscope.trace;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.schedscope.event.EventField;
import org.schedscope.event.EventKind;

/** The cores that are absent in a forked run, with the time and the cause of each absence. */
public final class AbsentCores {
    /** End of an absence whose end is unknown. */
    public static final long OPEN = Long.MAX_VALUE;

    /** Why cores are absent. */
    public enum Cause {
        /** Offline for a while. */
        OUT_OF_ORDER,
        /** The cluster has fewer cores from a fork on. */
        TAKEN_AWAY,
        /** The cluster has more cores from a later fork on. */
        NOT_YET
    }

    /**
     * Neighbouring cores of a cluster that are absent for the same time.
     *
     * @param first number of a core, from 0
     * @param last number of a core, not before the first
     * @param from tick
     * @param until tick at which they are back, or are expected back; {@link #OPEN} if unknown
     * @param fork number of the fork, from 0; −1 for cores that a later fork adds, as long as it has not been applied
     */
    public record Absence(int cluster, int first, int last, long from, long until, int fork, Cause cause) {
    }

    /** The absence of one core. */
    private record Away(long from, long until, int fork, Cause cause) {
    }

    private final Trace trace;
    /** By cluster and core; null for a core that is present. */
    private final Away[][] away;
    private final List<Absence> found = new ArrayList<>();

    private AbsentCores(Trace trace) {
        this.trace = trace.inOrder();
        away = new Away[trace.platform().clusters().size()][];
        for (int cluster = 0; cluster < away.length; cluster++) {
            away[cluster] = new Away[trace.platform().clusters().get(cluster).cores()];
            Arrays.fill(away[cluster], trace.firstCores(cluster), away[cluster].length, new Away(0, OPEN, -1, Cause.NOT_YET));
        }
    }

    /** All absences of a recorded run so far, by cluster, core and tick. Takes time linear in the number of events. */
    public static List<Absence> of(Trace trace) {
        return new AbsentCores(trace).all();
    }

    private List<Absence> all() {
        for (int seq = 0; seq < trace.eventCount(); seq++) {
            if (trace.kind(seq) == EventKind.CORES_GONE) {
                gone(seq);
            } else if (trace.kind(seq) == EventKind.CORES_BACK) {
                back(seq);
            }
        }
        for (int cluster = 0; cluster < away.length; cluster++) {
            for (int core = 0; core < away[cluster].length; core++) {
                if (away[cluster][core] != null) {
                    add(cluster, core, away[cluster][core], away[cluster][core].until(), away[cluster][core].fork());
                }
            }
        }
        return merged();
    }

    private void gone(int seq) {
        long until = trace.number(seq, EventField.UNTIL);
        Away now = new Away(trace.tick(seq), until, trace.get(seq, EventField.FORK),
                until == Trace.OPEN ? Cause.TAKEN_AWAY : Cause.OUT_OF_ORDER);
        trace.cores(seq).toBits().stream().forEach(core -> away[trace.cluster(seq)][core] = now);
    }

    private void back(int seq) {
        Away[] here = away[trace.cluster(seq)];
        long tick = trace.tick(seq);
        for (int core : trace.cores(seq).toBits().stream().toArray()) {
            Away was = here[core];
            here[core] = null;
            passOn(here, was, tick);
            if (was.from() < tick) {
                add(trace.cluster(seq), core, was, tick, was.cause() == Cause.NOT_YET ? trace.get(seq, EventField.FORK) : was.fork());
            }
        }
    }

    /** Events of returning cores carry only their number, so an absence that is over may have to swap places with one that is not. */
    private static void passOn(Away[] here, Away was, long tick) {
        for (int core = 0; was.until() != tick && core < here.length; core++) {
            if (here[core] != null && here[core].until() == tick) {
                here[core] = new Away(here[core].from(), was.until(), was.fork(), was.cause());
                return;
            }
        }
    }

    private void add(int cluster, int core, Away was, long until, int fork) {
        found.add(new Absence(cluster, core, core, was.from(), until, fork, was.cause()));
    }

    private List<Absence> merged() {
        found.sort(Comparator.comparingInt(Absence::cluster).thenComparingLong(Absence::from).thenComparingLong(Absence::until)
                .thenComparingInt(Absence::fork).thenComparing(Absence::cause).thenComparingInt(Absence::first));
        List<Absence> merged = new ArrayList<>();
        for (Absence next : found) {
            Absence last = merged.isEmpty() ? null : merged.get(merged.size() - 1);
            if (last != null
                    && next.equals(new Absence(last.cluster(), last.last() + 1, next.last(), last.from(), last.until(), last.fork(),
                            last.cause()))) {
                merged.set(merged.size() - 1, new Absence(last.cluster(), last.first(), next.last(), last.from(), last.until(), last.fork(),
                        last.cause()));
            } else {
                merged.add(next);
            }
        }
        return merged;
    }
}
