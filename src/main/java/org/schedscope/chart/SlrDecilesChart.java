package org.schedscope.chart;

import java.io.IOException;
import java.util.Optional;
import org.schedscope.metrics.DecileRow;
import org.schedscope.metrics.RunReport;

/** SLR by decile of job work: are small jobs delayed more than large ones? */
final class SlrDecilesChart implements Chart {
    private static final double HEIGHT = 460;
    private static final int DECILES = 10;

    @Override
    public String name() {
        return "slr-deciles";
    }

    @Override
    public String title() {
        return "Schedule length ratio by size of job";
    }

    @Override
    public Optional<String> nothingToShow(RunToDraw run) {
        RunReport report = run.report();
        if (report.finishedJobs() >= DECILES) {
            return Optional.empty();
        }
        String jobs = report.totalJobs() == 1 ? "This workload is a single job" : Figures.count(report.finishedJobs(), "job", "jobs")
                + " finished";
        String slr = report.finishedJobs() == 0 ? "" : report.totalJobs() == 1
                ? " Its schedule length ratio, response time over critical path, is " + figure(report, "meanSlr") + noDelay(report)
                : " Their schedule length ratios, response time over critical path, have the mean " + figure(report, "meanSlr")
                        + " and the largest is "
                        + figure(report, "worstSlr") + "; 1 would be no delay at all.";
        return Optional.of(jobs + "; boxes by decile need at least " + DECILES + " finished jobs." + slr);
    }

    private static String noDelay(RunReport report) {
        return figure(report, "meanSlr").equals("1") ? ": no delay at all." : "; 1 would be no delay at all.";
    }

    private static String figure(RunReport report, String metric) {
        return Figures.brief(report.metrics().getOrDefault(metric, Double.NaN), 3);
    }

    @Override
    public void paint(RunToDraw run, Sheet sheet) {
        RunReport report = run.report();
        sheet.chart(SlrBoxes.chart(report.byDecile(), sheet.palette(), SlrScale.AUTOMATIC, sheet.innerWidth()), HEIGHT);
        sheet.skip(14);
        SlrLegend.paintRow(sheet.painter(), sheet.palette(), report.byDecile(), Sheet.MARGIN, sheet.y());
        sheet.skip(26);
        sheet.sentence("The jobs that finished (" + Figures.whole(report.finishedJobs()) + " of " + Figures.whole(report.totalJobs())
                + ") in ten groups, from the smallest job work on the left to the largest on the right; " + perDecile(report)
                + ". SLR is a job's response time over its critical path, the shortest time it could have taken: 1 is no delay, "
                + "2 is twice as long. Boxes at one height treat small and large jobs alike. A decile of fewer than four jobs has dots, no box.",
                        FontRole.BODY);
    }

    @Override
    public void data(RunToDraw run, DataRows rows) throws IOException {
        rows.row("decile", "jobs", "least work (core-ticks)", "most work (core-ticks)", "least SLR", "lower quartile", "median", "mean",
                "upper quartile", "worst SLR");
        for (DecileRow row : run.report().byDecile()) {
            rows.row(row.decile(), row.count(), row.minWork(), row.maxWork(), row.min(), row.q1(), row.median(), row.mean(), row.q3(),
                    row.worst());
        }
    }

    private static String perDecile(RunReport report) {
        return SlrBoxes.perDecile(report.byDecile());
    }
}
