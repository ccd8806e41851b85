package org.schedscope.chart;

import java.util.List;
import org.schedscope.event.RunInfo;
import org.schedscope.metrics.RunReport;
import org.schedscope.metrics.ViolationGrid;
import org.schedscope.trace.AbsentCores;
import org.schedscope.trace.Trace;

/**
 * A run as pictures need it.
 *
 * @param at up to when it is drawn
 * @param index of that trace
 * @param info for titles
 * @param report its metrics
 * @param violations its violated expected end times
 * @param from the first tick that pictures over time show
 * @param to the last one, above {@code from}
 * @param absences cores that are not there
 */
public record RunToDraw(Moment at, TraceIndex index, RunInfo info, RunReport report, ViolationGrid violations, long from, long to,
        List<AbsentCores.Absence> absences) {
    public RunToDraw {
        absences = List.copyOf(absences);
    }

    public static RunToDraw of(Trace trace, RunInfo info, RunReport report, ViolationGrid violations) {
        return of(Moment.endOf(trace), info, report, violations);
    }

    /** All of a run up to a moment. */
    public static RunToDraw of(Moment at, RunInfo info, RunReport report, ViolationGrid violations) {
        return new RunToDraw(at, new TraceIndex(at.trace(), at.position()), info, report, violations, 0, Math.max(1, at.now()),
                List.of());
    }

    /** The same, of which pictures over time show some ticks only. */
    public RunToDraw showing(long fromTick, long toTick) {
        return new RunToDraw(at, index, info, report, violations, fromTick, Math.max(fromTick + 1, toTick), absences);
    }

    /** The same, of which some cores are not there for some time. */
    public RunToDraw without(List<AbsentCores.Absence> missing) {
        return new RunToDraw(at, index, info, report, violations, from, to, missing);
    }

    /** Unit of time axes: {@code ticks}, or what the workload says. */
    String unit() {
        String unit = at.trace().workload().timeUnit();
        return unit.equals("tick") ? "ticks" : unit;
    }

    /** {@code campus-week · four-clusters, 40 cores · p-slr · seed 1 · 100 jobs, 511 tasks}, and what of it is drawn if not all. */
    public String subtitle() {
        return subtitle(info.policy());
    }

    /** The same with other words for the policy. */
    String subtitle(String policy) {
        boolean all = from <= 0 && to >= at.now();
        return caption(at, info, policy) + (all ? "" : " \u00B7 ticks " + Figures.whole(from) + " to " + Figures.whole(to));
    }

    /** What was run, in one line, and up to when it is drawn if not to its end. */
    public static String caption(Moment at, RunInfo info, String policy) {
        Trace trace = at.trace();
        return info.workload() + " \u00B7 " + info.platform() + ", " + Figures.count(trace.platform().totalCores(), "core", "cores")
                + " \u00B7 " + policy + " \u00B7 seed " + info.seed() + " \u00B7 "
                + Figures.count(trace.index().jobCount(), "job", "jobs") + ", "
                + Figures.count(trace.index().taskCount(), "task", "tasks")
                + (at.position() < trace.eventCount() ? " \u00B7 as of tick " + Figures.whole(at.now()) : "");
    }

    boolean isAnythingStarted() {
        return at.trace().pieceCountAt(at.position()) > 0;
    }

    /** What tells bars apart in this run. */
    Identity identity() {
        return Identity.by(Identity.telling(at.trace().index()), at.trace().index());
    }
}
