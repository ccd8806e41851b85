package org.schedscope.chart.run;

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
import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.paint.FontRole;
import org.schedscope.chart.paint.Palette;
import org.schedscope.chart.plot.BoxPlots;
import org.schedscope.chart.plot.MeasureAxis;
import org.schedscope.chart.plot.SlrScale;
import org.schedscope.chart.sheet.RowSink;
import org.schedscope.chart.sheet.Sheet;
import org.schedscope.metrics.DecileRow;
import org.schedscope.metrics.compare.ComparedRun;
import org.schedscope.metrics.statistics.Fairness;
import org.schedscope.text.Texts;

/** Mean and worst SLR by decile of job work, a line per policy, with the class each falls into (Burkimsher et al. 2013, Fig. 2). */
final class ComparedFairness extends Chart<ComparisonToDraw> {
    private static final double HEIGHT = 300;
    private static final double LEAST_P = 0.0001;

    ComparedFairness() {
        super("fairness", "compared.fairness.title");
    }

    @Override
    public Optional<String> nothingToShow(ComparisonToDraw comparison, Texts texts) {
        return new ComparedSlrDeciles().nothingToShow(comparison, texts);
    }

    @Override
    public void paint(ComparisonToDraw comparison, Sheet sheet) {
        List<ComparedRun> runs = comparison.comparison().runs();
        Texts texts = sheet.texts();
        sheet.heading(texts.text("compared.fairness.mean"));
        sheet.chart(lines(runs, DecileRow::mean, sheet), HEIGHT);
        sheet.skip(8);
        sheet.heading(texts.text("compared.fairness.worst"));
        sheet.chart(lines(runs, DecileRow::worst, sheet), HEIGHT);
        sheet.skip(12);
        sheet.legend(comparison.names());
        sheet.skip(4);
        for (ComparedRun run : runs) {
            sheet.sentence(verdict(run.name(), run.report().fairness(), texts), FontRole.BODY);
        }
        sheet.skip(6);
        sheet.explain(texts.text("compared.fairness.meaning"));
    }

    @Override
    public void data(ComparisonToDraw comparison, RowSink rows) throws IOException {
        RunRows.of(comparison, new SlrDecilesChart(), rows);
    }

    /** {@code p-slr favours long jobs (ρ = −0.62, n = 40, p = 0.00002).} */
    private static String verdict(String run, Fairness fairness, Texts texts) {
        String key = switch (fairness.verdict()) {
            case FAVOURS_LONG -> "long";
            case FAVOURS_SHORT -> "short";
            case EVEN -> "even";
            case TOO_FEW_JOBS -> "few";
        };
        String p = fairness.p() < LEAST_P ? texts.text("compared.fairness.below", Figures.decimal(LEAST_P, 4, texts.language()))
                : Figures.decimal(fairness.p(), 4, texts.language());
        return texts.text("compared.fairness." + key, run, Figures.decimal(fairness.rho(), 2, texts.language()),
                Figures.whole(fairness.jobs()), p);
    }

    private static JFreeChart lines(List<ComparedRun> runs, ToDoubleFunction<DecileRow> figure, Sheet sheet) {
        Palette palette = sheet.palette();
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
        CategoryPlot plot = new CategoryPlot(data, BoxPlots.categories(sheet.texts().text("axis.decile"), palette),
                MeasureAxis.slr(all, palette, SlrScale.AUTOMATIC, sheet.texts()), renderer);
        return BoxPlots.framed(plot, palette);
    }
}
