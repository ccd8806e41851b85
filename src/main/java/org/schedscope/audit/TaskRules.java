package org.schedscope.audit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.schedscope.event.CoreRanges;
import org.schedscope.model.Cluster;
import org.schedscope.model.Dependency;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.model.number.BigRatio;
import org.schedscope.model.number.Ratio;

/** Rules about tasks: the progress of each task. */
final class TaskRules {
    private enum State {
        WAITING, READY, RUNNING, DONE, KILLED
    }

    private static final int NOWHERE = -1;

    private final WorkloadIndex index;
    private final RuleFindings findings;
    private final JobRules jobs;
    private final TransferRules transfers;
    private SchedulerCapabilities manner;
    /** Clusters with the most cores they ever have: a task that runs on a cluster that has become too small for it goes on. */
    private final List<Cluster> largest;
    private List<Cluster> clusters;
    private final State[] state;
    private final int[] cluster;
    private final long[] start;
    private final long[] finish;
    /** Work left of suspended tasks; null: all. */
    private final BigRatio[] left;
    private final CoreSwitchRules switches;
    private final int[] queued;
    private final boolean[] waitedAtFork;
    private final long[] dataSince;
    private long forkTick = -1;

    TaskRules(WorkloadIndex index, Platform platform, RuleFindings findings, JobRules jobs, TransferRules transfers,
            SchedulerCapabilities manner) {
        this.index = index;
        this.findings = findings;
        this.jobs = jobs;
        this.transfers = transfers;
        this.manner = manner;
        largest = platform.clusters();
        clusters = largest;
        state = new State[index.taskCount()];
        Arrays.fill(state, State.WAITING);
        cluster = new int[state.length];
        Arrays.fill(cluster, NOWHERE);
        start = new long[state.length];
        finish = new long[state.length];
        left = new BigRatio[state.length];
        switches = new CoreSwitchRules(platform, state.length);
        queued = new int[clusters.size() + 1];
        waitedAtFork = new boolean[state.length];
        dataSince = new long[state.length];
    }

    /** Applies a fork: waiting tasks lose their cluster and their queue. */
    void fork(long at, AuditedFork now) {
        forkTick = at;
        boolean wasOnItsWay = manner.plansData();
        manner = now.manner();
        List<Cluster> resized = new ArrayList<>();
        for (int c = 0; c < clusters.size(); c++) {
            resized.add(clusters.get(c).withCores(now.cores().get(c)));
        }
        clusters = resized;
        Arrays.fill(queued, 0);
        for (int task = 0; task < state.length; task++) {
            if (state[task] == State.READY || state[task] == State.WAITING) {
                state[task] = State.WAITING;
                cluster[task] = NOWHERE;
                waitedAtFork[task] = true;
                dataSince[task] = wasOnItsWay ? dataSince[task] : at;
            }
        }
    }

    /** Earliest start of a transfer that has no start event, for a task; the tick of the last fork at which it waited. */
    long dataSince(int task) {
        return dataSince[task];
    }

    boolean waitedAtFork(int task) {
        return waitedAtFork[task];
    }

    boolean anyHasStarted(int job) {
        for (int task = index.firstTask(job); task < index.firstTask(job + 1); task++) {
            if (state[task] == State.RUNNING || state[task] == State.DONE || state[task] == State.KILLED || left[task] != null) {
                return true;
            }
        }
        return false;
    }

    int clusterOf(int task) {
        return cluster[task];
    }

    boolean finishedAt(int task, long tick) {
        return state[task] == State.DONE && finish[task] == tick;
    }

    /** Finish of a task; the end of time if it has not finished. */
    long finished(int task) {
        return state[task] == State.DONE ? finish[task] : Long.MAX_VALUE;
    }

    int queued(int queue) {
        return queued[queue];
    }

    private Object label(int task) {
        return new Labels.TaskLabel(index, task);
    }

    private String clusterName(int where) {
        return where == NOWHERE ? "no cluster" : clusters.get(where).id();
    }

    void place(int task, int where) {
        findings.check(jobs.hasArrived(index.jobOf(task)), AuditRule.PLACED_WHEN, "%s is placed before its job arrives", label(task));
        findings.check(state[task] == State.WAITING, AuditRule.PLACED_WHEN, "%s is placed after it was ready", label(task));
        findings.check(fits(task, where), AuditRule.PLACED_WHERE, "%s is placed on %s, which cannot hold it",
                label(task), clusterName(where));
        findings.check(cluster[task] == NOWHERE, AuditRule.MOVED, "%s is placed on %s, but was placed on %s", label(task),
                clusterName(where), clusterName(cluster[task]));
        cluster[task] = where;
    }

    boolean fits(int task, int where) {
        return index.task(task).fits(clusters.get(where));
    }

    /** The queue in which a task waits. */
    private int queueOf(int task) {
        return manner.placesOnArrival() ? cluster[task] : clusters.size();
    }

    void ready(long at, int task, int queue) {
        findings.check(state[task] == State.WAITING, AuditRule.READY_WHEN, "%s is ready again", label(task));
        findings.check(!jobs.hasStarved(index.jobOf(task)), AuditRule.READY_WHEN, "%s is ready although its job has starved", label(task));
        long due = manner.placesOnArrival() ? readyAt(task, queue) : manner.plansData() ? parentsDone(task) : readyAnywhere(task);
        if (waitedAtFork[task] && jobs.hasArrived(index.jobOf(task))) {
            due = Math.max(due, forkTick);
        }
        findings.check(at == due, AuditRule.READY_WHEN, due == Long.MAX_VALUE ? "%s is ready at %d, before its parents have finished"
                : "%s is ready at %d; its inputs are complete at %d", label(task), at, due);
        if (state[task] == State.WAITING) {
            state[task] = State.READY;
            queued[queue]++;
        }
    }

    /** The tick at which a task must become ready on the cluster whose queue it enters. The task then belongs to that cluster. */
    private long readyAt(int task, int where) {
        findings.check(cluster[task] != NOWHERE, AuditRule.PLACED_WHEN, "%s is ready, but was never placed", label(task));
        findings.check(cluster[task] == where || cluster[task] == NOWHERE, AuditRule.MOVED, "%s is ready on %s, but was placed on %s",
                label(task), clusterName(where), clusterName(cluster[task]));
        if (state[task] == State.WAITING) {
            cluster[task] = where;
        }
        return inputsComplete(task, where, true);
    }

    /** Finish of the last parent of a task; the end of time as long as a parent has not finished. */
    private long parentsDone(int task) {
        int job = index.jobOf(task);
        long due = jobs.hasArrived(job) ? jobs.released(job) : Long.MAX_VALUE;
        for (Dependency edge : index.task(task).parents()) {
            int parent = index.firstTask(job) + edge.parent();
            due = Math.max(due, state[parent] == State.DONE ? finish[parent] : Long.MAX_VALUE);
        }
        return due;
    }

    /** The tick at which the inputs of a task are complete on one of the clusters that can run it. */
    private long readyAnywhere(int task) {
        long due = Long.MAX_VALUE;
        for (int where = 0; where < clusters.size(); where++) {
            if (fits(task, where)) {
                due = Math.min(due, inputsComplete(task, where, true));
            }
        }
        return due;
    }

    /** The tick from which all inputs of a task are on a cluster; the end of time as long as it is not determined. */
    private long inputsComplete(int task, int where, boolean checkTold) {
        int job = index.jobOf(task);
        if (!jobs.hasArrived(job)) {
            return Long.MAX_VALUE;
        }
        long complete = jobs.released(job);
        for (Dependency edge : index.task(task).parents()) {
            int parent = index.firstTask(job) + edge.parent();
            if (state[parent] != State.DONE) {
                return Long.MAX_VALUE;
            }
            long delay = transfers.delay(parent, edge, cluster[parent], where);
            if (waitedAtFork[task] && finish[parent] <= forkTick) {
                complete = Math.max(complete, transfers.sentBefore(parent, task, where, Math.max(finish[parent], dataSince[task]), delay));
                continue;
            }
            if (checkTold) {
                transfers.checkTold(parent, task, where, delay);
            }
            complete = Math.max(complete, finish[parent] + delay);
        }
        return complete;
    }

    void start(long at, int task, int where, CoreRanges taken) {
        switches.start(task, where, taken, manner.switchTicks());
        findings.check(state[task] == State.READY, AuditRule.START_STATE, "%s starts, but it %s", label(task),
                state[task] == State.WAITING ? "was not reported ready" : state[task] == State.RUNNING ? "runs already" : "is done");
        findings.check(!jobs.hasStarved(index.jobOf(task)), AuditRule.START_STATE, "%s starts although its job has starved", label(task));
        boolean mayMove = !manner.placesOnArrival() || manner.preempts() && left[task] != null;
        findings.check(mayMove || cluster[task] == where, AuditRule.MOVED, "%s starts on %s, but waited on %s", label(task),
                clusterName(where), clusterName(cluster[task]));
        findings.check(fits(task, where), AuditRule.PLACED_WHERE, "%s starts on %s, which cannot hold it", label(task),
                clusterName(where));
        findings.check(inputsComplete(task, where, false) <= at, AuditRule.START_BEFORE_INPUT,
                "%s starts at %d, before its inputs are on %s", label(task), at, clusterName(where));
        if (state[task] == State.READY) {
            queued[queueOf(task)]--;
        }
        state[task] = State.RUNNING;
        cluster[task] = where;
        start[task] = at;
    }

    /** Suspends a task, and returns whether it ran and so has cores to free. */
    boolean preempt(long at, int task, int where, int queue) {
        findings.check(manner.preempts(), AuditRule.PREEMPTION, "%s is suspended by a scheduler that does not preempt", label(task));
        if (!findings.check(state[task] == State.RUNNING && cluster[task] == where, AuditRule.PREEMPTION,
                "%s is suspended on %s, where it does not run", label(task), clusterName(where))) {
            return false;
        }
        BigRatio done = BigRatio.of(new Ratio(switches.suspend(task, at - start[task]), durationOn(task, where)));
        left[task] = (left[task] == null ? BigRatio.of(1) : left[task]).minus(done);
        findings.check(left[task].signum() > 0, AuditRule.DURATION, "%s is suspended when it should have finished", label(task));
        state[task] = State.READY;
        findings.check(queue == queueOf(task), AuditRule.PREEMPTION, "%s waits in queue %d after it was suspended, not in %d", label(task),
                queue, queueOf(task));
        queued[queueOf(task)]++;
        return true;
    }

    /** Finishes a task, and returns whether it ran and so has cores to free. */
    boolean finish(long at, int task, int where) {
        if (!findings.check(state[task] == State.RUNNING, AuditRule.FINISH_STATE, "%s finishes, but it does not run", label(task))) {
            return false;
        }
        findings.check(cluster[task] == where, AuditRule.FINISH_STATE, "%s finishes on %s, but runs on %s", label(task), clusterName(where),
                clusterName(cluster[task]));
        long due = start[task] + switches.ticks(task) + remaining(task);
        findings.check(at == due, AuditRule.DURATION, "%s finishes at %d; started at %d it must finish at %d", label(task), at, start[task],
                due);
        state[task] = State.DONE;
        finish[task] = at;
        return true;
    }

    /** Ends a task at its limit, and returns whether it ran and so has cores to free. */
    boolean kill(long at, int task, int where) {
        if (!findings.check(state[task] == State.RUNNING && cluster[task] == where, AuditRule.LIMIT,
                "%s is ended on %s, where it does not run",
                label(task), clusterName(where))) {
            return false;
        }
        long ran = at - start[task];
        findings.check(ran < remaining(task), AuditRule.LIMIT, "%s is ended at %d although it is done", label(task), at);
        findings.check(left[task] != null || ran >= index.task(task).estimatedDurationOn(largest.get(where)), AuditRule.LIMIT,
                "%s is ended at %d before it has run its estimate", label(task), at);
        state[task] = State.KILLED;
        finish[task] = at;
        return true;
    }

    boolean anyKilledAt(int job, long at) {
        for (int task = index.firstTask(job); task < index.firstTask(job + 1); task++) {
            if (state[task] == State.KILLED && finish[task] == at) {
                return true;
            }
        }
        return false;
    }

    private long remaining(int task) {
        long whole = durationOn(task, cluster[task]);
        return left[task] == null ? whole : left[task].times(BigRatio.of(whole)).ceilOrMost();
    }

    /** True duration of a task on a cluster. A cluster that is too small is reported elsewhere; the plain execution time serves for it. */
    private long durationOn(int number, int where) {
        Task task = index.task(number);
        return task.fits(largest.get(where)) ? task.durationOn(largest.get(where)) : largest.get(where).durationOf(task.exec());
    }

    void reserve(long at, int task, int where, long from, long until) {
        boolean waits = state[task] == State.READY
                || manner.plansData() && state[task] == State.WAITING && jobs.hasArrived(index.jobOf(task));
        findings.check(waits && fits(task, where) && from >= at && until > from,
                AuditRule.RESERVATION, "%s cannot have a reservation on %s during %d to %d", label(task), clusterName(where), from, until);
    }

    /** Removes the queued tasks of a starved job. */
    void starve(int job) {
        for (int task = index.firstTask(job); task < index.firstTask(job + 1); task++) {
            if (state[task] == State.READY) {
                queued[queueOf(task)]--;
                state[task] = State.WAITING;
            }
        }
    }

    void end() {
        for (int task = 0; task < state.length; task++) {
            int job = index.jobOf(task);
            boolean left = (jobs.hasStarved(job) || jobs.wasRemoved(job)) && state[task] != State.RUNNING;
            findings.check(state[task] == State.DONE || left, AuditRule.UNFINISHED, "%s has %s", label(task),
                    state[task] == State.RUNNING ? "not finished" : "never run");
        }
    }
}
