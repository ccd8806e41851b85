package org.schedscope.ui.state;

import java.nio.file.Path;
import org.schedscope.io.OpenedSchedule;
import org.schedscope.policy.Policies;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.trace.Trace;

/**
 * A schedule that was read and is replayed instead of simulated.
 *
 * @param ownWorkload whether it was read without a workload beside it
 */
public record ReadSchedule(Path file, OpenedSchedule opened, boolean ownWorkload) {
    /** An order that anyone who looks at queues can check: who has been ready longest. */
    private static final String PLAIN_ORDER = "fifo-task";

    public Trace trace() {
        return opened.run().trace();
    }

    /** What the window calls the policy: that of a log, else the schedule's name. */
    public String policy() {
        return opened.run().info().policy();
    }

    /** What queues are ordered by: as in the run that a log is of, if its policy is known here; else by readiness. */
    RunSpec spec() {
        var info = opened.run().info();
        Trace trace = trace();
        boolean known = opened.isLog() && Policies.find(info.policy()).isPresent() && Schedulers.names().contains(info.scheduler());
        return known ? new RunSpec(trace.workload(), trace.platform(), info.policy(), info.scheduler(), info.seed(), info.parameters())
                : RunSpec.of(trace.workload(), trace.platform(), PLAIN_ORDER, info.seed());
    }
}
