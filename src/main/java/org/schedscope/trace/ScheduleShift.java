package org.schedscope.trace;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * The difference between two runs of the same tasks: how much earlier or later each task starts, and where the schedules diverge. Tasks
 * that one of the runs never starts have no difference.
 */
public final class ScheduleShift {
    private static final long NEVER = Long.MAX_VALUE;

    private final long[] before;
    private final int[] clusterBefore;
    private final long[] after;
    private final int[] clusterAfter;
    /** Ticks at which one of the runs starts a task that the other does not, ascending, each once. */
    private final long[] divergences;

    /**
     * Compares runs of the same tasks.
     *
     * @param base baseline
     * @param run compared run
     */
    public ScheduleShift(Trace base, Trace run) {
        this(base, run, sameTasks(base, run));
    }

    /** @param there numbers, in the run, of the tasks of the base; negative for those missing there */
    private ScheduleShift(Trace base, Trace run, int[] there) {
        int tasks = run.index().taskCount();
        before = new long[tasks];
        after = new long[tasks];
        clusterBefore = new int[tasks];
        clusterAfter = new int[tasks];
        read(base, before, clusterBefore, there);
        read(run, after, clusterAfter, IntStream.range(0, tasks).toArray());
        long horizon = Math.min(base.lastTick(), run.lastTick());
        divergences = IntStream.range(0, tasks)
                .filter(this::parts)
                .mapToLong(task -> Math.min(before[task], after[task])).filter(tick -> tick <= horizon).sorted().distinct().toArray();
    }

    /**
     * Compares runs whose workloads differ: tasks correspond if they have the same job and id. The others count as never started in the
     * other run.
     *
     * @param base baseline
     * @param run compared run
     */
    public static ScheduleShift byName(Trace base, Trace run) {
        Map<List<String>, Integer> numbers = new HashMap<>();
        for (int task = 0; task < run.index().taskCount(); task++) {
            numbers.put(name(run, task), task);
        }
        int[] there = IntStream.range(0, base.index().taskCount()).map(task -> numbers.getOrDefault(name(base, task), -1)).toArray();
        return new ScheduleShift(base, run, there);
    }

    private static List<String> name(Trace trace, int task) {
        return List.of(trace.index().job(trace.index().jobOf(task)).id(), trace.index().task(task).id());
    }

    private static int[] sameTasks(Trace base, Trace run) {
        if (base.index().taskCount() != run.index().taskCount()) {
            throw new IllegalArgumentException("the runs are of different tasks");
        }
        return IntStream.range(0, run.index().taskCount()).toArray();
    }

    private static void read(Trace trace, long[] starts, int[] clusters, int[] numbers) {
        Arrays.fill(starts, NEVER);
        for (int piece = trace.pieces().count() - 1; piece >= 0; piece--) {
            int task = numbers[trace.pieces().task(piece)];
            if (task >= 0) {
                starts[task] = trace.pieces().start(piece);
                clusters[task] = trace.pieces().cluster(piece);
            }
        }
    }

    /** Ticks by which a task starts later than in the baseline, negative for earlier; empty if one of the runs never starts it. */
    public OptionalLong of(int task) {
        return before[task] == NEVER || after[task] == NEVER ? OptionalLong.empty() : OptionalLong.of(after[task] - before[task]);
    }

    /** Whether a run has as many tasks as this comparison. */
    public boolean isOf(Trace run) {
        return run.index().taskCount() == after.length;
    }

    /** Whether a task starts at another tick, on another cluster, or in one of the runs only. */
    public boolean parts(int task) {
        return before[task] != after[task] || before[task] != NEVER && clusterBefore[task] != clusterAfter[task];
    }

    /** Tick at which a task starts in the compared run; empty if never. */
    public OptionalLong startAfter(int task) {
        return after[task] == NEVER ? OptionalLong.empty() : OptionalLong.of(after[task]);
    }

    /** Tick at which a task starts in the baseline; empty if never. */
    public OptionalLong startBefore(int task) {
        return before[task] == NEVER ? OptionalLong.empty() : OptionalLong.of(before[task]);
    }

    /** Largest number of ticks by which a task starts earlier or later; 0 if none does. */
    public long largest() {
        return IntStream.range(0, before.length).mapToLong(task -> Math.abs(of(task).orElse(0))).max().orElse(0);
    }

    /** Number of tasks that start earlier. */
    public int earlier() {
        return earlier(task -> true);
    }

    /** Number of the given tasks that start earlier. */
    public int earlier(IntPredicate tasks) {
        return count(-1, tasks);
    }

    /** Number of tasks that start later. */
    public int later() {
        return later(task -> true);
    }

    /** Number of the given tasks that start later. */
    public int later(IntPredicate tasks) {
        return count(1, tasks);
    }

    private int count(int sign, IntPredicate tasks) {
        int count = 0;
        for (int task = 0; task < before.length; task++) {
            count += tasks.test(task) && Long.signum(of(task).orElse(0)) == sign ? 1 : 0;
        }
        return count;
    }

    /** First tick after the given one at which the runs start different tasks, or on different clusters; empty if there is none. */
    public OptionalLong divergenceAfter(long tick) {
        int at = Arrays.binarySearch(divergences, tick + 1);
        int place = at < 0 ? -at - 1 : at;
        return place < divergences.length ? OptionalLong.of(divergences[place]) : OptionalLong.empty();
    }
}
