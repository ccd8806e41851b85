package org.schedscope.cli.study;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.schedscope.cli.base.ConsoleCommand;
import org.schedscope.cli.base.Failure;
import org.schedscope.cli.base.UsageException;
import org.schedscope.cli.option.JsonOption;
import org.schedscope.cli.option.ProgressOption;
import org.schedscope.cli.option.SampleWords;
import org.schedscope.cli.summary.RunSummary;
import org.schedscope.experiment.definition.Experiment;
import org.schedscope.experiment.definition.ExperimentJson;
import org.schedscope.experiment.definition.Grid;
import org.schedscope.experiment.definition.Part;
import org.schedscope.experiment.result.ResultsHead;
import org.schedscope.experiment.sweep.GridCells;
import org.schedscope.experiment.sweep.Merge;
import org.schedscope.experiment.sweep.PackedResults;
import org.schedscope.experiment.sweep.Shard;
import org.schedscope.experiment.sweep.Sweep;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.output.OutputFiles;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code sweep}: all runs of an experiment. */
@Command(name = "sweep", subcommands = {SweepFiguresCommand.class, SweepReportCommand.class},
        description = "Makes all runs of an experiment and writes their results, a line each, into a folder. Stopped at any moment, the"
                + " same command continues.",
        footer = {"", "Example: schedscope sweep loads.experiment.json --out loads"})
public final class SweepCommand extends ConsoleCommand {
    private static final int MOST_WORKERS = 10_000;

    @Parameters(arity = "0..1", paramLabel = "EXPERIMENT", completionCandidates = SampleWords.Experiments.class,
            description = "The definition, a JSON file.")
    private Path definition;

    @Option(names = "--out", paramLabel = "DIR", description = "Where the results go, as results.ndjson; made if it is not there.")
    private Path out;

    @Option(names = "--jobs", paramLabel = "N", description = "How many runs are made at the same time (default: one for each core).")
    private Integer jobs;

    @Option(names = "--shard", paramLabel = "I/N",
            description = "Make the I-th of N shares only, into results-IofN.ndjson; for several processes or machines.")
    private Optional<String> shard;

    @Option(names = "--merge", paramLabel = "DIR",
            description = "Put the results that shards have left in a folder into one results.ndjson, in the order of the grid.")
    private Path merge;

    @Option(names = "--pack", paramLabel = "FILE",
            description = "With --merge: also write what figures and claims need of the results, rounded, to be kept; FILE.ndjson.gz is"
                    + " packed.")
    private Path pack;

    @Option(names = "--list", description = "List the runs without making them.")
    private boolean list;

    @Mixin
    private final ProgressOption progressOption = new ProgressOption();

    @Mixin
    private final JsonOption json = new JsonOption();

    @Override
    public Integer call() throws IOException {
        if (merge != null) {
            if (definition != null || out != null || shard.isPresent() || jobs != null || list) {
                throw new UsageException("--merge takes a folder and, besides, --pack only: schedscope sweep --merge DIR");
            }
            return merge();
        }
        if (pack != null) {
            throw new UsageException("--pack needs --merge: schedscope sweep --merge DIR --pack FILE");
        }
        if (definition == null) {
            throw new UsageException("a definition is needed (see schedscope sweep --help)");
        }
        Experiment experiment = ExperimentJson.read(InputFile.of(definition), Limits.DEFAULT);
        if (list) {
            list(experiment);
            return 0;
        }
        if (out == null) {
            throw new UsageException("state the folder of the results with --out");
        }
        return sweep(experiment);
    }

    private int merge() throws IOException {
        Merge.Merged merged = Merge.run(merge);
        if (pack != null) {
            try (OutputFiles files = new OutputFiles()) {
                files.write(pack, stream -> PackedResults.write(merged.file(), merged.head(), stream));
                files.commit();
            }
        }
        json.print(out(), JsonOption.fields("file", merged.file(), "runs", merged.runs(), "merged", merged.merged()),
                merged.file() + ": " + merged.merged() + " of " + RunSummary.count(merged.runs(), "run"));
        return 0;
    }

    private static Map<String, Object> fields(Part part) {
        Map<String, Object> axes = new LinkedHashMap<>();
        part.axes().forEach(axis -> axes.put(axis.name(), axis.values()));
        return JsonOption.fields("name", part.name(), "runs", part.size(), "axes", axes);
    }

    private void list(Experiment experiment) {
        Grid grid = new Grid(experiment);
        json.print(out(), () -> JsonOption.fields("name", experiment.name(), "runs", grid.size(), "parts",
                experiment.parts().stream().map(SweepCommand::fields).toList()), to -> list(experiment, grid, to));
    }

    private static void list(Experiment experiment, Grid grid, PrintWriter to) {
        to.println(experiment.name() + ": " + RunSummary.count(grid.size(), "run"));
        for (Part part : experiment.parts()) {
            to.println();
            to.println(part.name() + ": " + RunSummary.count((int) part.size(), "run"));
            part.axes().forEach(axis -> to.println("  " + axis.name() + " (" + axis.values().size() + "): "
                    + String.join(" ", axis.values())));
        }
    }

    /** Number of workers, by default one per core. */
    static int workers(Integer jobs) {
        int workers = jobs == null ? Runtime.getRuntime().availableProcessors() : jobs;
        if (workers < 1 || workers > MOST_WORKERS) {
            throw new UsageException("--jobs must be from 1 to " + MOST_WORKERS + ", not " + workers);
        }
        return workers;
    }

    @SuppressWarnings("try") // Held open, not used.
    private int sweep(Experiment experiment) throws IOException {
        int workers = workers(jobs);
        PrintWriter err = err();
        ResultsHead head = new ResultsHead(experiment, definition.getFileName().toString());
        Sweep sweep = new Sweep(head, new GridCells(InputFile.of(definition)), out,
                shard.map(Shard::parse).orElse(Shard.ALL));
        SweepStatusLine progress = new SweepStatusLine(err, progressOption.isWatched());
        try (StoppedByUser watched = stoppedByUser(sweep, progress, err)) {
            Sweep.Outcome outcome = sweep.run(workers, progress);
            progress.end();
            if (outcome.complete()) {
                json.print(out(), JsonOption.fields("file", sweep.file(), "runs", outcome.runs(), "made", outcome.made()),
                        sweep.file() + ": " + RunSummary.count(outcome.runs(), "run") + ", " + outcome.made() + " of them made now");
            }
            return outcome.complete() ? 0 : Failure.RUN_FAILED;
        }
    }

    private static StoppedByUser stoppedByUser(Sweep sweep, SweepStatusLine progress, PrintWriter err) {
        return new StoppedByUser(sweep::cancel, () -> {
            progress.end();
            err.println("stopped at " + progress.last() + "; the same command goes on from there");
            err.flush();
        });
    }
}
