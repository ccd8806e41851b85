package org.schedscope.audit.lint;

import java.util.function.Consumer;
import org.schedscope.model.Cluster;
import org.schedscope.model.Task;

/** A task on a cluster that cannot hold it, or on another number of cores than it asks for. */
final class WrongPlace implements LintRule {
    @Override
    public String name() {
        return "wrong-place";
    }

    @Override
    public boolean isError() {
        return true;
    }

    @Override
    public void check(RecordedSchedule schedule, Consumer<LintFinding> findings) {
        for (RecordedSchedule.Piece piece : schedule.pieces) {
            Task task = schedule.index().task(piece.task());
            Cluster cluster = schedule.cluster(piece.cluster());
            long held = piece.cores().ranges().stream().mapToLong(range -> range.last() - range.first() + 1L).sum();
            String label = schedule.label(piece.task());
            if (!task.fits(cluster)) {
                findings.accept(LintFinding.ofTask(this, piece.start(), piece, LintFinding.words("place.unfit", label, cluster.id())));
            } else if (held != task.cores()) {
                findings.accept(LintFinding.ofTask(this, piece.start(), piece,
                        LintFinding.words("place.cores", label, held, cluster.id(), task.cores())));
            }
        }
    }
}
