package org.schedscope.scheduler.timesharing;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Locale;
import org.schedscope.engine.DataFlow;
import org.schedscope.engine.Scheduler;
import org.schedscope.engine.SchedulingContext;
import org.schedscope.engine.TakeoverState;
import org.schedscope.engine.core.RemainingWork;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.model.ModelException;
import org.schedscope.model.Task;
import org.schedscope.model.graph.Eligibility;
import org.schedscope.model.graph.UnplaceableTaskException;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.scheduler.list.Routing;
import org.schedscope.text.Message;

/** A run queue on every cluster, whose tasks share its cores by a policy. */
public final class TimeSharingScheduler implements Scheduler {
    private final SchedulingContext context;
    private final SimulationInput input;
    private final Routing routing;
    /** Remaining work by estimates. */
    private RemainingWork left;
    /** Tasks that have run. */
    private final BitSet begun;
    private final BitSet starved;
    private final Lottery.Draws draws;
    private final RunQueue[] queues;
    /** By job, tasks that have not finished. */
    private final int[] unfinished;
    private long wake = Long.MAX_VALUE;

    /** @param policy name of the policy */
    public TimeSharingScheduler(SchedulingContext context, String policy, long seed, SharingRules rules, Routing routing) {
        this.context = context;
        this.routing = routing;
        input = context.input();
        if (input.platform().rules().limitUse()) {
            throw new ModelException(Message.of("model", "limit.refused", "time-sharing", input.platform().name()));
        }
        left = new RemainingWork(input.index().taskCount());
        begun = new BitSet();
        starved = new BitSet();
        draws = new Lottery.Draws(rules.draws(), seed);
        unfinished = new int[input.index().jobCount()];
        Arrays.setAll(unfinished, input.index()::taskCountOf);
        BitSet devices = input.platform().devices();
        queues = new RunQueue[input.clusterCount()];
        Arrays.setAll(queues, cluster -> devices.get(cluster)
                ? new RunQueue(context, cluster, rules.ofDevices(), this, queue -> new KeyDiscipline(queue, KeyDiscipline.Rule.FCFS, 1))
                : new RunQueue(context, cluster, rules, this, queue -> discipline(policy, queue, rules)));
    }

    private TimeSharingScheduler(TimeSharingScheduler other, SchedulingContext context) {
        this.context = context;
        input = other.input;
        routing = other.routing.copy(context);
        left = other.left.copy();
        begun = (BitSet) other.begun.clone();
        starved = (BitSet) other.starved.clone();
        draws = other.draws.copy();
        unfinished = other.unfinished.clone();
        wake = other.wake;
        queues = new RunQueue[other.queues.length];
        Arrays.setAll(queues, cluster -> other.queues[cluster].copy(context, this));
    }

    private Discipline discipline(String policy, RunQueue queue, SharingRules rules) {
        return switch (policy) {
            case "priority", "priority-preemptive" -> new PriorityDiscipline(queue, !policy.equals("priority"), rules,
                    new long[input.index().taskCount()]);
            case "lottery" -> new Lottery(queue, rules.quantum(), draws);
            case "stride" -> new Stride(queue, rules.quantum(), input.index().jobCount());
            case "mlfq" -> new FeedbackQueues(queue, rules, input.index().jobCount());
            default -> new KeyDiscipline(queue, KeyDiscipline.Rule.valueOf(policy.toUpperCase(Locale.ROOT)), rules.quantum());
        };
    }

    /**
     * Clusters for each task: devices only for tasks of their kind.
     *
     * @throws UnplaceableTaskException for the first task of several cores, or of any kind that only devices can hold
     */
    public static Eligibility eligibility(SimulationInput input) {
        WorkloadIndex index = input.index();
        BitSet devices = input.platform().devices();
        for (int task = 0; task < index.taskCount(); task++) {
            boolean nowhere = index.columns().kind(task).equals(Task.ANY_KIND)
                    && Arrays.stream(input.eligibility().clusters(task)).allMatch(devices::get);
            if (nowhere || input.cores(task) > 1) {
                int job = index.jobOf(task);
                throw new UnplaceableTaskException(Message.of("choices", nowhere ? "sharing.device" : "sharing.cores", index.taskId(task),
                        index.jobId(job), input.cores(task)), job, index.positionOf(task));
            }
        }
        return devices.isEmpty() ? input.eligibility() : input.eligibility().sparing(devices);
    }

    @Override
    public Scheduler copy(SchedulingContext newContext) {
        return new TimeSharingScheduler(this, newContext);
    }

    @Override
    public void takeOver(TakeoverState past) {
        TimeSharingScheduler before = (TimeSharingScheduler) past.before();
        left = before.left.copy();
        begun.or(before.begun);
        starved.or(before.starved);
        draws.after(before.draws);
        past.forEachRunning((task, cluster, since) -> queues[cluster].takeOver(task, since));
        for (int job : past.jobs()) {
            for (int task = input.index().firstTask(job); task < input.index().firstTask(job + 1); task++) {
                unfinished[job] -= past.hasFinished(task) ? 1 : 0;
            }
        }
        for (int cluster = 0; cluster < queues.length; cluster++) {
            queues[cluster].takeOver(before.queues[cluster]);
        }
        routing.takeOver(past);
        for (int job : past.jobs()) {
            for (int task = input.index().firstTask(job); task < input.index().firstTask(job + 1); task++) {
                if (past.isWaiting(task) && begun.get(task)) {
                    routing.gone(task, context.placedOn(task));
                }
            }
        }
    }

    @Override
    public DataFlow dataFlow() {
        return DataFlow.TO_PLACED_CLUSTER;
    }

    @Override
    public void jobArrived(int job) {
        routing.route(job);
    }

    @Override
    public int queueOf(int task) {
        return context.placedOn(task);
    }

    @Override
    public void taskReady(int task) {
        queues[context.placedOn(task)].ready(task);
    }

    @Override
    public void taskFinished(int task, int cluster) {
        unfinished[input.index().jobOf(task)]--;
        queues[cluster].finished(task);
    }

    @Override
    public void jobStarved(int job) {
        starved.set(job);
        for (RunQueue queue : queues) {
            queue.starved(job);
        }
        for (int task = input.index().firstTask(job); task < input.index().firstTask(job + 1); task++) {
            if (!begun.get(task)) {
                routing.gone(task, context.placedOn(task));
            }
        }
    }

    @Override
    public void pass() {
        wake = Long.MAX_VALUE;
        for (RunQueue queue : queues) {
            wake = Math.min(wake, queue.pass());
        }
    }

    @Override
    public long nextWake(long sure) {
        return wake;
    }

    /** Whether a job has tasks that have not finished. */
    boolean goesOn(int job) {
        return unfinished[job] > 0;
    }

    boolean hasStarved(int job) {
        return starved.get(job);
    }

    /** A task starts or resumes. */
    void starts(int task, int cluster) {
        if (!begun.get(task)) {
            begun.set(task);
            routing.gone(task, cluster);
        }
    }

    RemainingWork left() {
        return left;
    }

    Lottery.Draws draws() {
        return draws;
    }
}
