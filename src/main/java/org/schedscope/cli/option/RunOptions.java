package org.schedscope.cli.option;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import org.schedscope.cli.base.CommandFiles;
import org.schedscope.cli.base.Progress;
import org.schedscope.event.RunChoices;
import org.schedscope.experiment.PreparedRun;
import org.schedscope.experiment.RunRequest;
import org.schedscope.experiment.RunSetup;
import org.schedscope.experiment.RunSource;
import org.schedscope.experiment.definition.WorkloadSource;
import org.schedscope.generate.estimate.EstimateModels;
import org.schedscope.generate.estimate.UniformTruth;
import org.schedscope.io.ReplayableSchedule;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.model.time.TickLength;
import org.schedscope.scheduler.RunSpec;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The options that determine a run, except for the policy. */
public final class RunOptions {
    @Parameters(arity = "1..*", paramLabel = "WORKLOAD", completionCandidates = SampleWords.Workloads.class,
            description = "The workload, in any format that is read (see: schedscope formats), also gzipped; - is standard input. Several"
                    + " workflows, or a folder of them, make one workload of a job each. The name of a sample means that sample if no such"
                    + " file exists.")
    private List<Path> workload = List.of();

    @Option(names = "--platform", paramLabel = "FILE", completionCandidates = SampleWords.Platforms.class,
            description = "The clusters to run on. Without it: the file that the workload names, else one cluster of each kind that"
                    + " occurs.")
    private Path platform;

    @Mixin
    private final CoresOptions cores = new CoresOptions();

    @Mixin
    private final ChoiceOptions choices = new ChoiceOptions();

    @Mixin
    private final ReadingOptions reading = new ReadingOptions();

    @Option(names = "--audit",
            description = "Check the schedule while it is made; if it is illegal, report why, write nothing and exit with 1.")
    private boolean audit;

    private Optional<Progress> told = Optional.empty();

    /** Whether an illegal schedule is refused. */
    public boolean audit() {
        return audit;
    }

    public List<Path> workload() {
        return workload;
    }

    /** Checks the choices, then reads the files. */
    public PreparedRun prepare(String policy, CommandFiles files) throws InputException {
        return prepare(List.of(policy), files).get(0);
    }

    /** Prepares a run under each policy, of one workload that is read once. */
    public List<PreparedRun> prepare(List<String> policies, CommandFiles files) throws InputException {
        return prepare(policies, Optional.empty(), files);
    }

    /**
     * Prepares a run under each policy, of one workload that is read once.
     *
     * @param schedule a schedule of the workload; it gives the platform if nothing else does
     */
    public List<PreparedRun> prepare(List<String> policies, Optional<Path> schedule, CommandFiles files) throws InputException {
        List<RunRequest> requests = policies.stream().map(this::request).toList();
        RunSetup read = requests.get(0).read(reading.with(choices.tick()).withWatch(files));
        if (schedule.isPresent() && read.platform().isDefault()) {
            ReplayableSchedule real = recorded(schedule.get(), read, files);
            read = read.with(read.loaded(), real.platform());
        }
        PreparedRun first = read.prepare(asked(policies.get(0)));
        List<PreparedRun> all = new ArrayList<>(List.of(first));
        for (int number = 1; number < policies.size(); number++) {
            all.add(first.under(requests.get(number).choices(), asked(policies.get(number))));
        }
        return all;
    }

    /**
     * Prepares runs under a policy with consecutive seeds, beginning with the chosen one.
     *
     * @param profile profile that draws the workload of each; empty: all have that of the files
     */
    public List<PreparedRun> prepareSeeds(String policy, int count, Optional<WorkloadSource.Drawn> profile, CommandFiles files)
            throws InputException {
        List<PreparedRun> all = new ArrayList<>();
        RunChoices first = choices.choices(policy);
        ReadOptions options = reading.with(choices.tick()).withWatch(files);
        if (profile.isPresent()) {
            RunSource drawn = new RunSource.Drawn(profile.get(), first.seed());
            RunRequest request = new RunRequest(Optional.of(drawn), cores.given(platform), first);
            for (int later = 0; later < count; later++) {
                all.add(request.later(later).read(options).prepare());
            }
            return all;
        }
        RunSetup read = request(policy).read(options);
        for (int later = 0; later < count; later++) {
            all.add(read.with(first.withSeed(first.seed() + later)).prepare(asked(policy)));
        }
        return all;
    }

    /** Shows progress while a program that is a policy is called. */
    public void tell(Progress progress) {
        told = Optional.of(progress);
    }

    private IntConsumer asked(String policy) {
        return questions -> told.ifPresent(progress -> progress.tell(policy + ": " + questions + " questions asked"));
    }

    /**
     * The schedule of a machine or of another program, for the workload of a run.
     *
     * @throws InputException if the file is not a schedule of it
     */
    public ReplayableSchedule recorded(Path schedule, RunSetup input, CommandFiles files) throws InputException {
        TickLength tick = TickLength.ofUnit(input.loaded().workload().timeUnit());
        return ReplayableSchedule.read(files.input(schedule), reading.with(tick).withWatch(files), input.loaded().workload(),
                input.platform());
    }

    /** Whether the workload is a log with the starts of jobs on a machine, whose arrivals and durations are unchanged. */
    public boolean isRecorded(PreparedRun prepared) {
        return prepared.setup().loaded().recorded() && workload.size() == 1 && reading.arrivals().isEmpty()
                && !(EstimateModels.parse(prepared.spec().parameters().getOrDefault(RunSpec.ESTIMATE, "exact")) instanceof UniformTruth);
    }

    private RunRequest request(String policy) {
        RunSource source = RunSource.named(workload, choices.tick(), reading.arrivals());
        return new RunRequest(Optional.of(source), cores.given(platform), choices.choices(policy));
    }
}
