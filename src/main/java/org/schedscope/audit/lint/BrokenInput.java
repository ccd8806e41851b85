package org.schedscope.audit.lint;

import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import org.schedscope.model.Dependency;
import org.schedscope.model.WorkloadIndex;

/** A start before the job has arrived, before a parent has finished, or before its data has had the time to come. */
final class BrokenInput implements LintRule {
    @Override
    public String name() {
        return "broken-input";
    }

    @Override
    public boolean isError() {
        return true;
    }

    @Override
    public void check(RecordedSchedule schedule, Consumer<LintFinding> findings) {
        WorkloadIndex index = schedule.index();
        long[] finishes = schedule.finishes();
        int[] ranOn = new int[index.taskCount()];
        Arrays.fill(ranOn, -1);
        schedule.pieces.forEach(piece -> ranOn[piece.task()] = piece.cluster());
        for (List<RecordedSchedule.Piece> pieces : schedule.piecesByTask()) {
            for (RecordedSchedule.Piece piece : pieces) {
                String wrong = wrong(schedule, piece, finishes, ranOn);
                if (!wrong.isEmpty()) {
                    findings.accept(LintFinding.ofTask(this, piece.start(), piece,
                            schedule.label(piece.task()) + " starts at " + piece.start() + ", before " + wrong));
                }
            }
        }
    }

    /** What has not happened yet; empty if all has. */
    private static String wrong(RecordedSchedule schedule, RecordedSchedule.Piece piece, long[] finishes, int[] ranOn) {
        WorkloadIndex index = schedule.index();
        int job = index.jobOf(piece.task());
        if (piece.start() < index.job(job).arrival()) {
            return "its job arrives at " + index.job(job).arrival();
        }
        for (Dependency edge : index.task(piece.task()).parents()) {
            int parent = index.firstTask(job) + edge.parent();
            if (finishes[parent] == RecordedSchedule.OPEN) {
                return "its parent " + index.task(parent).id() + ", which never finishes";
            }
            if (piece.start() < finishes[parent]) {
                return "its parent " + index.task(parent).id() + " finishes at " + finishes[parent];
            }
            long delay = ranOn[parent] == piece.cluster() ? 0
                    : schedule.platform().delays().delay(index.task(parent).meanExec(), edge.data(), ranOn[parent], piece.cluster());
            if (piece.start() < finishes[parent] + delay) {
                return "the data of its parent " + index.task(parent).id() + " can be on " + schedule.cluster(piece.cluster()).id() + " at "
                        + (finishes[parent] + delay);
            }
        }
        return "";
    }
}
