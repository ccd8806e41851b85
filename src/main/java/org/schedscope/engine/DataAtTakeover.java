package org.schedscope.engine;

import java.util.Map;
import java.util.OptionalLong;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.model.Dependency;
import org.schedscope.model.Job;

/** The places of data, and the transfers in progress, in a run that is taken over at the present tick. */
final class DataAtTakeover {
    /** Receives the outputs of finished parents. */
    interface Output {
        void of(int parent, Dependency edge);
    }

    private final SchedulingContext context;
    private final SimulationInput input;
    private final Inputs before;
    private final Transfers transfers;
    private final Map<Transfers.Sent, Long> sent;
    private final TakeoverState past;

    /** @param before how data went so far */
    DataAtTakeover(SchedulingContext context, Inputs before, Transfers transfers, TakeoverState past) {
        this.context = context;
        input = context.input();
        this.before = before;
        this.transfers = transfers;
        this.past = past;
        sent = transfers.sent();
    }

    /** Passes the finished parents of a task to a listener; returns the number of its other parents. */
    int forEachOutput(int task, Output listener) {
        int job = input.index().jobOf(task);
        Job of = input.index().job(job);
        int unfinished = 0;
        for (Dependency edge : of.tasks().get(input.index().positionOf(task)).parents()) {
            int parent = input.index().firstTask(job) + edge.parent();
            if (past.hasFinished(parent)) {
                listener.of(parent, edge);
            } else {
                unfinished++;
            }
        }
        return unfinished;
    }

    /** Tick at which the output of a finished parent can be on a cluster for a child; a transfer that has not started can start now. */
    long arrival(int parent, Dependency edge, int child, int cluster) {
        OptionalLong untold = before.arrivalUntold(parent, edge, child, cluster);
        if (untold.isPresent()) {
            return untold.getAsLong();
        }
        int from = context.machine().runsOn(parent);
        Long told = sent.get(new Transfers.Sent(parent, child, cluster));
        return told != null ? told : from == cluster ? 0 : context.now() + input.delays().delay(parent, edge, from, cluster);
    }

    boolean isUnderWay(int parent, int child, int cluster) {
        return sent.getOrDefault(new Transfers.Sent(parent, child, cluster), 0L) > context.now();
    }

    /**
     * Starts a transfer of the output of a finished parent to a cluster, to arrive at a tick after now, unless it is in progress already.
     */
    void send(int parent, int child, int cluster, long arrival) {
        if (!isUnderWay(parent, child, cluster)) {
            long now = context.now();
            transfers.start(now, parent, child, context.machine().runsOn(parent), cluster, arrival - now);
        }
    }
}
