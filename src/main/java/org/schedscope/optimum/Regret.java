package org.schedscope.optimum;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.schedscope.trace.Pieces;
import org.schedscope.trace.Trace;

/**
 * What a job lost because the schedule was not a best one.
 *
 * @param job its number
 * @param response ticks from its arrival to its end, in the schedule
 * @param best the same in the best schedule
 */
public record Regret(int job, long response, long best) {
    /** Ticks that it would have ended earlier; negative if others gain at its cost. */
    public long ticks() {
        return response - best;
    }

    /** Of all jobs, those that lost most first; ties in file order. Both schedules are whole and of the same workload. */
    public static List<Regret> of(Trace schedule, Trace best) {
        long[] own = ends(schedule);
        long[] least = ends(best);
        List<Regret> all = new ArrayList<>();
        for (int job = 0; job < own.length; job++) {
            long arrival = schedule.index().job(job).arrival();
            all.add(new Regret(job, own[job] - arrival, least[job] - arrival));
        }
        all.sort(Comparator.comparingLong((Regret one) -> -one.ticks()));
        return List.copyOf(all);
    }

    private static long[] ends(Trace trace) {
        long[] ends = new long[trace.index().jobCount()];
        Pieces pieces = trace.pieces();
        for (int piece = 0; piece < pieces.count(); piece++) {
            int job = trace.index().jobOf(pieces.task(piece));
            ends[job] = Math.max(ends[job], pieces.end(piece));
        }
        return ends;
    }
}
