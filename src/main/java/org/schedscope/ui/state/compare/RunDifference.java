package org.schedscope.ui.state.compare;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.schedscope.model.number.BigRatio;
import org.schedscope.scheduler.probe.QueuedTask;
import org.schedscope.trace.Pieces;
import org.schedscope.trace.ScheduleShift;
import org.schedscope.trace.Trace;
import org.schedscope.ui.state.queue.QueueProbes;
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
     * @param key of the task at its start; empty if it had none
     * @param otherwise tick at which the other run starts the task, if it does
     * @param rival what the other run starts instead, if it waited in the same queue here
     */
    public record Start(int task, int cluster, String key, boolean backfilled, OptionalLong otherwise, Optional<Rival> rival) {
    }

    /**
     * A task that waited while another one was started.
     *
     * @param key exactly; never empty
     * @param order of its key and that of the other one: above 0 if its own is larger
     */
    public record Rival(int task, String key, int order) {
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

    /** The same with what waited where; looks into the queues of both runs, so it is a worker's. */
    RunDifference withRivals() {
        QueueProbes probes = new QueueProbes();
        return new RunDifference(baseRun, openRun, tick, cluster, base.map(start -> with(start, baseRun, run, probes)),
                run.map(start -> with(start, openRun, base, probes)));
    }

    private static Start with(Start start, OpenRun run, Optional<Start> other, QueueProbes probes) {
        Pieces pieces = run.trace().pieces();
        int position = IntStream.range(0, pieces.count()).filter(piece -> pieces.task(piece) == start.task()).map(pieces::startSeq).min()
                .orElseThrow();
        Optional<QueuedTask> waiting = other.isEmpty() || start.key().isEmpty() ? Optional.empty()
                : probes.before(run, start.cluster(), position).stream()
                        .filter(one -> one.task() == other.get().task() && !one.key().isEmpty()).findFirst();
        return waiting.map(one -> new Start(start.task(), start.cluster(), start.key(), start.backfilled(), start.otherwise(), Optional.of(
                new Rival(one.task(), one.key(), BigRatio.parse(one.key()).compareTo(BigRatio.parse(start.key())))))).orElse(start);
    }

    /** Start of a task in the other run. */
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
                return Optional.of(new Start(task, cluster, pieces.key(piece), pieces.backfilled(piece), otherwise.start(task),
                        Optional.empty()));
            }
        }
        return Optional.empty();
    }
}
