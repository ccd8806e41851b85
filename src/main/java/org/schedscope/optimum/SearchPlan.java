package org.schedscope.optimum;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.schedscope.trace.foreign.PlacedPiece;

/**
 * Where and when every task runs, by task number; not to be changed.
 *
 * @param cost as {@link JobCosts} counts it
 */
record SearchPlan(int[] cluster, long[] start, long cost) {
    /** Tasks by their starts: an order that gives this plan, or one that is no worse, when tasks are placed one after the other. */
    int[] order(PlacementProblem problem) {
        int[] place = new int[start.length];
        for (int at = 0; at < place.length; at++) {
            place[problem.inOrder(at)] = at;
        }
        return IntStream.range(0, start.length).boxed()
                .sorted((a, b) -> start[a] != start[b] ? Long.compare(start[a], start[b]) : Integer.compare(place[a], place[b]))
                .mapToInt(task -> task).toArray();
    }

    /** As a schedule that names no cores. */
    List<PlacedPiece> pieces(PlacementProblem problem) {
        List<PlacedPiece> pieces = new ArrayList<>();
        for (int task = 0; task < start.length; task++) {
            long end = start[task] + problem.duration(task, cluster[task]);
            pieces.add(new PlacedPiece(task, cluster[task], start[task], end, Optional.empty()));
        }
        return pieces;
    }
}
