package org.schedscope.engine.queue.line;

import java.util.function.IntConsumer;

/** Lines over time, each known by its node, of which the highest is known at the present tick; ties go to what comes first. */
public interface LineOrder {
    /** A node that has no line yet and does not count. It stands for something at a place of its own until it is released. */
    int newNode(int place);

    /**
     * Gives a node that does not count, or is asked for in {@link #advance}, the line {@code (offset + slope · t) / divisor}.
     *
     * @param end the first tick at which it has another one
     */
    void setLine(int node, long offset, long slope, long divisor, long end);

    /** Lets a node with a line count. */
    void putIn(int node);

    /** Lets a node count no longer; it may be put in again, or released. */
    void takeOut(int node);

    void release(int node);

    /**
     * Moves to a tick that is not before the present one.
     *
     * @param renew gives nodes whose lines have come to their end new ones
     * @param all whether all lines have
     */
    void advance(long tick, IntConsumer renew, boolean all);

    /** Node of the highest line at the present tick. */
    int best();

    /** Shows all nodes that count. */
    void forEach(IntConsumer what);

    LineOrder copy();
}
