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
 * A schedule that was read or built by hand, shown in place of a simulation.
 *
 * @param file none if it was built by hand
 * @param opened the schedule; of a log that is being written, its first line
 * @param ownWorkload whether it was read without a workload beside it
 * @param followed the log that is still being written, if it is one
 */
public record ImportedSchedule(Optional<Path> file, ReplayableSchedule opened, boolean ownWorkload, Optional<FollowedLog> followed) {
    /** An order that users can check by eye: longest ready first. */
    private static final String PLAIN_ORDER = "fifo-task";

    /** A schedule that was read whole. */
    public ImportedSchedule(Path file, ReplayableSchedule opened, boolean ownWorkload) {
        this(Optional.of(file), opened, ownWorkload, Optional.empty());
    }

    /** A schedule built by hand for the open workload. */
    public static ImportedSchedule byHand(ReplayableSchedule built) {
        return new ImportedSchedule(Optional.empty(), built, false, Optional.empty());
    }

    public boolean isByHand() {
        return file.isEmpty();
    }

    public Trace trace() {
        return followed.map(FollowedLog::trace).orElseGet(() -> opened.run().trace());
    }

    /** The part for a session. */
    RecordedRun kept() {
        return followed.map(FollowedLog::kept).orElseGet(opened::run);
    }

    /** Policy for users: that of a log, else the schedule's name. */
    public String policy() {
        return opened.run().info().choices().policy();
    }

    /** The run that a log is of, if it can be made again. */
    public Optional<RunSpec> described() {
        RecordedRun run = opened.run();
        return opened.isLog() ? Verification.described(run.info(), run.workload(), run.platform()) : Optional.empty();
    }

    /**
     * Choices of a simulation in its place: those of a log, if the program can make its run.
     *
     * @param open choices of the run that was open, used if the schedule is of its workload
     */
    public RunChoices choices(RunChoices open) {
        RunChoices otherwise = ownWorkload ? Schedulers.DEFAULT : open;
        return described().map(spec -> Schedulers.normalized(spec.choices().withoutForks())).orElse(otherwise.withoutForks());
    }

    /** The run that orders the queues: that of a log, if the program can make it; else one in order of readiness. */
    RunSpec spec() {
        return described()
                .orElseGet(() -> RunSpec.of(trace().workload(), trace().platform(), PLAIN_ORDER, opened.run().info().choices().seed()));
    }

    /** Name of its format. */
    public String format() {
        return opened.format();
    }
}
