package org.schedscope.engine;

import org.schedscope.model.Eligibility;

/** Data goes to every cluster that can run its reader, from the moment it exists. */
final class InputsEverywhere implements Inputs {
    private final SimulationInput input;
    private final Transfers transfers;
    private final Listener listener;
    private final int[] runningParents;
    private final boolean[] told;
    private final DataTicks ticks;

    InputsEverywhere(SchedulingContext context, Transfers transfers, Listener listener) {
        this(context, transfers, listener, Inputs.parentCounts(context.input()),
                new boolean[context.input().index().taskCount()]);
    }

    private InputsEverywhere(SchedulingContext context, Transfers transfers, Listener listener, int[] runningParents,
            boolean[] told) {
        input = context.input();
        this.transfers = transfers;
        this.listener = listener;
        this.runningParents = runningParents;
        this.told = told;
        ticks = context.dataTicks();
    }

    @Override
    public Inputs copy(SchedulingContext newContext, Transfers newTransfers, Listener newListener) {
        return new InputsEverywhere(newContext, newTransfers, newListener, runningParents.clone(), told.clone());
    }

    @Override
    public boolean needsNothing(int task) {
        return runningParents[task] == 0;
    }

    @Override
    public void send(long now, int task, int cluster) {
        Eligibility eligibility = input.eligibility();
        for (int edge = input.firstEdge(task); edge < input.firstEdge(task + 1); edge++) {
            int child = input.edgeChild(edge);
            int childClass = eligibility.classOf(child);
            long first = Long.MAX_VALUE;
            for (int i = 0; i < eligibility.clusterCount(childClass); i++) {
                int to = eligibility.cluster(childClass, i);
                long delay = input.delay(task, edge, cluster, to);
                if (delay > 0) {
                    transfers.start(now, task, child, cluster, to, delay);
                }
                first = Math.min(first, ticks.atLeast(child, to, now + delay));
            }
            if (--runningParents[child] == 0 && first <= now) {
                tell(child);
            }
        }
    }

    @Override
    public void receive(long now, int child, int cluster) {
        if (runningParents[child] == 0 && ticks.of(child, cluster) <= now) {
            tell(child);
        }
    }

    private void tell(int child) {
        if (told[child]) {
            listener.inputCompleteElsewhere(child);
        } else {
            told[child] = true;
            listener.inputComplete(child);
        }
    }
}
