package org.schedscope.metrics.compare;

import org.schedscope.metrics.MeasuredRun;
import org.schedscope.metrics.Metric;
import org.schedscope.metrics.RunReport;

/** One of several compared runs of a workload: its report, and the SLR of every job. */
public final class ComparedRun {
    private final String name;
    private final RunReport report;
    private final double[] slr;

    /**
     * @param name unique among the compared runs
     * @param run measured with the common horizon
     */
    public ComparedRun(String name, MeasuredRun run) {
        this(name, run.report(), run);
    }

    /**
     * A part of a run.
     *
     * @param report report of the part, with the common horizon
     * @param jobs jobs of the part, likewise
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

    /** Value of a metric; NaN where undefined. */
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
