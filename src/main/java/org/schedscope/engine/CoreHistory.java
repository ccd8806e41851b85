package org.schedscope.engine;

import java.util.Arrays;
import org.schedscope.event.EventField;
import org.schedscope.event.EventSink;
import org.schedscope.event.ScheduleEvent;

/** Past use of cores by tasks, recorded in a run that will be forked, for the scheduler that takes over. */
final class CoreHistory implements EventSink {
    private int count;
    private long[] ticks;
    private int[] tasks;
    /** Numbers of clusters, inverted where a task stopped. */
    private int[] clusters;

    CoreHistory() {
        ticks = new long[1024];
        tasks = new int[1024];
        clusters = new int[1024];
    }

    private CoreHistory(CoreHistory other) {
        count = other.count;
        ticks = Arrays.copyOf(other.ticks, Math.max(1024, count));
        tasks = Arrays.copyOf(other.tasks, ticks.length);
        clusters = Arrays.copyOf(other.clusters, ticks.length);
    }

    CoreHistory copy() {
        return new CoreHistory(this);
    }

    private void add(ScheduleEvent event, int cluster) {
        if (count == ticks.length) {
            int capacity = Math.addExact(count, count);
            ticks = Arrays.copyOf(ticks, capacity);
            tasks = Arrays.copyOf(tasks, capacity);
            clusters = Arrays.copyOf(clusters, capacity);
        }
        ticks[count] = event.tick();
        tasks[count] = event.get(EventField.TASK);
        clusters[count++] = cluster;
    }

    @Override
    public boolean looksAtCores() {
        return false;
    }

    @Override
    public void on(ScheduleEvent event) {
        switch (event.kind()) {
            case TASK_STARTED -> add(event, event.get(EventField.CLUSTER));
            case TASK_PREEMPTED, TASK_FINISHED, TASK_KILLED -> add(event, ~event.get(EventField.CLUSTER));
            default -> {
                // No task takes or leaves cores.
            }
        }
    }

    /** Gives all of it to a listener, in order of time. */
    void replay(TakeoverState.Listener listener) {
        for (int i = 0; i < count; i++) {
            if (clusters[i] >= 0) {
                listener.started(ticks[i], tasks[i], clusters[i]);
            } else {
                listener.stopped(ticks[i], tasks[i], ~clusters[i]);
            }
        }
    }
}
