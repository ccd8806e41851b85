package org.schedscope.chart;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.geom.Ellipse2D;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.plot.CategoryPlot;
import org.jfree.chart.renderer.category.LineAndShapeRenderer;
import org.jfree.data.category.DefaultCategoryDataset;
import org.schedscope.metrics.ComparedRun;
import org.schedscope.metrics.DecileRow;
import org.schedscope.metrics.Fairness;

/** Mean and worst SLR by decile of job work, a line per policy, with the class each falls into (Burkimsher et al. 2013, Fig. 2). */
final class ComparedFairness implements ComparisonChart {
    private static final double HEIGHT = 300;

    @Override
    public String name() {
        return "fairness";
    }

    @Override
    public String title() {
        return "Whom policies favour: responsiveness by size of job";
    }

    @Override
    public Optional<String> nothingToShow(ComparisonToDraw comparison) {
        return new ComparedSlrDeciles().nothingToShow(comparison);
    }

    @Override
    public void paint(ComparisonToDraw comparison, Sheet sheet) {
        List<ComparedRun> runs = comparison.comparison().runs();
        sheet.heading("Mean SLR");
        sheet.chart(lines(runs, DecileRow::mean, sheet.palette()), HEIGHT);
        sheet.skip(8);
        sheet.heading("Worst SLR");
        sheet.chart(lines(runs, DecileRow::worst, sheet.palette()), HEIGHT);
        sheet.skip(12);
        sheet.legend(comparison.names());
        sheet.skip(4);
        for (ComparedRun run : runs) {
            sheet.sentence(run.name() + " " + verdict(run.report().fairness()) + ".", FontRole.BODY);
        }
        sheet.skip(6);
        sheet.sentence("A line that falls to the right is a policy under which long jobs are delayed less in proportion than short ones, a "
                + "rising one the opposite; a level one treats them alike. The verdict is Spearman's rank correlation of job work and SLR "
                + "over all jobs: it counts if it differs from 0 at 5 % and is at least 0.1 in size.", FontRole.BODY);
    }

    @Override
    public void data(ComparisonToDraw comparison, DataRows rows) throws IOException {
        RunRows.of(comparison, new SlrDecilesChart(), rows);
    }

    /** {@code favours long jobs (ρ = −0.62, n = 40, p = 0.00002)}. */
    private static String verdict(Fairness fairness) {
        String words = switch (fairness.verdict()) {
            case FAVOURS_LONG -> "favours long jobs";
            case FAVOURS_SHORT -> "favours short jobs";
            case EVEN -> "treats long and short jobs alike";
            case TOO_FEW_JOBS -> "has finished too few jobs to tell";
        };
        return words + " (\u03C1 = " + Figures.decimal(fairness.rho(), 2) + ", n = " + Figures.whole(fairness.jobs()) + ", p = "
                + (fairness.p() < 0.0001 ? "below 0.0001" : Figures.decimal(fairness.p(), 4)) + ")";
    }

    private static JFreeChart lines(List<ComparedRun> runs, ToDoubleFunction<DecileRow> figure, Palette palette) {
        DefaultCategoryDataset data = new DefaultCategoryDataset();
        LineAndShapeRenderer renderer = new LineAndShapeRenderer(true, true);
        for (int run = 0; run < runs.size(); run++) {
            for (DecileRow row : runs.get(run).report().byDecile()) {
                double value = figure.applyAsDouble(row);
                data.addValue(row.count() == 0 ? null : (Number) value, Integer.valueOf(run), Integer.toString(row.decile()));
            }
            renderer.setSeriesPaint(run, new Color(palette.edgeOf(palette.identity(run))));
            renderer.setSeriesFillPaint(run, new Color(palette.identity(run)));
            renderer.setSeriesStroke(run, new BasicStroke(2));
            renderer.setSeriesShape(run, new Ellipse2D.Double(-4.5, -4.5, 9, 9));
        }
        renderer.setUseFillPaint(true);
        List<DecileRow> all = runs.stream().flatMap(run -> run.report().byDecile().stream()).toList();
        CategoryPlot plot = new CategoryPlot(data, BoxPlots.categories("decile of job work", palette),
                SlrAxis.of(all, palette, SlrScale.AUTOMATIC), renderer);
        return BoxPlots.framed(plot, palette);
    }
}
