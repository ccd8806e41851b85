package org.schedscope.audit;

/**
 * What a scheduler may do; the audit depends on it.
 *
 * @param placesOnArrival whether every task is sent to a cluster when its job arrives, and data goes there only; otherwise tasks have no
 *             cluster until they start, and data goes to every cluster that can run its reader
 * @param preempts whether running tasks may be suspended, to resume on any cluster with the rest of their work
 * @param plansData whether a task is ready when its parents have finished, wherever their output is, and transfers start when the task is
 *             given a cluster
 * @param switchTicks ticks at the beginning of a piece without work where a core, except of a device, did not run its task last
 */
public record SchedulerCapabilities(boolean placesOnArrival, boolean preempts, boolean plansData, long switchTicks) {
    /** A scheduler whose cores switch at once. */
    public SchedulerCapabilities(boolean placesOnArrival, boolean preempts, boolean plansData) {
        this(placesOnArrival, preempts, plansData, 0);
    }

    /** Routers and a queue at each cluster. */
    public static final SchedulerCapabilities HIERARCHICAL = new SchedulerCapabilities(true, false, false);
    /** One queue over all clusters. */
    public static final SchedulerCapabilities CENTRAL = new SchedulerCapabilities(false, false, false);
    /** Commitments to clusters ahead of time, and suspension. */
    public static final SchedulerCapabilities FOUR_PHASE = new SchedulerCapabilities(false, true, true);
}
