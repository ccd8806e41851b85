package org.schedscope.audit.lint;

import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.schedscope.model.Cluster;
import org.schedscope.model.Task;
import org.schedscope.text.Message;

/** Finds tasks on a cluster that cannot hold them, or with another number of cores than requested. */
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
                findings.accept(LintFinding.ofTask(this, piece.start(), piece, unfit(label, task, cluster)));
            } else if (held != task.cores()) {
                findings.accept(LintFinding.ofTask(this, piece.start(), piece,
                        LintFinding.words("place.cores", label, held, cluster.id(), task.cores())));
            }
        }
    }

    private static Message unfit(String label, Task task, Cluster cluster) {
        if (!task.kind().equals(Task.ANY_KIND) && !task.kind().equals(cluster.kind())) {
            return LintFinding.words("place.kind", label, cluster.id(), task.kind(), cluster.kind());
        }
        if (task.cores() > cluster.cores()) {
            return LintFinding.words("place.few", label, cluster.id(), task.cores(), cluster.cores());
        }
        if (cluster.memory().isPresent() && task.memory() > cluster.memory().getAsLong()) {
            return LintFinding.words("place.memory", label, cluster.id(), task.memory(), cluster.memory().getAsLong());
        }
        for (Map.Entry<String, Long> need : new TreeMap<>(task.resources()).entrySet()) {
            long there = cluster.mostOf(need.getKey());
            if (need.getValue() > there) {
                return LintFinding.words("place.resource", label, cluster.id(), need.getValue(), there, need.getKey());
            }
        }
        return LintFinding.words("place.unfit", label, cluster.id());
    }
}
