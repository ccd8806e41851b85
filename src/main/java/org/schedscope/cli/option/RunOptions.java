package org.schedscope.cli.option;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.schedscope.cli.base.CommandFiles;
import org.schedscope.experiment.PreparedRun;
import org.schedscope.experiment.RunInput;
import org.schedscope.experiment.RunRequest;
import org.schedscope.experiment.RunSource;
import org.schedscope.io.input.InputException;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The arguments that say what is run, but for the policy. */
public final class RunOptions {
    @Parameters(paramLabel = "WORKLOAD", arity = "1..*",
            description = "The workload, in any format that is read (see: schedscope formats), also gzipped. Several workflows,"
                    + " or a folder of them, make one workload of a job each."
                    + " sample-workloads/NAME means the bundled sample if no such file exists.")
    private List<Path> workload;

    @Option(names = "--platform", paramLabel = "FILE",
            description = "The clusters to run on. Without it: the file that the workload names, else one cluster of each kind that"
                    + " occurs.")
    private Path platform;

    @Mixin
    private ChoiceOptions choices;

    @Mixin
    private ReadingOptions reading;

    @Option(names = "--audit",
            description = "Check the schedule while it is made; if it is illegal, report why, write nothing and exit with 1.")
    private boolean audit;

    /** Whether an illegal schedule is refused. */
    public boolean audit() {
        return audit;
    }

    public List<Path> workload() {
        return workload;
    }

    /** Checks what is chosen, then reads the files. */
    public PreparedRun prepare(String policy, CommandFiles files) throws InputException {
        return prepare(List.of(policy), files).get(0);
    }

    /** A run under each policy, of one workload that is read once. */
    public List<PreparedRun> prepare(List<String> policies, CommandFiles files) throws InputException {
        List<RunRequest> requests = policies.stream().map(this::request).toList();
        RunInput read = requests.get(0).read(reading.with(choices.tick()).withWatch(files));
        PreparedRun first = PreparedRun.of(read, requests.get(0).choices(), List.of());
        return requests.stream().map(request -> request == requests.get(0) ? first : first.under(request.choices())).toList();
    }

    private RunRequest request(String policy) {
        RunSource source = RunSource.named(workload, choices.tick(), reading.arrivals());
        return new RunRequest(Optional.of(source), Optional.ofNullable(platform), choices.choices(policy));
    }
}
