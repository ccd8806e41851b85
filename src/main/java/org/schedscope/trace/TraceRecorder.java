package org.schedscope.trace;

import java.util.Arrays;
import org.schedscope.event.EventField;
import org.schedscope.event.EventSink;
import org.schedscope.event.ScheduleEvent;
import org.schedscope.model.Platform;
import org.schedscope.model.graph.WorkloadIndex;

/**
 * Records a run in packed columns.
 *
 * <p>One thread writes. {@link #trace()} may be called at any time by that thread and returns a view that other threads may read while
 * recording goes on: columns only grow, and a view is limited to the counts at its creation.
 */
public final class TraceRecorder implements EventSink {
    /** No piece begins or ends. */
    private static final int NONE = -1;

    final WorkloadIndex index;
    final Platform platform;
    final Platform begun;
    final EventColumns events = new EventColumns();
    final Pieces pieces = new Pieces(events);

    /** By task: its piece while it runs, otherwise −1 − the queue that it entered last. */
    private final int[] place;

    public TraceRecorder(WorkloadIndex index, Platform platform) {
        this(index, platform, platform);
    }

    /**
     * Creates a recorder of a run that may be forked.
     *
     * @param platform every cluster with the most cores it ever has
     * @param begun platform at the start of the run
     */
    public TraceRecorder(WorkloadIndex index, Platform platform, Platform begun) {
        this.index = index;
        this.platform = platform;
        this.begun = begun;
        place = new int[index.taskCount()];
        Arrays.fill(place, -1);
    }

    /** A view of the recording so far. */
    public Trace trace() {
        return new Trace(this);
    }

    @Override
    public void on(ScheduleEvent event) {
        events.add(event, switch (event.kind()) {
            case TASK_STARTED -> begin(event);
            case TASK_FINISHED, TASK_KILLED -> end(event, 0);
            case TASK_PREEMPTED -> end(event, event.get(EventField.NEXT_QUEUE));
            case TASK_READY -> enter(event);
            default -> NONE;
        });
    }

    private int enter(ScheduleEvent event) {
        place[event.get(EventField.TASK)] = -1 - event.get(EventField.QUEUE);
        return NONE;
    }

    private int begin(ScheduleEvent event) {
        int task = event.get(EventField.TASK);
        int piece = pieces.add(events.count(), event, Math.max(0, -1 - place[task]));
        place[task] = piece;
        return piece;
    }

    private int end(ScheduleEvent event, int nextQueue) {
        int task = event.get(EventField.TASK);
        int piece = place[task];
        if (piece < 0) {
            throw new IllegalStateException("task " + index.label(task) + " ends at " + event.tick() + " but does not run");
        }
        place[task] = -1 - nextQueue;
        pieces.end(piece, event.tick(), events.count());
        return piece;
    }
}
