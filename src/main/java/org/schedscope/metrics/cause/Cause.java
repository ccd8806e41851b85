package org.schedscope.metrics.cause;

import java.util.List;
import java.util.OptionalInt;
import org.schedscope.metrics.ViolationGrid;
import org.schedscope.trace.Trace;

/**
 * Who caused this: the late jobs behind a cell of the grid of violations, and who held the cores while they stood in queues.
 *
 * @param user number of the user whose row it is
 * @param from tick at which the cell begins
 * @param to tick at which it ends
 * @param late numbers of the jobs that are late there, in file order; empty if none is
 * @param holders who held the cores meanwhile; nobody if they waited for data or for tasks of their own
 */
public record Cause(int user, long from, long to, List<Integer> late, CoreHolders holders) {
    public Cause {
        late = List.copyOf(late);
    }

    /**
     * Looks back from a position of a run.
     *
     * @param grid violations as of that position
     * @param user number of the user whose row is looked at; none is late in a row that is not shown
     * @param tick any of the cell, at least 0
     */
    public static Cause of(Trace trace, int position, ViolationGrid grid, int user, long tick) {
        OptionalInt row = grid.rowOf(user);
        long column = tick / grid.bin();
        List<Integer> late = row.isEmpty() || column >= grid.columns() ? List.of() : grid.jobs(row.getAsInt(), (int) column);
        return new Cause(user, column * grid.bin(), (column + 1) * grid.bin(), late, CoreHolders.of(trace, position, late));
    }
}
