package org.schedscope.trace;

import java.util.Arrays;
import java.util.OptionalLong;
import java.util.stream.IntStream;

/**
 * How a run differs from another one of the same tasks: by how much every task starts earlier or later, and where the two part. Of tasks
 * that one of them never starts, nothing is said.
 */
public final class ScheduleShift {
    private static final long NEVER = Long.MAX_VALUE;

    private final long[] before;
    private final int[] clusterBefore;
    private final long[] after;
    private final int[] clusterAfter;
    /** Ticks at which one of the runs starts what the other does not, ascending, each once. */
    private final long[] divergences;

    /**
     * @param base what is compared with
     * @param run what is compared, of as many tasks
     */
    public ScheduleShift(Trace base, Trace run) {
        int tasks = run.index().taskCount();
        if (base.index().taskCount() != tasks) {
            throw new IllegalArgumentException("the runs are of different tasks");
        }
        before = new long[tasks];
        after = new long[tasks];
        clusterBefore = new int[tasks];
        clusterAfter = new int[tasks];
        read(base, before, clusterBefore);
        read(run, after, clusterAfter);
        long horizon = Math.min(base.lastTick(), run.lastTick());
        divergences = IntStream.range(0, tasks)
                .filter(this::parts)
                .mapToLong(task -> Math.min(before[task], after[task])).filter(tick -> tick <= horizon).sorted().distinct().toArray();
    }

    private static void read(Trace trace, long[] starts, int[] clusters) {
        Arrays.fill(starts, NEVER);
        for (int piece = trace.pieces().count() - 1; piece >= 0; piece--) {
            starts[trace.pieces().task(piece)] = trace.pieces().start(piece);
            clusters[trace.pieces().task(piece)] = trace.pieces().cluster(piece);
        }
    }

    /** Ticks by which a task starts later than in the other run, less than 0 for earlier; none if one of them never starts it. */
    public OptionalLong of(int task) {
        return before[task] == NEVER || after[task] == NEVER ? OptionalLong.empty() : OptionalLong.of(after[task] - before[task]);
    }

    /** Whether a task starts at another tick, or on another cluster, or in one of the runs only. */
    public boolean parts(int task) {
        return before[task] != after[task] || before[task] != NEVER && clusterBefore[task] != clusterAfter[task];
    }

    /** The tick at which a task starts in the run that is compared; none if it never does. */
    public OptionalLong startAfter(int task) {
        return after[task] == NEVER ? OptionalLong.empty() : OptionalLong.of(after[task]);
    }

    /** The tick at which a task starts in the other run; none if it never does. */
    public OptionalLong startBefore(int task) {
        return before[task] == NEVER ? OptionalLong.empty() : OptionalLong.of(before[task]);
    }

    /** Most ticks by which a task starts earlier or later; 0 if none does. */
    public long largest() {
        return IntStream.range(0, before.length).mapToLong(task -> Math.abs(of(task).orElse(0))).max().orElse(0);
    }

    /** How many tasks start earlier. */
    public int earlier() {
        return count(-1);
    }

    /** How many tasks start later. */
    public int later() {
        return count(1);
    }

    private int count(int sign) {
        int count = 0;
        for (int task = 0; task < before.length; task++) {
            count += Long.signum(of(task).orElse(0)) == sign ? 1 : 0;
        }
        return count;
    }

    /** The first tick after one at which the runs start different tasks, or on different clusters; none if there is none. */
    public OptionalLong divergenceAfter(long tick) {
        int at = Arrays.binarySearch(divergences, tick + 1);
        int place = at < 0 ? -at - 1 : at;
        return place < divergences.length ? OptionalLong.of(divergences[place]) : OptionalLong.empty();
    }
}
