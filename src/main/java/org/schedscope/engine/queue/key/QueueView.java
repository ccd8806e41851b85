package org.schedscope.engine.queue.key;

import java.util.Objects;
import java.util.Optional;
import org.schedscope.engine.collection.SplitMix;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.model.number.BigRatio;
import org.schedscope.policy.TaskView;
import org.schedscope.policy.UserView;
import org.schedscope.policy.ValueProjection;
import org.schedscope.policy.WorkflowView;

/** The view of a policy on the tasks in one queue. */
public class QueueView implements TaskView {
    /** Source of ready times. */
    public interface ReadyTicks {
        long readyTick(int task);
    }

    private final SimulationInput input;
    private final ReadyTicks readyTicks;
    private final long seed;
    private final int queue;
    private UserView users;
    private WorkflowView workflows;
    private long now;
    private long maxCriticalPath = 1;

    /**
     * @param seed seed of the run's draws
     * @param queue number of the queue, so that queues draw apart
     */
    public QueueView(SimulationInput input, ReadyTicks readyTicks, long seed, int queue) {
        this.input = input;
        this.readyTicks = readyTicks;
        this.seed = seed;
        this.queue = queue;
    }

    /** A view of the same moment. */
    protected QueueView(QueueView other) {
        this(other.input, other.readyTicks, other.seed, other.queue);
        users = other.users;
        workflows = other.workflows;
        begin(other.now, other.maxCriticalPath);
    }

    public QueueView copy(ReadyTicks newReadyTicks) {
        QueueView copy = new QueueView(input, newReadyTicks, seed, queue);
        copy.now = now;
        copy.maxCriticalPath = maxCriticalPath;
        return copy;
    }

    /** Moves to a pass at {@code tick} in which the longest waiting job has this critical path, in ticks. */
    public void begin(long tick, long longestCriticalPath) {
        now = tick;
        maxCriticalPath = longestCriticalPath;
    }

    /** Sets the figures of users, for policies that compare these. */
    public void showUsers(UserView standing) {
        users = standing;
    }

    /** Sets the remaining work of workflows, for policies that compare it. */
    public void showWorkflows(WorkflowView standing) {
        workflows = standing;
    }

    public SimulationInput input() {
        return input;
    }

    /** Number of the queue: its cluster's, or {@link SimulationInput#centralQueue()}. */
    @Override
    public int queue() {
        return queue;
    }

    /** The shortest estimate of a task over the clusters that the queue serves, in ticks. */
    public long shortestEstimate(int task) {
        if (queue != input.centralQueue()) {
            return input.times().estimated(task, queue);
        }
        long shortest = Long.MAX_VALUE;
        for (int cluster : input.eligibility().clusters(task)) {
            shortest = Math.min(shortest, input.times().estimated(task, cluster));
        }
        return shortest;
    }

    @Override
    public long now() {
        return now;
    }

    @Override
    public long arrival(int task) {
        return input.index().columns().arrival()[input.index().jobOf(task)];
    }

    @Override
    public int jobOrder(int task) {
        return input.order().placeOf(input.index().jobOf(task));
    }

    @Override
    public long readyTick(int task) {
        return readyTicks.readyTick(task);
    }

    @Override
    public long exec(int task) {
        return shortestEstimate(task);
    }

    @Override
    public int cores(int task) {
        return input.cores(task);
    }

    @Override
    public long count(int task, String resource) {
        return input.index().columns().resources(task).getOrDefault(resource, 0L);
    }

    @Override
    public long rank(int task) {
        return input.estimatedPaths().rank(task);
    }

    @Override
    public BigRatio meanRank(int task) {
        return input.meanRanks().rank(task);
    }

    @Override
    public long criticalPath(int task) {
        return input.estimatedPaths().criticalPath(input.index().jobOf(task));
    }

    @Override
    public long expectedEnd(int task) {
        return input.expectedEnd(input.index().jobOf(task));
    }

    @Override
    public long maxCriticalPath() {
        return maxCriticalPath;
    }

    @Override
    public Optional<ValueProjection> projection(int task) {
        return input.valueOverTime(input.index().jobOf(task))
                .map(value -> new ValueProjection(value, arrival(task), rank(task), input.work().downstream(task)));
    }

    @Override
    public int user(int task) {
        return input.users().ofJob(input.index().jobOf(task));
    }

    @Override
    public String userName(int task) {
        return input.index().job(input.index().jobOf(task)).user();
    }

    @Override
    public String jobName(int task) {
        return input.index().jobId(input.index().jobOf(task));
    }

    @Override
    public UserView users() {
        return Objects.requireNonNull(users, "a queue that knows no users");
    }

    @Override
    public WorkflowView workflows() {
        return Objects.requireNonNull(workflows, "a queue that knows no workflows");
    }

    @Override
    public long draw(int task) {
        return SplitMix.draw(seed, queue, now, task);
    }
}
