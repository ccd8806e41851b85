package org.schedscope.policy;

/** A policy whose keys move with time. The largest key goes first. */
public non-sealed interface MovingPolicy extends Policy {
    /** Writes the key of a task at {@code view.now()} into {@code key}. */
    void key(TaskView view, int task, ExactKey key);
}
