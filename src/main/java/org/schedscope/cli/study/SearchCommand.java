package org.schedscope.cli.study;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.schedscope.cli.base.Arguments;
import org.schedscope.cli.base.ConsoleCommand;
import org.schedscope.cli.base.Option;
import org.schedscope.cli.base.Positional;
import org.schedscope.cli.base.Progress;
import org.schedscope.cli.base.UsageException;
import org.schedscope.cli.option.ChoiceOptions;
import org.schedscope.cli.option.JsonOption;
import org.schedscope.cli.option.PlatformOption;
import org.schedscope.cli.option.ProgressOption;
import org.schedscope.cli.option.ReadingOptions;
import org.schedscope.cli.option.SampleWords;
import org.schedscope.cli.option.TicksOption;
import org.schedscope.cli.option.Times;
import org.schedscope.cli.summary.SearchSummary;
import org.schedscope.experiment.RunChoices;
import org.schedscope.experiment.RunInput;
import org.schedscope.experiment.RunSource;
import org.schedscope.experiment.search.Aim;
import org.schedscope.experiment.search.HeldOut;
import org.schedscope.experiment.search.OrderingSearch;
import org.schedscope.experiment.search.SearchAnswer;
import org.schedscope.experiment.search.SearchCases;
import org.schedscope.experiment.search.SearchRequest;
import org.schedscope.experiment.sweep.Shard;
import org.schedscope.io.input.InputException;
import org.schedscope.policy.registry.Policies;

/** {@code search}: the best ordering for a workload. */
public final class SearchCommand extends ConsoleCommand {
    private static final int USUAL_ORDERINGS = 1000;

    private final Positional<List<String>> workloads = Positional.list(String.class, "WORKLOAD",
            "A log, which is cut into parts in time, or a profile (see: schedscope generate) with settings if wanted:"
                    + " market:load=120,jobs=500.")
            .completedBy(SampleWords.WORKLOADS);

    private final Option<String> metric = Option.of(String.class, "--of", "METRIC",
            "What is to become better, such as meanSlr.").required();

    private final Option<List<String>> conditions = Option.list(String.class, "--subject-to", "CONDITION",
            "What must hold in every run, such as 'starvedJobs = 0'. May be repeated.");

    private final Option<Integer> orderings = Option.of(Integer.class, "--orderings", "N",
            "How many orderings are tried (default: 1000; with --time, as many as there is time for).");

    private final Option<String> time = Option.of(String.class, "--time", "LENGTH",
            "Stop after 30s, 10m or 2h, after the generation that is under way. How far a search comes then depends on the machine; with"
                    + " --orderings alone it does not.");

    private final Option<Integer> train = Option.of(int.class, "--train", "N",
            "Seeds, or parts of the log, that orderings are chosen by (default: ${DEFAULT-VALUE}).")
            .byDefault("" + SearchCases.USUAL_TRAINING);

    private final Option<Integer> heldOut = Option.of(int.class, "--held-out", "N",
            "Seeds after those, or parts of the log, that the choice is checked on (default: ${DEFAULT-VALUE}).")
            .byDefault("" + SearchCases.USUAL_HELD_OUT);

    private final PlatformOption platform = new PlatformOption("The clusters to run on, instead of those that come with the workload.");

    private final Option<Path> out = Option.of(Path.class, "--out", "DIR",
            "Keeps what was tried there, line by line; the same command goes on where it was stopped.");

    private final Option<String> shard = Option.of(String.class, "--shard", "I/N",
            "Search on an island of its own, the I-th of N, for several processes or machines; needs --out.");

    private final Option<Boolean> merge = Option.flag("--merge",
            "Choose among what all islands have left in the folder of --out, and check that.");

    private final Option<Integer> jobs = Option.of(Integer.class, "--jobs", "N",
            "How many runs are made at the same time (default: one for each core).");

    private final ChoiceOptions choices = new ChoiceOptions();

    private final ReadingOptions reading = new ReadingOptions();

    private final TicksOption ticks = new TicksOption();

    private final JsonOption json = new JsonOption();

    private final ProgressOption progress = new ProgressOption();

    public SearchCommand() {
        super("search",
                "Looks for an ordering that does better by a metric than every built-in policy, on seeds of a profile or on parts of a"
                        + " log, and checks it on others that it was not chosen by.",
                "", "Examples: schedscope search market:load=120,jobs=500 --of meanSlr --orderings 2000",
                "          schedscope search log.swf --of meanBoundedSlowdown --time 10m --out found");
    }

    @Override
    public List<Arguments> arguments() {
        return List.of(workloads, metric, conditions, orderings, time, train, heldOut, platform, out, shard, merge, jobs, choices, reading,
                ticks, json, progress);
    }

    @Override
    public Integer call() throws IOException {
        if (out.isAbsent() && (shard.isGiven() || merge.value())) {
            throw new UsageException((merge.value() ? "--merge" : "--shard") + " needs the folder of the search, --out DIR");
        }
        if (shard.isGiven() && merge.value()) {
            throw new UsageException("--merge takes what all shards have left; leave --shard out");
        }
        checkCount("--train", train.value());
        checkCount("--held-out", heldOut.value());
        Aim aim = Aim.parse(metric.value(), conditions.value());
        RunChoices usual = choices.choices(Policies.DEFAULT);
        SearchCases cases = SearchCases.of(workloads.value(), usual, platform.given(), train.value(),
                heldOut.value(), this::log);
        SearchRequest asked = new SearchRequest(aim, cases.training(), usual.seed(), shard.optional().map(Shard::parse).orElse(Shard.ALL),
                out.optional(), SweepCommand.workers(jobs.value()));
        Progress told = progress.on(err());
        try {
            OrderingSearch.Found found = merge.value() ? asked.merge() : asked.search(limit(), watch(aim, told));
            if (shard.isGiven()) {
                told.end();
                out().println(asked.file().orElseThrow() + ": " + found.tried() + " orderings tried; best so far " + found.best().policy());
                return 0;
            }
            HeldOut checked = HeldOut.of(aim, cases.heldOut(), found.chosen().policy(), asked.workers(),
                    made -> {
                        told.tell("checking: " + made + " runs");
                        return true;
                    }).orElseThrow();
            told.end();
            SearchSummary summary = new SearchSummary(new SearchAnswer(aim, found, checked, cases.training(), workloads.value()),
                    ticks.isWanted());
            if (json.isWanted()) {
                out().println(JsonOption.line(summary.fields()));
            } else {
                summary.print(out());
            }
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
        if (orderings.isGiven() && orderings.value() < 1) {
            throw new UsageException("--orderings is " + orderings.value() + "; at least one must be tried");
        }
        return orderings.isGiven() ? orderings.value() : time.isGiven() ? Integer.MAX_VALUE : USUAL_ORDERINGS;
    }

    private OrderingSearch.Watch watch(Aim aim, Progress told) {
        long nanos = time.isAbsent() ? Long.MAX_VALUE
                : Times.nanos(time.value())
                        .orElseThrow(() -> new UsageException("--time cannot be '" + time.value() + "'; write 30s, 10m or 2h"));
        long begun = System.nanoTime();
        return (tried, best) -> {
            told.tell(tried + " orderings tried; best " + aim.metric().name() + " with " + best.policy());
            return System.nanoTime() - begun < nanos;
        };
    }

    private RunInput log(Path path) throws InputException {
        RunInput read = RunInput.read(RunSource.named(List.of(path), choices.tick(), Optional.empty()), platform.given(),
                reading.with(choices.tick()));
        return new RunInput(reading.arriving(read.loaded()), read.platform());
    }
}
