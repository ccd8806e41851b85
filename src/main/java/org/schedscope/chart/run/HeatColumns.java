package org.schedscope.chart.run;

import java.util.OptionalInt;
import org.schedscope.chart.lane.AxisLane;
import org.schedscope.chart.lane.ColourBy;
import org.schedscope.chart.lane.ColourKey;
import org.schedscope.chart.lane.HeatLane;
import org.schedscope.chart.lane.HeatScale;
import org.schedscope.chart.lane.LaneContext;
import org.schedscope.chart.lane.LoadLane;
import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.sheet.Sheet;

/** Rows of violations and, below them on the same axis, what of the platform was in use (Tóth, Klusáček 2014, Fig. 7). */
final class HeatColumns {
    private static final double USE = 90;
    private static final double GAP = 16;

    private HeatColumns() {
    }

    /** Paints below what the sheet has so far; the axis is there already. */
    static void paint(RunToDraw run, LaneContext context, HeatScale steps, double rowHeight, Sheet sheet) {
        HeatLane lane = new HeatLane(context, run.violations(), steps, sheet.y() + 4, rowHeight);
        boolean memory = run.index().needsMemory();
        double strips = GAP + USE + (memory ? GAP + USE : 0);
        AxisLane.paintGround(context, sheet.y(), sheet.y() + lane.height() + strips, false);
        lane.paint(ColourKey.by(ColourBy.USER, run.at().trace().index()), OptionalInt.empty());
        sheet.skip(lane.height() + GAP);
        LoadLane.paint(context, LoadLane.Load.coresInUse(run.index(), run.at(), sheet.texts())
                .withFact(sheet.texts().text("load.cores.all", Figures.whole(run.at().trace().platform().totalCores()))), sheet.y(), USE);
        sheet.skip(USE);
        if (memory) {
            sheet.skip(GAP);
            LoadLane.Load load = LoadLane.Load.memoryInUse(run.index(), run.at(), sheet.texts());
            LoadLane.paint(context, load.withFact(load.limit().isEmpty() ? ""
                    : sheet.texts().text("load.cores.all", load.figure().apply(load.limit().getAsInt()))), sheet.y(), USE);
            sheet.skip(USE);
        }
    }
}
