package org.schedscope.scheduler.fourphase.order;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.schedscope.engine.SchedulingContext;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.model.graph.MeanRanks;
import org.schedscope.policy.WorkflowPolicy;

/** In the order of workflows' figures, where the policy has one, and of upward ranks: kept sorted, so that entering costs a search. */
public final class WorkflowQueue implements WaitingQueue {
    private final SimulationInput input;
    private final WorkflowPolicy policy;
    private final MeanRanks ranks;
    private final WorkflowRanking workflows;
    private final int[] waitingOf;
    private int jobs;
    private int[] tasks = new int[16];
    private int size;
    private boolean largestFirst;

    public WorkflowQueue(SimulationInput input, WorkflowPolicy policy, WorkflowRanking workflows) {
        this(input, policy, workflows, new int[input.index().jobCount()]);
        largestFirst = policy.largestRankFirst(0);
    }

    private WorkflowQueue(SimulationInput input, WorkflowPolicy policy, WorkflowRanking workflows, int[] waitingOf) {
        this.input = input;
        this.policy = policy;
        this.workflows = workflows;
        this.waitingOf = waitingOf;
        ranks = input.meanRanks();
    }

    @Override
    public WaitingQueue copy(SchedulingContext context, WorkflowRanking newWorkflows) {
        WorkflowQueue copy = new WorkflowQueue(input, policy, newWorkflows, waitingOf.clone());
        copy.jobs = jobs;
        copy.tasks = tasks.clone();
        copy.size = size;
        copy.largestFirst = largestFirst;
        return copy;
    }

    @Override
    public void add(int task) {
        if (waitingOf[input.index().jobOf(task)]++ == 0) {
            jobs++;
        }
        if (size == tasks.length) {
            tasks = Arrays.copyOf(tasks, size * 2);
        }
        int at = place(task);
        System.arraycopy(tasks, at, tasks, at + 1, size - at);
        tasks[at] = task;
        size++;
    }

    @Override
    public void remove(int task) {
        int at = place(task);
        size--;
        System.arraycopy(tasks, at + 1, tasks, at, size - at);
        if (--waitingOf[input.index().jobOf(task)] == 0) {
            jobs--;
        }
    }

    /** How many tasks come before one. */
    private int place(int task) {
        int low = 0;
        int high = size;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (compare(tasks[middle], task) < 0) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    private int compare(int a, int b) {
        int jobA = input.index().jobOf(a);
        int jobB = input.index().jobOf(b);
        int tiers = Integer.compare(input.tiers().placeOf(jobA), input.tiers().placeOf(jobB));
        if (tiers != 0) {
            return tiers;
        }
        if (policy.figure().isPresent() && jobA != jobB) {
            int order = Long.compare(workflows.figure(jobA), workflows.figure(jobB));
            return order != 0 ? order : Integer.compare(input.order().placeOf(jobA), input.order().placeOf(jobB));
        }
        int order = Integer.compare(ranks.level(a), ranks.level(b));
        return order != 0 ? largestFirst ? -order : order : Integer.compare(input.order().tieOrder(a), input.order().tieOrder(b));
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public int[] order() {
        if (policy.largestRankFirst(jobs) != largestFirst) {
            largestFirst = !largestFirst;
            sort();
        }
        return tasks;
    }

    @Override
    public void figuresChanged() {
        sort();
    }

    private void sort() {
        int[] sorted = IntStream.of(tasks).limit(size).boxed().sorted(this::compare).mapToInt(Integer::intValue).toArray();
        System.arraycopy(sorted, 0, tasks, 0, size);
    }

    @Override
    public String key(int task) {
        return (policy.figure().isPresent() ? workflows.exactFigure(input.index().jobOf(task)) : ranks.rank(task)).toString();
    }
}
