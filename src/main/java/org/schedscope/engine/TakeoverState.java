package org.schedscope.engine;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.schedscope.engine.input.SimulationInput;

/** The state of a run that another scheduler takes over: running tasks and since when, waiting tasks, and past use of cores. */
public final class TakeoverState {
    /** Receives tasks that took and gave back cores, in order of time. */
    public interface Listener {
        void started(long tick, int task, int cluster);

        /** Finished or suspended. */
        void stopped(long tick, int task, int cluster);
    }

    /** Receives numbers of cores taken and given back, in order of time. */
    public interface Use {
        /** @param moreCores less than 0 for cores given back */
        void used(int task, int cluster, int moreCores, long tick);
    }

    /** Receives the tasks that hold cores. */
    public interface Running {
        /** @param since the tick at which its present piece began */
        void runs(int task, int cluster, long since);
    }

    private static final long NOT_RUNNING = -1;
    private static final int ALL = -1;

    private final SimulationInput input;
    private final Machine machine;
    private final CoreHistory past;
    private final int[] jobs;
    private final boolean placed;
    private final boolean[] wasReady;
    private final Scheduler before;
    private final List<Outage> outages;
    private final long[] since;
    /** The cluster whose running tasks are shown, or {@link #ALL}. */
    private final int only;

    /**
     * @param jobs jobs that have arrived and neither finished nor starved nor been removed
     * @param placed whether all of their tasks had been placed
     * @param wasReady by task
     * @param before the scheduler up to the fork
     */
    TakeoverState(SchedulingContext context, ForkSchedule forks, int[] jobs, boolean placed, boolean[] wasReady, Scheduler before) {
        input = context.input();
        machine = context.machine();
        past = forks.past();
        outages = List.copyOf(forks.outages());
        this.jobs = jobs;
        this.placed = placed;
        this.wasReady = wasReady;
        this.before = before;
        since = new long[wasReady.length];
        Arrays.fill(since, NOT_RUNNING);
        only = ALL;
        past.replay(new Listener() {
            @Override
            public void started(long tick, int task, int cluster) {
                since[task] = tick;
            }

            @Override
            public void stopped(long tick, int task, int cluster) {
                since[task] = NOT_RUNNING;
            }
        });
    }

    private TakeoverState(TakeoverState other, int cluster) {
        input = other.input;
        machine = other.machine;
        past = other.past;
        outages = other.outages.stream().filter(outage -> outage.cluster() == cluster).toList();
        jobs = other.jobs;
        placed = other.placed;
        wasReady = other.wasReady;
        before = other.before;
        since = other.since;
        only = cluster;
    }

    /** A view with the running tasks and the outages of one cluster. */
    public TakeoverState on(int cluster) {
        return new TakeoverState(this, cluster);
    }

    /** The scheduler up to the fork, to be read. */
    public Scheduler before() {
        return before;
    }

    /** Numbers, in file order, of the jobs that have arrived and may still finish. */
    public int[] jobs() {
        return jobs.clone();
    }

    /** Outages now, and closures that are known. */
    public List<Outage> outages() {
        return outages;
    }

    /** Whether a task neither runs nor has finished. */
    public boolean isWaiting(int task) {
        return !machine.hasStarted(task);
    }

    public boolean hasFinished(int task) {
        return machine.hasStarted(task) && since[task] == NOT_RUNNING;
    }

    /** Whether a waiting task was in a queue, or had been in one and had a reservation. */
    public boolean wasReady(int task) {
        return wasReady[task];
    }

    /** Whether tasks had been placed when their jobs arrived. */
    public boolean hadPlaces() {
        return placed;
    }

    /** Calls for every running task, in order of start, then of number. */
    public void forEachRunning(Running listener) {
        IntStream.range(0, since.length).filter(task -> since[task] != NOT_RUNNING)
                .filter(task -> only == ALL || machine.runsOn(task) == only).boxed()
                .sorted(Comparator.comparingLong((Integer task) -> since[task]).thenComparing(Comparator.naturalOrder()))
                .forEach(task -> listener.runs(task, machine.runsOn(task), since[task]));
    }

    /** Replays starts and stops of tasks so far. */
    public void replay(Listener listener) {
        past.replay(listener);
    }

    /** Replays numbers of cores taken and given back so far. */
    public void replayUse(Use listener) {
        past.replay(new Listener() {
            @Override
            public void started(long tick, int task, int cluster) {
                listener.used(task, cluster, input.cores(task), tick);
            }

            @Override
            public void stopped(long tick, int task, int cluster) {
                listener.used(task, cluster, -input.cores(task), tick);
            }
        });
    }
}
