package org.schedscope.ui.state.run;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.schedscope.event.ForkSpec;
import org.schedscope.event.RunChoices;
import org.schedscope.event.RunInfo;
import org.schedscope.experiment.PreparedRun;
import org.schedscope.io.ReplayableSchedule;
import org.schedscope.io.format.PlatformChoice;
import org.schedscope.io.format.PlatformOrigin;
import org.schedscope.io.input.InputException;
import org.schedscope.io.log.FollowedLog;
import org.schedscope.io.log.RecordedRun;
import org.schedscope.parameter.Parameter;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.trace.Trace;

/** Files and choices of a run. The command line makes an equal run of them. */
public record RunSetup(RunFiles files, RunChoices choices) {
    /** Whether the run can be forked: a schedule that was read must describe how it was made. */
    public boolean canBeForked() {
        return files.schedule().isEmpty() || files.schedule().get().described().isPresent();
    }

    /** Whether a schedule that was read is shown unchanged instead of being simulated. */
    public boolean isReplayed() {
        return files.schedule().isPresent() && choices.forks().isEmpty();
    }

    /** The log that another program is still writing, if it is shown. */
    public Optional<FollowedLog> followed() {
        return isReplayed() ? files.schedule().flatMap(ImportedSchedule::followed) : Optional.empty();
    }

    /** This setup with one more fork; see {@link #canBeForked}. */
    public RunSetup forked(ForkSpec fork) {
        List<ForkSpec> more = new ArrayList<>(choices.forks());
        more.add(fork);
        return new RunSetup(files, choices.withForks(more));
    }

    /**
     * The run for the simulator: jobs that a log's platform cannot hold are left out, the network is replaced, estimates are drawn. Takes
     * time in proportion to the workload.
     *
     * @throws InputException if the workload and the platform cannot be made to fit each other
     */
    PreparedRun prepare() throws InputException {
        if (files.schedule().isPresent()) {
            RunSpec spec = files.schedule().get().spec();
            for (ForkSpec fork : choices.forks()) {
                spec = spec.forked(fork);
            }
            return new PreparedRun(spec, files.input());
        }
        return PreparedRun.of(files.input(), choices);
    }

    /** These files with other choices and without forks: a schedule that was read is simulated from now on. */
    public RunSetup with(RunChoices other) {
        return new RunSetup(files.simulated(), other.withoutForks());
    }

    public RunSetup with(RunFiles other) {
        return new RunSetup(other, choices.withoutForks());
    }

    /**
     * The setup of a schedule of the same tasks that was built by hand.
     *
     * @param built the schedule
     * @param name of the schedule
     */
    public RunSetup byHand(Trace built, String name) {
        PlatformOrigin origin = files.platform().origin().equals(PlatformOrigin.LOG) ? PlatformOrigin.SCHEDULE : files.platform().origin();
        RunInfo info = new RunInfo(built.workload().name(), built.platform().name(),
                new RunChoices(name, name, 0, Collections.emptySortedMap()));
        ReplayableSchedule schedule = new ReplayableSchedule(new RecordedRun(info, built), origin, true, false,
                ReplayableSchedule.Lines.NONE, List.of());
        RunFiles replayed = new RunFiles(files.loaded(), files.source(), new PlatformChoice(built.platform(), origin),
                files.platformSource(), Optional.of(ImportedSchedule.byHand(schedule)), files.edits());
        return new RunSetup(replayed, choices.withoutForks());
    }

    /** Name of the ordering, or of the schedule that is replayed. */
    public String policy() {
        return files.schedule().map(ImportedSchedule::policy).orElse(choices.policy());
    }

    /** Whether queues are in the order of the run itself; where that is unknown they are in the order of readiness. */
    public boolean knowsOrder() {
        return !isReplayed() || files.schedule().get().described().isPresent();
    }

    /** The scheduler that a log names, if the log is shown unchanged and the program has no scheduler of that name. */
    public Optional<String> scheduler() {
        return isReplayed() ? files.schedule().filter(read -> read.opened().isLog() && read.described().isEmpty())
                .map(read -> read.opened().run().info().choices().scheduler()) : Optional.empty();
    }

    /** The value that a parameter has in this run. */
    public String value(Parameter parameter) {
        return Schedulers.value(choices, parameter);
    }
}
