package org.schedscope.trace.account;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.model.number.Ratio;
import org.schedscope.model.time.TickClock;
import org.schedscope.trace.Trace;
import org.schedscope.trace.column.NumberTable;

/**
 * The cause of every tick of waiting of a run: a task waits from the arrival of its job until its first start, or until its job leaves or
 * the recording ends. What follows a suspension does not belong to it. Memory does not count, only cores.
 *
 * <p>A task counts as past its limit once it has run its estimate and a minute more, the time in which sites end jobs; where ticks have no
 * length, once it has run its estimate. A job is later than another one if it arrived at a later tick.
 */
public final class WaitAccount {
    private static final int COLUMNS = 5;
    private static final Ratio MINUTE = Ratio.of(60);

    private final Trace trace;
    private final long minute;
    /** Spans: task, cause, cluster, first tick, end. */
    private final NumberTable table = new NumberTable(COLUMNS);
    /** Rows by task, in order of time; those of a task begin at its place. */
    private final int[] rows;
    private final int[] begins;
    private final int[] firstTasks;
    private final Map<WaitCause, double[]> charged;
    private final double[] idle = new double[WaitCause.COUNT];
    private final long fittingTicks;

    /**
     * Ticks of a task with one cause.
     *
     * @param cluster number of the cluster where the cause was; −1 for causes outside the queue
     * @param to end, exclusive
     */
    public record Span(int task, WaitCause cause, int cluster, long from, long to) {
        public long ticks() {
            return to - from;
        }
    }

    private WaitAccount(Trace trace) {
        this.trace = trace;
        WorkloadIndex index = trace.index();
        minute = TickClock.of(index.workload()).tick().map(tick -> MINUTE.dividedBy(tick.seconds()).floor()).orElse(0L);
        charged = Map.of(WaitCause.LIMIT, new double[index.taskCount()], WaitCause.OVERTAKEN, new double[index.taskCount()]);
        WaitSweep sweep = new WaitSweep(trace, minute, charged,
                (task, cause, cluster, from, to) -> table.add(task, cause.ordinal(), cluster, from, to)).run();
        fittingTicks = sweep.fittingTicks();
        Arrays.setAll(idle, cause -> sweep.idle(WaitCause.values()[cause]));
        begins = new int[index.taskCount() + 1];
        rows = new int[table.size()];
        sort();
        firstTasks = new int[index.jobCount()];
        Arrays.setAll(firstTasks, index::firstTask);
        boolean[] started = new boolean[firstTasks.length];
        for (int piece = 0; piece < trace.pieces().count(); piece++) {
            int job = index.jobOf(trace.pieces().task(piece));
            if (!started[job]) {
                started[job] = true;
                firstTasks[job] = trace.pieces().task(piece);
            }
        }
    }

    /** Accounts for the whole of a recording. */
    public static WaitAccount of(Trace trace) {
        return new WaitAccount(trace.run());
    }

    private void sort() {
        for (int row = 0; row < rows.length; row++) {
            begins[(int) table.get(row, 0) + 1]++;
        }
        for (int task = 1; task < begins.length; task++) {
            begins[task] += begins[task - 1];
        }
        int[] next = begins.clone();
        for (int row = 0; row < rows.length; row++) {
            rows[next[(int) table.get(row, 0)]++] = row;
        }
    }

    public Trace trace() {
        return trace;
    }

    /** A minute in ticks: the longest wait, and the longest run past a limit, that do not count; 0 where ticks have no length. */
    public long minute() {
        return minute;
    }

    /** The task of a job that started first, whose wait is the job's; its first task if none has started. */
    public int firstTask(int job) {
        return firstTasks[job];
    }

    /** Intervals of a task's wait, in order. */
    public List<Span> spans(int task) {
        return IntStream.range(begins[task], begins[task + 1]).mapToObj(place -> span(rows[place])).toList();
    }

    /** Visits all intervals, by task and time. */
    public void forEach(Consumer<Span> visitor) {
        for (int row : rows) {
            visitor.accept(span(row));
        }
    }

    private Span span(int row) {
        return new Span((int) table.get(row, 0), WaitCause.values()[(int) table.get(row, 1)], (int) table.get(row, 2), table.get(row, 3),
                table.get(row, 4));
    }

    /** Ticks of a task's wait by cause, in the order of the causes. */
    public long[] ticks(int task) {
        long[] sums = new long[WaitCause.COUNT];
        for (int place = begins[task]; place < begins[task + 1]; place++) {
            sums[(int) table.get(rows[place], 1)] += table.get(rows[place], 4) - table.get(rows[place], 3);
        }
        return sums;
    }

    /**
     * Ticks that others waited because of a task: each is divided, by their cores, among all tasks that were past their limit, or later.
     *
     * @param cause {@link WaitCause#LIMIT} or {@link WaitCause#OVERTAKEN}
     */
    public double charged(WaitCause cause, int task) {
        return charged.get(cause)[task];
    }

    /** Core-ticks that were idle: each counts once, at the first cause that a waiting task had on the cluster. */
    public double idle(WaitCause cause) {
        return idle[cause.ordinal()];
    }

    /** Ticks in which some queued task found enough free cores. */
    public long fittingTicks() {
        return fittingTicks;
    }
}
