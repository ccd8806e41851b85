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

/** Makes all pending runs of an experiment, or of a shard of it. */
public final class Sweep {
    private final ResultsHead head;
    private final GridCells cells;
    private final Path folder;
    private final Shard shard;
    private volatile boolean cancelled;
    private volatile Watch watch = (runs, before, made) -> {};

    /**
     * The result of a sweep.
     *
     * @param runs number of runs of the shard
     * @param before number of those that had results
     * @param made number of new results
     */
    public record Outcome(int runs, int before, int made) {
        public boolean complete() {
            return before + made == runs;
        }
    }

    /** Listener to the progress of a sweep, called now and then by its thread. */
    public interface Watch {
        /**
         * @param runs number of runs of the shard
         * @param before number of those that had results at the beginning
         * @param made number of new results
         */
        void come(int runs, int before, int made);

        /** Called for every result, by the worker that made it, shortly before its line is written. */
        default void made(RunResult result) {
            // Most listeners need the progress only.
        }
    }

    /**
     * @param cells shared parts of the runs of the definition
     * @param folder folder of the results; created if absent
     */
    public Sweep(ResultsHead head, GridCells cells, Path folder, Shard shard) {
        this.head = head;
        this.cells = cells;
        this.folder = folder;
        this.shard = shard;
    }

    /** File of the results. */
    public Path file() {
        return folder.resolve(shard.fileName());
    }

    /** Ends the sweep soon, from another thread; finished runs keep their results. */
    public void cancel() {
        cancelled = true;
    }

    boolean goesOn() {
        return !cancelled;
    }

    /**
     * Makes the runs.
     *
     * @param workers number of workers, at least 1
     * @throws IOException if the folder has other contents, a file has errors, or results cannot be written
     * @throws org.schedscope.model.ModelException if a run is impossible
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

    /** Checks existing results and prepares the file for more lines. */
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
