package org.schedscope.chart.run;

import java.io.IOException;
import java.util.Optional;
import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.plot.SlrBoxes;
import org.schedscope.chart.plot.SlrLegend;
import org.schedscope.chart.plot.SlrScale;
import org.schedscope.chart.sheet.RowSink;
import org.schedscope.chart.sheet.Sheet;
import org.schedscope.metrics.DecileRow;
import org.schedscope.metrics.RunReport;
import org.schedscope.text.Language;
import org.schedscope.text.Texts;

/** SLR by decile of job work: are small jobs delayed more than large ones? */
final class SlrDecilesChart extends Chart<RunToDraw> {
    private static final double HEIGHT = 460;
    private static final int DECILES = 10;

    SlrDecilesChart() {
        super("slr-deciles", "slr.title");
    }

    @Override
    public boolean isOverTime() {
        return false;
    }

    @Override
    public Optional<String> nothingToShow(RunToDraw run, Texts texts) {
        RunReport report = run.report();
        if (report.finishedJobs() >= DECILES) {
            return Optional.empty();
        }
        String least = Figures.whole(DECILES);
        String jobs = report.totalJobs() == 1 ? texts.text("slr.nothing.single", least)
                : texts.count("slr.nothing", report.finishedJobs(), Figures.whole(report.finishedJobs()), least);
        return Optional.of(report.finishedJobs() == 0 ? jobs : jobs + " " + ratios(report, texts));
    }

    private static String ratios(RunReport report, Texts texts) {
        String mean = figure(report, "meanSlr", texts.language());
        if (report.totalJobs() == 1) {
            return texts.text(mean.equals("1") ? "slr.single.undelayed" : "slr.single", mean);
        }
        return texts.text("slr.several", mean, figure(report, "worstSlr", texts.language()));
    }

    private static String figure(RunReport report, String metric, Language language) {
        return Figures.brief(report.metrics().getOrDefault(metric, Double.NaN), 3, language);
    }

    @Override
    public void paint(RunToDraw run, Sheet sheet) {
        RunReport report = run.report();
        sheet.chart(SlrBoxes.chart(report.byDecile(), sheet.palette(), SlrScale.AUTOMATIC, sheet.innerWidth(), sheet.texts()), HEIGHT);
        sheet.skip(14);
        new SlrLegend(report.byDecile(), sheet.texts()).paintRow(sheet.painter(), sheet.palette(), Sheet.MARGIN, sheet.y());
        sheet.skip(26);
        sheet.explain(sheet.texts().text("slr.meaning", Figures.whole(report.finishedJobs()), Figures.whole(report.totalJobs()),
                SlrBoxes.perDecile(report.byDecile(), sheet.texts())));
    }

    @Override
    public void data(RunToDraw run, RowSink rows) throws IOException {
        rows.row("decile", "jobs", "least work (core-ticks)", "most work (core-ticks)", "least SLR", "lower quartile", "median", "mean",
                "upper quartile", "worst SLR");
        for (DecileRow row : run.report().byDecile()) {
            rows.row(row.decile(), row.count(), row.minWork(), row.maxWork(), row.min(), row.q1(), row.median(), row.mean(), row.q3(),
                    row.worst());
        }
    }
}
