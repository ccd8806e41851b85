package org.schedscope.chart.lane;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What is selected: nothing, a job, or a task and with it its job.
 *
 * @param path tasks of the job along its critical path, positions inside the job: links that neither follow it nor touch the selected task
 *     are left out; without one all are drawn
 * @param dims whether all other jobs step back
 */
public record Highlight(OptionalInt job, OptionalInt task, Optional<List<Integer>> path, boolean dims) {
    public static final Highlight NONE = new Highlight(OptionalInt.empty(), OptionalInt.empty());

    public Highlight(OptionalInt job, OptionalInt task) {
        this(job, task, Optional.empty(), true);
    }

    public Highlight(OptionalInt job, OptionalInt task, Optional<List<Integer>> path) {
        this(job, task, path, true);
    }

    public static Highlight ofJob(int job) {
        return new Highlight(OptionalInt.of(job), OptionalInt.empty());
    }

    public static Highlight ofTask(int job, int task) {
        return new Highlight(OptionalInt.of(job), OptionalInt.of(task));
    }

    /** Whether anything steps back behind the selected job. */
    public boolean dimsOthers() {
        return dims && job.isPresent();
    }

    public boolean isJob(int number) {
        return job.isPresent() && job.getAsInt() == number;
    }

    public boolean isTask(int number) {
        return task.isPresent() && task.getAsInt() == number;
    }

    /** Whether the link between two tasks of the selected job is along the path. */
    public boolean isOnPath(int first, int parent, int child) {
        int place = path.map(tasks -> tasks.indexOf(parent - first)).orElse(-1);
        return place >= 0 && place + 1 < path.get().size() && path.get().get(place + 1) == child - first;
    }

    /** Whether the link between two tasks of the selected job is drawn. */
    public boolean showsLink(int first, int parent, int child) {
        return path.isEmpty() || isTask(parent) || isTask(child) || isOnPath(first, parent, child);
    }
}
