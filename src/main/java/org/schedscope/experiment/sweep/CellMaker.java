package org.schedscope.experiment.sweep;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.experiment.definition.Axis;
import org.schedscope.experiment.definition.GridRun;
import org.schedscope.experiment.definition.WorkloadSource;
import org.schedscope.generate.SettingValues;
import org.schedscope.generate.profile.Generated;
import org.schedscope.generate.profile.WorkloadProfile;
import org.schedscope.generate.profile.WorkloadProfiles;
import org.schedscope.io.Formats;
import org.schedscope.io.format.LoadedWorkload;
import org.schedscope.io.format.PlatformChoice;
import org.schedscope.io.format.PlatformOrigin;
import org.schedscope.io.format.RunInput;
import org.schedscope.io.input.BesidePath;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.OneLine;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.input.TickLength;
import org.schedscope.io.platform.NetworkTexts;
import org.schedscope.metrics.fact.JobFacts;
import org.schedscope.model.ModelException;
import org.schedscope.model.Platform;
import org.schedscope.model.Workload;
import org.schedscope.model.graph.UnplaceableTaskException;
import org.schedscope.text.Message;

/** Draws or reads what the runs of a cell start from. Safe to be asked by several threads. */
public final class CellMaker {
    /** Files that are kept once they are read, for other seeds and estimates. */
    private static final int KEPT_FILES = 2;

    private final InputFile definition;
    private final Map<WorkloadSource.Origin, LoadedWorkload> files = new LinkedHashMap<>(16, 0.75f, true);

    /** @param definition beside which the files are that it names */
    public CellMaker(InputFile definition) {
        this.definition = definition;
    }

    /**
     * The cell of a run.
     *
     * @throws InputException if a file is wrong
     * @throws ModelException if the runs of the cell cannot be
     */
    public Cell cell(GridRun run) throws InputException {
        CellBase base = base(run);
        RunInput fitted = RunInput.of(base.loaded(), base.choice(), base.memory());
        Platform platform = run.value(Axis.NETWORK).map(NetworkTexts::parse).map(fitted.choice().platform()::withNetwork)
                .orElse(fitted.choice().platform());
        Workload workload = CellBase.estimates(run).map(model -> model.applyTo(fitted.loaded().workload(), run.seed()))
                .orElse(fitted.loaded().workload());
        try {
            SimulationInput input = SimulationInput.of(workload, platform);
            return new Cell(workload, platform, input, new JobFacts(input.index(), platform, input.truePaths()), base.parameters(run));
        } catch (UnplaceableTaskException e) {
            throw new InputException(fitted.loaded().places().problem(e.job(), e.position(), e.told()));
        }
    }

    /**
     * What the run's workload and platform are before anything is fitted, drawn or replaced.
     *
     * @throws InputException if a file is wrong
     * @throws ModelException if the workload cannot be drawn
     */
    public CellBase base(GridRun run) throws InputException {
        Optional<InputFile> platform = platformFile(run);
        if (run.origin() instanceof WorkloadSource.Drawn drawn) {
            Generated generated = generated(drawn, run.seed());
            LoadedWorkload loaded = LoadedWorkload.made(generated.workload());
            PlatformChoice choice = platform.isEmpty() && generated.platform().isPresent() ? new PlatformChoice(generated.platform().get(), PlatformOrigin.DRAWN)
                    : PlatformChoice.of(loaded, definition, platform, Limits.DEFAULT);
            return new CellBase(loaded, choice, platform, Optional.empty());
        }
        WorkloadSource.File file = (WorkloadSource.File) run.origin();
        LoadedWorkload loaded = load(file);
        return new CellBase(loaded, PlatformChoice.of(loaded, found(definition, file.path()), platform, Limits.DEFAULT), platform, file.memory());
    }

    /**
     * Draws a workload, and its platform if the profile has one.
     *
     * @throws ModelException if it cannot be drawn
     */
    public static Generated generated(WorkloadSource.Drawn drawn, long seed) {
        WorkloadProfile profile = WorkloadProfiles.find(drawn.profile()).orElseThrow();
        try {
            return profile.generate(new SettingValues(profile, drawn.set(), drawn.scale()), seed);
        } catch (ArithmeticException tooLarge) {
            throw new ModelException(Message.of("experiments", "refused.much", profile.name()));
        }
    }

    private Optional<InputFile> platformFile(GridRun run) throws InputException {
        Optional<String> path = run.value(Axis.PLATFORM).or(() -> run.workload().platform());
        return path.isPresent() ? Optional.of(found(definition, path.get())) : Optional.empty();
    }

    /**
     * A file that a definition names, in its folder; or a bundled sample.
     *
     * @throws InputException if a link leads out of the folder
     */
    public static InputFile found(InputFile definition, String path) throws InputException {
        InputFile beside = definition.sibling(path);
        Optional<InputFile> found = BesidePath.found(definition, path);
        if (found.isEmpty() && beside.exists()) {
            throw new InputException(definition.problem(Message.of("experiments", "refused.link", OneLine.quoted(path))));
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
