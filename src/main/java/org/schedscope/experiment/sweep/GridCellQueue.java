package org.schedscope.experiment.sweep;

import java.io.IOException;
import java.util.concurrent.atomic.AtomicInteger;
import org.schedscope.experiment.definition.Grid;

/** The pending runs of a cell, for one worker or several. */
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

    /** Takes the number of a pending run; −1 if there is none. */
    int take() {
        int at = next.getAndIncrement();
        return at < runs.length ? runs[at] : -1;
    }

    boolean isTaken() {
        return next.get() >= runs.length;
    }

    /** The shared part of the runs; created by the first call, while others wait. */
    synchronized GridCell cell(GridCells maker) throws IOException {
        if (cell == null) {
            cell = maker.cell(grid.run(runs[0]));
        }
        return cell;
    }
}
