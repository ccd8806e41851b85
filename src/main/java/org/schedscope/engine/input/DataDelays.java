package org.schedscope.engine.input;

import org.schedscope.model.Delays;
import org.schedscope.model.Dependency;
import org.schedscope.model.NetworkModel;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.graph.WorkloadIndex;

/** Delays of data between clusters, in ticks from the finish of the parent. */
public final class DataDelays {
    private final WorkloadIndex index;
    private final Edges edges;
    private final TaskTimes times;
    private final Delays delays;
    private final boolean none;
    private final boolean oneCluster;

    DataDelays(WorkloadIndex index, Platform platform, Edges edges, TaskTimes times) {
        this.index = index;
        this.edges = edges;
        this.times = times;
        delays = platform.delays();
        none = platform.network() instanceof NetworkModel.None;
        oneCluster = platform.clusters().size() == 1;
    }

    /** Whether data is wherever it is needed as soon as it exists. */
    public boolean takeNoTime() {
        return none || oneCluster;
    }

    /** Whether data of an edge takes equally long between any two different clusters. */
    public boolean areAlike() {
        return none || delays.routeCount() == 1;
    }

    /** Along an edge by its number. */
    public long delay(int parent, int edge, int from, int to) {
        return from == to || none ? 0 : delay(parent, edges.dependency(edge), from, to);
    }

    /** Along an edge as the child states it. */
    public long delay(int parent, Dependency edge, int from, int to) {
        if (from == to || none) {
            return 0;
        }
        Task task = index.task(parent);
        return task.execOn().isEmpty() ? delays.delay(task.exec(), edge.data(), from, to)
                : delays.delay(times.meanExec(parent), edge.data(), from, to);
    }

    /** The delay that schedulers expect of a parent that has not finished. */
    public long estimated(int parent, Dependency edge, int from, int to) {
        if (from == to || none) {
            return 0;
        }
        Task task = index.task(parent);
        return task.execOn().isEmpty() || task.estimate().isPresent()
                ? delays.delay(task.estimate().orElse(task.exec()), edge.data(), from, to)
                : delays.delay(times.meanExec(parent), edge.data(), from, to);
    }

    /** An upper bound of the delay between any two clusters. */
    long longest(int parent, int edge) {
        Task task = index.task(parent);
        return none ? 0 : delays.bound(Math.max(task.exec(), task.estimate().orElse(1)), edges.dependency(edge).data());
    }
}
