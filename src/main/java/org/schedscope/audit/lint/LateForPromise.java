package org.schedscope.audit.lint;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.schedscope.text.TimeValue;

/** Finds starts later than the earliest reservation of the task. Only runs that record reservations can have any. */
final class LateForPromise implements LintRule {
    @Override
    public String name() {
        return "late-for-promise";
    }

    @Override
    public boolean isError() {
        return false;
    }

    @Override
    public void check(RecordedSchedule schedule, Consumer<LintFinding> findings) {
        Map<Integer, RecordedSchedule.Promise> best = new HashMap<>();
        for (RecordedSchedule.Promise promise : schedule.promises) {
            best.merge(promise.task(), promise, (one, other) -> other.start() < one.start() ? other : one);
        }
        for (List<RecordedSchedule.Piece> pieces : schedule.piecesByTask()) {
            if (!pieces.isEmpty() && best.containsKey(pieces.get(0).task())) {
                RecordedSchedule.Promise promise = best.get(pieces.get(0).task());
                RecordedSchedule.Piece first = pieces.get(0);
                if (first.start() > promise.start()) {
                    findings.accept(LintFinding.ofTask(this, first.start(), first,
                            LintFinding.words("promise", schedule.label(first.task()), TimeValue.at(first.start()),
                                    TimeValue.at(promise.made()), TimeValue.at(promise.start()))));
                }
            }
        }
    }
}
