package org.schedscope.experiment;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.IntConsumer;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.event.ForkSpec;
import org.schedscope.event.RunChoices;
import org.schedscope.event.RunInfo;
import org.schedscope.generate.estimate.EstimateModel;
import org.schedscope.generate.estimate.EstimateModels;
import org.schedscope.io.ReplayableSchedule;
import org.schedscope.io.format.GivenPlatform;
import org.schedscope.io.format.LoadedWorkload;
import org.schedscope.io.format.PlatformChoice;
import org.schedscope.io.format.PlatformOrigin;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.log.FollowedLog;
import org.schedscope.io.log.RecordedRun;
import org.schedscope.io.platform.NetworkTexts;
import org.schedscope.model.ModelException;
import org.schedscope.model.Platform;
import org.schedscope.model.Workload;
import org.schedscope.model.graph.UnplaceableTaskException;
import org.schedscope.model.time.TickLength;
import org.schedscope.parameter.Parameter;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.text.Message;
import org.schedscope.trace.Trace;

/**
 * A run that is read: its workload and platform, with nothing left out and nothing drawn, where they come from, and what is chosen. The
 * command line makes an equal run of the same files and choices.
 *
 * @param platformSource the platform's own file, if one was chosen
 * @param schedule a schedule that is shown instead of a simulation
 * @param edits parts that the user has edited since
 */
public record RunSetup(LoadedWorkload loaded, RunSource source, PlatformChoice platform, Optional<Path> platformSource,
        Optional<ReplayableSchedule> schedule, Edits edits, RunChoices choices) {
    /** An ordering of the queues of schedules that do not describe theirs, which users can check by eye: longest ready first. */
    private static final String PLAIN_ORDER = "fifo-task";

    public RunSetup {
        Objects.requireNonNull(loaded);
        Objects.requireNonNull(source);
        Objects.requireNonNull(platform);
    }

    /** A workload to be simulated, unedited. */
    public RunSetup(LoadedWorkload loaded, RunSource source, PlatformChoice platform, Optional<Path> platformSource, RunChoices choices) {
        this(loaded, source, platform, platformSource, Optional.empty(), Edits.NONE, choices);
    }

    /** A schedule with its own workload and platform, and the choices of a log of this program. */
    public static RunSetup of(ReplayableSchedule schedule, InputFile file, Path path, TickLength tick) {
        RunSetup setup = new RunSetup(schedule.asWorkload(file), new RunSource.File(path, tick),
                schedule.platform(), Optional.empty(), Optional.of(schedule), Edits.NONE, Schedulers.DEFAULT);
        return setup.under(setup.described().map(spec -> Schedulers.normalized(spec.choices().withoutForks())).orElse(Schedulers.DEFAULT));
    }

    /** The beginning of a log that another program is still writing; its first line is there. */
    public static RunSetup following(FollowedLog log) {
        log.keep();
        ReplayableSchedule schedule = ReplayableSchedule.following(log);
        return of(schedule, InputFile.of(log.name(), new byte[0]), schedule.file().orElseThrow(), TickLength.SECOND);
    }

    public Workload workload() {
        return loaded.workload();
    }

    /** The platform that the user gave: a file, or numbers of cores. */
    public Optional<GivenPlatform> givenPlatform() {
        return platformSource.map(GivenPlatform::file).or(() -> platform.origin().cores());
    }

    /** This setup with other choices; a schedule that was read is shown as before. */
    public RunSetup under(RunChoices other) {
        return new RunSetup(loaded, source, platform, platformSource, schedule, edits, other);
    }

    /** This setup with other choices and without forks: a schedule that was read is simulated from now on. */
    public RunSetup with(RunChoices other) {
        return new RunSetup(loaded, source, platform, platformSource, Optional.empty(), edits, other.withoutForks());
    }

    /** This setup without forks: workload and platform are simulated, also those of a schedule. */
    public RunSetup simulated() {
        return with(choices);
    }

    /** This setup with another workload and platform. */
    public RunSetup with(LoadedWorkload otherWorkload, PlatformChoice otherPlatform) {
        return new RunSetup(otherWorkload, source, otherPlatform, platformSource, schedule, edits, choices);
    }

    /**
     * This setup on another platform, without forks: workload and platform are simulated.
     *
     * @param edited whether the platform was edited and is in no file
     */
    public RunSetup withPlatform(PlatformChoice other, Optional<Path> otherSource, boolean edited) {
        return new RunSetup(loaded, source, other, otherSource, Optional.empty(), edits.withPlatform(edited), choices.withoutForks());
    }

    /** This setup with one more fork; see {@link #canBeForked}. */
    public RunSetup forked(ForkSpec fork) {
        List<ForkSpec> more = new ArrayList<>(choices.forks());
        more.add(fork);
        return under(choices.withForks(more));
    }

    /**
     * The setup of a schedule of the same tasks that was built by hand.
     *
     * @param built the schedule
     * @param name of the schedule
     */
    public RunSetup byHand(Trace built, String name) {
        PlatformOrigin origin = platform.origin().equals(PlatformOrigin.LOG) ? PlatformOrigin.SCHEDULE : platform.origin();
        RunInfo info = new RunInfo(built.workload().name(), built.platform().name(),
                new RunChoices(name, name, 0, Collections.emptySortedMap()));
        PlatformChoice used = new PlatformChoice(built.platform(), origin);
        return new RunSetup(loaded, source, used, platformSource,
                Optional.of(ReplayableSchedule.byHand(new RecordedRun(info, built), used)), edits, choices.withoutForks());
    }

    /** Whether the run can be forked: a schedule that was read must describe how it was made. */
    public boolean canBeForked() {
        return schedule.isEmpty() || described().isPresent();
    }

    /** Whether a schedule that was read is shown unchanged instead of being simulated. */
    public boolean isReplayed() {
        return schedule.isPresent() && choices.forks().isEmpty();
    }

    /** This setup for a session: of a log that is still being written, with what is written so far. */
    public RunSetup kept() {
        return new RunSetup(loaded, source, platform, platformSource, schedule.map(ReplayableSchedule::kept), edits, choices);
    }

    /** Whether the schedule was built by hand. */
    public boolean isByHand() {
        return schedule.filter(ReplayableSchedule::isByHand).isPresent();
    }

    /** Name of the format of the schedule, for users. */
    public Optional<String> format() {
        return schedule.map(ReplayableSchedule::format);
    }

    /** The log that another program is still writing, if it is shown. */
    public Optional<FollowedLog> followed() {
        return isReplayed() ? schedule.flatMap(ReplayableSchedule::followed) : Optional.empty();
    }

    /** The run that a log is of, if it can be made again. */
    private Optional<RunSpec> described() {
        return schedule.filter(ReplayableSchedule::isLog).map(ReplayableSchedule::run)
                .flatMap(run -> Verification.described(run.info(), run.workload(), run.platform()));
    }

    /** Name of the ordering, or of the schedule that is replayed. */
    public String policy() {
        return schedule.map(shown -> shown.run().info().choices().policy()).orElse(choices.policy());
    }

    /** Whether queues are in the order of the run itself; where that is unknown they are in the order of readiness. */
    public boolean knowsOrder() {
        return !isReplayed() || described().isPresent();
    }

    /** The scheduler that a log names, if the log is shown unchanged and the program has no scheduler of that name. */
    public Optional<String> scheduler() {
        return isReplayed() && described().isEmpty() ? schedule.filter(ReplayableSchedule::isLog)
                .map(shown -> shown.run().info().choices().scheduler()) : Optional.empty();
    }

    /** The value that a parameter has in this run. */
    public String value(Parameter parameter) {
        return Schedulers.value(choices, parameter);
    }

    /**
     * The run for the simulator: jobs that a log's platform cannot hold are left out, the network is replaced, estimates are drawn. Of a
     * schedule, the run that orders its queues. Takes time in proportion to the workload.
     *
     * @throws InputException if the workload and the platform cannot be made to fit each other
     * @throws ModelException if a choice is none, or a fork names something that does not exist
     */
    public PreparedRun prepare() throws InputException {
        return prepare(asked -> {
        });
    }

    /**
     * The run for the simulator, with the answers of its programs, which may take long.
     *
     * @param watch receives the number of questions so far
     */
    public PreparedRun prepare(IntConsumer watch) throws InputException {
        if (schedule.isPresent()) {
            RunSpec spec = described().orElseGet(() -> plainly(schedule.get()));
            for (ForkSpec fork : choices.forks()) {
                spec = spec.forked(fork);
            }
            return new PreparedRun(spec, this);
        }
        PreparedRun.check(choices);
        RunSetup fitted = fitted(memoryBinds(choices));
        Workload drawn = estimateModel(choices).map(model -> model.applyTo(fitted.loaded.workload(), choices.seed()))
                .orElse(fitted.loaded.workload());
        Platform connected = choices.network().map(NetworkTexts::parse).map(fitted.platform.platform()::withNetwork)
                .orElse(fitted.platform.platform());
        return PreparedRun.of(fitted.with(fitted.loaded.with(drawn), new PlatformChoice(connected, platform.origin())), watch);
    }

    private static RunSpec plainly(ReplayableSchedule schedule) {
        return RunSpec.of(schedule.trace().workload(), schedule.trace().platform(), PLAIN_ORDER, schedule.run().info().choices().seed());
    }

    /**
     * Model of estimates that replaces the workload's own.
     *
     * @throws ModelException if the choice is not a valid model
     */
    public static Optional<EstimateModel> estimateModel(RunChoices choices) {
        return Optional.ofNullable(choices.parameters().get(RunSpec.ESTIMATE)).map(EstimateModels::parse);
    }

    /**
     * Whether memory of clusters binds, if that is chosen.
     *
     * @throws ModelException if what is chosen is neither on nor off
     */
    public static Optional<Boolean> memoryBinds(RunChoices choices) {
        Optional<String> value = Optional.ofNullable(choices.parameters().get(RunSpec.MEMORY));
        if (value.isPresent() && !value.get().equals(RunSpec.ON) && !value.get().equals(RunSpec.OFF)) {
            throw new ModelException(Message.of("choices", "memory", value.get()));
        }
        return value.map(RunSpec.ON::equals);
    }

    /**
     * This setup with workload and platform fitted to each other. In the log of a machine memory binds only if the user wants it, and jobs
     * that no cluster can hold are left out. Other workloads stay unchanged, and their memory binds unless the user wants otherwise.
     *
     * @param memoryBinds choice of the user, if there is one
     * @throws InputException if no job of a log fits
     */
    public RunSetup fitted(Optional<Boolean> memoryBinds) throws InputException {
        boolean binds = memoryBinds.orElse(!loaded.log());
        Platform used = binds ? platform.platform() : platform.platform().withoutMemory();
        return with(loaded.log() ? loaded.fitting(used) : loaded, new PlatformChoice(used, platform.origin()));
    }

    /**
     * Workload and platform as the engine's arrays.
     *
     * @throws InputException with the place in the file of a task that fits no cluster
     * @throws ModelException if times or work add up to too much
     */
    public SimulationInput simulationInput() throws InputException {
        try {
            SimulationInput input = SimulationInput.of(loaded.workload(), platform.platform());
            Schedulers.check(choices().scheduler(), input);
            return input;
        } catch (UnplaceableTaskException e) {
            throw new InputException(loaded.places().problem(e.job(), e.position(), e.told()));
        }
    }
}
