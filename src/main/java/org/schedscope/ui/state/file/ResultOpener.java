package org.schedscope.ui.state.file;

import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.schedscope.experiment.definition.Axis;
import org.schedscope.experiment.definition.Contender;
import org.schedscope.experiment.definition.Grid;
import org.schedscope.experiment.definition.GridRun;
import org.schedscope.experiment.definition.WorkloadSource;
import org.schedscope.experiment.sweep.CellBase;
import org.schedscope.experiment.sweep.CellMaker;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.TickLength;
import org.schedscope.model.ModelException;
import org.schedscope.text.Message;
import org.schedscope.ui.state.run.RunChoices;
import org.schedscope.ui.state.run.RunFiles;
import org.schedscope.ui.state.run.RunSetup;
import org.schedscope.ui.state.run.Source;

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
        GridRun run = grid.run(grid.number(axes).orElseThrow(() -> new InputException(Problem.of(key, Message.of("window", "result.none")))));
        try {
            CellBase base = new CellMaker(experiment.definition()).base(run);
            Contender policy = run.policy();
            SortedMap<String, String> parameters = new TreeMap<>(policy.parameters());
            parameters.putAll(base.parameters(run));
            RunFiles files = new RunFiles(base.loaded(), source(run, experiment.definition()), base.choice(),
                    base.platformFile().flatMap(InputFile::path));
            return new RunSetup(files, new RunChoices(policy.policy(), policy.scheduler(), run.seed(), run.value(Axis.NETWORK), parameters));
        } catch (ModelException wrong) {
            throw new InputException(Problem.of(key, Message.of("window", "result.impossible", wrong.told())));
        }
    }

    private static Source source(GridRun run, InputFile definition) throws InputException {
        if (run.origin() instanceof WorkloadSource.Drawn drawn) {
            return new Source.Drawn(drawn, run.seed());
        }
        WorkloadSource.File file = (WorkloadSource.File) run.origin();
        InputFile read = CellMaker.found(definition, file.path());
        TickLength tick = TickLength.parse(file.tick());
        Optional<Source> onDisk = read.path().map(path -> new Source.File(path, tick));
        return onDisk.orElseGet(() -> new Source.Sample(read.name().substring(read.name().lastIndexOf('/') + 1), tick));
    }
}
