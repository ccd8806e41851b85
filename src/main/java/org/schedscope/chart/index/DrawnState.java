package org.schedscope.chart.index;

/** How far a task, or a piece of it, is in pictures. Shown by fill, edge and pattern, never by hue. */
public enum DrawnState {
    WAITING, RUNNING, SUSPENDED, FINISHED
}
