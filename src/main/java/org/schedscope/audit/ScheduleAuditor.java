package org.schedscope.audit;

import java.util.List;
import org.schedscope.event.CoreRanges;
import org.schedscope.event.EventSink;
import org.schedscope.event.PriorityKey;
import org.schedscope.model.Cluster;
import org.schedscope.model.Platform;
import org.schedscope.model.graph.CriticalPaths;
import org.schedscope.model.graph.WorkloadIndex;

/**
 * Checks a run event by event, against the rules of the model, whatever made it. Work per
 * event does not grow with the run; ask {@link #finish()} at the end.
 *
 * <p>Only the first thousand violations are kept.
 */
public final class ScheduleAuditor implements EventSink {
    private final WorkloadIndex index;
    private final int clusterCount;
    private SchedulerCapabilities manner;
    private final List<AuditedFork> forks;
    private final RuleFindings findings = new RuleFindings();
    private final TickOrder order = new TickOrder(findings);
    private final JobRules jobs;
    private final TransferRules transfers;
    private final TaskRules tasks;
    private final CoreRules cores;
    private int forksDone;
    private boolean ended;

    /** An auditor of schedulers that place tasks on arrival and never suspend one. */
    public ScheduleAuditor(WorkloadIndex index, Platform platform) {
        this(index, platform, SchedulerCapabilities.HIERARCHICAL);
    }

    /** An auditor of schedulers of some manner. */
    public ScheduleAuditor(WorkloadIndex index, Platform platform, SchedulerCapabilities manner) {
        this(index, platform, manner, platform.clusters().stream().map(Cluster::cores).toList(),
                new CriticalPaths(index, platform, CriticalPaths.Basis.TRUE), List.of());
    }

    /**
     * An auditor of runs that go on differently from some ticks on.
     *
     * @param platform every cluster with the most cores it ever has
     * @param begun cores of every cluster in the beginning
     * @param paths true critical paths of the jobs in the beginning
     */
    public ScheduleAuditor(WorkloadIndex index, Platform platform, SchedulerCapabilities manner, List<Integer> begun, CriticalPaths paths,
            List<AuditedFork> forks) {
        this.index = index;
        this.forks = List.copyOf(forks);
        this.manner = manner;
        clusterCount = platform.clusters().size();
        jobs = new JobRules(index, paths, findings);
        transfers = new TransferRules(index, platform, findings, manner);
        tasks = new TaskRules(index, platform, findings, jobs, transfers, manner);
        cores = new CoreRules(index, platform, List.copyOf(begun), findings);
    }

    /** What has been found so far, in order of events. */
    public List<Violation> violations() {
        return findings.all();
    }

    /** Says that no event follows, and returns all that was found. */
    public List<Violation> finish() {
        if (!ended) {
            ended = true;
            findings.atEnd();
            jobs.beforeAnyEvent();
            jobs.end();
            tasks.end();
            transfers.end();
        }
        return violations();
    }

    private void begin(long at) {
        findings.nextEvent(at);
        jobs.beforeAnyEvent();
    }

    private boolean isJob(int job) {
        return findings.check(0 <= job && job < index.jobCount(), AuditRule.UNKNOWN_SUBJECT, "unknown job number %d", job);
    }

    private boolean isTask(int task) {
        return findings.check(0 <= task && task < index.taskCount(), AuditRule.UNKNOWN_SUBJECT, "unknown task number %d", task);
    }

    private boolean isCluster(int cluster) {
        return findings.check(0 <= cluster && cluster < clusterCount, AuditRule.UNKNOWN_SUBJECT, "unknown cluster number %d", cluster);
    }

    private boolean isQueue(int queue) {
        return manner.placesOnArrival() ? isCluster(queue)
                : findings.check(queue == clusterCount, AuditRule.UNKNOWN_SUBJECT, "unknown queue number %d", queue);
    }

    @Override
    public void jobArrived(long at, int job) {
        begin(at);
        order.event(at, TickOrder.Step.ARRIVALS, job);
        if (isJob(job)) {
            jobs.arrive(at, job);
        }
    }

    @Override
    public void taskPlaced(long at, int task, int cluster) {
        begin(at);
        order.eventFrom(at, TickOrder.Step.ARRIVALS);
        findings.check(manner.placesOnArrival(), AuditRule.PLACED_WHEN, "a task is placed by a scheduler that places none on arrival");
        if (isTask(task) && isCluster(cluster)) {
            tasks.place(task, cluster);
        }
    }

    @Override
    public void transferStarted(long at, int transfer, int parent, int child, int from, int to, long arrivalTick) {
        begin(at);
        if (manner.plansData() || order.wasForkedAt(at)) {
            order.eventFrom(at, TickOrder.Step.FINISHES);
        } else {
            order.event(at, TickOrder.Step.FINISHES);
        }
        if (isTask(parent) && isTask(child) && isCluster(from) && isCluster(to)) {
            transfers.start(at, transfer, parent, child, from, to, arrivalTick, tasks);
        }
    }

    @Override
    public void transferFinished(long at, int transfer, int parent, int child, int from, int to) {
        begin(at);
        order.event(at, TickOrder.Step.TRANSFERS);
        transfers.finish(at, transfer, parent, child, from, to);
    }

    @Override
    public void taskReady(long at, int task, int queue) {
        begin(at);
        order.event(at, TickOrder.Step.READY, task);
        if (isTask(task) && isQueue(queue)) {
            tasks.ready(at, task, queue);
        }
    }

    @Override
    public void taskStarted(long at, int task, int cluster, CoreRanges coreRanges, PriorityKey key, int queueLength, boolean backfilled) {
        begin(at);
        order.event(at, TickOrder.Step.PASSES);
        if (isTask(task) && isCluster(cluster)) {
            checkQueueLength(manner.placesOnArrival() ? cluster : clusterCount, queueLength);
            tasks.start(at, task, cluster);
            cores.take(at, task, cluster, coreRanges);
        }
    }

    private void checkQueueLength(int queue, int told) {
        int queued = tasks.queued(queue);
        findings.check(told == queued, AuditRule.QUEUE_LENGTH, "the stated length of the queue is %d, but %d tasks wait", told, queued);
    }

    @Override
    public void taskPreempted(long at, int task, int cluster, int queue) {
        begin(at);
        order.event(at, TickOrder.Step.PASSES);
        if (isTask(task) && isCluster(cluster) && isQueue(queue) && tasks.preempt(at, task, cluster, queue)) {
            cores.giveBack(task, cluster);
        }
    }

    @Override
    public void taskFinished(long at, int task, int cluster) {
        begin(at);
        order.event(at, TickOrder.Step.FINISHES, task);
        if (isTask(task) && isCluster(cluster)) {
            int ranOn = tasks.clusterOf(task);
            if (tasks.finish(at, task, cluster)) {
                cores.giveBack(task, ranOn);
                jobs.taskDone(index.jobOf(task));
            }
        }
    }

    @Override
    public void jobFinished(long at, int job) {
        findings.nextEvent(at);
        jobs.beforeAnyEventBut(job);
        order.event(at, TickOrder.Step.FINISHES);
        if (isJob(job)) {
            jobs.finish(job);
        }
    }

    @Override
    public void jobStarved(long at, int job) {
        begin(at);
        order.event(at, TickOrder.Step.STARVATIONS);
        if (isJob(job)) {
            jobs.starve(at, job, order.wasForkedAt(at));
            tasks.starve(job);
        }
    }

    @Override
    public void jobRemoved(long at, int job) {
        begin(at);
        findings.check(order.wasForkedAt(at), AuditRule.FORK, "job number %d is taken out without a fork", job);
        if (isJob(job)) {
            findings.check(!tasks.anyHasStarted(job), AuditRule.FORK, "job %s is taken out although it has started", index.job(job).id());
            jobs.remove(job);
        }
    }

    @Override
    public void forked(long at, int fork) {
        begin(at);
        if (findings.check(fork == forksDone && fork < forks.size(), AuditRule.FORK, "this is fork %d, not %d of %d", fork, forksDone,
                forks.size())) {
            forksDone++;
            order.fork(at);
            AuditedFork now = forks.get(fork);
            transfers.fork(at, manner, now.manner());
            tasks.fork(at, now);
            cores.fork(now);
            jobs.fork(now.paths());
            manner = now.manner();
        }
    }

    @Override
    public void coresGone(long at, int cluster, CoreRanges coreRanges, int fork, long until) {
        begin(at);
        order.eventFrom(at, TickOrder.Step.FINISHES);
        isForkSoFar(fork);
        if (isCluster(cluster)) {
            cores.gone(at, cluster, coreRanges);
        }
    }

    @Override
    public void coresBack(long at, int cluster, CoreRanges coreRanges, int fork) {
        begin(at);
        if (order.wasForkedAt(at)) {
            order.eventFrom(at, TickOrder.Step.REPAIRS);
        } else {
            order.event(at, TickOrder.Step.REPAIRS);
        }
        isForkSoFar(fork);
        if (isCluster(cluster)) {
            cores.back(cluster, coreRanges);
        }
    }

    private void isForkSoFar(int fork) {
        findings.check(0 <= fork && fork < forksDone, AuditRule.FORK, "cores come or go with fork %d of %d so far", fork, forksDone);
    }

    @Override
    public void reservationMade(long at, int task, int cluster, long start, long end) {
        begin(at);
        order.event(at, TickOrder.Step.PASSES);
        if (isTask(task) && isCluster(cluster)) {
            tasks.reserve(at, task, cluster, start, end);
        }
    }

    @Override
    public void schedulingPass(long at, int queue, int queueLength) {
        begin(at);
        order.event(at, TickOrder.Step.PASSES, queue);
        if (isQueue(queue)) {
            checkQueueLength(queue, queueLength);
            findings.check(queueLength > 0, AuditRule.QUEUE_LENGTH, "a pass begins over an empty queue");
        }
    }
}
