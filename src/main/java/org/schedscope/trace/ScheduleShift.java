package org.schedscope.trace;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.function.IntPredicate;
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
        this(base, run, sameTasks(base, run));
    }

    /** @param there numbers of the tasks of the base in the run; none is less than 0 */
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
     * The same of runs whose tasks are only partly the same: those with the same job and id are. Others never start in the other run.
     *
     * @param base what is compared with
     * @param run what is compared
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

    /** Ticks by which a task starts later than in the other run, less than 0 for earlier; none if one of them never starts it. */
    public OptionalLong of(int task) {
        return before[task] == NEVER || after[task] == NEVER ? OptionalLong.empty() : OptionalLong.of(after[task] - before[task]);
    }

    /** Whether it speaks of the tasks of a run: of as many. */
    public boolean isOf(Trace run) {
        return run.index().taskCount() == after.length;
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
        return earlier(task -> true);
    }

    /** How many of some tasks start earlier. */
    public int earlier(IntPredicate tasks) {
        return count(-1, tasks);
    }

    /** How many tasks start later. */
    public int later() {
        return later(task -> true);
    }

    /** How many of some tasks start later. */
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

    /** The first tick after one at which the runs start different tasks, or on different clusters; none if there is none. */
    public OptionalLong divergenceAfter(long tick) {
        int at = Arrays.binarySearch(divergences, tick + 1);
        int place = at < 0 ? -at - 1 : at;
        return place < divergences.length ? OptionalLong.of(divergences[place]) : OptionalLong.empty();
    }
}
