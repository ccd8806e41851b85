package org.schedscope.ui.state.compare;

import java.util.Optional;
import java.util.OptionalLong;
import org.schedscope.trace.Pieces;
import org.schedscope.trace.ScheduleShift;
import org.schedscope.trace.Trace;
import org.schedscope.ui.state.run.OpenRun;

/**
 * Where two runs part at a tick: on one cluster each starts what the other does not, or not then.
 *
 * @param cluster number of the first cluster on which they part
 * @param base what the run that is compared with starts there; none if the other one starts something more
 * @param run what the open run starts there, likewise
 */
public record RunDifference(OpenRun baseRun, OpenRun openRun, long tick, int cluster, Optional<Start> base, Optional<Start> run) {
    /**
     * A start that the other run has not.
     *
     * @param key by which the task went first; empty if it had none
     * @param otherwise tick at which the other run starts the task, if it does
     */
    public record Start(int task, int cluster, String key, boolean backfilled, OptionalLong otherwise) {
    }

    /** The difference at a tick; none if both start the same there. */
    static Optional<RunDifference> at(RunComparison compared, long tick) {
        Trace base = compared.base().trace();
        Trace run = compared.run().trace();
        ScheduleShift shift = compared.shift();
        int cluster = Math.min(firstCluster(base, shift, tick), firstCluster(run, shift, tick));
        if (cluster == Integer.MAX_VALUE) {
            return Optional.empty();
        }
        return Optional.of(new RunDifference(compared.base(), compared.run(), tick, cluster,
                start(base, shift, tick, cluster, shift::startAfter), start(run, shift, tick, cluster, shift::startBefore)));
    }

    /** Tells when the other run starts a task. */
    private interface Otherwise {
        OptionalLong start(int task);
    }

    private static int firstCluster(Trace trace, ScheduleShift shift, long tick) {
        int first = Integer.MAX_VALUE;
        Pieces pieces = trace.pieces();
        for (int piece = 0; piece < pieces.count(); piece++) {
            if (pieces.start(piece) == tick && shift.parts(pieces.task(piece))) {
                first = Math.min(first, pieces.cluster(piece));
            }
        }
        return first;
    }

    private static Optional<Start> start(Trace trace, ScheduleShift shift, long tick, int cluster, Otherwise otherwise) {
        Pieces pieces = trace.pieces();
        for (int piece = 0; piece < pieces.count(); piece++) {
            int task = pieces.task(piece);
            if (pieces.start(piece) == tick && pieces.cluster(piece) == cluster && shift.parts(task)) {
                return Optional.of(new Start(task, cluster, pieces.key(piece), pieces.backfilled(piece), otherwise.start(task)));
            }
        }
        return Optional.empty();
    }
}
