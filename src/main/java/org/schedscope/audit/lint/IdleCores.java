package org.schedscope.audit.lint;

import java.util.List;
import java.util.OptionalInt;
import java.util.function.Consumer;
import org.schedscope.model.Task;
import org.schedscope.text.TimeValue;

/**
 * Finds idle cores beside a queued task that would fit. This is legal, and usual for a strict order without backfilling. Reported once a
 * task: since when, and for how long altogether.
 */
final class IdleCores implements LintRule {
    @Override
    public String name() {
        return "idle-cores";
    }

    @Override
    public boolean isError() {
        return false;
    }

    @Override
    public void check(RecordedSchedule schedule, Consumer<LintFinding> findings) {
        List<FreeCoreTimes> free = FreeCoreTimes.ofAll(schedule);
        for (RecordedSchedule.Wait wait : schedule.waits) {
            for (int cluster = 0; cluster < free.size(); cluster++) {
                if (schedule.mayRunOn(wait, cluster) && wait.to() != RecordedSchedule.OPEN && wait.to() > wait.from()) {
                    check(schedule, wait, cluster, free.get(cluster), findings);
                }
            }
        }
    }

    private void check(RecordedSchedule schedule, RecordedSchedule.Wait wait, int cluster, FreeCoreTimes free,
            Consumer<LintFinding> findings) {
        Task task = schedule.index().task(wait.task());
        if (free.mostCores(free.stepAt(wait.from()), free.stepAt(wait.to() - 1) + 1) < task.cores()) {
            return;
        }
        long first = -1;
        long ticks = 0;
        for (int step = free.stepAt(wait.from()); step < free.steps() && free.tick(step) < wait.to(); step++) {
            if (free.fits(step, wait.task())) {
                long from = Math.max(wait.from(), free.tick(step));
                long to = step + 1 < free.steps() ? Math.min(wait.to(), free.tick(step + 1)) : wait.to();
                first = first < 0 ? from : first;
                ticks += to - from;
            }
        }
        if (ticks > 0) {
            findings.accept(new LintFinding(name(), false, first, OptionalInt.of(wait.task()), OptionalInt.of(cluster),
                    LintFinding.words("idle", schedule.label(wait.task()), TimeValue.length(ticks), TimeValue.at(first),
                            schedule.cluster(cluster).id(), task.cores())));
        }
    }
}
