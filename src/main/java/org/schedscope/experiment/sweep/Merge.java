package org.schedscope.experiment.sweep;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.schedscope.experiment.definition.Grid;
import org.schedscope.experiment.result.ResultLines;
import org.schedscope.experiment.result.Results;
import org.schedscope.experiment.result.ResultsHead;
import org.schedscope.experiment.result.RunResult;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.Problem;
import org.schedscope.io.output.LockFile;
import org.schedscope.io.output.OutputFiles;
import org.schedscope.text.Message;

/**
 * Merges all results of a folder into one file, {@code results.ndjson}, in the order of the grid and without run times, so that the bytes
 * do not depend on how the runs were distributed. Memory is a few numbers for each run. The files of shards stay.
 */
public final class Merge {
    private final Path folder;
    private final List<Path> files;
    private ResultsHead head;
    private Grid grid;
    /** By the number of a run: the file that has it, and the start of its line; −1 if missing. */
    private int[] fileOf;
    private long[] startOf;

    /**
     * The result of a merge.
     *
     * @param runs number of runs of the whole grid
     * @param merged number of those with results
     */
    public record Merged(Path file, ResultsHead head, int runs, int merged) {
    }

    private Merge(Path folder, List<Path> files) {
        this.folder = folder;
        this.files = files;
    }

    /**
     * Merges the results in a folder.
     *
     * @throws InputException if there are none, if they are of several definitions without one that extends all others, or if a run has
     *             different results in two files
     */
    @SuppressWarnings("try") // The lock is only held.
    public static Merged run(Path folder) throws IOException {
        List<Path> files = ResultsFolder.files(folder);
        if (files.isEmpty()) {
            throw new InputException(Problem.of(folder.toString(),
                    Message.of("experiments", "refused.folder")));
        }
        try (LockFile lock = ResultsLog.locked(folder.resolve(ResultsFolder.WHOLE))) {
            return new Merge(folder, files).merge();
        }
    }

    private Merged merge() throws IOException {
        head = widest();
        grid = new Grid(head.experiment());
        fileOf = new int[grid.size()];
        startOf = new long[grid.size()];
        Arrays.fill(fileOf, -1);
        for (int file = 0; file < files.size(); file++) {
            int here = file;
            Results.scan(files.get(file), (line, start, result) -> take(here, line, start, result));
        }
        Path target = folder.resolve(ResultsFolder.WHOLE);
        try (OutputFiles out = new OutputFiles()) {
            int[] merged = new int[1];
            out.write(target, stream -> {
                stream.write(ResultLines.line(head));
                for (int run = 0; run < grid.size(); run++) {
                    if (fileOf[run] >= 0) {
                        merged[0]++;
                        stream.write(ResultLines.line(Results.at(files.get(fileOf[run]), startOf[run]).withoutSeconds()));
                    }
                }
            });
            out.commit();
            return new Merged(target, head, grid.size(), merged[0]);
        }
    }

    /** The definition that extends all others. */
    private ResultsHead widest() throws IOException {
        Optional<ResultsHead> widest = Optional.empty();
        Path of = files.get(0);
        for (Path file : files) {
            Optional<ResultsHead> next = Results.head(file);
            if (next.isPresent() && widest.isPresent() && next.get().rules() != widest.get().rules()) {
                throw new InputException(Problem.of(file.toString(), Message.of("experiments", "refused.rules.mixed", next.get().rules(),
                        of.getFileName(), widest.get().rules())));
            }
            if (next.isEmpty() || widest.isPresent() && grewFrom(widest.get(), next.get())) {
                continue;
            }
            if (widest.isPresent() && !grewFrom(next.get(), widest.get())) {
                Message why = next.get().experiment().whyNotGrownFrom(widest.get().experiment()).orElseThrow();
                throw new InputException(Problem.of(file.toString(), Message.of("experiments", "refused.than", of.getFileName(), why)));
            }
            widest = next;
            of = file;
        }
        Path first = of;
        return widest.orElseThrow(() -> new InputException(Problem.of(first.toString(), Message.of("experiments", "results.headless"))));
    }

    private static boolean grewFrom(ResultsHead later, ResultsHead earlier) {
        return later.experiment().whyNotGrownFrom(earlier.experiment()).isEmpty();
    }

    private void take(int file, long line, long start, RunResult result) throws IOException {
        String name = files.get(file).toString();
        int run = grid.number(result.axes()).orElseThrow(
                () -> new InputException(new Problem(name, (int) line, 1, "", Message.of("experiments", "refused.no.run", result.key()))));
        if (fileOf[run] < 0) {
            fileOf[run] = file;
            startOf[run] = start;
        } else if (!Results.at(files.get(fileOf[run]), startOf[run]).withoutSeconds().equals(result.withoutSeconds())) {
            throw new InputException(new Problem(name, (int) line, 1, "", Message.of("experiments", "refused.differs",
                    result.key(), files.get(fileOf[run]).getFileName())));
        }
    }
}
