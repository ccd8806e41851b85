package org.schedscope.chart.run;

import java.io.IOException;
import java.util.Optional;
import org.schedscope.chart.lane.AxisLane;
import org.schedscope.chart.lane.HeatLane;
import org.schedscope.chart.lane.HeatLegend;
import org.schedscope.chart.lane.HeatScale;
import org.schedscope.chart.lane.LaneContext;
import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.paint.FontRole;
import org.schedscope.chart.paint.Painter;
import org.schedscope.chart.paint.Tone;
import org.schedscope.chart.sheet.RowSink;
import org.schedscope.chart.sheet.Sheet;
import org.schedscope.metrics.ViolationGrid;
import org.schedscope.text.Texts;

/** Violated expected end times by user and time, with the cores in use under it, after Tóth and Klusáček 2014, Fig. 7. */
final class HeatmapChart extends Chart<RunToDraw> {
    private static final double ROW = 20;
    private static final double SPACE = 900;

    HeatmapChart() {
        super("heatmap", "heatmap.title");
    }

    @Override
    public Optional<String> nothingToShow(RunToDraw run, Texts texts) {
        if (run.violations().largest() > 0) {
            return Optional.empty();
        }
        if (run.report().users().stream().anyMatch(user -> user.violated() > 0)) {
            return Optional.of(texts.text("heatmap.unseen"));
        }
        return Optional.of(Figures.count(run.report().totalJobs(), "heatmap.nothing", texts));
    }

    @Override
    public void paint(RunToDraw run, Sheet sheet) {
        LaneContext context = run.lanes(sheet);
        ViolationGrid grid = run.violations();
        HeatScale steps = HeatScale.of(grid);
        legend(sheet, steps);
        AxisLane.paintAxis(context, sheet.y(), run.unit(sheet.texts()), false);
        sheet.skip(AxisLane.HEIGHT);
        HeatColumns.paint(run, context, steps, HeatLane.rowHeight(grid.users().size(), SPACE, ROW), sheet);
        sheet.skip(14);
        sheet.explain(meaning(grid, run, sheet.texts()));
    }

    @Override
    public void data(RunToDraw run, RowSink rows) throws IOException {
        ViolationGrid grid = run.violations();
        rows.row("user", "from tick", "to tick", "late jobs");
        for (int row = 0; row < grid.users().size(); row++) {
            for (int column = 0; column < grid.columns();) {
                int next = Math.min(grid.columns(), grid.nextChange(row, column));
                if (grid.count(row, column) > 0) {
                    rows.row(grid.users().get(row), column * grid.bin(), next * grid.bin(), grid.count(row, column));
                }
                column = next;
            }
        }
    }

    static String meaning(ViolationGrid grid, RunToDraw run, Texts texts) {
        return texts.text("heatmap.meaning", run.span(grid.bin(), texts));
    }

    static void legend(Sheet sheet, HeatScale steps) {
        double end = HeatLegend.of(steps, sheet.texts()).paint(sheet.painter(), sheet.palette(), Sheet.MARGIN, sheet.y() + 6);
        sheet.painter().text(sheet.texts().text("heat.cells"), end + 6, sheet.y() + 10, FontRole.SECONDARY, sheet.palette().of(Tone.MUTED),
                Painter.Anchor.START);
        sheet.skip(24);
    }
}
