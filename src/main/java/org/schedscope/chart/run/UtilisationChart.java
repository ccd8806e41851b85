package org.schedscope.chart.run;

import java.io.IOException;
import java.util.Optional;
import org.schedscope.chart.lane.AxisLane;
import org.schedscope.chart.lane.LaneContext;
import org.schedscope.chart.lane.LoadLane;
import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.sheet.RowSink;
import org.schedscope.chart.sheet.Sheet;
import org.schedscope.text.Texts;
import org.schedscope.trace.Trace;

/** Cores in use and tasks that wait, over the run. */
final class UtilisationChart extends Chart<RunToDraw> {
    private static final double USE = 260;
    private static final double QUEUE = 160;

    UtilisationChart() {
        super("utilisation", "utilisation.title");
    }

    @Override
    public Optional<String> nothingToShow(RunToDraw run, Texts texts) {
        return run.isAnythingStarted() ? Optional.empty() : Optional.of(texts.text("utilisation.nothing"));
    }

    @Override
    public void paint(RunToDraw run, Sheet sheet) {
        Texts texts = sheet.texts();
        LaneContext context = run.lanes(sheet);
        int most = run.index().queueLength().maxAt(run.at().position());
        double queue = most == 0 ? 0 : 12 + QUEUE;
        AxisLane.paintAxis(context, sheet.y(), run.unit(texts), false);
        sheet.skip(AxisLane.HEIGHT);
        AxisLane.paintGround(context, sheet.y(), sheet.y() + USE + queue, false);
        LoadLane.paint(context, LoadLane.Load.coresInUse(run.index(), run.at(), texts).withFact(mean(run, texts)), sheet.y(), USE);
        if (most > 0) {
            LoadLane.paint(context, LoadLane.Load.queueLength(run.index(), run.at(), texts)
                    .withFact(Figures.count(most, "load.queue.most", texts)), sheet.y() + USE + 12, QUEUE);
        }
        sheet.skip(USE + queue + 14);
        sheet.explain(String.join(" ", texts.text("utilisation.use", Figures.whole(run.at().trace().platform().totalCores())),
                texts.text(most > 0 ? "utilisation.queue" : "utilisation.queue.never"), texts.text("utilisation.steps")));
    }

    @Override
    public void data(RunToDraw run, RowSink rows) throws IOException {
        Trace trace = run.at().trace();
        rows.row("tick", "cores in use", "tasks waiting");
        int last = 0;
        while (last < run.at().position()) {
            last = Math.min(run.at().position(), trace.nextInstant(last));
            rows.row(trace.tickAt(last), run.index().coresInUse().valueAt(last), run.index().queueLength().valueAt(last));
        }
    }

    private static String mean(RunToDraw run, Texts texts) {
        double cores = 0;
        double busy = 0;
        for (int c = 0; c < run.at().trace().platform().clusters().size(); c++) {
            int size = run.at().trace().platform().clusters().get(c).cores();
            cores += size;
            busy += size * run.index().busyShare(c, run.at());
        }
        return texts.text("lane.busy.mean", Figures.brief(100 * busy / cores, 1, texts.language()));
    }
}
