package org.schedscope.scheduler.list;

import org.schedscope.engine.SchedulingContext;
import org.schedscope.engine.queue.ReadyQueue;
import org.schedscope.engine.queue.key.QueueView;

/** Starts the tasks of one ready queue by a {@link BackfillingRule}. */
final class Dispatcher {
    /** Receives the tasks that start. */
    interface Listener {
        void started(int task, int cluster);
    }

    private final SchedulingContext context;
    private final int number;
    private final ReadyQueue queue;
    private final BackfillingRule rule;
    private final Listener listener;
    private final BackfillingRule.Starter starter = this::start;

    /** @param number of the queue: its cluster's, or the central one's */
    Dispatcher(SchedulingContext context, int number, ReadyQueue queue, BackfillingRule rule, Listener listener) {
        this.context = context;
        this.number = number;
        this.queue = queue;
        this.rule = rule;
        this.listener = listener;
    }

    /** What policies see of the tasks in a queue of a run. */
    static QueueView view(SchedulingContext context, long seed, int number) {
        return new QueueView(context.input(), context::readyTick, seed, number);
    }

    Dispatcher copy(SchedulingContext newContext, Listener newListener) {
        return new Dispatcher(newContext, number, queue.copy(newContext::readyTick), rule.copy(newContext), newListener);
    }

    ReadyQueue queue() {
        return queue;
    }

    BackfillingRule rule() {
        return rule;
    }

    void taskReady(int task) {
        rule.enter(task, queue);
    }

    void taskFinished(int task, int cluster) {
        rule.finished(task, cluster);
        queue.finished(task, context.now());
    }

    /** A job has starved: its tasks leave the queue. */
    void jobStarved(int job) {
        rule.jobLeft(job, queue);
    }

    /** Makes a pass if anything waits; returns the next tick at which one is due whatever else happens. */
    long pass() {
        if (queue.size() > 0) {
            context.announcePass(number, queue.size());
            return rule.pass(queue, starter);
        }
        return Long.MAX_VALUE;
    }

    /** Makes a pass without overtaking if anything waits. */
    void strictPass() {
        if (queue.size() > 0) {
            context.announcePass(number, queue.size());
            rule.strictPass(queue, starter);
        }
    }

    private void start(ReadyQueue from, int cluster, boolean overtakes) {
        int task = from.head();
        context.machine().start(context.now(), task, cluster, from.headKey(), from.size(), overtakes);
        listener.started(task, cluster);
        rule.started(task, cluster);
        from.removeHead();
        from.started(task);
    }
}
