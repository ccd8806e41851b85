package org.schedscope.ui.state.edit;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.schedscope.experiment.Edits;
import org.schedscope.experiment.RunSetup;
import org.schedscope.experiment.RunSource;
import org.schedscope.io.format.LoadedWorkload;
import org.schedscope.io.format.PlatformChoice;
import org.schedscope.io.format.PlatformOrigin;
import org.schedscope.io.format.SizeGuard;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.Limits;
import org.schedscope.model.ModelException;
import org.schedscope.model.Platform;
import org.schedscope.model.Workload;
import org.schedscope.scheduler.RunSpec;

/** Setups of runs whose workload or platform was edited. Forks are not among them: they speak of what was there before. */
final class EditedInputs {
    private EditedInputs() {
    }

    /**
     * The same run of a workload that is not a log of a machine, which is what native JSON can hold: what no cluster can
     * hold is left out, and memory binds only if it was switched on.
     */
    static RunSetup plain(RunSetup setup) {
        RunSetup simulated = setup.simulated();
        if (!simulated.loaded().log()) {
            return simulated;
        }
        try {
            LoadedWorkload fitting = simulated.fitted(RunSetup.memoryBinds(setup.choices())).loaded();
            SortedMap<String, String> parameters = new TreeMap<>(Map.of(RunSpec.MEMORY, RunSpec.OFF));
            parameters.putAll(setup.choices().parameters());
            return simulated.with(LoadedWorkload.made(fitting.workload()), simulated.platform())
                    .with(simulated.choices().withParameters(parameters));
        } catch (InputException nothingFits) {
            throw new IllegalStateException("the run is open", nothingFits);
        }
    }

    /** @throws ModelException if it is too much */
    static RunSetup with(RunSetup plain, Workload edited) {
        PlatformChoice platform = plain.platform().isDefault() ? PlatformChoice.byDefault(edited) : plain.platform();
        return new RunSetup(made(edited), plain.source(), platform, plain.platformSource(), Optional.empty(),
                new Edits(true, plain.edits().platform()), plain.choices());
    }

    /**
     * Run of a workload that was saved, with the platform beside it unless it needs none.
     *
     * @throws ModelException if it is too much
     */
    static RunSetup with(RunSetup plain, Workload saved, Path file) {
        PlatformChoice platform = saved.platform().map(name -> new PlatformChoice(plain.platform().platform(),
                PlatformOrigin.named(file.resolveSibling(name)))).orElseGet(() -> PlatformChoice.byDefault(saved));
        return new RunSetup(made(saved), RunSource.file(file), platform, Optional.empty(), plain.choices());
    }

    private static LoadedWorkload made(Workload workload) {
        SizeGuard.complaint(workload, Limits.DEFAULT).ifPresent(why -> {
            throw new ModelException(why);
        });
        return LoadedWorkload.made(workload);
    }

    /** @param file where it was saved, if it was */
    static RunSetup with(RunSetup setup, Platform edited, Optional<Path> file) {
        PlatformChoice choice = new PlatformChoice(edited, file.map(PlatformOrigin::file).orElse(PlatformOrigin.EDITED));
        return setup.withPlatform(choice, file, file.isEmpty());
    }
}
