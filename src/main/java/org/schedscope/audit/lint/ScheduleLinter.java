package org.schedscope.audit.lint;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.schedscope.event.CoreRanges;
import org.schedscope.event.CoreSet;
import org.schedscope.event.PriorityKey;
import org.schedscope.event.SinkAdapter;
import org.schedscope.model.Platform;
import org.schedscope.model.WorkloadIndex;

/**
 * Looks a whole schedule through once it has been told. Keeps every piece, and of the findings of each rule the first
 * {@value #KEPT}.
 */
public final class ScheduleLinter extends SinkAdapter {
    /** Findings of one rule that are kept; how many there are beyond is told. */
    public static final int KEPT = 200;
    private static final int NONE = -1;
    private static final List<LintRule> RULES = List.of(new OverlappingCores(), new BrokenInput(), new WrongPlace(), new WrongDuration(),
            new LeftUndone(), new LateForPromise(), new HarmfulBackfill(), new IdleCores());

    private final RecordedSchedule schedule;
    private final int[] openPiece;
    private final int[] openWait;

    /**
     * What was found.
     *
     * @param findings those kept, by tick
     * @param errors all that make the schedule illegal
     * @param advice all that do not
     */
    public record Report(List<LintFinding> findings, int errors, int advice) {
        public Report {
            findings = List.copyOf(findings);
        }

        /** Findings that were counted but not kept. */
        public int notKept() {
            return errors + advice - findings.size();
        }
    }

    /**
     * @param coresKnown whether the schedule tells which cores were held, and not only how many
     * @param tellsBackfills whether it tells which starts overtook others, as our runs do; if not, first come, first served is taken for
     *        the rule
     */
    public ScheduleLinter(WorkloadIndex index, Platform platform, boolean coresKnown, boolean tellsBackfills) {
        schedule = new RecordedSchedule(index, platform, coresKnown, tellsBackfills);
        openPiece = new int[index.taskCount()];
        java.util.Arrays.fill(openPiece, NONE);
        openWait = new int[index.taskCount()];
        java.util.Arrays.fill(openWait, NONE);
    }

    /** Applies all rules to what was told. */
    public Report report() {
        List<LintFinding> findings = new ArrayList<>();
        int[] counts = new int[2];
        for (LintRule rule : RULES) {
            int[] kept = {0};
            rule.check(schedule, finding -> {
                counts[finding.error() ? 0 : 1]++;
                if (kept[0]++ < KEPT) {
                    findings.add(finding);
                }
            });
        }
        findings.sort(Comparator.comparingLong(LintFinding::tick).thenComparing(finding -> !finding.error()).thenComparing(LintFinding::rule)
                .thenComparing(finding -> finding.message().toString()));
        return new Report(findings, counts[0], counts[1]);
    }

    @Override
    public void taskReady(long tick, int task, int queue) {
        openWait[task] = schedule.waits.size();
        schedule.waits.add(new RecordedSchedule.Wait(task, queue, tick, RecordedSchedule.OPEN));
    }

    @Override
    public void taskStarted(long tick, int task, int cluster, CoreRanges cores, PriorityKey key, int queueLength, boolean backfilled) {
        leave(tick, task);
        openPiece[task] = schedule.pieces.size();
        schedule.pieces.add(new RecordedSchedule.Piece(task, cluster, tick, RecordedSchedule.OPEN, CoreSet.copyOf(cores), false, backfilled));
    }

    private void leave(long tick, int task) {
        if (openWait[task] != NONE) {
            RecordedSchedule.Wait wait = schedule.waits.get(openWait[task]);
            schedule.waits.set(openWait[task], new RecordedSchedule.Wait(task, wait.queue(), wait.from(), tick));
            openWait[task] = NONE;
        }
    }

    @Override
    public void taskPreempted(long tick, int task, int cluster, int queue) {
        end(tick, task, false);
        taskReady(tick, task, queue);
    }

    @Override
    public void taskFinished(long tick, int task, int cluster) {
        end(tick, task, true);
    }

    private void end(long tick, int task, boolean done) {
        if (openPiece[task] != NONE) {
            schedule.pieces.set(openPiece[task], schedule.pieces.get(openPiece[task]).ended(tick, done));
            openPiece[task] = NONE;
        }
    }

    @Override
    public void jobStarved(long tick, int job) {
        schedule.starved[job] = true;
        for (int task = schedule.index().firstTask(job); task < schedule.index().firstTask(job + 1); task++) {
            leave(tick, task);
        }
    }

    @Override
    public void reservationMade(long tick, int task, int cluster, long start, long end) {
        schedule.promises.add(new RecordedSchedule.Promise(task, cluster, tick, start));
    }
}
