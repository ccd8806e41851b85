package org.schedscope.ui.state.experiment;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.schedscope.experiment.report.HtmlReport;
import org.schedscope.experiment.report.ReportContents;
import org.schedscope.experiment.result.RunResult;
import org.schedscope.experiment.table.ResultTable;
import org.schedscope.ui.state.base.Environment;
import org.schedscope.ui.state.base.StateValue;
import org.schedscope.ui.state.file.FileExporter;
import org.schedscope.ui.state.file.FileOpener;
import org.schedscope.ui.state.file.OpenExperiment;

/** The experiment that is open, and the sweep that makes its runs. */
public final class Experiments {
    private final FileOpener files;
    private final FileExporter exports;
    private final Environment environment;
    private final StateValue<Optional<OpenExperiment>> opened;
    private final StateValue<Optional<SweepProgress>> progress;
    private final StateValue<Optional<String>> problem;
    private final StateValue<Integer> wanted;
    private final FigureModel figure;
    private Optional<String> toRun = Optional.empty();
    private Optional<SweepRun> sweep = Optional.empty();

    public Experiments(FileOpener files, FileExporter exports, Environment environment) {
        this.files = files;
        this.exports = exports;
        this.environment = environment;
        opened = environment.changes().value(Optional.empty());
        progress = environment.changes().value(Optional.empty());
        problem = environment.changes().value(Optional.empty());
        wanted = environment.changes().value(0);
        figure = new FigureModel(this, environment);
    }

    /**
     * What is open, and how far it is.
     *
     * @param opened changes as results come in
     * @param progress of the sweep that goes on, if one does
     * @param problem why the last sweep did not come to its end, or a figure cannot be drawn
     * @param wanted counts openings: each time the user wants to see the experiment
     */
    public record State(Optional<OpenExperiment> opened, Optional<SweepProgress> progress, Optional<String> problem, int wanted,
            FigureModel.Shown figure) {
    }

    public State now() {
        return new State(opened.get(), progress.get(), problem.get(), wanted.get(), figure.shown());
    }

    private void show(OpenExperiment experiment) {
        Optional<OpenExperiment> before = opened.get();
        opened.set(Optional.of(experiment));
        figure.changed(before, opened.get());
    }

    /** The chosen figure. */
    public FigureModel figure() {
        return figure;
    }

    /** Opens one, and runs it if that is due. */
    public void open(OpenExperiment experiment) {
        cancel();
        sweep = Optional.empty();
        progress.set(Optional.empty());
        problem.set(Optional.empty());
        show(experiment);
        wanted.set(wanted.get() + 1);
        boolean runs = toRun.filter(experiment.experiment().name()::equals).isPresent();
        toRun = Optional.empty();
        if (runs && !experiment.isComplete()) {
            run();
        }
    }

    /** Has the next experiment that is opened run at once if it is of this name. */
    public void runOnceOpen(String name) {
        toRun = Optional.of(name);
    }

    /** Makes the runs whose results are not there yet, as many at a time as the machine has cores; goes on where it was cancelled. */
    public void run() {
        if (sweep.isPresent() || opened.get().isEmpty()) {
            return;
        }
        OpenExperiment experiment = opened.get().get();
        problem.set(Optional.empty());
        progress.set(Optional.of(new SweepProgress(experiment.runs(), experiment.results().size(), 0, 0)));
        SweepRun running = new SweepRun(experiment, environment, new Listener());
        sweep = Optional.of(running);
        running.begin(Runtime.getRuntime().availableProcessors());
    }

    /** Ends the sweep soon; what is done stays done. */
    public void cancel() {
        sweep.ifPresent(SweepRun::cancel);
    }

    /** Has results go to another folder, or come from there. */
    public void moveTo(Path folder) {
        opened.get().ifPresent(experiment -> files.openExperiment(experiment.definition(), folder));
    }

    /** Opens the run behind a result in the window. */
    public void openRun(RunResult result) {
        opened.get().ifPresent(experiment -> files.openResult(experiment, result));
    }

    /** Writes what the papers claim and what came out, as one HTML file. */
    public void writeReport(Path file) {
        opened.get().ifPresent(experiment -> {
            ResultTable table = experiment.table();
            exports.save(file, out -> out.write(HtmlReport.text(ReportContents.of(table)).getBytes(StandardCharsets.UTF_8)));
        });
    }

    void report(String sentence) {
        problem.set(Optional.of(sentence));
    }

    private final class Listener implements SweepRun.Listener {
        @Override
        public void came(SweepRun running, SweepProgress now, List<RunResult> fresh) {
            if (sweep.filter(running::equals).isEmpty()) {
                return;
            }
            progress.set(Optional.of(now));
            if (!fresh.isEmpty()) {
                OpenExperiment before = opened.get().orElseThrow();
                List<RunResult> all = new ArrayList<>(before.results());
                all.addAll(fresh);
                show(before.with(all));
            }
        }

        @Override
        public void ended(SweepRun ended, Optional<OpenExperiment> read, Optional<String> why) {
            if (sweep.filter(ended::equals).isPresent()) {
                sweep = Optional.empty();
                progress.set(Optional.empty());
                problem.set(why);
                read.ifPresent(Experiments.this::show);
            }
        }
    }
}
