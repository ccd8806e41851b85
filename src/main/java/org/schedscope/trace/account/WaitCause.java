package org.schedscope.trace.account;

import java.util.Locale;

/** Causes of waiting, in the order in which they are tested: a tick counts at the first cause that holds in it. */
public enum WaitCause {
    /** Another task, job or date has to come first. */
    DEPENDENCY,
    /** All parents have finished, but their data has not reached the cluster where the task runs. */
    DATA,
    /** Enough cores were free on a cluster where a queued task has a reservation. */
    RESERVED,
    /** Enough cores were free. */
    FREE,
    /** With the cores of tasks that ran past their limit, enough cores would have been free. */
    LIMIT,
    /** With the cores of jobs that arrived later as well, enough cores would have been free. */
    OVERTAKEN,
    /** With the other cores of the same user as well, enough cores would have been free. */
    SAME_USER,
    /** Earlier jobs of other users held the cores. */
    WORK;

    /** The number of causes. */
    static final int COUNT = values().length;

    /** Name in files and of texts, such as {@code same-user}. */
    public String key() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
