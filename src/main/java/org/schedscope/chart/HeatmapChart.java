package org.schedscope.chart;

import java.io.IOException;
import java.util.Optional;
import org.schedscope.metrics.ViolationGrid;

/** Violated expected end times by user and time, with the cores in use under it, after Tóth and Klusáček 2014, Fig. 7. */
final class HeatmapChart implements Chart {
    private static final double ROW = 20;
    private static final double SPACE = 900;

    @Override
    public String name() {
        return "heatmap";
    }

    @Override
    public String title() {
        return "Violated expected end times: who had to wait too long, and when";
    }

    @Override
    public Optional<String> nothingToShow(RunToDraw run) {
        if (run.violations().largest() > 0) {
            return Optional.empty();
        }
        if (run.report().users().stream().anyMatch(user -> user.violated() > 0)) {
            return Optional.of("No late job is among those to be shown.");
        }
        int jobs = run.report().totalJobs();
        return Optional.of(jobs == 1
                ? "This workload is a single job, and it finished by its expected end time: there is no violation to show."
                : "All " + Figures.count(jobs, "job", "jobs") + " finished by their expected end times: there is no violation to show.");
    }

    @Override
    public void paint(RunToDraw run, Sheet sheet) {
        LaneContext context = sheet.lanes(run);
        ViolationGrid grid = run.violations();
        HeatSteps steps = HeatSteps.of(grid);
        legend(sheet, steps);
        AxisLane.paintAxis(context, sheet.y(), run.unit(), false);
        sheet.skip(AxisLane.HEIGHT);
        HeatStrips.paint(run, context, steps, HeatLane.rowHeight(grid.users().size(), SPACE, ROW), sheet);
        sheet.skip(14);
        sheet.sentence(meaning(grid, run), FontRole.BODY);
    }

    @Override
    public void data(RunToDraw run, DataRows rows) throws IOException {
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

    static String meaning(ViolationGrid grid, RunToDraw run) {
        String cell = Figures.count(grid.bin(), run.unit().equals("ticks") ? "tick" : run.unit(), run.unit());
        return "A row is a user, a cell is " + cell
                + ". A job is late once it has not finished by its expected end time: the end it would have had if its user had owned a "
                + "fixed share of the platform. Its lateness marks as many cells as it lasted, from the latest start that would have met "
                + "the expectation. The last columns can be empty by definition.";
    }

    static void legend(Sheet sheet, HeatSteps steps) {
        double end = HeatLane.paintLegend(sheet.painter(), sheet.palette(), steps, Sheet.MARGIN, sheet.y() + 6);
        sheet.painter().text("late jobs in a cell", end + 6, sheet.y() + 10, FontRole.SECONDARY, sheet.palette().of(Tone.MUTED),
                Painter.Anchor.START);
        sheet.skip(24);
    }
}
