package org.schedscope.scheduler.fourphase.reserve;

import org.schedscope.engine.Outage;
import org.schedscope.engine.SchedulingContext;
import org.schedscope.engine.TakeoverState;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.engine.profile.ClusterProfiles;
import org.schedscope.engine.profile.EstimatedEnds;

/**
 * Running and committed tasks with cluster, start and end by estimates. A commitment keeps its cluster; its start moves when estimates turn
 * out wrong.
 */
public final class ReservationTable {
    public static final int NONE = -1;

    /** Receives commitments with another start than they had. */
    public interface MoveListener {
        void moved(int task, long from, long to);
    }

    private static final byte OPEN = 0;
    private static final byte COMMITTED = 1;
    private static final byte RUNNING = 2;
    private static final byte DONE = 3;

    private final SchedulingContext context;
    private final SimulationInput input;
    private final ClusterProfiles profiles;
    private final EarliestTimes earliest;
    private final Durations durations;
    private final EstimatedEnds ends;
    private final byte[] state;
    private final int[] cluster;
    private final long[] start;
    private final long[] end;
    private final Commitments commitments;
    private final RunningTasks running;
    /** Whether something went otherwise than estimated, so that commitments may move. */
    private boolean disturbed;
    private long changes;

    public ReservationTable(SchedulingContext context) {
        this.context = context;
        input = context.input();
        profiles = new ClusterProfiles(input);
        int tasks = input.index().taskCount();
        durations = new Durations(input);
        ends = new EstimatedEnds();
        state = new byte[tasks];
        cluster = new int[tasks];
        start = new long[tasks];
        end = new long[tasks];
        commitments = new Commitments(start);
        running = new RunningTasks(input.index());
        earliest = new EarliestTimes(context, this);
    }

    private ReservationTable(ReservationTable other, SchedulingContext context) {
        this.context = context;
        input = other.input;
        profiles = new ClusterProfiles(input);
        profiles.copyFrom(other.profiles);
        durations = other.durations.copy();
        ends = other.ends.copy();
        state = other.state.clone();
        cluster = other.cluster.clone();
        start = other.start.clone();
        end = other.end.clone();
        commitments = other.commitments.copy(start);
        running = other.running.copy();
        disturbed = other.disturbed;
        earliest = new EarliestTimes(context, this);
    }

    public ReservationTable copy(SchedulingContext newContext) {
        return new ReservationTable(this, newContext);
    }

    /** Moves on to the present tick. */
    public void catchUp() {
        profiles.advanceTo(context.now());
    }

    public ClusterProfiles profiles() {
        return profiles;
    }

    public RunningTasks running() {
        return running;
    }

    public boolean isDone(int task) {
        return state[task] == DONE;
    }

    public boolean isCommitted(int task) {
        return state[task] == COMMITTED;
    }

    public boolean isRunning(int task) {
        return state[task] == RUNNING;
    }

    /** Whether it is known where a task runs and when it ends, or will. */
    public boolean isPlanned(int task) {
        return state[task] == RUNNING || state[task] == COMMITTED;
    }

    /** Cluster of a task that is planned or done. */
    public int cluster(int task) {
        return cluster[task];
    }

    /** Start of a commitment, or of the present piece of a running task. */
    public long start(int task) {
        return start[task];
    }

    /** When a planned task ends: later than now. */
    public long end(int task) {
        return Math.max(end[task], context.now() + 1);
    }

    /** Ticks that what is left of a task takes on a cluster. */
    public long duration(int task, int where) {
        return durations.of(task, where);
    }

    /** When tasks could start and finish beside what is reserved. */
    public EarliestTimes earliest() {
        return earliest;
    }

    /** Commits a task to a cluster from a tick on; there must be room. */
    public void commit(int task, int where, long from) {
        state[task] = COMMITTED;
        cluster[task] = where;
        book(task, from);
        changes++;
        commitments.add(task);
        context.moveData(task, where);
    }

    private void book(int task, long from) {
        start[task] = from;
        end[task] = from + duration(task, cluster[task]);
        profiles.reserve(task, cluster[task], from, end[task]);
    }

    /** Counts what has changed in the profiles so far. */
    public long changes() {
        return changes;
    }

    /** In order of start, then of commitment. */
    public Commitments commitments() {
        return commitments;
    }

    /** Whether commitments may move at this tick. If all went as estimated, each is at its earliest fit already. */
    public boolean mustReplan() {
        return commitments.size() > 0 && (disturbed || isOverdue());
    }

    /** Whether something runs past its end, so that what is free changes from tick to tick. */
    public boolean isOverdue() {
        // Ends at or before now count as the next tick; seen from the tick before, as now.
        return ends.size() > 0 && ends.end(0, context.now() - 1) <= context.now();
    }

    /** Plans every commitment anew, in order of start, then of commitment, at its earliest fit on its cluster. */
    public void replan(MoveListener listener) {
        for (int i = 0; i < commitments.size(); i++) {
            int task = commitments.get(i);
            profiles.release(task, cluster[task], start[task], end[task]);
        }
        for (int i = 0; i < commitments.size(); i++) {
            int task = commitments.get(i);
            long before = start[task];
            book(task, profiles.earliest(task, cluster[task], earliest.expectedData(task, cluster[task]), duration(task, cluster[task])));
            if (start[task] != before) {
                changes++;
                listener.moved(task, before, start[task]);
            }
        }
        commitments.sort();
    }

    /** All commitments are at their earliest fit now. */
    public void settled() {
        disturbed = false;
    }

    /** The first commitment starts now. */
    public void begin() {
        int task = commitments.removeFirst();
        state[task] = RUNNING;
        ends.add(task, end[task]);
        running.add(task, start);
    }

    /** A running task has finished at the present tick; whether it was estimated to. */
    public boolean finish(int task) {
        boolean onTime = end[task] == context.now();
        // Its time may be as estimated on this cluster, rounded, and its output still not take the time that was expected.
        disturbed |= !onTime || !input.times().isMeanTold(task);
        stop(task);
        durations.forget(task);
        state[task] = DONE;
        return onTime;
    }

    private void stop(int task) {
        profiles.release(task, cluster[task], start[task], end[task]);
        changes++;
        ends.remove(task);
        running.remove(task);
    }

    /** Books running tasks and outages of a run that is taken over, and what is left of suspended tasks. */
    public void takeOver(TakeoverState past) {
        catchUp();
        long[] since = new long[state.length];
        past.replay(new TakeoverState.Listener() {
            @Override
            public void started(long tick, int task, int where) {
                since[task] = tick;
                cluster[task] = where;
            }

            @Override
            public void stopped(long tick, int task, int where) {
                if (past.hasFinished(task)) {
                    state[task] = DONE;
                } else {
                    durations.ran(task, tick - since[task], where);
                }
            }
        });
        past.forEachRunning((task, where, begun) -> {
            state[task] = RUNNING;
            start[task] = begun;
            end[task] = begun + duration(task, where);
            profiles.reserve(task, where, context.now(), end(task));
            ends.add(task, end[task]);
            running.add(task, start);
        });
        past.outages().forEach(outage -> profiles.outOfOrder(outage, context.now()));
        changes++;
    }

    /** An outage to come has become known: commitments may have to move. */
    public void announced(Outage outage) {
        catchUp();
        profiles.outOfOrder(outage, context.now());
        disturbed = true;
        changes++;
    }

    public void repaired(Outage outage) {
        catchUp();
        profiles.repaired(outage, context.now());
        changes++;
    }

    /** Whether a task has run and was suspended. */
    public boolean wasSuspended(int task) {
        return durations.wasSuspended(task);
    }

    /** Whether a task neither runs nor has finished nor is committed. */
    public boolean isOpen(int task) {
        return state[task] == OPEN;
    }

    /** A running task is suspended at the present tick. */
    public void suspend(int task) {
        disturbed = true;
        stop(task);
        durations.ran(task, context.now() - start[task], cluster[task]);
        state[task] = OPEN;
    }

    /** Lets others see what is free without a running task; to be undone by {@link #putBack}. */
    public void leaveOut(int task) {
        profiles.release(task, cluster[task], start[task], end[task]);
    }

    public void putBack(int task) {
        profiles.reserve(task, cluster[task], context.now(), end(task));
    }

    /** A commitment is dropped: its job has starved. */
    public void drop(int task) {
        commitments.remove(task);
        profiles.release(task, cluster[task], start[task], end[task]);
        changes++;
        state[task] = OPEN;
        disturbed = true;
    }
}
