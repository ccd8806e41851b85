package org.schedscope.metrics.compare;

import org.schedscope.metrics.MeasuredRun;
import org.schedscope.metrics.Metric;
import org.schedscope.metrics.RunReport;

/** One of several runs of a workload that are looked at side by side: its report, and the SLR of every job. */
public final class ComparedRun {
    private final String name;
    private final RunReport report;
    private final double[] slr;

    /**
     * @param name what tells it from the others
     * @param run measured with the horizon that all share
     */
    public ComparedRun(String name, MeasuredRun run) {
        this(name, run.report(), run);
    }

    /**
     * A part of a run.
     *
     * @param report of the part, with the horizon that all share
     * @param jobs that were in it, likewise
     */
    public ComparedRun(String name, RunReport report, MeasuredRun jobs) {
        this.name = name;
        this.report = report;
        slr = jobs.slrByJob();
    }

    public String name() {
        return name;
    }

    public RunReport report() {
        return report;
    }

    /** Value of a metric by its name; NaN where nothing can be said. */
    public double value(Metric metric) {
        return report.metrics().get(metric.name());
    }

    int jobs() {
        return slr.length;
    }

    /** SLR of a job, by file order; NaN if it did not finish. */
    double slr(int job) {
        return slr[job];
    }
}
