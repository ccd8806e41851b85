package org.schedscope.audit.lint;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.schedscope.model.Task;
import org.schedscope.text.Message;
import org.schedscope.text.TimeValue;

/**
 * Finds starts that delayed a waiting task of higher priority: without the start, everything else being equal, that task could have started
 * earlier than it did. Compared is the first waiting task, by arrival of the job, then by the time it became ready. If the run records
 * which starts are backfilled, only those count; otherwise a start counts if both its job and the task itself came later, so that first
 * come, first served passes by jobs as well as by tasks.
 */
final class HarmfulBackfill implements LintRule {
    private static final Comparator<RecordedSchedule.Wait> BY_TIME = Comparator.comparingLong(RecordedSchedule.Wait::from)
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
        List<FreeCoreTimes> free = FreeCoreTimes.ofAll(schedule);
        Map<Start, RecordedSchedule.Wait> ended = new HashMap<>();
        schedule.waits.forEach(wait -> ended.put(new Start(wait.task(), wait.to()), wait));
        List<List<RecordedSchedule.Piece>> byTask = schedule.piecesByTask();
        List<List<RecordedSchedule.Piece>> byCluster = schedule.piecesByCluster();
        for (int cluster = 0; cluster < byCluster.size(); cluster++) {
            new ClusterCheck(schedule, cluster, free.get(cluster), ended, byTask, findings).check(byCluster.get(cluster));
        }
    }

    /** The start of a task at a tick. */
    private record Start(int task, long tick) {
    }

    /** Sweep over the starts and the waiting tasks of one cluster. */
    private final class ClusterCheck {
        private final RecordedSchedule schedule;
        private final FreeCoreTimes free;
        private final Consumer<LintFinding> findings;
        private final List<RecordedSchedule.Wait> coming = new ArrayList<>();
        private final Comparator<RecordedSchedule.Wait> byJob;
        private final TreeSet<RecordedSchedule.Wait> waiting;
        private final Map<Start, RecordedSchedule.Wait> ended;
        private final List<List<RecordedSchedule.Piece>> byTask;
        private int arrived;

        ClusterCheck(RecordedSchedule schedule, int cluster, FreeCoreTimes free, Map<Start, RecordedSchedule.Wait> ended,
                List<List<RecordedSchedule.Piece>> byTask, Consumer<LintFinding> findings) {
            this.schedule = schedule;
            this.free = free;
            this.findings = findings;
            this.ended = ended;
            this.byTask = byTask;
            schedule.waits.stream().filter(wait -> schedule.mayRunOn(wait, cluster)).sorted(BY_TIME).forEach(coming::add);
            byJob = Comparator.comparingLong((RecordedSchedule.Wait wait) -> arrival(wait.task()))
                    .thenComparingInt(wait -> schedule.index().jobOf(wait.task())).thenComparing(BY_TIME);
            waiting = new TreeSet<>(byJob);
        }

        void check(List<RecordedSchedule.Piece> pieces) {
            for (RecordedSchedule.Piece piece : pieces) {
                while (arrived < coming.size() && coming.get(arrived).from() <= piece.start()) {
                    waiting.add(coming.get(arrived++));
                }
                RecordedSchedule.Wait own = ended.getOrDefault(new Start(piece.task(), piece.start()),
                        new RecordedSchedule.Wait(piece.task(), 0, piece.start(), piece.start()));
                waiting.remove(own);
                Optional<RecordedSchedule.Wait> head = first(piece, own);
                if (head.isPresent() && (piece.backfilled() || !schedule.tellsBackfills())) {
                    blame(piece, head.get());
                }
            }
        }

        private long arrival(int task) {
            return schedule.index().job(schedule.index().jobOf(task)).arrival();
        }

        /** The first task that goes on waiting, if it came before the starting one. */
        private Optional<RecordedSchedule.Wait> first(RecordedSchedule.Piece piece, RecordedSchedule.Wait own) {
            while (!waiting.isEmpty() && waiting.first().to() <= piece.start()) {
                waiting.pollFirst();
            }
            boolean earlier = !waiting.isEmpty() && byJob.compare(waiting.first(), own) < 0 && BY_TIME.compare(waiting.first(), own) < 0;
            return earlier || !waiting.isEmpty() && schedule.tellsBackfills() ? Optional.of(waiting.first()) : Optional.empty();
        }

        private void blame(RecordedSchedule.Piece piece, RecordedSchedule.Wait head) {
            long until = Math.min(piece.end(), head.to());
            for (int step = free.stepAt(piece.start()); step < free.steps() && free.tick(step) < until; step++) {
                if (free.fitsWithout(step, head.task(), piece.task())) {
                    long could = Math.max(piece.start(), free.tick(step));
                    findings.accept(LintFinding.ofTask(HarmfulBackfill.this, piece.start(), piece, message(piece, head, could)));
                    return;
                }
            }
        }

        private Message message(RecordedSchedule.Piece piece, RecordedSchedule.Wait head, long could) {
            String by = schedule.label(piece.task());
            String whom = schedule.label(head.task());
            OptionalLong start = byTask.get(head.task()).stream().mapToLong(RecordedSchedule.Piece::start).filter(tick -> tick >= head.to())
                    .findFirst();
            return start.isEmpty() ? LintFinding.words("backfill.never", by, whom, TimeValue.at(head.from()), TimeValue.at(could))
                    : LintFinding.words("backfill", by, whom, TimeValue.at(head.from()), TimeValue.at(start.getAsLong()),
                            TimeValue.at(could));
        }
    }
}
