package org.schedscope.experiment.sweep;

import java.io.IOException;
import java.util.concurrent.atomic.AtomicInteger;
import org.schedscope.experiment.definition.Grid;

/** The runs of a cell that are still to be made, for one worker or several. */
final class GridCellQueue {
    private final Grid grid;
    private final int[] runs;
    private final AtomicInteger next = new AtomicInteger();
    private GridCell cell;

    /** @param runs numbers of runs of one cell, at least one */
    GridCellQueue(Grid grid, int[] runs) {
        this.grid = grid;
        this.runs = runs;
    }

    /** Number of a run that nobody else has taken; −1 if there is none. */
    int take() {
        int at = next.getAndIncrement();
        return at < runs.length ? runs[at] : -1;
    }

    boolean isTaken() {
        return next.get() >= runs.length;
    }

    /** What the runs share; made by whoever asks first, while others wait. */
    synchronized GridCell cell(GridCells maker) throws IOException {
        if (cell == null) {
            cell = maker.cell(grid.run(runs[0]));
        }
        return cell;
    }
}
