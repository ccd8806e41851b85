package org.schedscope.chart;

import org.schedscope.event.RunInfo;
import org.schedscope.metrics.RunReport;
import org.schedscope.metrics.ViolationGrid;
import org.schedscope.trace.Trace;

/**
 * A finished run as pictures need it.
 *
 * @param at the end of its trace
 * @param index of that trace
 * @param info for titles
 * @param report its metrics
 * @param violations its violated expected end times
 */
public record RunToDraw(Moment at, TraceIndex index, RunInfo info, RunReport report, ViolationGrid violations) {
    public static RunToDraw of(Trace trace, RunInfo info, RunReport report, ViolationGrid violations) {
        return new RunToDraw(Moment.endOf(trace), new TraceIndex(trace), info, report, violations);
    }

    /** Unit of time axes: {@code ticks}, or what the workload says. */
    String unit() {
        String unit = at.trace().workload().timeUnit();
        return unit.equals("tick") ? "ticks" : unit;
    }

    /** {@code campus-week · four-clusters, 40 cores · p-slr · seed 1 · 100 jobs, 511 tasks}. */
    public String subtitle() {
        return subtitle(info.policy());
    }

    /** The same with other words for the policy. */
    String subtitle(String policy) {
        Trace trace = at.trace();
        return info.workload() + " \u00B7 " + info.platform() + ", " + Figures.count(trace.platform().totalCores(), "core", "cores")
                + " \u00B7 "
                + policy + " \u00B7 seed " + info.seed() + " \u00B7 " + Figures.count(trace.index().jobCount(), "job", "jobs") + ", "
                + Figures.count(trace.index().taskCount(), "task", "tasks");
    }

    /** What tells bars apart in this run. */
    Identity identity() {
        return Identity.by(Identity.telling(at.trace().index()), at.trace().index());
    }
}
