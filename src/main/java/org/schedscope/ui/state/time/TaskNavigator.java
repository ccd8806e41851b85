package org.schedscope.ui.state.time;

import java.util.List;
import java.util.OptionalInt;
import org.schedscope.chart.gantt.GanttWalk;
import org.schedscope.chart.index.CriticalPath;
import org.schedscope.chart.index.Moment;
import org.schedscope.chart.index.TaskHistory;
import org.schedscope.chart.index.TraceIndex;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.trace.Trace;
import org.schedscope.ui.state.base.StateChanges;
import org.schedscope.ui.state.base.StateValue;
import org.schedscope.ui.state.run.RunController;

/**
 * From the selected task to others by key. What it comes to is selected, and the time axis moves as far as it takes to see it; the zoom
 * stays the user's. Where a way ends, nothing changes.
 */
public final class TaskNavigator {
    /** Where to. */
    public enum Move {
        /** What ran next on the task's first core. */
        CORE_LATER,
        CORE_EARLIER,
        CORE_ABOVE,
        CORE_BELOW,
        /** Tasks of the job in the order of their last starts, then those that have not started, in the order of the file. */
        JOB_NEXT,
        JOB_BACK,
        /** Down the job's critical path; from a task beside it to its first task. */
        PATH_NEXT,
        PATH_BACK,
        /** Of a task that queued: what gave it the last of its cores; else the parent that was done last. */
        WAITED_FOR,
    }

    private final RunController runs;
    private final Playhead playhead;
    private final IndexModel index;
    private final Selection selection;
    private final TimelineModel timeline;
    private final StateValue<Integer> steps;

    public TaskNavigator(RunController runs, Playhead playhead, IndexModel index, Selection selection, TimelineModel timeline,
            StateChanges changes) {
        this.runs = runs;
        this.playhead = playhead;
        this.index = index;
        this.selection = selection;
        this.timeline = timeline;
        steps = changes.value(0);
    }

    /** How many steps were taken: changes once the task come to is selected, so that rows can be scrolled to it. */
    public int steps() {
        return steps.get();
    }

    /** Goes on from the selected task, or, along a job, from the selected job. */
    public void go(Move way) {
        OptionalInt next = selection.get().job().isEmpty() ? OptionalInt.empty() : next(way, selection.get().job().getAsInt());
        next.ifPresent(task -> {
            selection.selectTask(task);
            history().piece(task, playhead.moment()).ifPresent(piece -> timeline.reveal(span(piece)));
            steps.set(steps.get() + 1);
        });
    }

    private OptionalInt next(Move way, int job) {
        OptionalInt task = selection.get().task();
        return switch (way) {
            case CORE_LATER -> beside(task, GanttWalk.Direction.LATER);
            case CORE_EARLIER -> beside(task, GanttWalk.Direction.EARLIER);
            case CORE_ABOVE -> beside(task, GanttWalk.Direction.UP);
            case CORE_BELOW -> beside(task, GanttWalk.Direction.DOWN);
            case JOB_NEXT -> ofJob(job, task, 1);
            case JOB_BACK -> ofJob(job, task, -1);
            case PATH_NEXT -> onPath(job, task, 1);
            case PATH_BACK -> onPath(job, task, -1);
            case WAITED_FOR -> task.isEmpty() ? OptionalInt.empty() : waitedFor(task.getAsInt());
        };
    }

    private OptionalInt beside(OptionalInt task, GanttWalk.Direction direction) {
        Moment at = playhead.moment();
        OptionalInt piece = task.isEmpty() ? task : history().piece(task.getAsInt(), at);
        OptionalInt next = piece.isEmpty() ? piece : GanttWalk.from(index(), at, piece.getAsInt(), direction);
        return next.isEmpty() ? next : OptionalInt.of(at.trace().pieces().task(next.getAsInt()));
    }

    /** The nearest before or after it by start and number; without a task the first or last. */
    private OptionalInt ofJob(int job, OptionalInt from, int step) {
        WorkloadIndex workload = runs.run().index();
        int best = -1;
        for (int task = workload.firstTask(job); task < workload.firstTask(job + 1); task++) {
            boolean beyond = from.isEmpty() || compare(task, from.getAsInt()) * step > 0;
            if (beyond && (best < 0 || compare(task, best) * step < 0)) {
                best = task;
            }
        }
        return best < 0 ? OptionalInt.empty() : OptionalInt.of(best);
    }

    private int compare(int task, int other) {
        int byStart = Long.compare(start(task), start(other));
        return byStart != 0 ? byStart : Integer.compare(task, other);
    }

    private long start(int task) {
        OptionalInt piece = history().piece(task, playhead.moment());
        return piece.isEmpty() ? Long.MAX_VALUE : runs.run().trace().pieces().start(piece.getAsInt());
    }

    private OptionalInt onPath(int job, OptionalInt from, int step) {
        WorkloadIndex workload = runs.run().index();
        int first = workload.firstTask(job);
        List<Integer> path = CriticalPath.of(workload, job, runs.run().paths());
        int here = from.isEmpty() ? -1 : path.indexOf(from.getAsInt() - first);
        int next = here < 0 ? 0 : here + step;
        return next < 0 || next >= path.size() ? OptionalInt.empty() : OptionalInt.of(first + path.get(next));
    }

    private OptionalInt waitedFor(int task) {
        Moment at = playhead.moment();
        OptionalInt piece = history().piece(task, at);
        if (piece.isPresent() && at.trace().pieces().start(piece.getAsInt()) > history().readyTick(task, at).orElse(Long.MAX_VALUE)) {
            OptionalInt freed = before(piece.getAsInt(), at);
            if (freed.isPresent()) {
                return OptionalInt.of(at.trace().pieces().task(freed.getAsInt()));
            }
        }
        return history().lastParent(task, at);
    }

    /** What ended last on the cores of a piece before it began, if it ended after its task became ready; ties: the first core. */
    private OptionalInt before(int piece, Moment at) {
        Trace trace = at.trace();
        long latest = history().readyTick(trace.pieces().task(piece), at).orElse(Long.MAX_VALUE);
        int last = -1;
        for (int range = 0; range < trace.pieces().rangeCount(piece); range++) {
            for (int core = trace.pieces().firstCore(piece, range); core <= trace.pieces().lastCore(piece, range); core++) {
                OptionalInt earlier = GanttWalk.before(index(), at, piece, core);
                if (earlier.isPresent() && trace.pieces().end(earlier.getAsInt()) > latest) {
                    latest = trace.pieces().end(earlier.getAsInt());
                    last = earlier.getAsInt();
                }
            }
        }
        return last < 0 ? OptionalInt.empty() : OptionalInt.of(last);
    }

    private TickRange span(int piece) {
        Trace trace = runs.run().trace();
        long start = trace.pieces().start(piece);
        return new TickRange(start, Math.max(start + 1.0, Math.min(trace.pieces().end(piece), playhead.tick() + 1)));
    }

    private TraceIndex index() {
        return index.of(runs.run(), playhead.position());
    }

    private TaskHistory history() {
        return index().history();
    }
}
