package org.schedscope.model;

import java.util.Optional;
import org.schedscope.model.number.Ratio;

/**
 * A {@link NetworkModel} applied to the clusters of one platform. Pairs of clusters with the same delays share a <em>route</em>, a number
 * from 0, so that figures over many pairs are computed once per route.
 */
public interface Delays {
    /** Number of routes, at least 1. */
    int routeCount();

    /** The route between two different clusters, by platform order. */
    int route(int from, int to);

    /**
     * Ticks from the finish of a parent until its data is at the other end of a route, not negative.
     *
     * @param exec exact execution time of the parent, in ticks
     * @param data volume stated on the edge, if any
     * @throws ArithmeticException if they do not fit into {@code long}
     */
    long onRoute(Ratio exec, Optional<Ratio> data, int route);

    /** Ticks that data takes along a route from a parent whose execution time is whole; allocates nothing where the model is plain. */
    default long onRoute(long exec, Optional<Ratio> data, int route) {
        return onRoute(Ratio.of(exec), data, route);
    }

    /** Ticks that no route exceeds. */
    long bound(long exec, Optional<Ratio> data);

    /** Ticks from the finish of a parent on one cluster until its data is on another; 0 on the same. */
    default long delay(Ratio exec, Optional<Ratio> data, int from, int to) {
        return from == to ? 0 : onRoute(exec, data, route(from, to));
    }

    /** Ticks from the finish of a parent whose execution time is whole, on one cluster, until its data is on another; 0 on the same. */
    default long delay(long exec, Optional<Ratio> data, int from, int to) {
        return from == to ? 0 : onRoute(exec, data, route(from, to));
    }
}
