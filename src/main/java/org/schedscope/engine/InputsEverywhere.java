package org.schedscope.engine;

import org.schedscope.engine.input.SimulationInput;
import org.schedscope.model.graph.Eligibility;

/** Data goes to every cluster that can run its reader, from the moment it exists. */
final class InputsEverywhere implements Inputs {
    private final SchedulingContext context;
    private final SimulationInput input;
    private final Transfers transfers;
    private final Listener listener;
    private final int[] runningParents;
    private final boolean[] announced;
    private final DataReadyTicks ticks;

    InputsEverywhere(SchedulingContext context, Transfers transfers, Listener listener) {
        this(context, transfers, listener, Inputs.parentCounts(context.input()),
                new boolean[context.input().index().taskCount()]);
    }

    private InputsEverywhere(SchedulingContext context, Transfers transfers, Listener listener, int[] runningParents,
            boolean[] announced) {
        this.context = context;
        input = context.input();
        this.transfers = transfers;
        this.listener = listener;
        this.runningParents = runningParents;
        this.announced = announced;
        ticks = context.dataTicks();
    }

    @Override
    public Inputs copy(SchedulingContext newContext, Transfers newTransfers, Listener newListener) {
        return new InputsEverywhere(newContext, newTransfers, newListener, runningParents.clone(), announced.clone());
    }

    @Override
    public boolean needsNothing(int task) {
        return runningParents[task] == 0;
    }

    @Override
    public void send(long now, int task, int cluster) {
        Eligibility eligibility = input.eligibility();
        for (int edge = input.edges().first(task); edge < input.edges().first(task + 1); edge++) {
            int child = input.edges().child(edge);
            long first = Long.MAX_VALUE;
            for (int to : eligibility.clusters(child)) {
                long delay = input.delays().delay(task, edge, cluster, to);
                if (delay > 0) {
                    transfers.start(now, task, child, cluster, to, delay);
                }
                first = Math.min(first, ticks.atLeast(child, to, now + delay));
            }
            if (--runningParents[child] == 0 && first <= now) {
                announce(child);
            }
        }
    }

    @Override
    public void receive(long now, int child, int cluster) {
        if (runningParents[child] == 0 && ticks.of(child, cluster) <= now && canRun(child, cluster)) {
            announce(child);
        }
    }

    /** After a fork, data may arrive where its reader cannot run any more. */
    private boolean canRun(int task, int cluster) {
        return input.eligibility().canHold(input.eligibility().classOf(task), cluster);
    }

    @Override
    public boolean isComplete(int task) {
        return announced[task] || needsNothing(task) && input.index().task(task).parents().isEmpty();
    }

    @Override
    public void takeOver(int task, DataAtTakeover data) {
        Eligibility eligibility = input.eligibility();
        long first = Long.MAX_VALUE;
        for (int to : eligibility.clusters(task)) {
            long[] there = {0};
            runningParents[task] = data.forEachOutput(task, (parent, edge) -> {
                long arrival = data.arrival(parent, edge, task, to);
                there[0] = Math.max(there[0], ticks.atLeast(task, to, arrival));
                if (arrival > context.now()) {
                    data.send(parent, task, to, arrival);
                }
            });
            first = Math.min(first, there[0]);
        }
        announced[task] = runningParents[task] == 0 && first <= context.now();
    }

    private void announce(int child) {
        if (announced[child]) {
            listener.inputCompleteElsewhere(child);
        } else {
            announced[child] = true;
            listener.inputComplete(child);
        }
    }
}
