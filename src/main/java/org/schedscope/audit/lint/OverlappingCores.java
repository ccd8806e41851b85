package org.schedscope.audit.lint;

import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.function.Consumer;
import org.schedscope.event.CoreSet;
import org.schedscope.model.Cluster;
import org.schedscope.model.CountedResources;
import org.schedscope.model.Task;
import org.schedscope.text.Message;
import org.schedscope.text.CoreValue;
import org.schedscope.text.TimeValue;

/** Finds two tasks on one core, and clusters that use more cores or counted resources than they have. */
final class OverlappingCores implements LintRule {
    @Override
    public String name() {
        return "overlapping-cores";
    }

    @Override
    public boolean isError() {
        return true;
    }

    @Override
    public void check(RecordedSchedule schedule, Consumer<LintFinding> findings) {
        List<List<RecordedSchedule.Piece>> byCluster = schedule.piecesByCluster();
        for (int cluster = 0; cluster < byCluster.size(); cluster++) {
            new ClusterCheck(schedule, cluster, findings).check(byCluster.get(cluster));
        }
    }

    /** Sweep over the pieces of one cluster. */
    private final class ClusterCheck {
        private final RecordedSchedule schedule;
        private final Cluster cluster;
        private final Consumer<LintFinding> findings;
        private final RecordedSchedule.Piece[] holder;
        private final PriorityQueue<RecordedSchedule.Piece> running = new PriorityQueue<>(
                Comparator.comparingLong(RecordedSchedule.Piece::end));
        private long cores;
        private final CountedResources resources;
        private final CountedResources.Free free;

        ClusterCheck(RecordedSchedule schedule, int number, Consumer<LintFinding> findings) {
            this.schedule = schedule;
            this.findings = findings;
            cluster = schedule.cluster(number);
            resources = CountedResources.of(schedule.index().columns(), List.of(cluster));
            free = resources.allFree();
            holder = new RecordedSchedule.Piece[schedule.coresKnown() ? cluster.cores() : 0];
        }

        void check(List<RecordedSchedule.Piece> pieces) {
            for (RecordedSchedule.Piece piece : pieces) {
                while (!running.isEmpty() && running.peek().end() <= piece.start()) {
                    RecordedSchedule.Piece ended = running.poll();
                    cores -= task(ended).cores();
                    free.giveBack(ended.task(), 0);
                }
                running.add(piece);
                cores += task(piece).cores();
                free.take(piece.task(), 0);
                if (!takesHeldCore(piece) && cores > cluster.cores()) {
                    tell(piece, LintFinding.words("overlap.cores", schedule.label(piece.task()), cluster.id(), cores, cluster.cores()));
                }
                for (int resource = 0; resource < resources.names().size(); resource++) {
                    if (free.of(resource, 0) < 0 && resources.needs()[resource][piece.task()] > 0) {
                        tell(piece, overused(piece, resource));
                    }
                }
            }
        }

        private Message overused(RecordedSchedule.Piece piece, int resource) {
            String name = resources.names().get(resource);
            long all = resources.capacities()[resource][0];
            return LintFinding.words(name.equals(CountedResources.MEMORY) ? "overlap.memory" : "overlap.resource",
                    schedule.label(piece.task()), cluster.id(), all - free.of(resource, 0), all, name);
        }

        private boolean takesHeldCore(RecordedSchedule.Piece piece) {
            boolean told = false;
            for (CoreSet.Range range : schedule.coresKnown() ? piece.cores().ranges() : List.<CoreSet.Range>of()) {
                for (int core = range.first(); core <= Math.min(range.last(), holder.length - 1); core++) {
                    RecordedSchedule.Piece before = holder[core];
                    if (!told && before != null && before.end() > piece.start()) {
                        told = true;
                        tell(piece, taken(piece, core, before));
                    }
                    holder[core] = before == null || before.end() <= piece.end() ? piece : before;
                }
            }
            return told;
        }

        private Message taken(RecordedSchedule.Piece piece, int core, RecordedSchedule.Piece before) {
            String by = schedule.label(piece.task());
            String owner = schedule.label(before.task());
            CoreValue at = new CoreValue(core);
            return before.end() == RecordedSchedule.OPEN ? LintFinding.words("overlap.core.open", by, at, cluster.id(), owner)
                    : LintFinding.words("overlap.core", by, at, cluster.id(), owner, TimeValue.at(before.end()));
        }

        private Task task(RecordedSchedule.Piece piece) {
            return schedule.index().task(piece.task());
        }

        private void tell(RecordedSchedule.Piece piece, Message message) {
            findings.accept(LintFinding.ofTask(OverlappingCores.this, piece.start(), piece, message));
        }
    }
}
