package org.schedscope.scheduler.fourphase.order;

import java.util.Arrays;
import org.schedscope.engine.SchedulingContext;
import org.schedscope.engine.queue.ReadyQueue;
import org.schedscope.engine.queue.key.QueueView;
import org.schedscope.policy.Policy;

/** A waiting queue in the order of a policy that does not depend on workflows; keys are worked out anew for every order. */
public final class PolicyQueue implements WaitingQueue {
    private final SchedulingContext context;
    private final ReadyQueue queue;
    private int[] order = new int[16];
    private String[] keys = new String[16];
    private int ordered;

    public PolicyQueue(SchedulingContext context, Policy policy, long seed) {
        this(context, queue(policy, new QueueView(context.input(), context::readyTick, seed, context.input().centralQueue())));
    }

    private static ReadyQueue queue(Policy policy, QueueView view) {
        return ReadyQueue.byTier(view, () -> ReadyQueue.of(policy, view));
    }

    private PolicyQueue(SchedulingContext context, ReadyQueue queue) {
        this.context = context;
        this.queue = queue;
    }

    @Override
    public WaitingQueue copy(SchedulingContext newContext, WorkflowRanking workflows) {
        return new PolicyQueue(newContext, queue.copy(newContext::readyTick));
    }

    @Override
    public void add(int task) {
        queue.add(task);
    }

    @Override
    public void remove(int task) {
        queue.beginPass(context.now());
        while (queue.head() != task) {
            queue.skipHead();
        }
        queue.removeHead();
        queue.endPass();
    }

    @Override
    public int size() {
        return queue.size();
    }

    @Override
    public int[] order() {
        ordered = 0;
        queue.beginPass(context.now());
        while (queue.hasHead()) {
            if (ordered == order.length) {
                order = Arrays.copyOf(order, ordered * 2);
                keys = Arrays.copyOf(keys, ordered * 2);
            }
            order[ordered] = queue.head();
            keys[ordered++] = queue.headKey().text();
            queue.skipHead();
        }
        queue.endPass();
        return order;
    }

    @Override
    public String key(int task) {
        int at = 0;
        while (order[at] != task) {
            at++;
        }
        return keys[at];
    }

    @Override
    public void started(int task) {
        // Use counts from the tick of the pass.
        queue.beginPass(context.now());
        queue.started(task);
        queue.endPass();
    }

    @Override
    public void stopped(int task) {
        queue.finished(task, context.now());
    }
}
