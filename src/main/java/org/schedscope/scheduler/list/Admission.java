package org.schedscope.scheduler.list;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;
import org.schedscope.engine.SchedulingContext;
import org.schedscope.engine.TakeoverState;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.model.ValueCurve;
import org.schedscope.model.number.BigRatio;
import org.schedscope.model.number.Ratio;

/**
 * The refusal of jobs that would earn nothing behind the admitted work (Burkimsher, Indrusiak, VII, future work). A job with a curve is
 * refused if its factor is 0 at the SLR {@code (Q + CP) ÷ CP}, Q the longest queue among the kinds of its tasks: estimated core-ticks left
 * of admitted tasks of the kind ÷ cores of its clusters, rounded up. A task past its estimate has nothing left.
 */
public final class Admission implements Dispatcher.Listener {
    private static final long NOT_RUNNING = -1;

    private final SchedulingContext context;
    private final TaskKinds kinds;
    /** By kind: scaled work of admitted tasks that have not started. */
    private final long[] waiting;
    /** By task: the tick at which it ends by its estimate, while it runs. */
    private final long[] end;
    private int[] running = new int[16];
    private int runningCount;

    public Admission(SchedulingContext context) {
        this(context, new TaskKinds(context.input()));
    }

    private Admission(SchedulingContext context, TaskKinds kinds) {
        this.context = context;
        this.kinds = kinds;
        waiting = new long[kinds.count()];
        end = new long[context.input().index().taskCount()];
        Arrays.fill(end, NOT_RUNNING);
    }

    Admission copy(SchedulingContext newContext) {
        Admission copy = new Admission(newContext, kinds);
        System.arraycopy(waiting, 0, copy.waiting, 0, waiting.length);
        System.arraycopy(end, 0, copy.end, 0, end.length);
        copy.running = running.clone();
        copy.runningCount = runningCount;
        return copy;
    }

    void takeOver(TakeoverState past) {
        for (int job : past.jobs()) {
            tasksOf(job).filter(past::isWaiting).forEach(task -> wait(task, 1));
        }
        past.forEachRunning(this::run);
    }

    private IntStream tasksOf(int job) {
        return IntStream.range(context.input().index().firstTask(job), context.input().index().firstTask(job + 1));
    }

    private void wait(int task, int sign) {
        waiting[kinds.of(task)] += sign * context.input().work().scaled(task);
    }

    private void run(int task, int cluster, long start) {
        end[task] = start + context.input().times().estimated(task, cluster);
        running = runningCount == running.length ? Arrays.copyOf(running, 2 * runningCount) : running;
        running[runningCount++] = task;
    }

    void arrived(int job) {
        tasksOf(job).forEach(task -> wait(task, 1));
    }

    @Override
    public void started(int task, int cluster) {
        wait(task, -1);
        run(task, cluster, context.now());
    }

    void finished(int task) {
        end[task] = NOT_RUNNING;
    }

    void starved(int job) {
        tasksOf(job).filter(task -> !context.machine().hasStarted(task)).forEach(task -> wait(task, -1));
    }

    /** Whether a job that arrives now could earn anything. */
    boolean admits(int job) {
        Optional<ValueCurve> curve = context.input().index().job(job).value();
        if (curve.isEmpty()) {
            return true;
        }
        BigRatio[] left = coreTicksLeft();
        long queue = tasksOf(job).map(kinds::of).distinct().mapToLong(kind -> left[kind].dividedBy(cores(kind)).ceilOrMost()).max()
                .orElse(0);
        long path = context.input().estimatedPaths().criticalPath(job);
        Ratio worthless = curve.get().points().stream().filter(point -> point.factor().signum() == 0).findFirst().orElseThrow().slr();
        return new Ratio(Math.addExact(queue, path), path).compareTo(worthless) < 0;
    }

    /** By kind. */
    private BigRatio[] coreTicksLeft() {
        SimulationInput input = context.input();
        long[] runs = new long[waiting.length];
        int kept = 0;
        for (int i = 0; i < runningCount; i++) {
            int task = running[i];
            if (end[task] != NOT_RUNNING) {
                running[kept++] = task;
                runs[kinds.of(task)] += Math.max(0, end[task] - context.now()) * input.cores(task);
            }
        }
        runningCount = kept;
        BigRatio[] left = new BigRatio[runs.length];
        Arrays.setAll(left, kind -> BigRatio.of(input.work().unscaled(waiting[kind])).plus(BigRatio.of(runs[kind])));
        return left;
    }

    private BigRatio cores(int kind) {
        return BigRatio.of(IntStream.of(kinds.clusters(kind)).mapToLong(cluster -> context.input().clusters().get(cluster).cores()).sum());
    }
}
