package org.schedscope.experiment.sweep;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.schedscope.engine.SimulationInput;
import org.schedscope.experiment.definition.Axis;
import org.schedscope.experiment.definition.GridRun;
import org.schedscope.experiment.definition.WorkloadSource;
import org.schedscope.generate.EstimateModel;
import org.schedscope.generate.EstimateModels;
import org.schedscope.generate.Generated;
import org.schedscope.generate.SettingValues;
import org.schedscope.generate.WorkloadProfile;
import org.schedscope.generate.WorkloadProfiles;
import org.schedscope.io.Formats;
import org.schedscope.io.InputException;
import org.schedscope.io.InputFile;
import org.schedscope.io.Limits;
import org.schedscope.io.LoadedWorkload;
import org.schedscope.io.NetworkTexts;
import org.schedscope.io.PlatformChoice;
import org.schedscope.io.ReadOptions;
import org.schedscope.io.RunInput;
import org.schedscope.io.TickLength;
import org.schedscope.metrics.JobFacts;
import org.schedscope.model.ModelException;
import org.schedscope.model.Platform;
import org.schedscope.model.UnplaceableTaskException;
import org.schedscope.model.Workload;
import org.schedscope.scheduler.RunSpec;

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

    /** What is run, before estimates and the network are replaced. */
    private record Base(LoadedWorkload loaded, PlatformChoice choice, Optional<Boolean> memory) {
    }

    /**
     * The cell of a run.
     *
     * @throws InputException if a file is wrong
     * @throws ModelException if the runs of the cell cannot be
     */
    public Cell cell(GridRun run) throws InputException {
        Base base = run.workload().origin() instanceof WorkloadSource.Drawn drawn ? drawn(drawn, run)
                : read((WorkloadSource.File) run.workload().origin(), run);
        RunInput fitted = RunInput.of(base.loaded(), base.choice(), base.memory());
        SortedMap<String, String> parameters = new TreeMap<>();
        base.memory().ifPresent(binds -> parameters.put(RunSpec.MEMORY, binds ? "on" : "off"));
        Platform platform = run.value(Axis.NETWORK).map(NetworkTexts::parse).map(fitted.choice().platform()::withNetwork)
                .orElse(fitted.choice().platform());
        Workload workload = fitted.loaded().workload();
        Optional<EstimateModel> estimates = run.value(Axis.ESTIMATE).map(EstimateModels::parse);
        if (estimates.isPresent()) {
            parameters.put(RunSpec.ESTIMATE, estimates.get().text());
            workload = estimates.get().applyTo(workload, run.seed());
        }
        try {
            SimulationInput input = SimulationInput.of(workload, platform);
            return new Cell(workload, platform, input, new JobFacts(input.index(), platform, input.truePaths()), parameters);
        } catch (UnplaceableTaskException e) {
            throw new InputException(fitted.loaded().places().problem(e.job(), e.position(), e.getMessage()));
        }
    }

    private Base drawn(WorkloadSource.Drawn drawn, GridRun run) throws InputException {
        WorkloadProfile profile = WorkloadProfiles.find(drawn.profile()).orElseThrow();
        Map<String, String> set = new TreeMap<>(drawn.set());
        for (Axis axis : run.part().settings()) {
            set.put(axis.name(), run.value(axis.name()).orElseThrow());
        }
        Generated generated;
        try {
            generated = profile.generate(new SettingValues(profile, set, drawn.scale()), run.seed());
        } catch (ArithmeticException tooLarge) {
            throw new ModelException("with these settings of " + profile.name() + " times and work add up to too much");
        }
        LoadedWorkload loaded = LoadedWorkload.made(generated.workload());
        Optional<InputFile> file = platformFile(run);
        PlatformChoice choice = file.isEmpty() && generated.platform().isPresent()
                ? new PlatformChoice(generated.platform().get(), "drawn with the workload")
                : PlatformChoice.of(loaded, definition, file, Limits.DEFAULT);
        return new Base(loaded, choice, Optional.empty());
    }

    private Base read(WorkloadSource.File file, GridRun run) throws InputException {
        LoadedWorkload loaded = load(file);
        PlatformChoice choice = PlatformChoice.of(loaded, definition.sibling(file.path()), platformFile(run), Limits.DEFAULT);
        return new Base(loaded, choice, file.memory());
    }

    private Optional<InputFile> platformFile(GridRun run) {
        return run.value(Axis.PLATFORM).or(() -> run.workload().platform()).map(definition::sibling);
    }

    private synchronized LoadedWorkload load(WorkloadSource.File file) throws InputException {
        LoadedWorkload known = files.get(file);
        if (known == null) {
            known = Formats.read(definition.sibling(file.path()), ReadOptions.DEFAULT.withTick(TickLength.parse(file.tick())));
            files.put(file, known);
            if (files.size() > KEPT_FILES) {
                files.remove(files.keySet().iterator().next());
            }
        }
        return known;
    }
}
