package org.schedscope.ui.state.run;

import java.nio.file.Path;
import java.util.Optional;
import org.schedscope.event.RunChoices;
import org.schedscope.experiment.Verification;
import org.schedscope.io.ReplayableSchedule;
import org.schedscope.io.log.FollowedLog;
import org.schedscope.io.log.RecordedRun;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.trace.Trace;

/**
 * A schedule that was read, or built by hand, and is replayed instead of simulated.
 *
 * @param file none if it was built by hand
 * @param opened of a log that is being written: as it was when its first line had come
 * @param ownWorkload whether it was read without a workload beside it
 * @param followed the log that is still being written, if it is one
 */
public record ImportedSchedule(Optional<Path> file, ReplayableSchedule opened, boolean ownWorkload, Optional<FollowedLog> followed) {
    /** An order that anyone who looks at queues can check: who has been ready longest. */
    private static final String PLAIN_ORDER = "fifo-task";

    /** A schedule that was read whole. */
    public ImportedSchedule(Path file, ReplayableSchedule opened, boolean ownWorkload) {
        this(Optional.of(file), opened, ownWorkload, Optional.empty());
    }

    /** That was built here for a workload that is open. */
    public static ImportedSchedule byHand(ReplayableSchedule built) {
        return new ImportedSchedule(Optional.empty(), built, false, Optional.empty());
    }

    public boolean isByHand() {
        return file.isEmpty();
    }

    public Trace trace() {
        return followed.map(FollowedLog::trace).orElseGet(() -> opened.run().trace());
    }

    /** What a session keeps of it. */
    RecordedRun kept() {
        return followed.map(FollowedLog::kept).orElseGet(opened::run);
    }

    /** What the window calls the policy: that of a log, else the schedule's name. */
    public String policy() {
        return opened.run().info().choices().policy();
    }

    /** The run that a log is of, if it can be made again. */
    public Optional<RunSpec> described() {
        RecordedRun run = opened.run();
        return opened.isLog() ? Verification.described(run.info(), run.workload(), run.platform()) : Optional.empty();
    }

    /**
     * What is chosen when it is simulated instead: as in the run that a log is of, if that is known here.
     *
     * @param open what is chosen for the workload that was open, which counts if the schedule is of that
     */
    public RunChoices choices(RunChoices open) {
        RunChoices otherwise = ownWorkload ? Schedulers.DEFAULT : open;
        return described().map(spec -> Schedulers.normalized(spec.choices().withoutForks())).orElse(otherwise.withoutForks());
    }

    /** What queues are ordered by: as in the run that a log is of, if that is known here; else by readiness. */
    RunSpec spec() {
        return described()
                .orElseGet(() -> RunSpec.of(trace().workload(), trace().platform(), PLAIN_ORDER, opened.run().info().choices().seed()));
    }

    /** The name of the format that it was read from. */
    public String format() {
        return opened.format();
    }
}
