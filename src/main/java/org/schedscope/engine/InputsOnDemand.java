package org.schedscope.engine;

import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.model.Dependency;
import org.schedscope.model.Job;
import org.schedscope.model.graph.Eligibility;

/**
 * Transfers that start when the parent finishes, towards the cluster that will need the data, even if that is decided later. A transfer
 * becomes an event when its reader gets a cluster, if it has not finished by then.
 */
final class InputsOnDemand implements Inputs {
    private static final long NOT_YET = -1;

    private final SchedulingContext context;
    private final SimulationInput input;
    private final Transfers transfers;
    private final Listener listener;
    private final int[] runningParents;
    private final long[] finishedAt;
    /** Number of the cluster + 1, 0 while none is known. */
    private final int[] towards;
    private final DataReadyTicks ticks;
    /** Arrivals of data whose transfer started before a fork; constant after the fork. */
    private final Map<Transfers.Sent, Long> setOutBefore = new HashMap<>();
    /** Those of them that were events. */
    private final Set<Transfers.Sent> toldBefore = new HashSet<>();

    InputsOnDemand(SchedulingContext context, Transfers transfers, Listener listener) {
        this(context, transfers, listener, Inputs.parentCounts(context.input()), new long[context.input().index().taskCount()],
                new int[context.input().index().taskCount()]);
        Arrays.fill(finishedAt, NOT_YET);
    }

    private InputsOnDemand(SchedulingContext context, Transfers transfers, Listener listener, int[] runningParents, long[] finishedAt,
            int[] towards) {
        this.context = context;
        input = context.input();
        this.transfers = transfers;
        this.listener = listener;
        this.runningParents = runningParents;
        this.finishedAt = finishedAt;
        this.towards = towards;
        ticks = context.dataTicks();
        context.bind(this);
    }

    @Override
    public Inputs copy(SchedulingContext newContext, Transfers newTransfers, Listener newListener) {
        InputsOnDemand copy = new InputsOnDemand(newContext, newTransfers, newListener, runningParents.clone(), finishedAt.clone(),
                towards.clone());
        copy.setOutBefore.putAll(setOutBefore);
        copy.toldBefore.addAll(toldBefore);
        return copy;
    }

    @Override
    public boolean needsNothing(int task) {
        return runningParents[task] == 0;
    }

    @Override
    public void send(long now, int task, int cluster) {
        finishedAt[task] = now;
        Eligibility eligibility = input.eligibility();
        for (int edge = input.edges().first(task); edge < input.edges().first(task + 1); edge++) {
            int child = input.edges().child(edge);
            for (int to : eligibility.clusters(child)) {
                long delay = input.delays().delay(task, edge, cluster, to);
                ticks.atLeast(child, to, now + delay);
                if (delay > 0 && towards[child] == to + 1) {
                    transfers.start(now, task, child, cluster, to, delay);
                }
            }
            if (--runningParents[child] == 0) {
                listener.inputComplete(child);
            }
        }
    }

    /** A task will run on a cluster: what its finished parents have written comes there. */
    void request(int task, int cluster) {
        towards[task] = cluster + 1;
        if (input.delays().takeNoTime()) {
            return;
        }
        int job = input.index().jobOf(task);
        Job of = input.index().job(job);
        long now = context.now();
        for (Dependency edge : of.tasks().get(input.index().positionOf(task)).parents()) {
            int parent = input.index().firstTask(job) + edge.parent();
            if (finishedAt[parent] != NOT_YET) {
                int from = context.machine().runsOn(parent);
                long arrival = arrival(parent, edge, task, cluster);
                if (arrival > now && (toldBefore.isEmpty() || !toldBefore.contains(new Transfers.Sent(parent, task, cluster)))) {
                    transfers.start(now, parent, task, from, cluster, arrival - now);
                }
            }
        }
    }

    private long arrival(int parent, Dependency edge, int child, int cluster) {
        long since = finishedAt[parent] + input.delays().delay(parent, edge, context.machine().runsOn(parent), cluster);
        return setOutBefore.isEmpty() ? since : setOutBefore.getOrDefault(new Transfers.Sent(parent, child, cluster), since);
    }

    @Override
    public boolean isComplete(int task) {
        return runningParents[task] == 0;
    }

    @Override
    public OptionalLong arrivalUntold(int parent, Dependency edge, int child, int cluster) {
        return OptionalLong.of(arrival(parent, edge, child, cluster));
    }

    @Override
    public void takeOver(int task, DataAtTakeover data) {
        Eligibility eligibility = input.eligibility();
        long now = context.now();
        runningParents[task] = data.forEachOutput(task, (parent, edge) -> {
            finishedAt[parent] = now;
            int from = context.machine().runsOn(parent);
            for (int to : eligibility.clusters(task)) {
                long arrival = data.arrival(parent, edge, task, to);
                ticks.atLeast(task, to, arrival);
                if (arrival != now + input.delays().delay(parent, edge, from, to)) {
                    setOutBefore.put(new Transfers.Sent(parent, task, to), arrival);
                }
                if (data.isUnderWay(parent, task, to)) {
                    toldBefore.add(new Transfers.Sent(parent, task, to));
                }
            }
        });
    }

    @Override
    public void receive(long now, int child, int cluster) {
        // No task becomes ready by it: the scheduler planned with its arrival.
    }
}
