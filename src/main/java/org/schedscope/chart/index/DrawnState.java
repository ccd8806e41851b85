package org.schedscope.chart.index;

/** How far a task, or a piece of it, is as pictures show it. Told by fill, edge and pattern, never by hue. */
public enum DrawnState {
    WAITING, RUNNING, SUSPENDED, FINISHED
}
