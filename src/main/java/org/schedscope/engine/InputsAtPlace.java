package org.schedscope.engine;

import org.schedscope.engine.input.SimulationInput;

/** Data goes to the cluster that its reader was placed on. */
final class InputsAtPlace implements Inputs {
    private final SchedulingContext context;
    private final SimulationInput input;
    private final Transfers transfers;
    private final Listener listener;
    private final int[] missing;

    InputsAtPlace(SchedulingContext context, Transfers transfers, Listener listener) {
        this(context, transfers, listener, Inputs.parentCounts(context.input()));
    }

    private InputsAtPlace(SchedulingContext context, Transfers transfers, Listener listener, int[] missing) {
        this.context = context;
        input = context.input();
        this.transfers = transfers;
        this.listener = listener;
        this.missing = missing;
    }

    @Override
    public Inputs copy(SchedulingContext newContext, Transfers newTransfers, Listener newListener) {
        return new InputsAtPlace(newContext, newTransfers, newListener, missing.clone());
    }

    @Override
    public boolean needsNothing(int task) {
        return missing[task] == 0;
    }

    @Override
    public void send(long now, int task, int cluster) {
        for (int edge = input.edges().first(task); edge < input.edges().first(task + 1); edge++) {
            int child = input.edges().child(edge);
            int to = context.placedOn(child);
            long delay = input.delays().delay(task, edge, cluster, to);
            if (delay == 0) {
                receive(now, child, to);
            } else {
                transfers.start(now, task, child, cluster, to, delay);
            }
        }
    }

    /** A transfer that started before a fork may end on a cluster where no task waits for it. */
    @Override
    public void receive(long now, int child, int cluster) {
        boolean awaited = cluster == context.placedOn(child) && !context.machine().hasStarted(child);
        if (awaited && --missing[child] == 0) {
            listener.inputComplete(child);
        }
    }

    @Override
    public boolean isComplete(int task) {
        return missing[task] == 0;
    }

    @Override
    public void takeOver(int task, DataAtTakeover data) {
        int to = context.placedOn(task);
        int[] travelling = new int[1];
        int unfinished = data.forEachOutput(task, (parent, edge) -> {
            long arrival = data.arrival(parent, edge, task, to);
            if (arrival > context.now()) {
                travelling[0]++;
                data.send(parent, task, to, arrival);
            }
        });
        missing[task] = unfinished + travelling[0];
    }
}
