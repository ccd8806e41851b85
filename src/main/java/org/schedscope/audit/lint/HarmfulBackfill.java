package org.schedscope.audit.lint;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.schedscope.model.Task;

/**
 * A start that overtook a task which waited, and without which that task, everything else being equal, could have started earlier than
 * it did. The task overtaken is the one that has waited longest (ties: file order). Runs that tell which starts overtook somebody are
 * believed; in others every start of a task that came later is one, as if the rule were first come, first served.
 */
final class HarmfulBackfill implements LintRule {
    private static final Comparator<RecordedSchedule.Wait> LONGEST = Comparator.comparingLong(RecordedSchedule.Wait::from)
            .thenComparingInt(RecordedSchedule.Wait::task);

    @Override
    public String name() {
        return "harmful-backfill";
    }

    @Override
    public boolean isError() {
        return false;
    }

    @Override
    public void check(RecordedSchedule schedule, Consumer<LintFinding> findings) {
        List<FreeCores> free = FreeCores.ofAll(schedule);
        Map<Start, RecordedSchedule.Wait> ended = new HashMap<>();
        schedule.waits.forEach(wait -> ended.put(new Start(wait.task(), wait.to()), wait));
        List<List<RecordedSchedule.Piece>> byCluster = schedule.piecesByCluster();
        for (int cluster = 0; cluster < byCluster.size(); cluster++) {
            new ClusterCheck(schedule, cluster, free.get(cluster), ended, findings).check(byCluster.get(cluster));
        }
    }

    /** Of a task, at a tick. */
    private record Start(int task, long tick) {
    }

    /** Walks over the starts of one cluster with those who wait. */
    private final class ClusterCheck {
        private final RecordedSchedule schedule;
        private final FreeCores free;
        private final Consumer<LintFinding> findings;
        private final List<RecordedSchedule.Wait> coming = new ArrayList<>();
        private final TreeSet<RecordedSchedule.Wait> waiting = new TreeSet<>(LONGEST);
        private final Map<Start, RecordedSchedule.Wait> ended;
        private int arrived;

        ClusterCheck(RecordedSchedule schedule, int cluster, FreeCores free, Map<Start, RecordedSchedule.Wait> ended,
                Consumer<LintFinding> findings) {
            this.schedule = schedule;
            this.free = free;
            this.findings = findings;
            this.ended = ended;
            schedule.waits.stream().filter(wait -> schedule.mayRunOn(wait, cluster)).sorted(LONGEST).forEach(coming::add);
        }

        void check(List<RecordedSchedule.Piece> pieces) {
            for (RecordedSchedule.Piece piece : pieces) {
                while (arrived < coming.size() && coming.get(arrived).from() <= piece.start()) {
                    waiting.add(coming.get(arrived++));
                }
                RecordedSchedule.Wait own = ended.getOrDefault(new Start(piece.task(), piece.start()),
                        new RecordedSchedule.Wait(piece.task(), 0, piece.start(), piece.start()));
                waiting.remove(own);
                Optional<RecordedSchedule.Wait> head = longest(piece, own);
                if (head.isPresent() && (piece.backfilled() || !schedule.tellsBackfills())) {
                    blame(piece, head.get());
                }
            }
        }

        /** Who has waited longest and goes on waiting, if it came before what starts now. */
        private Optional<RecordedSchedule.Wait> longest(RecordedSchedule.Piece piece, RecordedSchedule.Wait own) {
            while (!waiting.isEmpty() && waiting.first().to() <= piece.start()) {
                waiting.pollFirst();
            }
            return waiting.isEmpty() || LONGEST.compare(waiting.first(), own) > 0 ? Optional.empty() : Optional.of(waiting.first());
        }

        private void blame(RecordedSchedule.Piece piece, RecordedSchedule.Wait head) {
            Task task = schedule.index().task(head.task());
            Task other = schedule.index().task(piece.task());
            long until = Math.min(piece.end(), head.to());
            for (int step = free.stepAt(piece.start()); step < free.steps() && free.tick(step) < until; step++) {
                if (free.fitsWithout(step, task, other)) {
                    long could = Math.max(piece.start(), free.tick(step));
                    findings.accept(LintFinding.ofTask(HarmfulBackfill.this, piece.start(), piece, schedule.label(piece.task())
                            + " overtakes " + schedule.label(head.task()) + ", which waits since " + head.from()
                            + (head.to() == RecordedSchedule.OPEN ? " and never starts" : " and starts at " + head.to())
                            + "; without it, it could have started at " + could));
                    return;
                }
            }
        }
    }
}
