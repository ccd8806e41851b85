package org.schedscope.engine;

/** Where the output of a finished task goes, and when that makes the tasks that need it ready. */
public enum DataFlow {
    /** To the cluster that a child was placed on. Once all of its input is there, the child is ready. */
    TO_PLACED_CLUSTER,
    /** To every cluster that can run a child. Once all of its input is on one of them, the child is ready. */
    TO_EVERY_CLUSTER,
    /**
     * To the cluster that a child is given, whenever that is decided. A child is ready when its parents have finished, wherever their
     * output is.
     */
    ON_DEMAND
}
