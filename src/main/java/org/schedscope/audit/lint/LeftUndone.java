package org.schedscope.audit.lint;

import java.util.OptionalInt;
import java.util.function.Consumer;
import org.schedscope.model.graph.WorkloadIndex;

/** Finds tasks that never ran or never finished, although their job has not left. */
final class LeftUndone implements LintRule {
    @Override
    public String name() {
        return "left-undone";
    }

    @Override
    public boolean isError() {
        return true;
    }

    @Override
    public void check(RecordedSchedule schedule, Consumer<LintFinding> findings) {
        WorkloadIndex index = schedule.index();
        long[] finishes = schedule.finishes();
        long end = 0;
        boolean[] ran = new boolean[index.taskCount()];
        for (RecordedSchedule.Piece piece : schedule.pieces) {
            ran[piece.task()] = true;
            end = Math.max(end, piece.end() == RecordedSchedule.OPEN ? piece.start() : piece.end());
        }
        for (int task = 0; task < ran.length; task++) {
            if (finishes[task] == RecordedSchedule.OPEN && !schedule.left[index.jobOf(task)]) {
                findings.accept(new LintFinding(name(), true, end, OptionalInt.of(task), OptionalInt.empty(),
                        LintFinding.words(ran[task] ? "undone.unfinished" : "undone.unstarted", schedule.label(task))));
            }
        }
    }
}
