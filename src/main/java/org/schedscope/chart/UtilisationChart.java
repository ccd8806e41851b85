package org.schedscope.chart;

import java.io.IOException;
import java.util.Optional;
import org.schedscope.trace.Trace;

/** Cores in use and tasks that wait, over the run. */
final class UtilisationChart implements Chart {
    private static final double USE = 260;
    private static final double QUEUE = 160;

    @Override
    public String name() {
        return "utilisation";
    }

    @Override
    public String title() {
        return "Utilisation: cores in use, and tasks that wait for cores";
    }

    @Override
    public Optional<String> nothingToShow(RunToDraw run) {
        return run.isAnythingStarted() ? Optional.empty() : Optional.of("No task has started, so no core was ever in use.");
    }

    @Override
    public void paint(RunToDraw run, Sheet sheet) {
        LaneContext context = sheet.lanes(run);
        int most = run.index().queueLength().maxAt(run.at().position());
        double queue = most == 0 ? 0 : 12 + QUEUE;
        AxisLane.paintAxis(context, sheet.y(), run.unit(), false);
        sheet.skip(AxisLane.HEIGHT);
        AxisLane.paintGround(context, sheet.y(), sheet.y() + USE + queue, false);
        LoadLane.paint(context, LoadLane.Load.coresInUse(run.index(), run.at()).withFact(mean(run)), sheet.y(), USE);
        if (most > 0) {
            LoadLane.paint(context, LoadLane.Load.queueLength(run.index(), run.at()).withFact("at most " + Figures.count(most, "task",
                    "tasks")),
                    sheet.y() + USE + 12, QUEUE);
        }
        sheet.skip(USE + queue + 14);
        sheet.sentence("The steps above are the cores that ran tasks, of all clusters together; the dashed line is all "
                + Figures.whole(run.at().trace().platform().totalCores()) + " cores. "
                + (most > 0 ? "The steps below are the tasks that were ready to run and waited in the queues. "
                        : "No task ever waited in a queue: each started as soon as it was ready. ")
                + "Where several steps fall into one pixel, its whole range is drawn.", FontRole.BODY);
    }

    @Override
    public void data(RunToDraw run, DataRows rows) throws IOException {
        Trace trace = run.at().trace();
        rows.row("tick", "cores in use", "tasks waiting");
        int last = 0;
        while (last < run.at().position()) {
            last = Math.min(run.at().position(), trace.nextInstant(last));
            rows.row(trace.tickAt(last), run.index().coresInUse().valueAt(last), run.index().queueLength().valueAt(last));
        }
    }

    private static String mean(RunToDraw run) {
        double cores = 0;
        double busy = 0;
        for (int c = 0; c < run.at().trace().platform().clusters().size(); c++) {
            int size = run.at().trace().platform().clusters().get(c).cores();
            cores += size;
            busy += size * run.index().busyShare(c, run.at());
        }
        return "mean " + Figures.brief(100 * busy / cores, 1) + "\u2009% busy";
    }
}
