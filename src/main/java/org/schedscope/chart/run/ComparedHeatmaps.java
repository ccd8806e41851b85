package org.schedscope.chart.run;

import java.io.IOException;
import java.util.Optional;
import org.schedscope.chart.lane.AxisLane;
import org.schedscope.chart.lane.HeatLane;
import org.schedscope.chart.lane.HeatScale;
import org.schedscope.chart.lane.LaneContext;
import org.schedscope.chart.sheet.RowSink;
import org.schedscope.chart.sheet.Sheet;
import org.schedscope.text.Texts;

/** The heatmaps of all policies, one below the other, on one time axis and with one scale of heat (Tóth, Klusáček 2014, Fig. 7). */
final class ComparedHeatmaps extends Chart<ComparisonToDraw> {
    private static final double ROW = 14;
    private static final double SPACE = 360;
    private static final double GAP = 26;

    ComparedHeatmaps() {
        super("heatmap", "compared.heatmap.title");
    }

    @Override
    public Optional<String> nothingToShow(ComparisonToDraw comparison, Texts texts) {
        boolean late = comparison.runs().stream().anyMatch(run -> run.violations().largest() > 0);
        return late ? Optional.empty() : Optional.of(texts.text("compared.heatmap.nothing"));
    }

    @Override
    public void paint(ComparisonToDraw comparison, Sheet sheet) {
        int largest = comparison.runs().stream().mapToInt(run -> run.violations().largest()).max().orElse(1);
        HeatScale steps = new HeatScale(Math.max(1, largest));
        HeatmapChart.legend(sheet, steps);
        long end = comparison.runs().stream().mapToLong(run -> run.at().now()).max().orElse(1);
        for (int i = 0; i < comparison.runs().size(); i++) {
            RunToDraw run = comparison.runs().get(i);
            LaneContext context = sheet.lanes(run.at(), 0, Math.max(1, end));
            sheet.heading(comparison.names().get(i));
            AxisLane.paintAxis(context, sheet.y(), run.unit(sheet.texts()), false);
            sheet.skip(AxisLane.HEIGHT);
            HeatColumns.paint(run, context, steps, HeatLane.rowHeight(run.violations().users().size(), SPACE, ROW), sheet);
            sheet.skip(GAP);
        }
        RunToDraw first = comparison.runs().get(0);
        sheet.explain(HeatmapChart.meaning(first.violations(), first, sheet.texts()));
    }

    @Override
    public void data(ComparisonToDraw comparison, RowSink rows) throws IOException {
        RunRows.of(comparison, new HeatmapChart(), rows);
    }
}
