package org.schedscope.audit;

/**
 * What a scheduler may do.
 *
 * @param placesOnArrival whether every task is sent to a cluster when its job arrives, and data goes there only; otherwise tasks have no
 *        cluster until they start, and data goes to every cluster that can run its reader
 * @param preempts whether running tasks may be suspended, to be resumed on any cluster for what is left
 */
public record Manner(boolean placesOnArrival, boolean preempts) {
    /** Routers and a queue at each cluster. */
    public static final Manner HIERARCHICAL = new Manner(true, false);
    /** One queue over all clusters. */
    public static final Manner CENTRAL = new Manner(false, false);
}
