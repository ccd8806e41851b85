package org.schedscope.engine;

import java.util.BitSet;
import org.schedscope.engine.collection.IntList;
import org.schedscope.engine.collection.RadixHeap;
import org.schedscope.engine.core.CoreMap;
import org.schedscope.engine.core.CoreSwitches;
import org.schedscope.engine.core.CoreWithdrawal;
import org.schedscope.engine.core.RemainingWork;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.event.EventField;
import org.schedscope.event.EventKind;
import org.schedscope.event.EventSink;
import org.schedscope.event.PriorityKey;
import org.schedscope.event.ScheduleEvent;
import org.schedscope.model.CountedResources;

/** The clusters at work: free cores and counted resources, and running tasks with their ends. */
public final class Machine {
    private SimulationInput input;
    private final EventSink sink;
    private final ScheduleEvent event = new ScheduleEvent();
    private final CoreMap[] cores;
    private CountedResources.Free counts;
    private final int[] coreHandle;
    /** Number of the cluster + 1, 0 before the start. */
    private final int[] runsOn;
    private final RadixHeap ends;
    private final RemainingWork left;
    /** What tasks may still run; used if they are ended at their limits. */
    private final RemainingWork mayRun;
    private TimeLimit limit = TimeLimit.NONE;
    /** Null if use is not limited. */
    private UseLimits uses;
    /** Running tasks that end at their limits, or have; null if there are none. */
    private BitSet killed;
    /** Tasks started since the list was emptied; null if nothing looks at it. */
    private IntList started;
    private final CoreWithdrawal withdrawal;
    /** Null until a scheduler shares cores. */
    private CoreSwitches switches;
    /** Cores of the last task to end that become absent; null if none do. */
    private BitSet withdrawn;
    private final CoreMap.View view = new CoreMap.View();

    /** @param counted whether cores are only counted: it does not matter which a task has, and none are taken away or added */
    Machine(SimulationInput input, EventSink sink, boolean counted) {
        this.input = input;
        this.sink = sink;
        int clusters = input.clusterCount();
        cores = new CoreMap[clusters];
        counts = input.resources().allFree();
        for (int c = 0; c < clusters; c++) {
            int all = input.clusters().get(c).cores();
            cores[c] = counted ? CoreMap.counting(all) : CoreMap.of(all);
        }
        coreHandle = new int[input.index().taskCount()];
        runsOn = new int[input.index().taskCount()];
        ends = new RadixHeap();
        left = new RemainingWork(runsOn.length);
        mayRun = new RemainingWork(runsOn.length);
        uses = UseLimits.of(input);
        withdrawal = new CoreWithdrawal(sink);
    }

    private Machine(Machine other, EventSink sink) {
        if (other.cores[0].isCounting() && sink.looksAtCores()) {
            throw new IllegalStateException("which cores tasks have is not known: they were only counted so far");
        }
        input = other.input;
        this.sink = sink;
        cores = new CoreMap[other.cores.length];
        for (int c = 0; c < cores.length; c++) {
            cores[c] = other.cores[c].copy();
        }
        counts = other.counts.copy();
        coreHandle = other.coreHandle.clone();
        runsOn = other.runsOn.clone();
        ends = other.ends.copy();
        left = other.left.copy();
        mayRun = other.mayRun.copy();
        limit = other.limit;
        uses = other.uses == null ? null : other.uses.copy();
        killed = other.killed == null ? null : (BitSet) other.killed.clone();
        started = other.started == null ? null : other.started.copy();
        withdrawal = other.withdrawal.copy(sink);
        switches = other.switches == null ? null : other.switches.copy();
    }

    Machine copy(EventSink newSink) {
        return new Machine(this, newSink);
    }

    /** Free cores; less than 0 while running tasks hold cores that are to leave the cluster. */
    public int freeCores(int cluster) {
        return cores[cluster].freeCount();
    }

    /** Free counted resources; not to be changed. */
    public CountedResources.Free counts() {
        return counts;
    }

    /** Whether the cluster has the cores and the counted resources free that a task needs now. */
    public boolean hasRoom(int task, int cluster) {
        return input.cores(task) <= cores[cluster].freeCount() && counts.suffices(task, cluster);
    }

    /** Starts a task, or resumes its remaining work; the cluster must have room. */
    public void start(long now, int task, int cluster, PriorityKey key, int queueLength, boolean backfilled) {
        take(task, cluster);
        begin(now, now, task, cluster, key, queueLength, backfilled);
    }

    /**
     * Starts a task of one core, or resumes its remaining work, on the lowest free core; the cluster must have room, and the scheduler
     * look at cores.
     *
     * @param cost ticks before its work begins if the core ran another task last, or none
     * @return the tick at which its work begins
     */
    public long dispatch(long now, int task, int cluster, PriorityKey key, int queueLength, long cost) {
        if (switches == null) {
            switches = new CoreSwitches(cores.length, runsOn.length);
        }
        take(task, cluster);
        long from = now + switches.begin(task, cluster, core(task), cost);
        begin(now, from, task, cluster, key, queueLength, false);
        return from;
    }

    /** The lowest core of a running task; only if the scheduler looks at cores. */
    public int core(int task) {
        return cores[runsOn(task)].lowest(coreHandle[task]);
    }

    /** The tick at which the work of a dispatched task begins in its present piece. */
    public long workFrom(int task, long since) {
        return since + switches.ticks(task);
    }

    private void take(int task, int cluster) {
        coreHandle[task] = cores[cluster].take(input.cores(task));
        runsOn[task] = cluster + 1;
        counts.take(task, cluster);
    }

    private void begin(long now, long from, int task, int cluster, PriorityKey key, int queueLength, boolean backfilled) {
        ends.add(limit.ends() ? endWithin(from, task, cluster) : from + left.ticks(task, input.times().truth(task, cluster)), task);
        if (started != null) {
            started.add(task);
        }
        if (uses != null) {
            uses.started(task, cluster);
        }
        sink.on(event.begin(EventKind.TASK_STARTED, now).with(EventField.TASK, task).with(EventField.CLUSTER, cluster)
                .with(view.of(cores[cluster], coreHandle[task])).with(key).with(EventField.QUEUE_LENGTH, queueLength)
                .with(EventField.BACKFILLED, backfilled ? 1 : 0));
    }

    /** The end of a task that starts now: its own, or the one at its limit if that is earlier. */
    private long endWithin(long from, int task, int cluster) {
        long end = from + left.ticks(task, input.times().truth(task, cluster));
        long last = limit.tick(from + mayRun.ticks(task, input.times().estimated(task, cluster)));
        killed.set(task, last < end);
        return Math.min(end, last);
    }

    /** From now on, what starts is ended at its limit or not. */
    void limit(TimeLimit newLimit) {
        limit = newLimit;
        if (limit.ends() && killed == null) {
            killed = new BitSet();
        }
    }

    /** Whether a task that has ended did so at its limit. */
    boolean wasKilled(int task) {
        return killed != null && killed.get(task);
    }

    /** Begins to note the tasks that start. */
    void noteStarts() {
        started = new IntList();
    }

    /** Tasks that have started, if they are noted. */
    IntList started() {
        return started;
    }

    /**
     * Suspends a running task, which began its present piece at a tick before now: it may start again, anywhere, with its remaining work.
     *
     * @param queue queue that it enters: number of a cluster, or {@link SimulationInput#centralQueue()}
     */
    public void suspend(long now, int task, long since, int queue) {
        int cluster = runsOn(task);
        ends.remove(task);
        long worked = switches == null ? now - since : switches.suspend(task, cluster, core(task), now - since);
        giveBack(task, cluster);
        left.ran(task, worked, input.times().truth(task, cluster));
        if (limit.ends()) {
            mayRun.ran(task, worked, input.times().estimated(task, cluster));
        }
        runsOn[task] = 0;
        sink.on(event.begin(EventKind.TASK_PREEMPTED, now).with(EventField.TASK, task).with(EventField.CLUSTER, cluster)
                .with(EventField.NEXT_QUEUE, queue));
        withdraw(now, cluster);
    }

    private void giveBack(int task, int cluster) {
        withdrawn = cores[cluster].giveBack(coreHandle[task]);
        counts.giveBack(task, cluster);
        if (uses != null) {
            uses.ended(task, cluster);
        }
    }

    /** Whether use is limited, so that tasks may be held. */
    public boolean limitsUse() {
        return uses != null;
    }

    /** Whether the start of a task on a cluster now would pass a limit. */
    public boolean holds(int task, int cluster) {
        return uses != null && uses.hold(task, cluster);
    }

    /** Whether a limit keeps a task from starting now on any cluster that can run it. */
    public boolean holdsEverywhere(int task) {
        return uses != null && uses.holdEverywhere(task);
    }

    /** Counts a task as running for limits only; or, after that, no longer. */
    public void count(int task, int cluster, boolean running) {
        if (running) {
            uses.started(task, cluster);
        } else {
            uses.ended(task, cluster);
        }
    }

    /** The tick at which the next running task ends; {@link Long#MAX_VALUE} if none runs. */
    long nextEnd() {
        return ends.nextTick();
    }

    /**
     * Ends the next task: its cores are free again, but for those that are to go, which {@link #withdraw} takes. Tasks that end in one
     * tick come in order of their number.
     */
    int finishNext() {
        int task = ends.poll();
        giveBack(task, runsOn(task));
        return task;
    }

    /** Announces the cores that become absent among those freed by the last task to end on a cluster. */
    void withdraw(long now, int cluster) {
        if (withdrawn != null) {
            withdrawal.gone(now, cluster, withdrawn);
            withdrawn = null;
        }
    }

    int runsOn(int task) {
        return runsOn[task] - 1;
    }

    /** Applies a fork with other numbers of cores or other limits; running tasks go on. The clusters must be the same. */
    void goOnWith(long now, SimulationInput newInput, int fork) {
        for (int c = 0; c < cores.length; c++) {
            int more = newInput.clusters().get(c).cores() - input.clusters().get(c).cores();
            if (more > 0) {
                withdrawal.back(now, c, more, cores[c].add(more), fork, true);
            } else if (more < 0) {
                takeAway(now, new Outage(c, -more, now, Long.MAX_VALUE), fork);
            }
        }
        counts = counts.goOnWith(newInput.resources());
        input = newInput;
        uses = UseLimits.of(input);
        RadixHeap running = ends.copy();
        while (uses != null && running.nextTick() < Long.MAX_VALUE) {
            int task = running.poll();
            uses.started(task, runsOn(task));
        }
    }

    /** A fork begins an outage; cores in use go as their tasks end. */
    void takeAway(long now, Outage outage, int fork) {
        int cluster = outage.cluster();
        withdrawal.taken(now, cluster, outage.cores(), cores[cluster].takeAway(outage.cores()), fork, outage.until());
    }

    /** Brings back cores at the end of an outage. */
    void repair(long now, Outage outage, int fork, boolean told) {
        int cluster = outage.cluster();
        withdrawal.back(now, cluster, outage.cores(), cores[cluster].add(outage.cores()), fork, told);
    }

    /** Whether a task has run before and was suspended. */
    public boolean wasSuspended(int task) {
        return left.wasSuspended(task);
    }

    /** Whether a task runs or has run to its end. */
    public boolean hasStarted(int task) {
        return runsOn[task] > 0;
    }
}
