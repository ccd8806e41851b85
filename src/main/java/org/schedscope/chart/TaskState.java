package org.schedscope.chart;

/** Where a task stands. Told by fill, edge and pattern, never by hue. */
public enum TaskState {
    WAITING, RUNNING, SUSPENDED, FINISHED
}
