package org.schedscope.audit.lint;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.schedscope.event.CoreRanges;
import org.schedscope.event.CoreSet;
import org.schedscope.event.EventSink;
import org.schedscope.event.PriorityKey;
import org.schedscope.event.QueueReplay;
import org.schedscope.model.Platform;
import org.schedscope.model.graph.WorkloadIndex;

/**
 * Looks a whole schedule through once it has been told. Keeps every piece, and of the findings of each rule the first
 * {@value #KEPT}.
 */
public final class ScheduleLinter implements EventSink {
    /** Findings of one rule that are kept; how many there are beyond is told. */
    public static final int KEPT = 200;
    private static final int NONE = -1;
    /** What says most about a task that is placed wrongly comes first. */
    private static final List<LintRule> RULES = List.of(new WrongPlace(), new BrokenInput(), new OverlappingCores(), new WrongDuration(),
            new LeftUndone(), new LateForPromise(), new HarmfulBackfill(), new IdleCores());

    private final RecordedSchedule schedule;
    private final int[] openPiece;
    private final boolean[] hasStarted;
    private final QueueReplay queues;
    private boolean growing;

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
        hasStarted = new boolean[openPiece.length];
        java.util.Arrays.fill(openPiece, NONE);
        queues = new QueueReplay(index, new Waits());
    }

    /** Lets two times be off by a tick, for a schedule whose times were rounded one by one. */
    public ScheduleLinter rounded() {
        schedule.slack = 1;
        return this;
    }

    /** Lets tasks be left out, of a schedule that is still being built. */
    public ScheduleLinter growing() {
        growing = true;
        return this;
    }

    /** Applies all rules to what was told. */
    public Report report() {
        List<LintFinding> findings = new ArrayList<>();
        int[] counts = new int[2];
        rules().forEach(rule -> {
            int[] kept = {0};
            rule.check(schedule, finding -> {
                counts[finding.error() ? 0 : 1]++;
                if (kept[0]++ < KEPT) {
                    findings.add(finding);
                }
            });
        });
        findings.sort(
                Comparator.comparingLong(LintFinding::tick).thenComparing(finding -> !finding.error()).thenComparing(LintFinding::rule)
                        .thenComparing(finding -> finding.message().toString()));
        return new Report(findings, counts[0], counts[1]);
    }

    /** What is illegal, rule by rule. */
    public List<LintFinding> errors() {
        List<LintFinding> errors = new ArrayList<>();
        rules().filter(LintRule::isError).forEach(rule -> rule.check(schedule, errors::add));
        return errors;
    }

    private Stream<LintRule> rules() {
        return RULES.stream().filter(rule -> !growing || !(rule instanceof LeftUndone));
    }

    private final class Waits implements QueueReplay.Listener {
        private final int[] open = new int[schedule.index().taskCount()];

        @Override
        public void entered(long tick, int task, int queue) {
            open[task] = schedule.waits.size();
            schedule.waits.add(new RecordedSchedule.Wait(task, queue, tick, RecordedSchedule.OPEN));
        }

        @Override
        public void left(long tick, int task, int queue) {
            schedule.waits.set(open[task], new RecordedSchedule.Wait(task, queue, schedule.waits.get(open[task]).from(), tick));
        }
    }

    @Override
    public void taskReady(long tick, int task, int queue) {
        queues.taskReady(tick, task, queue);
    }

    @Override
    public void taskStarted(long tick, int task, int cluster, CoreRanges cores, PriorityKey key, int queueLength, boolean backfilled) {
        queues.taskStarted(tick, task, cluster, cores, key, queueLength, backfilled);
        hasStarted[task] = true;
        openPiece[task] = schedule.pieces.size();
        schedule.pieces
                .add(new RecordedSchedule.Piece(task, cluster, tick, RecordedSchedule.OPEN, CoreSet.copyOf(cores), false, backfilled));
    }

    @Override
    public void taskPreempted(long tick, int task, int cluster, int queue) {
        end(tick, task, false);
        queues.taskPreempted(tick, task, cluster, queue);
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
        queues.jobStarved(tick, job);
        schedule.left[job] = true;
    }

    @Override
    public void jobRemoved(long tick, int job) {
        queues.jobRemoved(tick, job);
        schedule.left[job] = true;
    }

    /** Who waits is queued anew, and promises are void. */
    @Override
    public void forked(long tick, int fork) {
        queues.forked(tick, fork);
        schedule.promises.removeIf(promise -> !hasStarted[promise.task()]);
    }

    @Override
    public void reservationMade(long tick, int task, int cluster, long start, long end) {
        schedule.promises.add(new RecordedSchedule.Promise(task, cluster, tick, start));
    }

    @Override
    public void coresGone(long tick, int cluster, CoreRanges cores, int fork, long until) {
        schedule.gone(tick, cluster, CoreSet.copyOf(cores));
    }

    @Override
    public void coresBack(long tick, int cluster, CoreRanges cores, int fork) {
        schedule.back(tick, cluster, CoreSet.copyOf(cores));
    }

    @Override
    public void jobArrived(long tick, int job) {
        // The workload says when it arrives.
    }

    @Override
    public void taskPlaced(long tick, int task, int cluster) {
        // What counts is where it runs.
    }

    @Override
    public void transferStarted(long tick, int transfer, int parent, int child, int from, int to, long arrivalTick) {
        // The network says when data is where.
    }

    @Override
    public void transferFinished(long tick, int transfer, int parent, int child, int from, int to) {
        // The network says when data is where.
    }

    @Override
    public void jobFinished(long tick, int job) {
        // The last of its tasks says so.
    }

    @Override
    public void schedulingPass(long tick, int queue, int queueLength) {
        // Who waits is known without.
    }
}
