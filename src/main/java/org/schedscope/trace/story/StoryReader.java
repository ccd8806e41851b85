package org.schedscope.trace.story;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import org.schedscope.event.EventField;
import org.schedscope.model.Dependency;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.trace.Trace;
import org.schedscope.trace.TraceCursor;

/**
 * Reads a {@link TaskStory} from the events since the arrival of the task's job. A call for a later position continues from the last one; a
 * call for an earlier one starts again. Used by one thread.
 */
public final class StoryReader {
    private static final int NONE = -1;

    private record Route(int parent, int to) {
    }

    private final int task;
    private final int job;
    private Trace trace;
    private int seq;
    private long eventsRead;
    /** Event with which the task entered its queue, and the length of the queue then, once known. */
    private int entered = NONE;
    private int lengthThen;
    private final Set<Integer> openParents = new HashSet<>();
    private final Map<Integer, TaskStory.ParentDone> done = new HashMap<>();
    private final Map<Route, Long> transfers = new HashMap<>();
    private final List<TaskStory.Piece> pieces = new ArrayList<>();
    private OptionalLong arrived = OptionalLong.empty();
    private OptionalLong ready = OptionalLong.empty();
    private OptionalLong finished = OptionalLong.empty();
    private OptionalInt cluster = OptionalInt.empty();
    private int queue = NONE;
    private int queueLength;
    private int passes;

    public StoryReader(Trace trace, int task) {
        this.trace = trace;
        this.task = task;
        job = trace.index().jobOf(task);
        begin();
    }

    public int task() {
        return task;
    }

    /** Number of events read so far, as a measure of cost. */
    public long eventsRead() {
        return eventsRead;
    }

    private void begin() {
        WorkloadIndex index = trace.index();
        seq = trace.positionAfter(index.job(job).arrival() - 1);
        for (Dependency dependency : index.task(task).parents()) {
            openParents.add(index.firstTask(job) + dependency.parent());
        }
        done.clear();
        transfers.clear();
        pieces.clear();
        arrived = OptionalLong.empty();
        ready = OptionalLong.empty();
        finished = OptionalLong.empty();
        cluster = OptionalInt.empty();
        queue = NONE;
        queueLength = 0;
        passes = 0;
    }

    /**
     * The story at a position.
     *
     * @param of trace of the same run, recorded at least up to the position
     * @param now a tick not before that of the position
     */
    public TaskStory at(Trace of, int position, long now) {
        trace = of;
        if (position < seq) {
            begin();
        }
        while (seq < position && finished.isEmpty()) {
            read(seq++);
            eventsRead++;
        }
        List<TaskStory.ParentDone> parents = new ArrayList<>();
        done.values().forEach(parent -> parents.add(withData(parent)));
        parents.sort(Comparator.comparingLong(TaskStory.ParentDone::dataThere).thenComparingLong(TaskStory.ParentDone::finished)
                .thenComparingInt(TaskStory.ParentDone::task));
        return new TaskStory(task, now, arrived, openParents.size(), parents, ready, cluster, queueLength, passes, pieces, finished);
    }

    /** Where data goes to every cluster, the transfer to the cluster of the task counts. */
    private TaskStory.ParentDone withData(TaskStory.ParentDone parent) {
        long there = cluster.isEmpty() ? parent.finished()
                : transfers.getOrDefault(new Route(parent.task(), cluster.getAsInt()), parent.finished());
        return new TaskStory.ParentDone(parent.task(), parent.cluster(), parent.finished(), there);
    }

    /** Applies an event; whether it changes the story. The arrival of data is known from the start of its transfer. */
    private boolean read(int event) {
        int who = trace.subject(event);
        return switch (trace.kind(event)) {
            case JOB_ARRIVED -> {
                arrived = who == job ? OptionalLong.of(trace.tick(event)) : arrived;
                yield who == job;
            }
            case TASK_PLACED -> {
                cluster = who == task ? OptionalInt.of(trace.cluster(event)) : cluster;
                yield who == task;
            }
            case TRANSFER_STARTED -> {
                if (who == task) {
                    transfers.put(new Route(trace.get(event, EventField.PARENT), trace.get(event, EventField.TO)),
                            trace.number(event, EventField.ARRIVAL));
                }
                yield who == task;
            }
            case TASK_READY -> who == task && enter(event);
            case TASK_STARTED -> who == task && start(event);
            case TASK_PREEMPTED, TASK_KILLED -> who == task && end(trace.tick(event));
            case TASK_FINISHED -> who == task ? finish(event) : parentDone(who, event);
            case SCHEDULING_PASS -> {
                boolean passedOver = ready.isPresent() && pieces.isEmpty() && who == queue;
                passes += passedOver ? 1 : 0;
                yield passedOver;
            }
            default -> false;
        };
    }

    /** Enters a queue: after a fork it may be another one, or the same again. */
    private boolean enter(int event) {
        queue = trace.queue(event);
        if (ready.isEmpty()) {
            ready = OptionalLong.of(trace.tick(event));
            queueLength = lengthAfter(event);
        }
        return true;
    }

    /** Length of the queue after an event. It depends on earlier events of other tasks, so that it is read from the run's state. */
    private int lengthAfter(int event) {
        if (entered != event) {
            TraceCursor cursor = new TraceCursor(trace);
            cursor.moveTo(event + 1);
            lengthThen = cursor.queueLength(queue);
            entered = event;
        }
        return lengthThen;
    }

    private boolean start(int event) {
        cluster = OptionalInt.of(trace.cluster(event));
        return pieces.add(new TaskStory.Piece(trace.piece(event), trace.tick(event), OptionalLong.empty()));
    }

    private boolean finish(int event) {
        finished = OptionalLong.of(trace.tick(event));
        return end(trace.tick(event));
    }

    private boolean parentDone(int who, int event) {
        boolean isParent = openParents.remove(who);
        if (isParent) {
            done.put(who, new TaskStory.ParentDone(who, trace.cluster(event), trace.tick(event), trace.tick(event)));
        }
        return isParent;
    }

    private boolean end(long tick) {
        TaskStory.Piece open = pieces.remove(pieces.size() - 1);
        return pieces.add(new TaskStory.Piece(open.number(), open.start(), OptionalLong.of(tick)));
    }
}
