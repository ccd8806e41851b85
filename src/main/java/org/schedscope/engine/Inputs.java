package org.schedscope.engine;

import java.util.OptionalLong;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.model.Dependency;

/** The missing inputs of every task that is not ready: parents that run, and data that travels. */
interface Inputs {
    /** Receives tasks whose inputs are complete. */
    interface Listener {
        /** The inputs of a task are complete on a cluster that can run it, for the first time. */
        void inputComplete(int task);

        /** The inputs of a task are complete on a further cluster. */
        void inputCompleteElsewhere(int task);
    }

    /** Whether a task whose job has just arrived needs nothing. */
    boolean needsNothing(int task);

    /** A task has finished on a cluster: transfers of its output start. */
    void send(long now, int task, int cluster);

    /** A transfer has arrived. */
    void receive(long now, int child, int cluster);

    /** Whether the inputs of a task are complete where they must be when the task enters a queue. */
    boolean isComplete(int task);

    /** When the output of a finished parent is, or was, on a cluster for a child, if no event has shown its transfer. */
    default OptionalLong arrivalUntold(int parent, Dependency edge, int child, int cluster) {
        return OptionalLong.empty();
    }

    /** Continues, for a waiting task, with the data of a run that is taken over. */
    void takeOver(int task, DataAtTakeover data);

    /** A copy in this state, for a copy of the simulation. */
    Inputs copy(SchedulingContext context, Transfers transfers, Listener listener);

    /** Number of parents of each task. */
    static int[] parentCounts(SimulationInput input) {
        int[] parents = new int[input.index().taskCount()];
        for (int edge = 0; edge < input.edges().first(parents.length); edge++) {
            parents[input.edges().child(edge)]++;
        }
        return parents;
    }
}
