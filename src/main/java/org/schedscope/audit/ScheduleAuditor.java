package org.schedscope.audit;

import java.util.List;
import org.schedscope.event.EventField;
import org.schedscope.event.EventKind;
import org.schedscope.event.EventSink;
import org.schedscope.event.LeaveReason;
import org.schedscope.event.ScheduleEvent;
import org.schedscope.model.Cluster;
import org.schedscope.model.Platform;
import org.schedscope.model.graph.CriticalPaths;
import org.schedscope.model.graph.WorkloadIndex;

/**
 * Checks the events of a run, from any source, against the rules of the model. Work per event does not grow with the run; {@link #finish()}
 * returns the result.
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

    /** Creates an auditor of schedulers that place tasks on arrival and never suspend one. */
    public ScheduleAuditor(WorkloadIndex index, Platform platform) {
        this(index, platform, SchedulerCapabilities.HIERARCHICAL);
    }

    /** Creates an auditor of schedulers with the given capabilities. */
    public ScheduleAuditor(WorkloadIndex index, Platform platform, SchedulerCapabilities manner) {
        this(index, platform, manner, platform.clusters().stream().map(Cluster::cores).toList(),
                new CriticalPaths(index, platform, CriticalPaths.Basis.TRUE), List.of());
    }

    /**
     * Creates an auditor of runs that have forks.
     *
     * @param platform every cluster with the most cores it ever has
     * @param begun number of cores of each cluster at the start
     * @param paths true critical paths of the jobs at the start
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

    /** Violations found so far, in order of events. */
    public List<Violation> violations() {
        return findings.all();
    }

    /** Checks what is missing at the end of the events, and returns all violations. */
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

    @Override
    public void on(ScheduleEvent event) {
        long at = event.tick();
        findings.nextEvent(at);
        if (event.kind() == EventKind.JOB_FINISHED) {
            jobs.beforeAnyEventBut(event.get(EventField.JOB));
        } else {
            jobs.beforeAnyEvent();
        }
        rules(at, event).run();
    }

    /** The checks of an event. */
    private Runnable rules(long at, ScheduleEvent event) {
        return switch (event.kind()) {
            case JOB_ARRIVED -> () -> jobArrived(at, event.get(EventField.JOB));
            case TASK_PLACED -> () -> taskPlaced(at, event.get(EventField.TASK), event.get(EventField.CLUSTER));
            case TRANSFER_STARTED -> () -> transferStarted(at, event);
            case TRANSFER_FINISHED -> () -> transferFinished(at, event);
            case TASK_READY -> () -> taskReady(at, event.get(EventField.TASK), event.get(EventField.QUEUE));
            case TASK_STARTED -> () -> taskStarted(at, event.get(EventField.TASK), event.get(EventField.CLUSTER), event);
            case TASK_PREEMPTED -> () -> taskPreempted(at, event.get(EventField.TASK), event.get(EventField.CLUSTER),
                    event.get(EventField.NEXT_QUEUE));
            case TASK_FINISHED -> () -> taskFinished(at, event.get(EventField.TASK), event.get(EventField.CLUSTER));
            case TASK_KILLED -> () -> taskKilled(at, event.get(EventField.TASK), event.get(EventField.CLUSTER));
            case JOB_FINISHED -> () -> jobFinished(at, event.get(EventField.JOB));
            case JOB_STARVED -> () -> jobStarved(at, event.get(EventField.JOB));
            case JOB_KILLED -> () -> jobKilled(at, event.get(EventField.JOB), event.get(EventField.REASON) == LeaveReason.LIMIT.ordinal());
            case JOB_REFUSED -> () -> jobRefused(at, event.get(EventField.JOB));
            case JOB_REMOVED -> () -> jobRemoved(at, event.get(EventField.JOB));
            case FORKED -> () -> forked(at, event.get(EventField.FORK));
            case CORES_GONE -> () -> coresGone(at, event.get(EventField.CLUSTER), event);
            case CORES_BACK -> () -> coresBack(at, event.get(EventField.CLUSTER), event);
            case RESERVATION_MADE -> () -> reservationMade(at, event.get(EventField.TASK), event.get(EventField.CLUSTER), event);
            case SCHEDULING_PASS -> () -> schedulingPass(at, event.get(EventField.QUEUE), event.get(EventField.QUEUE_LENGTH));
        };
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

    private void jobArrived(long at, int job) {
        order.event(at, TickOrder.Step.ARRIVALS, job);
        if (isJob(job)) {
            jobs.arrive(at, job);
        }
    }

    private void taskPlaced(long at, int task, int cluster) {
        order.eventFrom(at, TickOrder.Step.ARRIVALS);
        findings.check(manner.placesOnArrival(), AuditRule.PLACED_WHEN, "a task is placed by a scheduler that places none on arrival");
        if (isTask(task) && isCluster(cluster)) {
            tasks.place(task, cluster);
        }
    }

    private void transferStarted(long at, ScheduleEvent event) {
        if (manner.plansData() || order.wasForkedAt(at)) {
            order.eventFrom(at, TickOrder.Step.FINISHES);
        } else {
            order.event(at, TickOrder.Step.FINISHES);
        }
        if (isTask(event.get(EventField.PARENT)) && isTask(event.get(EventField.TASK)) && isCluster(event.get(EventField.FROM))
                && isCluster(event.get(EventField.TO))) {
            transfers.start(event, tasks);
        }
    }

    private void transferFinished(long at, ScheduleEvent event) {
        order.event(at, TickOrder.Step.TRANSFERS);
        transfers.finish(event);
    }

    private void taskReady(long at, int task, int queue) {
        order.event(at, TickOrder.Step.READY, task);
        if (isTask(task) && isQueue(queue)) {
            tasks.ready(at, task, queue);
        }
    }

    private void taskStarted(long at, int task, int cluster, ScheduleEvent event) {
        order.event(at, TickOrder.Step.PASSES);
        if (isTask(task) && isCluster(cluster)) {
            checkQueueLength(manner.placesOnArrival() ? cluster : clusterCount, event.get(EventField.QUEUE_LENGTH));
            tasks.start(at, task, cluster, event.cores());
            jobs.start(at, index.jobOf(task));
            cores.take(at, task, cluster, event.cores());
        }
    }

    private void checkQueueLength(int queue, int told) {
        int queued = tasks.queued(queue);
        findings.check(told == queued, AuditRule.QUEUE_LENGTH, "the stated length of the queue is %d, but %d tasks wait", told, queued);
    }

    private void taskPreempted(long at, int task, int cluster, int queue) {
        order.event(at, TickOrder.Step.PASSES);
        if (isTask(task) && isCluster(cluster) && isQueue(queue) && tasks.preempt(at, task, cluster, queue)) {
            cores.suspend(task, cluster);
        }
    }

    private void taskFinished(long at, int task, int cluster) {
        order.event(at, TickOrder.Step.FINISHES, task);
        if (isTask(task) && isCluster(cluster)) {
            int ranOn = tasks.clusterOf(task);
            if (tasks.finish(at, task, cluster)) {
                cores.giveBack(task, ranOn);
                jobs.taskDone(index.jobOf(task));
            }
        }
    }

    private void taskKilled(long at, int task, int cluster) {
        order.event(at, TickOrder.Step.FINISHES, task);
        if (isTask(task) && isCluster(cluster)) {
            int ranOn = tasks.clusterOf(task);
            if (tasks.kill(at, task, cluster)) {
                cores.giveBack(task, ranOn);
            }
        }
    }

    private void jobKilled(long at, int job, boolean atLimit) {
        order.eventFrom(at, TickOrder.Step.FINISHES);
        if (isJob(job)) {
            jobs.kill(at, job, atLimit, atLimit && tasks.anyKilledAt(job, at));
            tasks.starve(job);
        }
    }

    private void jobFinished(long at, int job) {
        order.event(at, TickOrder.Step.FINISHES);
        if (isJob(job)) {
            jobs.finish(at, job);
        }
    }

    private void jobStarved(long at, int job) {
        order.event(at, TickOrder.Step.STARVATIONS);
        if (isJob(job)) {
            jobs.starve(at, job, order.wasForkedAt(at));
            tasks.starve(job);
        }
    }

    private void jobRefused(long at, int job) {
        order.event(at, TickOrder.Step.ARRIVALS);
        if (isJob(job)) {
            jobs.refuse(at, job);
        }
    }

    private void jobRemoved(long at, int job) {
        findings.check(order.wasForkedAt(at), AuditRule.FORK, "job number %d is taken out without a fork", job);
        if (isJob(job)) {
            findings.check(!tasks.anyHasStarted(job), AuditRule.FORK, "job %s is taken out although it has started", index.job(job).id());
            jobs.remove(at, job);
        }
    }

    private void forked(long at, int fork) {
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

    private void coresGone(long at, int cluster, ScheduleEvent event) {
        order.eventFrom(at, TickOrder.Step.FINISHES);
        isForkSoFar(event.get(EventField.FORK));
        if (isCluster(cluster)) {
            cores.gone(at, cluster, event.cores());
        }
    }

    private void coresBack(long at, int cluster, ScheduleEvent event) {
        if (order.wasForkedAt(at) || event.get(EventField.FORK) < 0) {
            order.eventFrom(at, TickOrder.Step.REPAIRS);
        } else {
            order.event(at, TickOrder.Step.REPAIRS);
        }
        isForkSoFar(event.get(EventField.FORK));
        if (isCluster(cluster)) {
            cores.back(cluster, event.cores());
        }
    }

    private void isForkSoFar(int fork) {
        findings.check(-1 <= fork && fork < forksDone, AuditRule.FORK, "cores come or go with fork %d of %d so far", fork, forksDone);
    }

    private void reservationMade(long at, int task, int cluster, ScheduleEvent event) {
        order.event(at, TickOrder.Step.PASSES);
        if (isTask(task) && isCluster(cluster)) {
            tasks.reserve(at, task, cluster, event.number(EventField.START), event.number(EventField.END));
        }
    }

    private void schedulingPass(long at, int queue, int queueLength) {
        order.event(at, TickOrder.Step.PASSES, queue);
        if (isQueue(queue)) {
            checkQueueLength(queue, queueLength);
            findings.check(queueLength > 0, AuditRule.QUEUE_LENGTH, "a pass begins over an empty queue");
        }
    }
}
