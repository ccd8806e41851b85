package org.schedscope.experiment.sweep;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.schedscope.experiment.definition.Experiment;
import org.schedscope.experiment.definition.Grid;
import org.schedscope.experiment.result.ResultLines;
import org.schedscope.experiment.result.ResultsHead;
import org.schedscope.experiment.result.RunResult;

/** Makes all runs of an experiment, or of a shard of it, whose results are not there yet. */
public final class Sweep {
    private final ResultsHead head;
    private final GridCells cells;
    private final Path folder;
    private final Shard shard;
    private volatile boolean cancelled;
    private volatile Watch watch = (runs, before, made) -> {};

    /**
     * What came of it.
     *
     * @param runs of the shard
     * @param before how many of them were there already
     * @param made how many were made now
     */
    public record Outcome(int runs, int before, int made) {
        public boolean complete() {
            return before + made == runs;
        }
    }

    /** Told how far a sweep has come, now and then, by the thread that runs it. */
    public interface Watch {
        /**
         * @param runs of the shard
         * @param before how many of them were there at the beginning
         * @param made how many have been made since
         */
        void come(int runs, int before, int made);

        /** Told of every result, by the workers that make them, shortly before its line is written. */
        default void made(RunResult result) {
            // Most look at the results when all is done.
        }
    }

    /**
     * @param cells what the definition's runs start from
     * @param folder where the results go; made if it is not there
     */
    public Sweep(ResultsHead head, GridCells cells, Path folder, Shard shard) {
        this.head = head;
        this.cells = cells;
        this.folder = folder;
        this.shard = shard;
    }

    /** Where the results go. */
    public Path file() {
        return folder.resolve(shard.fileName());
    }

    /** Ends the sweep soon, from another thread: what is done stays done. */
    public void cancel() {
        cancelled = true;
    }

    boolean goesOn() {
        return !cancelled;
    }

    /**
     * Makes the runs.
     *
     * @param workers at least 1
     * @throws IOException if the folder holds something else, a file is wrong, or results cannot be written
     * @throws org.schedscope.model.ModelException if a run cannot be made
     */
    public Outcome run(int workers, Watch told) throws IOException {
        watch = told;
        Files.createDirectories(folder);
        try (ResultsLog log = ResultsLog.open(file())) {
            ResultsFolder.refuseBesideShards(folder, shard);
            WorkList work = work(log);
            int runs = work.size();
            int before = runs - work.pending();
            WorkerPool pool = new WorkerPool(this, work, workers);
            return new Outcome(runs, before, pool.run(log, made -> told.come(runs, before, made)));
        }
    }

    /** Makes the file ready for more lines; what is there is checked first. */
    private WorkList work(ResultsLog log) throws IOException {
        Experiment experiment = head.experiment();
        Grid grid = new Grid(experiment);
        ResultsFolder.Done done = ResultsFolder.done(folder, shard, experiment, grid);
        log.cutTo(done.own().end());
        Optional<String> digest = done.own().head().map(ResultsHead::digest);
        if (!digest.equals(Optional.of(head.digest()))) {
            log.append(List.of(ResultLines.line(head)));
        }
        return new WorkList(grid, shard, done.runs());
    }

    /** The line of a run; empty if the sweep was cancelled meanwhile. */
    Optional<byte[]> line(GridCellQueue work, int number, Grid grid) throws IOException {
        Optional<RunResult> result = RunMaker.make(grid.run(number), work.cell(cells), this::goesOn);
        result.ifPresent(watch::made);
        return result.map(ResultLines::line);
    }
}
