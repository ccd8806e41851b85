package org.schedscope.ui.state.edit;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.schedscope.model.Job;
import org.schedscope.model.Task;
import org.schedscope.trace.ScheduleShift;
import org.schedscope.trace.story.StartReason;
import org.schedscope.ui.state.run.OpenRun;

/** Which tasks of an edited workload start at another tick than before, and what they wait for now. */
public final class MovedTasks {
    private final OpenRun base;
    private final OpenRun run;
    private final List<Move> all;

    /**
     * A task that starts at another tick.
     *
     * @param task its number in the edited run
     * @param before tick of its start before
     * @param now tick of its start
     */
    public record Move(int task, long before, long now) {
    }

    MovedTasks(OpenRun base, OpenRun run, ScheduleShift shift) {
        this.base = base;
        this.run = run;
        all = IntStream.range(0, run.index().taskCount()).filter(task -> shift.of(task).orElse(0) != 0)
                .mapToObj(task -> new Move(task, shift.startBefore(task).orElseThrow(), shift.startAfter(task).orElseThrow())).toList();
    }

    /** In file order. */
    public List<Move> all() {
        return all;
    }

    /** The edited run. */
    public OpenRun run() {
        return run;
    }

    /** What ended the wait of a task that has started; worked out on demand, because it reads the events since its job arrived. */
    public StartReason reason(int task) {
        return StartReason.of(run.trace(), task);
    }

    /** Whether a task waits for a parent for which it did not wait before, although both were there. */
    public boolean isNewArrow(int parent, int task) {
        Optional<Job> before = base.workload().jobs().stream().filter(job -> job.id().equals(run.index().job(run.index().jobOf(task)).id()))
                .findFirst();
        return before.isPresent() && isNewArrow(before.get().tasks(), run.index().task(parent).id(), run.index().task(task).id());
    }

    private static boolean isNewArrow(List<Task> before, String parent, String child) {
        Optional<Task> waiting = before.stream().filter(task -> task.id().equals(child)).findFirst();
        return waiting.isPresent() && before.stream().anyMatch(task -> task.id().equals(parent))
                && waiting.get().parents().stream().noneMatch(edge -> before.get(edge.parent()).id().equals(parent));
    }
}
