package org.schedscope.experiment.sweep;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.schedscope.experiment.definition.Grid;

/** The cells of a shard that have runs to be made, handed out in order; where all are, those that others are at. Asked once a cell. */
final class WorkList {
    private final Grid grid;
    private final Shard shard;
    private final BitSet done;
    private final List<GridCellQueue> begun = new ArrayList<>();
    private int at;

    /** @param done runs whose results are there; not to be changed any more */
    WorkList(Grid grid, Shard shard, BitSet done) {
        this.grid = grid;
        this.shard = shard;
        this.done = done;
    }

    Grid grid() {
        return grid;
    }

    /** Runs of the shard. */
    int size() {
        int size = 0;
        for (int run = 0; run < grid.size(); run++) {
            size += shard.has(grid, run) ? 1 : 0;
        }
        return size;
    }

    /** Runs of the shard that are to be made. */
    int pending() {
        int pending = 0;
        for (int run = 0; run < grid.size(); run++) {
            pending += isPending(run) ? 1 : 0;
        }
        return pending;
    }

    private boolean isPending(int run) {
        return !done.get(run) && shard.has(grid, run);
    }

    /** A cell to work at; empty if there is nothing left to take. */
    synchronized Optional<GridCellQueue> next() {
        begun.removeIf(GridCellQueue::isTaken);
        while (at < grid.size() && !isPending(at)) {
            at++;
        }
        if (at == grid.size()) {
            return begun.stream().findFirst();
        }
        int cell = grid.cell(at);
        List<Integer> runs = new ArrayList<>();
        for (; at < grid.size() && grid.cell(at) == cell; at++) {
            if (isPending(at)) {
                runs.add(at);
            }
        }
        GridCellQueue work = new GridCellQueue(grid, runs.stream().mapToInt(Integer::intValue).toArray());
        begun.add(work);
        return Optional.of(work);
    }
}
