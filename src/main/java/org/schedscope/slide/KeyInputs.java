package org.schedscope.slide;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.schedscope.breakpoint.BreakpointMatch;
import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.paint.TimeFigures;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.lesson.LessonRun;
import org.schedscope.model.Job;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.model.number.Ratio;
import org.schedscope.policy.Dependence;
import org.schedscope.policy.Policy;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.scheduler.probe.QueuedTask;
import org.schedscope.text.Texts;
import org.schedscope.trace.Trace;

/**
 * The inputs of a decision about waiting tasks, without the answer: waits, needs, and the other variables of the policy's keys, so that
 * students can compute them.
 */
public final class KeyInputs {
    /** Lines that every task has under any policy. */
    static final int USUAL = 2;

    private static final Pattern REMAINING = Pattern.compile("\\bR\\b");
    private static final Pattern CRITICAL = Pattern.compile("\\bCP\\b");
    private static final Pattern ARRIVAL = Pattern.compile("\\barrival\\b");
    private static final Pattern LEADING_SLASH = Pattern.compile("^/");

    private final SimulationInput input;
    private final Trace trace;
    private final BreakpointMatch at;
    private final Policy policy;
    private final Texts words;
    private final TimeFigures times;

    /**
     * @param at moment of the question
     * @param words texts of lessons
     */
    public KeyInputs(LessonRun run, BreakpointMatch at, Texts words) {
        input = run.input();
        trace = run.trace();
        this.at = at;
        policy = Schedulers.ordering(run.spec());
        this.words = words;
        times = TimeFigures.of(input.index().workload(), words.language());
    }

    /** The inputs of a task, related ones on one line. */
    public List<String> of(QueuedTask queued) {
        return of(queued, false);
    }

    /** @param apart whether every figure has a line of its own, for short lines */
    public List<String> of(QueuedTask queued, boolean apart) {
        WorkloadIndex index = input.index();
        int job = index.jobOf(queued.task());
        long estimate = Math.round(index.task(queued.task()).meanEstimate().toDouble());
        List<String> lines = new ArrayList<>(List.of(words.text("waits", times.length(at.tick() - queued.readyTick())),
                words.text("needs", cores(queued.cores()), times.length(estimate))));
        List<String> more = new ArrayList<>();
        String formula = policy.info().formula();
        // For a job of one task: its own ticks, and the tick since which it waits.
        boolean alone = index.taskCountOf(job) == 1;
        if (!alone && REMAINING.matcher(formula).find()) {
            more.add(words.text("input.remaining", times.length(input.estimatedPaths().rank(queued.task()))));
        }
        if (!alone && CRITICAL.matcher(formula).find()) {
            more.add(words.text("input.critical", times.length(input.estimatedPaths().criticalPath(job))));
        }
        if (index.job(job).arrival() != queued.readyTick() && ARRIVAL.matcher(formula).find()) {
            more.add(words.text("input.arrival", times.at(index.job(job).arrival())));
        }
        lines.addAll(apart || more.isEmpty() ? more : List.of(String.join(", ", more)));
        if (policy.dependsOn(Dependence.VALUE)) {
            value(job).ifPresent(lines::add);
        }
        if (policy.dependsOn(Dependence.USERS)) {
            lines.add(use(index.job(job).user()));
        }
        return lines;
    }

    /** The value by ticks of the run instead of the ratio of a curve. */
    private Optional<String> value(int number) {
        Job job = input.index().job(number);
        Ratio path = Ratio.of(input.estimatedPaths().criticalPath(number));
        return job.value().map(curve -> words.text("input.value", Figures.brief(curve.max().toDouble(), 2, words.language()),
                times.at(job.arrival() + curve.initialDeadline().times(path).floor()),
                times.at(job.arrival() + curve.finalDeadline().times(path).ceil())));
    }

    /** Current and past use of cores by a user's tasks. */
    private String use(String user) {
        long held = 0;
        long used = 0;
        for (int piece = 0; piece < trace.pieces().countAt(at.position()); piece++) {
            int task = trace.pieces().task(piece);
            if (trace.index().job(trace.index().jobOf(task)).user().equals(user)) {
                boolean runs = trace.pieces().runsAt(piece, at.position());
                long cores = input.cores(task);
                held += runs ? cores : 0;
                used += cores * ((runs ? at.tick() : trace.pieces().end(piece)) - trace.pieces().start(piece));
            }
        }
        return words.text("input.user", LEADING_SLASH.matcher(user).replaceFirst(""), cores(held), Figures.whole(used));
    }

    private String cores(long cores) {
        return cores == 1 ? words.text("core") : words.text("cores", Figures.whole(cores));
    }
}
