package org.schedscope.metrics.cause;

import java.util.List;
import java.util.OptionalInt;
import org.schedscope.metrics.ViolationGrid;
import org.schedscope.trace.Trace;

/**
 * The late jobs behind a cell of the violation grid, and the holders of the cores while these jobs waited in queues.
 *
 * @param user number of the row's user
 * @param from first tick of the cell
 * @param to tick at which the cell ends
 * @param late numbers of the late jobs of the cell, in file order
 * @param holders empty if the jobs waited for data or for their own tasks
 */
public record Cause(int user, long from, long to, List<Integer> late, CoreHolders holders) {
    public Cause {
        late = List.copyOf(late);
    }

    /**
     * Finds the cause as of a position of a run.
     *
     * @param grid violations as of that position
     * @param user number of the row's user; a row that is not shown has no late jobs
     * @param tick any of the cell, at least 0
     */
    public static Cause of(Trace trace, int position, ViolationGrid grid, int user, long tick) {
        OptionalInt row = grid.rowOf(user);
        long column = tick / grid.bin();
        List<Integer> late = row.isEmpty() || column >= grid.columns() ? List.of() : grid.jobs(row.getAsInt(), (int) column);
        return new Cause(user, column * grid.bin(), (column + 1) * grid.bin(), late, CoreHolders.of(trace, position, late));
    }
}
