package org.schedscope.ui.state.find;

/**
 * A place to go to.
 *
 * @param kind of place
 * @param title its name
 * @param detail further words about it; may be empty
 * @param number of its kind: number of a job, a task or a cluster, a tick, or an index in the named places of a question
 */
public record Destination(Kind kind, String title, String detail, long number) {
    /** Kinds of places, in the order of equally good answers. */
    public enum Kind {
        TIME, JOB, TASK, USER, CLUSTER, COMMAND, RUN, POLICY, BREAKPOINT, SETTING, FINDING
    }
}
