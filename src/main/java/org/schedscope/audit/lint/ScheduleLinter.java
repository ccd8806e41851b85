package org.schedscope.audit.lint;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.schedscope.event.CoreSet;
import org.schedscope.event.EventField;
import org.schedscope.event.EventSink;
import org.schedscope.event.QueueReplay;
import org.schedscope.event.ScheduleEvent;
import org.schedscope.model.Platform;
import org.schedscope.model.graph.WorkloadIndex;

/** Checks a whole schedule after its last event. It keeps all pieces, and the first {@value #KEPT} findings of each rule. */
public final class ScheduleLinter implements EventSink {
    /** Maximum of findings of one rule that are kept; further ones are counted. */
    public static final int KEPT = 200;
    private static final int NONE = -1;
    /** The rule that explains a wrong placement best is the first. */
    private static final List<LintRule> RULES = List.of(new WrongPlace(), new BrokenInput(), new OverlappingCores(), new WrongDuration(),
            new LeftUndone(), new LateForPromise(), new HarmfulBackfill(), new IdleCores());

    private final RecordedSchedule schedule;
    private final int[] openPiece;
    private final boolean[] hasStarted;
    private final QueueReplay queues;
    private boolean growing;

    /**
     * The result of a check.
     *
     * @param findings those kept, by tick
     * @param errors number of all that make the schedule illegal
     * @param advice number of all that do not
     */
    public record Report(List<LintFinding> findings, int errors, int advice) {
        public Report {
            findings = List.copyOf(findings);
        }

        /** Number of findings that were counted but not kept. */
        public int notKept() {
            return errors + advice - findings.size();
        }
    }

    /**
     * Creates a linter.
     *
     * @param coresKnown whether the schedule has the numbers of the cores, and not only how many were held
     * @param tellsBackfills whether the schedule records which starts are backfilled, as simulated runs do; if not, first come, first
     *             served is taken as the rule
     */
    public ScheduleLinter(WorkloadIndex index, Platform platform, boolean coresKnown, boolean tellsBackfills) {
        schedule = new RecordedSchedule(index, platform, coresKnown, tellsBackfills);
        openPiece = new int[index.taskCount()];
        hasStarted = new boolean[openPiece.length];
        java.util.Arrays.fill(openPiece, NONE);
        queues = new QueueReplay(index, new Waits());
    }

    /** Accepts times that differ by one tick, for schedules with rounded times. */
    public ScheduleLinter rounded() {
        schedule.slack = 1;
        return this;
    }

    /** Expects a switch of some ticks where a core, except of a device, did not run a piece's task last. */
    public ScheduleLinter switching(long ticks) {
        schedule.switchTicks = ticks;
        return this;
    }

    /** Accepts missing tasks, for schedules that are not complete yet. */
    public ScheduleLinter growing() {
        growing = true;
        return this;
    }

    /** Applies all rules to the events so far. */
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

    /** All findings that make the schedule illegal, rule by rule. */
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
    public void on(ScheduleEvent event) {
        switch (event.kind()) {
            case TASK_STARTED -> start(event);
            case TASK_PREEMPTED -> end(event.tick(), event.get(EventField.TASK), false);
            case TASK_FINISHED -> end(event.tick(), event.get(EventField.TASK), true);
            case TASK_KILLED -> end(event.tick(), event.get(EventField.TASK), false);
            case JOB_STARVED, JOB_KILLED, JOB_REMOVED, JOB_REFUSED -> schedule.left[event.get(EventField.JOB)] = true;
            case FORKED -> schedule.promises.removeIf(promise -> !hasStarted[promise.task()]);
            case RESERVATION_MADE -> schedule.promises.add(new RecordedSchedule.Promise(event.get(EventField.TASK),
                    event.get(EventField.CLUSTER), event.tick(), event.number(EventField.START)));
            case CORES_GONE -> schedule.gone(event.tick(), event.get(EventField.CLUSTER), CoreSet.copyOf(event.cores()));
            case CORES_BACK -> schedule.back(event.tick(), event.get(EventField.CLUSTER), CoreSet.copyOf(event.cores()));
            default -> {
                // Arrivals and transfers follow from workload and network, the end of a job from its last task.
            }
        }
        queues.on(event);
    }

    private void start(ScheduleEvent event) {
        int task = event.get(EventField.TASK);
        hasStarted[task] = true;
        openPiece[task] = schedule.pieces.size();
        schedule.pieces.add(new RecordedSchedule.Piece(task, event.get(EventField.CLUSTER), event.tick(), RecordedSchedule.OPEN,
                CoreSet.copyOf(event.cores()), false, event.is(EventField.BACKFILLED)));
    }

    private void end(long tick, int task, boolean done) {
        if (openPiece[task] != NONE) {
            schedule.pieces.set(openPiece[task], schedule.pieces.get(openPiece[task]).ended(tick, done));
            openPiece[task] = NONE;
        }
    }
}
