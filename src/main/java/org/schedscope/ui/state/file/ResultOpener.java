package org.schedscope.ui.state.file;

import java.util.Map;
import java.util.Optional;
import org.schedscope.experiment.RunSetup;
import org.schedscope.experiment.definition.Grid;
import org.schedscope.experiment.definition.GridRun;
import org.schedscope.experiment.sweep.GridCells;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.Problem;
import org.schedscope.model.ModelException;
import org.schedscope.text.Message;

/** Makes a run of the window of a run of an experiment: the same, event by event. */
final class ResultOpener {
    private ResultOpener() {
    }

    /**
     * The run that has these values on the axes.
     *
     * @throws InputException if a file that it needs is wrong or gone, or the experiment has no such run
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
            return new GridCells(experiment.definition()).setup(run);
        } catch (ModelException wrong) {
            throw new InputException(Problem.of(key, Message.of("window", "result.impossible", wrong.told())));
        }
    }
}
