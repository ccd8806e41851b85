package org.schedscope.optimum;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.schedscope.trace.foreign.PlacedPiece;

/**
 * Cluster and start tick of every task, by task number; the arrays must not be changed.
 *
 * @param cost see {@link JobCosts}
 */
record SearchPlan(int[] cluster, long[] start, long cost) {
    /** Tasks by start: an order whose plan is this one, or no worse. */
    int[] order(PlacementProblem problem) {
        int[] place = new int[start.length];
        for (int at = 0; at < place.length; at++) {
            place[problem.inOrder(at)] = at;
        }
        return IntStream.range(0, start.length).boxed()
                .sorted((a, b) -> start[a] != start[b] ? Long.compare(start[a], start[b]) : Integer.compare(place[a], place[b]))
                .mapToInt(task -> task).toArray();
    }

    /** The plan as a schedule without core numbers. */
    List<PlacedPiece> pieces(PlacementProblem problem) {
        List<PlacedPiece> pieces = new ArrayList<>();
        for (int task = 0; task < start.length; task++) {
            long end = start[task] + problem.duration(task, cluster[task]);
            pieces.add(new PlacedPiece(task, cluster[task], start[task], end, Optional.empty()));
        }
        return pieces;
    }
}
