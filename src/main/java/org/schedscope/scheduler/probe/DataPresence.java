package org.schedscope.scheduler.probe;

import java.util.Arrays;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.model.Dependency;
import org.schedscope.trace.Trace;

/** From when the data of queued tasks is on which cluster, by the ends of their parents in a trace. */
final class DataPresence {
    private static final int NONE = -1;

    private final SimulationInput input;
    /** Piece in which a task ended, or runs. */
    private final int[] pieceOf;
    private int pieces;

    DataPresence(SimulationInput input) {
        this.input = input;
        pieceOf = new int[input.index().taskCount()];
        Arrays.fill(pieceOf, NONE);
    }

    /** Takes in what is new in a trace of the run, or in a longer one. */
    void extend(Trace trace) {
        while (pieces < trace.pieces().count()) {
            pieceOf[trace.pieces().task(pieces)] = pieces++;
        }
    }

    /**
     * The tick from which all input of a task whose parents have finished is on a cluster; 0 without parents, or where data takes no
     * time.
     */
    long there(Trace trace, int task, int cluster) {
        if (input.delays().takeNoTime()) {
            return 0;
        }
        long tick = 0;
        int first = input.index().firstTask(input.index().jobOf(task));
        for (Dependency dependency : input.index().task(task).parents()) {
            int parent = first + dependency.parent();
            int piece = pieceOf[parent];
            tick = Math.max(tick, trace.pieces().end(piece) + input.delays().delay(parent, edge(parent, task),
                    trace.pieces().cluster(piece), cluster));
        }
        return tick;
    }

    private int edge(int parent, int child) {
        int edge = input.edges().first(parent);
        while (input.edges().child(edge) != child) {
            edge++;
        }
        return edge;
    }
}
