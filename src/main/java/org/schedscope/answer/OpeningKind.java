package org.schedscope.answer;

import java.util.List;
import org.schedscope.model.Workload;

/** Kinds of files by what opens with them: the runs that are made at once, and where the playhead is. */
public enum OpeningKind {
    /** A log with starts. */
    RECORDED(true, true, List.of("easy")),
    /** Jobs of one task each. */
    JOBS(false, true, List.of("easy", "fcfs")),
    /** Several jobs with dependencies. */
    WORKFLOWS(false, false, List.of("p-slr", "fcfs")),
    /** One job with dependencies. */
    WORKFLOW(false, true, List.of("heft", "p-slr"));

    private final boolean recordFirst;
    private final boolean atEnd;
    private final List<String> policies;

    OpeningKind(boolean recordFirst, boolean atEnd, List<String> policies) {
        this.recordFirst = recordFirst;
        this.atEnd = atEnd;
        this.policies = policies;
    }

    /** @param recorded whether the file has starts of its own */
    public static OpeningKind of(Workload workload, boolean recorded) {
        return recorded ? RECORDED
                : workload.jobs().areSingleTasks() ? JOBS
                        : workload.jobs().size() == 1 ? WORKFLOW : WORKFLOWS;
    }

    /** Whether the file's own schedule is the first run, before those of the policies. */
    public boolean isRecordFirst() {
        return recordFirst;
    }

    /** Whether the playhead is at the end of the first run; else in its middle. */
    public boolean isAtEnd() {
        return atEnd;
    }

    /** Policies and presets of the runs that are simulated. */
    public List<String> policies() {
        return policies;
    }
}
