package org.schedscope.scheduler;

/** Where and when a task ran: what schedules are compared by. */
public record Placement(int task, int cluster, long start, long finish) {
}
