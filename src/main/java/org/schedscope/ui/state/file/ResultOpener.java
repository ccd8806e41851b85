package org.schedscope.ui.state.file;

import java.util.Map;
import java.util.Optional;
import org.schedscope.experiment.RunInput;
import org.schedscope.experiment.RunSource;
import org.schedscope.experiment.definition.Grid;
import org.schedscope.experiment.definition.GridRun;
import org.schedscope.experiment.definition.WorkloadSource;
import org.schedscope.experiment.sweep.GridCells;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Problem;
import org.schedscope.model.ModelException;
import org.schedscope.model.time.TickLength;
import org.schedscope.text.Message;
import org.schedscope.ui.state.run.RunFiles;
import org.schedscope.ui.state.run.RunSetup;

/** Makes a run of the window of a run of an experiment: the same, event by event. */
final class ResultOpener {
    private ResultOpener() {
    }

    /**
     * The run that has these values on the axes.
     *
     * @throws InputException if a file that it needs is wrong or gone, or it is no run of the experiment
     */
    static RunSetup setup(OpenExperiment experiment, Map<String, String> axes) throws InputException {
        Optional<Message> rules = experiment.head().otherRules();
        if (rules.isPresent()) {
            throw new InputException(Problem.of(GridRun.key(axes), rules.get()));
        }
        Grid grid = new Grid(experiment.experiment());
        String key = GridRun.key(axes);
        GridRun run = grid
                .run(grid.number(axes).orElseThrow(() -> new InputException(Problem.of(key, Message.of("window", "result.none")))));
        try {
            GridCells cells = new GridCells(experiment.definition());
            RunInput input = cells.input(run);
            RunFiles files = new RunFiles(input.loaded(), source(run, experiment.definition()), input.platform(),
                    cells.platformFile(run).flatMap(InputFile::path));
            return new RunSetup(files, GridCells.choices(run));
        } catch (ModelException wrong) {
            throw new InputException(Problem.of(key, Message.of("window", "result.impossible", wrong.told())));
        }
    }

    private static RunSource source(GridRun run, InputFile definition) throws InputException {
        if (run.origin() instanceof WorkloadSource.Drawn drawn) {
            return new RunSource.Drawn(drawn, run.seed());
        }
        WorkloadSource.File file = (WorkloadSource.File) run.origin();
        return RunSource.of(GridCells.found(definition, file.path()), TickLength.parse(file.tick()));
    }
}
