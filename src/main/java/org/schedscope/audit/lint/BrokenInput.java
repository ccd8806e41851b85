package org.schedscope.audit.lint;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.schedscope.model.Dependency;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.text.Message;
import org.schedscope.text.TimeValue;

/** Finds starts before the job has arrived, before a parent has finished, or before its data can have arrived. */
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
                wrong(schedule, piece, finishes, ranOn)
                        .ifPresent(wrong -> findings.accept(LintFinding.ofTask(this, piece.start(), piece, wrong)));
            }
        }
    }

    /** The input that is incomplete at the start of a piece; empty if all are complete. */
    private static Optional<Message> wrong(RecordedSchedule schedule, RecordedSchedule.Piece piece, long[] finishes, int[] ranOn) {
        WorkloadIndex index = schedule.index();
        int job = index.jobOf(piece.task());
        String task = schedule.label(piece.task());
        if (piece.start() < index.job(job).arrival() - schedule.slack) {
            return wrong("broken.arrival", task, TimeValue.at(piece.start()), TimeValue.at(index.job(job).arrival()));
        }
        for (Dependency edge : index.task(piece.task()).parents()) {
            int parent = index.firstTask(job) + edge.parent();
            if (finishes[parent] == RecordedSchedule.OPEN) {
                return wrong("broken.parent.never", task, TimeValue.at(piece.start()), index.task(parent).id());
            }
            if (piece.start() < finishes[parent]) {
                return wrong("broken.parent", task, TimeValue.at(piece.start()), index.task(parent).id(), TimeValue.at(finishes[parent]));
            }
            long delay = ranOn[parent] == piece.cluster() ? 0
                    : schedule.platform().delays().delay(index.task(parent).meanExec(), edge.data(), ranOn[parent], piece.cluster());
            if (piece.start() < finishes[parent] + delay - (delay == 0 ? 0 : schedule.slack)) {
                return wrong("broken.data", task, TimeValue.at(piece.start()), index.task(parent).id(),
                        schedule.cluster(piece.cluster()).id(),
                        TimeValue.at(finishes[parent] + delay));
            }
        }
        return Optional.empty();
    }

    private static Optional<Message> wrong(String key, Object... values) {
        return Optional.of(LintFinding.words(key, values));
    }
}
