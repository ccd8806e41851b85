package org.schedscope.experiment.sweep;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.event.RunChoices;
import org.schedscope.experiment.PreparedRun;
import org.schedscope.experiment.RunRequest;
import org.schedscope.experiment.RunSetup;
import org.schedscope.experiment.RunSource;
import org.schedscope.experiment.definition.Axis;
import org.schedscope.experiment.definition.GridRun;
import org.schedscope.experiment.definition.WorkloadSource;
import org.schedscope.io.Formats;
import org.schedscope.io.format.GivenPlatform;
import org.schedscope.io.format.LoadedWorkload;
import org.schedscope.io.format.PlatformChoice;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.input.SafeText;
import org.schedscope.io.input.SiblingPath;
import org.schedscope.metrics.fact.JobFacts;
import org.schedscope.model.ModelException;
import org.schedscope.model.time.TickLength;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.text.Message;

/** Draws or reads the shared parts of the cells of a grid. Thread-safe. */
public final class GridCells {
    /** Number of files that are kept after reading, for other seeds and estimates. */
    private static final int KEPT_FILES = 2;

    private final InputFile definition;
    private final Map<WorkloadSource.Origin, LoadedWorkload> files = new LinkedHashMap<>(16, 0.75f, true);

    /** @param definition file of the definition, to which paths are relative */
    public GridCells(InputFile definition) {
        this.definition = definition;
    }

    /**
     * The cell of a run.
     *
     * @throws InputException if a file has errors
     * @throws ModelException if the runs of the cell are impossible
     */
    public GridCell cell(GridRun run) throws InputException {
        PreparedRun first = setup(run).prepare();
        SimulationInput input = first.setup().simulationInput();
        return new GridCell(first, input, new JobFacts(input.index(), input.platform(), input.truePaths()));
    }

    /** The choices of a run. */
    public static RunChoices choices(GridRun run) {
        RunChoices chosen = run.policy().choices();
        SortedMap<String, String> parameters = new TreeMap<>(chosen.parameters());
        run.value(Axis.ESTIMATE).ifPresent(model -> parameters.put(RunSpec.ESTIMATE, model));
        if (run.origin() instanceof WorkloadSource.File file) {
            file.memory().ifPresent(binds -> parameters.put(RunSpec.MEMORY, binds ? RunSpec.ON : RunSpec.OFF));
        }
        return PreparedRun.spelledOut(chosen.withSeed(run.seed()).withNetwork(run.value(Axis.NETWORK)).withParameters(parameters));
    }

    /**
     * A run with its workload and platform before anything is fitted, replaced or estimated.
     *
     * @throws InputException if a file is wrong, or a link leads out of the folder
     * @throws ModelException if the workload cannot be drawn
     */
    public RunSetup setup(GridRun run) throws InputException {
        Optional<String> path = run.value(Axis.PLATFORM).or(() -> run.workload().platform());
        Optional<GivenPlatform> platform = path.isPresent() ? Optional.of(new GivenPlatform.File(found(definition, path.get())))
                : Optional.empty();
        if (run.origin() instanceof WorkloadSource.Drawn drawn) {
            return RunRequest.drawn(new RunSource.Drawn(drawn, run.seed()), platform, definition, choices(run));
        }
        WorkloadSource.File file = (WorkloadSource.File) run.origin();
        LoadedWorkload loaded = load(file);
        InputFile read = found(definition, file.path());
        return new RunSetup(loaded, RunSource.of(read, TickLength.parse(file.tick())),
                PlatformChoice.of(loaded, read, platform, Limits.DEFAULT), platform.flatMap(GivenPlatform::path), choices(run));
    }

    /**
     * A file named in a definition, in its folder, or a bundled sample.
     *
     * @throws InputException if a link leads out of the folder
     */
    public static InputFile found(InputFile definition, String path) throws InputException {
        InputFile beside = definition.sibling(path);
        Optional<InputFile> found = SiblingPath.found(definition, path);
        if (found.isEmpty() && beside.exists()) {
            throw new InputException(definition.problem(Message.of("experiments", "refused.link", SafeText.quoted(path))));
        }
        return found.orElse(beside);
    }

    private synchronized LoadedWorkload load(WorkloadSource.File file) throws InputException {
        LoadedWorkload known = files.get(file);
        if (known == null) {
            known = Formats.read(found(definition, file.path()), ReadOptions.DEFAULT.withTick(TickLength.parse(file.tick())));
            files.put(file, known);
            if (files.size() > KEPT_FILES) {
                files.remove(files.keySet().iterator().next());
            }
        }
        return known;
    }
}
