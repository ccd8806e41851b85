package org.schedscope.chart;

import java.io.IOException;
import java.util.Optional;
import java.util.Set;
import org.schedscope.model.Job;
import org.schedscope.trace.Trace;

/** Which task ran on which cores, and when: a band of core rows per cluster. */
final class GanttChart implements Chart {
    private static final double SPACE = 900;

    @Override
    public String name() {
        return "gantt";
    }

    @Override
    public String title() {
        return "Schedule: which task ran on which cores, and when";
    }

    @Override
    public Optional<String> nothingToShow(RunToDraw run) {
        return run.isAnythingStarted() ? Optional.empty() : Optional.of("No task has started, so there is no schedule to show.");
    }

    @Override
    public void paint(RunToDraw run, Sheet sheet) {
        LaneContext context = sheet.lanes(run);
        Bands bands = Bands.fitting(run.at().trace().platform().clusters(), Set.of(), SPACE);
        AxisLane.paintAxis(context, sheet.y(), run.unit(), false);
        sheet.skip(AxisLane.HEIGHT);
        double top = sheet.y();
        AxisLane.paintGround(context, top, top + bands.height(), false);
        GanttLane lane = new GanttLane(run.index(), context, bands.movedBy(top + 2), context.timeArea(top, top + bands.height()),
                run.absences());
        Identity identity = run.identity();
        GanttFrame frame = lane.paint(identity, Highlight.NONE, GanttLane.Fact.BUSY_SHARE);
        sheet.skip(bands.height() + 14);
        sheet.sentence(explanation(run, frame, identity), FontRole.BODY);
        sheet.skip(6);
        if (identity.names().size() > 1 && (frame.has(ZoomLevel.EDGES) || frame.has(ZoomLevel.BARS))) {
            sheet.legend(identity);
        }
    }

    @Override
    public void data(RunToDraw run, DataRows rows) throws IOException {
        Trace trace = run.at().trace();
        rows.row("cluster", "first core", "last core", "start tick", "end tick", "job", "task", "user");
        for (int piece = 0; piece < trace.pieceCountAt(run.at().position()); piece++) {
            int task = trace.pieceTask(piece);
            Job job = trace.index().job(trace.index().jobOf(task));
            for (int range = 0; range < trace.pieceRangeCount(piece); range++) {
                rows.row(trace.platform().clusters().get(trace.pieceCluster(piece)).id(), trace.pieceFirstCore(piece, range) + 1,
                        trace.pieceLastCore(piece, range) + 1, trace.pieceStart(piece), run.at().endOrNow(piece), job.id(),
                        trace.index().task(task).id(), job.user());
            }
        }
    }

    private static String explanation(RunToDraw run, GanttFrame frame, Identity identity) {
        String rows = "Every row is a core, numbered from 1 in its cluster. ";
        if (!frame.has(ZoomLevel.EDGES) && !frame.has(ZoomLevel.BARS)) {
            return rows + "Shown are " + frame.summary() + ": the darker a pixel, the larger the share of its core-ticks that ran tasks.";
        }
        String only = run.at().trace().index().jobCount() == 1 ? "All tasks belong to one job, " + run.at().trace().index().job(0).id()
                + ". " : "";
        String colour = identity.names().size() > 1 ? "; its colour tells its " + identity.by().noun() : "";
        String missing = run.absences().isEmpty() ? "" : "Hatched ground is cores that are not there. ";
        String bars = "A bar is one task on the cores it held" + colour + ". Bare ground is idle. " + missing;
        return rows + bars + only + (frame.has(ZoomLevel.DENSITY) ? "Shown are " + frame.summary()
                + ": grey clusters have no room for single bars, there darkness is the busy share of core-ticks." : "");
    }
}
