package org.schedscope.ui.state.find;

/**
 * Where one can go.
 *
 * @param kind what it is
 * @param title its name
 * @param detail what else is to be told of it; may be empty
 * @param number which one of its kind: number of a job, a task or a cluster, a tick, or a place in a list of whoever asked
 */
public record Destination(Kind kind, String title, String detail, long number) {
    /** What it is, in the order in which equally good answers are told. */
    public enum Kind {
        TIME, JOB, TASK, USER, CLUSTER, COMMAND, RUN, POLICY, BREAKPOINT, SETTING, FINDING
    }
}
