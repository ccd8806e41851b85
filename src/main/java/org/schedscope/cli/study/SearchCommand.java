package org.schedscope.cli.study;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.schedscope.cli.base.ConsoleCommand;
import org.schedscope.cli.base.Progress;
import org.schedscope.cli.base.UsageException;
import org.schedscope.cli.option.ChoiceOptions;
import org.schedscope.cli.option.CoresOptions;
import org.schedscope.cli.option.JsonOption;
import org.schedscope.cli.option.ProgressOption;
import org.schedscope.cli.option.ReadingOptions;
import org.schedscope.cli.option.SampleWords;
import org.schedscope.cli.option.TicksOption;
import org.schedscope.cli.option.Times;
import org.schedscope.cli.summary.SearchSummary;
import org.schedscope.event.RunChoices;
import org.schedscope.experiment.RunRequest;
import org.schedscope.experiment.RunSetup;
import org.schedscope.experiment.RunSource;
import org.schedscope.experiment.search.HeldOut;
import org.schedscope.experiment.search.OrderingSearch;
import org.schedscope.experiment.search.SearchAnswer;
import org.schedscope.experiment.search.SearchCases;
import org.schedscope.experiment.search.SearchObjective;
import org.schedscope.experiment.search.SearchRequest;
import org.schedscope.experiment.sweep.Shard;
import org.schedscope.io.input.InputException;
import org.schedscope.policy.registry.Policies;
import org.schedscope.scheduler.Schedulers;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code search}: the best ordering for a workload. */
@Command(name = "search",
        description = "Looks for an ordering that does better by a metric than every built-in policy, on seeds of a profile or on parts of"
                + " a log, and checks it on others that it was not chosen by.",
        footer = {"",
                "Examples: schedscope search market:load=120,jobs=500 --of meanSlr --orderings 2000",
                "          schedscope search log.swf --of meanBoundedSlowdown --time 10m --out found"})
public final class SearchCommand extends ConsoleCommand {
    private static final int USUAL_ORDERINGS = 1000;

    @Parameters(arity = "1..*", paramLabel = "WORKLOAD", completionCandidates = SampleWords.Workloads.class,
            description = "A log, which is cut into parts in time, or a profile (see: schedscope generate) with settings if wanted:"
                    + " market:load=120,jobs=500.")
    private List<String> workloads = List.of();

    @Option(names = "--of", paramLabel = "METRIC", required = true, description = "What is to become better, such as meanSlr.")
    private String metric;

    @Option(names = "--subject-to", paramLabel = "CONDITION",
            description = "What must hold in every run, such as 'starvedJobs = 0'. May be repeated.")
    private List<String> conditions = List.of();

    @Option(names = "--orderings", paramLabel = "N",
            description = "How many orderings are tried (default: 1000; with --time, as many as there is time for).")
    private Integer orderings;

    @Option(names = "--time", paramLabel = "LENGTH",
            description = "Stop after 30s, 10m or 2h, after the generation that is under way. How far a search comes then depends on the"
                    + " machine; with --orderings alone it does not.")
    private String time;

    @Option(names = "--train", paramLabel = "N", defaultValue = "" + SearchCases.USUAL_TRAINING,
            description = "Seeds, or parts of the log, that orderings are chosen by (default: ${DEFAULT-VALUE}).")
    private int train;

    @Option(names = "--held-out", paramLabel = "N", defaultValue = "" + SearchCases.USUAL_HELD_OUT,
            description = "Seeds after those, or parts of the log, that the choice is checked on (default: ${DEFAULT-VALUE}).")
    private int heldOut;

    @Option(names = "--platform", paramLabel = "FILE", completionCandidates = SampleWords.Platforms.class,
            description = "The clusters to run on, instead of those that come with the workload.")
    private Path platform;

    @Mixin
    private final CoresOptions cores = new CoresOptions();

    @Option(names = "--out", paramLabel = "DIR",
            description = "Keeps what was tried there, line by line; the same command goes on where it was stopped.")
    private Path out;

    @Option(names = "--shard", paramLabel = "I/N",
            description = "Search on an island of its own, the I-th of N, for several processes or machines; needs --out.")
    private Optional<String> shard;

    @Option(names = "--merge", description = "Choose among what all islands have left in the folder of --out, and check that.")
    private boolean merge;

    @Option(names = "--jobs", paramLabel = "N", description = "How many runs are made at the same time (default: one for each core).")
    private Integer jobs;

    @Mixin
    private final ChoiceOptions choices = new ChoiceOptions();

    @Mixin
    private final ReadingOptions reading = new ReadingOptions();

    @Mixin
    private final TicksOption ticks = new TicksOption();

    @Mixin
    private final JsonOption json = new JsonOption();

    @Mixin
    private final ProgressOption progress = new ProgressOption();

    @Override
    public Integer call() throws IOException {
        if (out == null && (shard.isPresent() || merge)) {
            throw new UsageException((merge ? "--merge" : "--shard") + " needs the folder of the search, --out DIR");
        }
        if (shard.isPresent() && merge) {
            throw new UsageException("--merge takes what all shards have left; leave --shard out");
        }
        checkCount("--train", train);
        checkCount("--held-out", heldOut);
        SearchObjective objective = SearchObjective.parse(metric, conditions);
        RunChoices usual = choices.choices(Policies.DEFAULT);
        SearchCases cases = SearchCases.of(workloads, usual, cores.given(platform), train,
                heldOut, this::log);
        SearchRequest asked = new SearchRequest(objective, cases.training(), usual.seed(), shard.map(Shard::parse).orElse(Shard.ALL),
                Optional.ofNullable(out), SweepCommand.workers(jobs));
        Progress told = progress.on(err());
        try {
            OrderingSearch.Found found = merge ? asked.merge() : asked.search(limit(), watch(objective, told));
            if (shard.isPresent()) {
                told.end();
                out().println(asked.file().orElseThrow() + ": " + found.tried() + " orderings tried; best so far " + found.best().policy());
                return 0;
            }
            HeldOut checked = HeldOut.of(objective, cases.heldOut(), found.chosen().policy(), asked.workers(),
                    made -> {
                        told.tell("checking: " + made + " runs");
                        return true;
                    }).orElseThrow();
            told.end();
            SearchSummary summary = new SearchSummary(new SearchAnswer(objective, found, checked, cases.training(), workloads),
                    ticks.isWanted());
            json.print(out(), summary::fields, summary::print);
        } finally {
            told.end();
        }
        return 0;
    }

    private static void checkCount(String option, int count) {
        if (count < SearchCases.FEWEST || count > SearchCases.MOST) {
            throw new UsageException(option + " is " + count + "; it is " + SearchCases.FEWEST + " to " + SearchCases.MOST);
        }
    }

    private int limit() {
        if (orderings != null && orderings < 1) {
            throw new UsageException("--orderings is " + orderings + "; at least one must be tried");
        }
        return orderings != null ? orderings : time != null ? Integer.MAX_VALUE : USUAL_ORDERINGS;
    }

    private OrderingSearch.Watch watch(SearchObjective objective, Progress told) {
        long nanos = time == null ? Long.MAX_VALUE
                : Times.nanos(time)
                        .orElseThrow(() -> new UsageException("--time cannot be '" + time + "'; write 30s, 10m or 2h"));
        long begun = System.nanoTime();
        return (tried, best) -> {
            told.tell(tried + " orderings tried; best " + objective.metric().name() + " with " + best.policy());
            return System.nanoTime() - begun < nanos;
        };
    }

    private RunSetup log(Path path) throws InputException {
        RunSource source = RunSource.named(List.of(path), choices.tick(), Optional.empty());
        RunSetup read = new RunRequest(Optional.of(source), cores.given(platform), Schedulers.DEFAULT).read(reading.with(choices.tick()));
        return read.with(reading.arriving(read.loaded()), read.platform());
    }
}
