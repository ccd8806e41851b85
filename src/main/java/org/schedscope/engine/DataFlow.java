package org.schedscope.engine;

/** Destination of the output of a finished task, and the condition under which it makes its readers ready. */
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
