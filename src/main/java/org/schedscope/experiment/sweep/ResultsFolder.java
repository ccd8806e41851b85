package org.schedscope.experiment.sweep;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.schedscope.experiment.definition.Experiment;
import org.schedscope.experiment.definition.Grid;
import org.schedscope.experiment.result.Results;
import org.schedscope.experiment.result.ResultsHead;
import org.schedscope.io.FileKind;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Problem;
import org.schedscope.text.Message;

/** A folder with the results of one experiment: those of a whole sweep or of a merge, and those of shards. */
public final class ResultsFolder {
    /** File name of a whole sweep and of a merge. */
    public static final String WHOLE = Shard.ALL.fileName();

    private static final Pattern NAMES = Pattern.compile("results(-[0-9]+of[0-9]+)?\\.ndjson");

    private ResultsFolder() {
    }

    /** Files of results in a folder, sorted by name. */
    public static List<Path> files(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> entries = Files.list(folder)) {
            return entries.filter(path -> NAMES.matcher(path.getFileName().toString()).matches()).sorted().toList();
        }
    }

    /** The kind of a file or folder: a folder is one of results, if it contains any, and else one of workflows. */
    public static FileKind kind(Path fileOrFolder, Limits limits) throws InputException {
        if (!Files.isDirectory(fileOrFolder)) {
            return FileKind.of(InputFile.of(fileOrFolder), limits);
        }
        try {
            return files(fileOrFolder).isEmpty() ? FileKind.WORKLOAD : FileKind.RESULTS;
        } catch (IOException e) {
            throw InputFile.of(fileOrFolder).failure(e);
        }
    }

    /**
     * Existing results for a sweep.
     *
     * @param runs runs of the grid with results
     * @param own the scanned part of the file that the sweep writes to
     */
    record Done(BitSet runs, Results.Scanned own) {
    }

    /**
     * Refuses a whole sweep while shards are running in its folder. Shards do not check: many start at once, and each has a file of its
     * own.
     *
     * @throws InputException if a shard's sweep is running
     */
    static void refuseBesideShards(Path folder, Shard shard) throws IOException {
        for (Path file : shard.of() == 1 ? files(folder) : List.<Path>of()) {
            if (!file.getFileName().toString().equals(WHOLE)) {
                ResultsLog.locked(file).close();
            }
        }
    }

    /**
     * Finds existing results: for a shard in its own file and in that of a merge, for a whole sweep in all.
     *
     * @throws InputException if there are results of another experiment
     */
    static Done done(Path folder, Shard shard, Experiment experiment, Grid grid) throws IOException {
        BitSet runs = new BitSet(grid.size());
        Results.Scanned own = new Results.Scanned(Optional.empty(), 0);
        for (Path file : files(folder)) {
            String name = file.getFileName().toString();
            if (shard.of() > 1 && !name.equals(WHOLE) && !name.equals(shard.fileName())) {
                continue;
            }
            Optional<ResultsHead> head = Results.head(file);
            Optional<Message> rules = head.flatMap(ResultsHead::otherRules);
            if (rules.isPresent()) {
                throw new InputException(Problem.of(file.toString(), rules.get()));
            }
            Optional<Message> other = head.flatMap(earlier -> experiment.whyNotGrownFrom(earlier.experiment()));
            if (other.isPresent()) {
                throw new InputException(Problem.of(file.toString(), Message.of("experiments", "refused.other", other.get())));
            }
            Results.Scanned scanned = Results.scan(file, (line, start, result) -> grid.number(result.axes()).ifPresent(runs::set));
            own = name.equals(shard.fileName()) ? scanned : own;
        }
        return new Done(runs, own);
    }
}
