package org.schedscope.event;

import org.schedscope.model.graph.WorkloadIndex;

/**
 * The tasks that wait in each queue, replayed from the events of a run: the one place that decides which events make a task enter or leave
 * a queue. Constant work per event, except for forks, which visit every task, and jobs that starve.
 */
public final class QueueReplay implements EventSink {
    /** Listener for tasks that enter and leave; of several that leave at once the lowest number comes first. */
    public interface Listener {
        /** @param queue number of a cluster, or the count of clusters for the one queue of a central scheduler */
        void entered(long tick, int task, int queue);

        /** Called at a start, at the starvation or removal of the job, and at a fork, after which the task enters a queue again. */
        void left(long tick, int task, int queue);
    }

    private static final int NONE = -1;
    private static final int LOW = 0xff;

    private final WorkloadIndex index;
    private final Listener listener;
    /** By task, one more than the number of its queue, lowest bits; 0 if it does not wait. */
    private final byte[] low;
    /** The higher bits; created with the first number that has some, as most platforms have few clusters. */
    private int[] high = {};

    public QueueReplay(WorkloadIndex index, Listener listener) {
        this.index = index;
        this.listener = listener;
        low = new byte[index.taskCount()];
    }

    private QueueReplay(QueueReplay other, Listener listener) {
        index = other.index;
        this.listener = listener;
        low = other.low.clone();
        high = other.high.clone();
    }

    /** An independent replay in this state, with another listener for what follows. */
    public QueueReplay copy(Listener newListener) {
        return new QueueReplay(this, newListener);
    }

    private int queueOf(int task) {
        return (high.length == 0 ? low[task] & LOW : high[task] | low[task] & LOW) - 1;
    }

    private void put(int task, int queue) {
        int number = queue + 1;
        low[task] = (byte) number;
        if (number > LOW && high.length == 0) {
            high = new int[low.length];
        }
        if (high.length > 0) {
            high[task] = number & ~LOW;
        }
    }

    /** Whether a task waits in some queue. */
    public boolean waits(int task) {
        return queueOf(task) != NONE;
    }

    /** Makes a task enter a queue; called when a run is moved back to before it left. */
    public void enter(long tick, int task, int queue) {
        leave(tick, task);
        put(task, queue);
        listener.entered(tick, task, queue);
    }

    /** Makes a task leave its queue if it is in one; called when a run is moved back to before it entered. */
    public void leave(long tick, int task) {
        int queue = queueOf(task);
        if (queue != NONE) {
            put(task, NONE);
            listener.left(tick, task, queue);
        }
    }

    private void leaveAll(long tick, int firstTask, int end) {
        for (int task = firstTask; task < end; task++) {
            leave(tick, task);
        }
    }

    @Override
    public void on(ScheduleEvent event) {
        switch (event.kind()) {
            case TASK_READY -> enter(event.tick(), event.get(EventField.TASK), event.get(EventField.QUEUE));
            case TASK_PREEMPTED -> enter(event.tick(), event.get(EventField.TASK), event.get(EventField.NEXT_QUEUE));
            case TASK_STARTED -> leave(event.tick(), event.get(EventField.TASK));
            case JOB_STARVED, JOB_KILLED, JOB_REMOVED -> {
                int job = event.get(EventField.JOB);
                leaveAll(event.tick(), index.firstTask(job), index.firstTask(job + 1));
            }
            case FORKED -> leaveAll(event.tick(), 0, low.length);
            default -> {
                // Queues do not change.
            }
        }
    }
}
