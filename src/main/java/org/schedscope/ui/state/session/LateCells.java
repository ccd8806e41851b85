package org.schedscope.ui.state.session;

import java.util.List;
import java.util.Optional;
import org.schedscope.metrics.ViolationGrid;
import org.schedscope.ui.state.snapshot.Expectations;
import org.schedscope.ui.state.time.Subject;
import org.schedscope.ui.state.time.TickRange;

/** Selects cells of the heatmap, and goes from one with late jobs to the next: by time, then by the order of the users. */
public record LateCells(Session session) {
    private record Cell(int row, int column) {
    }

    /** One late job is selected itself; of several, and of none, the user. Where some are late the causes are shown. */
    public void choose(ViolationGrid grid, int row, int column) {
        List<Integer> jobs = grid.jobs(row, column);
        if (jobs.size() == 1) {
            session.selection().selectWhole(jobs.get(0));
        } else {
            session.selection().selectUser(grid.users().get(row));
        }
        if (!jobs.isEmpty()) {
            session.selection().select(new Subject.OfCell(grid.user(row), column * grid.bin()));
            session.expectations().ask(new Expectations.Place(grid.user(row), column * grid.bin()));
        }
    }

    /**
     * Goes to the next cell with late jobs after the one that is selected, or to the first; beyond the last one nothing happens.
     *
     * @param by 1, or −1 for the previous one
     */
    public void go(int by) {
        ViolationGrid grid = session.snapshot().get().violations();
        int users = grid.users().size();
        Optional<Cell> from = selected(grid);
        int end = grid.lastMarked() + 1;
        long at = from.map(cell -> (long) cell.column() * users + cell.row()).orElse(by > 0 ? -1L : (long) end * users);
        for (long next = at + by; next >= 0 && next < (long) end * users; next += by) {
            int column = (int) (next / users);
            if (grid.count(grid.everyone(), column) > 0 && grid.count((int) (next % users), column) > 0) {
                choose(grid, (int) (next % users), column);
                session.timeline().reveal(new TickRange(column * grid.bin(), (column + 1) * grid.bin()));
                return;
            }
        }
    }

    private Optional<Cell> selected(ViolationGrid grid) {
        return session.selection().get().subject().filter(Subject.OfCell.class::isInstance).map(Subject.OfCell.class::cast)
                .filter(cell -> cell.tick() / grid.bin() <= grid.lastMarked() && grid.rowOf(cell.user()).isPresent())
                .map(cell -> new Cell(grid.rowOf(cell.user()).getAsInt(), (int) (cell.tick() / grid.bin())));
    }
}
