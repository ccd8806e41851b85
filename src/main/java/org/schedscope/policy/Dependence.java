package org.schedscope.policy;

/** Something that the order of waiting tasks may depend on, beside numbers of the tasks that never change. */
public enum Dependence {
    /** The present tick: the order of two tasks can change while both wait. */
    TIME,
    /** All tasks of the queue: keys mean something only among those of one pass. */
    QUEUE,
    /** Entitlements and use of users. */
    USERS,
    /** Values of jobs. */
    VALUE,
    /** Remaining work of whole workflows, as defined by the four-phase scheduler. */
    WORKFLOWS,
    /** Tasks on cores and what they have run, as defined by the scheduler that shares cores. */
    CORES
}
