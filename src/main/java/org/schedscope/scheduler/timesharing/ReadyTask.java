package org.schedscope.scheduler.timesharing;

import org.schedscope.model.SchedulingParameters;

/** A task that waits in a run queue or is on a core of its cluster. */
final class ReadyTask {
    final int task;
    final int job;
    final SchedulingParameters figures;
    /** Order of entering; smaller is earlier. */
    long position;
    /** Tick of the last entering. */
    long entered;
    boolean onCore;
    /** Whether it is on a core, and its quantum has ended in this pass. */
    boolean expired;
    int core;
    /** Tick at which the present piece began. */
    long since;
    /** Tick at which the work of the present piece begins: after a switch. */
    long workFrom;

    ReadyTask(int task, int job, SchedulingParameters figures) {
        this.task = task;
        this.job = job;
        this.figures = figures;
    }

    ReadyTask copy() {
        ReadyTask copy = new ReadyTask(task, job, figures);
        copy.position = position;
        copy.entered = entered;
        copy.onCore = onCore;
        copy.core = core;
        copy.since = since;
        copy.workFrom = workFrom;
        return copy;
    }

    /** Whether it is on a core, and its quantum goes on. */
    boolean runs() {
        return onCore && !expired;
    }
}
