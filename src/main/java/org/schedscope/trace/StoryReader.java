package org.schedscope.trace;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import org.schedscope.model.Dependency;
import org.schedscope.model.WorkloadIndex;

/** Collects a {@link TaskStory} in one pass over the events up to a position. */
final class StoryReader {
    private static final int NONE = -1;

    private record Route(int parent, int to) {
    }

    private final Trace trace;
    private final int task;
    private final int job;
    private final Set<Integer> openParents = new HashSet<>();
    private final Map<Integer, TaskStory.ParentDone> done = new HashMap<>();
    private final Map<Route, Long> transfers = new HashMap<>();
    private final List<TaskStory.Piece> pieces = new ArrayList<>();
    private OptionalLong arrived = OptionalLong.empty();
    private OptionalLong ready = OptionalLong.empty();
    private OptionalLong finished = OptionalLong.empty();
    private OptionalInt cluster = OptionalInt.empty();
    private int queue = NONE;
    private boolean central;
    private int queueLength;
    private int passes;

    StoryReader(Trace trace, int task) {
        this.trace = trace;
        this.task = task;
        WorkloadIndex index = trace.index();
        job = index.jobOf(task);
        for (Dependency dependency : index.task(task).parents()) {
            openParents.add(index.firstTask(job) + dependency.parent());
        }
    }

    TaskStory read(int position, long now) {
        int[] queues = new int[trace.platform().clusters().size() + 1];
        for (int seq = 0; seq < position; seq++) {
            read(seq, queues);
        }
        List<TaskStory.ParentDone> parents = new ArrayList<>();
        done.values().forEach(parent -> parents.add(withData(parent)));
        parents.sort(Comparator.comparingLong(TaskStory.ParentDone::dataThere).thenComparingLong(TaskStory.ParentDone::finished)
                .thenComparingInt(TaskStory.ParentDone::task));
        return new TaskStory(task, now, arrived, openParents.size(), parents, ready, cluster, queueLength, passes, pieces, finished);
    }

    /** Where data goes to every cluster, the one that matters is where the task runs. */
    private TaskStory.ParentDone withData(TaskStory.ParentDone parent) {
        long there = cluster.isEmpty() ? parent.finished()
                : transfers.getOrDefault(new Route(parent.task(), cluster.getAsInt()), parent.finished());
        return new TaskStory.ParentDone(parent.task(), parent.cluster(), parent.finished(), there);
    }

    private void read(int seq, int[] queues) {
        int who = trace.subject(seq);
        long tick = trace.tick(seq);
        switch (trace.kind(seq)) {
            case JOB_ARRIVED -> {
                if (who == job) {
                    arrived = OptionalLong.of(tick);
                }
            }
            case TASK_PLACED -> {
                if (who == task) {
                    cluster = OptionalInt.of(trace.cluster(seq));
                }
            }
            case TRANSFER_STARTED -> {
                if (who == task) {
                    transfers.put(new Route(trace.transferParent(seq), trace.transferTo(seq)), trace.transferArrival(seq));
                }
            }
            case TASK_READY -> enter(who, seq, queues);
            case TASK_STARTED -> start(who, seq, queues);
            case TASK_PREEMPTED -> {
                queues[queueBefore(seq)]++;
                end(who, tick);
            }
            case TASK_FINISHED -> finish(who, seq);
            case SCHEDULING_PASS -> {
                if (ready.isPresent() && pieces.isEmpty() && who == queue) {
                    passes++;
                }
            }
            case TRANSFER_FINISHED, JOB_FINISHED, JOB_STARVED, RESERVATION_MADE -> {
                // Nothing of the story: when data arrives is known when it sets out.
            }
        }
    }

    private void enter(int who, int seq, int[] queues) {
        int where = trace.queue(seq);
        central = where == trace.platform().clusters().size();
        queues[where]++;
        if (who == task && ready.isEmpty()) {
            ready = OptionalLong.of(trace.tick(seq));
            queue = where;
            queueLength = queues[where];
        }
    }

    /** The queue from which a task started on its cluster. */
    private int queueBefore(int seq) {
        return central ? trace.platform().clusters().size() : trace.cluster(seq);
    }

    private void start(int who, int seq, int[] queues) {
        queues[queueBefore(seq)]--;
        if (who == task) {
            cluster = OptionalInt.of(trace.cluster(seq));
            pieces.add(new TaskStory.Piece(trace.piece(seq), trace.tick(seq), OptionalLong.empty()));
        }
    }

    private void finish(int who, int seq) {
        long tick = trace.tick(seq);
        end(who, tick);
        if (who == task) {
            finished = OptionalLong.of(tick);
        }
        if (openParents.remove(who)) {
            done.put(who, new TaskStory.ParentDone(who, trace.cluster(seq), tick, tick));
        }
    }

    private void end(int who, long tick) {
        if (who == task) {
            TaskStory.Piece open = pieces.remove(pieces.size() - 1);
            pieces.add(new TaskStory.Piece(open.number(), open.start(), OptionalLong.of(tick)));
        }
    }
}
