package org.schedscope.experiment.sweep;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.schedscope.experiment.definition.Grid;

/** The cells of a shard with pending runs, handed out in order; when all are, cells that other workers have begun. */
final class WorkList {
    private final Grid grid;
    private final Shard shard;
    private final BitSet done;
    private final List<GridCellQueue> begun = new ArrayList<>();
    private int at;

    /** @param done runs with results; must not be changed any more */
    WorkList(Grid grid, Shard shard, BitSet done) {
        this.grid = grid;
        this.shard = shard;
        this.done = done;
    }

    Grid grid() {
        return grid;
    }

    /** Number of runs of the shard. */
    int size() {
        int size = 0;
        for (int run = 0; run < grid.size(); run++) {
            size += shard.has(grid, run) ? 1 : 0;
        }
        return size;
    }

    /** Number of pending runs of the shard. */
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

    /** The next cell; empty if no run is pending. */
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
