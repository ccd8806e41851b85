package org.schedscope.audit.lint;

import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.schedscope.model.Cluster;
import org.schedscope.model.Task;
import org.schedscope.model.number.Ratio;
import org.schedscope.text.TimeValue;

/** Finds tasks that run longer or shorter than their execution time; a suspended task resumes with the rest of its work. */
final class WrongDuration implements LintRule {
    @Override
    public String name() {
        return "wrong-duration";
    }

    @Override
    public boolean isError() {
        return true;
    }

    @Override
    public void check(RecordedSchedule schedule, Consumer<LintFinding> findings) {
        Set<RecordedSchedule.Piece> switched = schedule.switched();
        for (List<RecordedSchedule.Piece> pieces : schedule.piecesByTask()) {
            Ratio left = Ratio.ONE;
            for (RecordedSchedule.Piece piece : pieces) {
                Task task = schedule.index().task(piece.task());
                Cluster cluster = schedule.cluster(piece.cluster());
                if (piece.end() == RecordedSchedule.OPEN || !task.fits(cluster)) {
                    break;
                }
                long whole = task.durationOn(cluster);
                long due = left.times(whole).ceil();
                long idle = switched.contains(piece) ? schedule.switchTicks : 0;
                long ran = Math.max(0, piece.end() - piece.start() - idle);
                if (piece.finished() ? Math.abs(ran - due) > schedule.slack : ran >= due + schedule.slack) {
                    findings.accept(LintFinding.ofTask(this, piece.end(), piece, LintFinding.words(
                            piece.finished() ? "duration" : "duration.suspended", schedule.label(piece.task()),
                            TimeValue.length(ran), cluster.id(),
                            TimeValue.length(due))));
                    break;
                }
                left = left.minus(new Ratio(ran, whole));
            }
        }
    }
}
