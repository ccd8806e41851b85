package org.schedscope.chart.run;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.schedscope.chart.gantt.ClusterBands;
import org.schedscope.chart.gantt.GanttFrame;
import org.schedscope.chart.gantt.GanttGutter;
import org.schedscope.chart.gantt.GanttLane;
import org.schedscope.chart.gantt.ZoomLevel;
import org.schedscope.chart.lane.AxisLane;
import org.schedscope.chart.lane.ColourKey;
import org.schedscope.chart.lane.Highlight;
import org.schedscope.chart.lane.LaneContext;
import org.schedscope.chart.sheet.RowSink;
import org.schedscope.chart.sheet.Sheet;
import org.schedscope.model.Job;
import org.schedscope.text.Texts;
import org.schedscope.trace.Trace;

/** Which task ran on which cores, and when: a band of core rows per cluster. */
final class GanttChart extends Chart<RunToDraw> {
    /** Height of the rows for the width of a sheet; clusters may need more. */
    private static final double SHAPE = 0.58;
    private static final double LEAST_SPACE = 220;
    private static final double MOST_SPACE = 900;

    GanttChart() {
        super("gantt", "gantt.title");
    }

    @Override
    public Optional<String> nothingToShow(RunToDraw run, Texts texts) {
        return run.isAnythingStarted() ? Optional.empty() : Optional.of(texts.text("gantt.nothing"));
    }

    @Override
    public void paint(RunToDraw run, Sheet sheet) {
        LaneContext context = run.lanes(sheet);
        ClusterBands bands = ClusterBands.fitting(run.at().trace().platform().clusters(), Set.of(),
                Math.max(LEAST_SPACE, Math.min(MOST_SPACE, Math.round(sheet.innerWidth() * SHAPE))));
        AxisLane.paintAxis(context, sheet.y(), run.unit(sheet.texts()), false);
        sheet.skip(AxisLane.HEIGHT);
        double top = sheet.y();
        AxisLane.paintGround(context, top, top + bands.height(), false);
        GanttLane lane = new GanttLane(run.index(), context, bands.movedBy(top + 2), context.timeArea(top, top + bands.height()),
                run.absences());
        ColourKey identity = run.identity();
        GanttFrame frame = lane.paint(identity, Highlight.NONE, GanttGutter.Fact.BUSY_SHARE);
        sheet.skip(bands.height() + 14);
        sheet.explain(explanation(run, frame, identity, sheet.texts()));
        sheet.skip(6);
        if (identity.names().size() > 1) {
            sheet.legend(identity);
        }
    }

    @Override
    public void data(RunToDraw run, RowSink rows) throws IOException {
        Trace trace = run.at().trace();
        rows.row("cluster", "first core", "last core", "start tick", "end tick", "job", "task", "user");
        for (int piece = 0; piece < trace.pieces().countAt(run.at().position()); piece++) {
            int task = trace.pieces().task(piece);
            Job job = trace.index().job(trace.index().jobOf(task));
            for (int range = 0; range < trace.pieces().rangeCount(piece); range++) {
                rows.row(trace.platform().clusters().get(trace.pieces().cluster(piece)).id(), trace.pieces().firstCore(piece, range) + 1,
                        trace.pieces().lastCore(piece, range) + 1, trace.pieces().start(piece), run.at().endOrNow(piece), job.id(),
                        trace.index().task(task).id(), job.user());
            }
        }
    }

    private static String explanation(RunToDraw run, GanttFrame frame, ColourKey identity, Texts texts) {
        List<String> sentences = new ArrayList<>(List.of(texts.text("gantt.rows")));
        if (!frame.has(ZoomLevel.BARS)) {
            sentences.add(texts.text("gantt.density", frame.summary(texts)));
            return String.join(" ", sentences);
        }
        sentences.add(texts.text(identity.names().size() > 1 ? "gantt.bars." + identity.by().id() : "gantt.bars"));
        if (!run.absences().isEmpty()) {
            sentences.add(texts.text("gantt.absent"));
        }
        if (run.at().trace().index().jobCount() == 1) {
            sentences.add(texts.text("gantt.single", run.at().trace().index().job(0).id()));
        }
        if (frame.has(ZoomLevel.DENSITY)) {
            sentences.add(texts.text("gantt.mixed", frame.summary(texts)));
        }
        return String.join(" ", sentences);
    }
}
