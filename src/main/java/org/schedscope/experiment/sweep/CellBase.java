package org.schedscope.experiment.sweep;

import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.schedscope.experiment.definition.Axis;
import org.schedscope.experiment.definition.GridRun;
import org.schedscope.generate.estimate.EstimateModel;
import org.schedscope.generate.estimate.EstimateModels;
import org.schedscope.io.format.LoadedWorkload;
import org.schedscope.io.format.PlatformChoice;
import org.schedscope.io.input.InputFile;
import org.schedscope.scheduler.RunSpec;

/**
 * What the runs of a cell start from, as it was read or drawn: nothing is left out, network and estimates are not replaced yet.
 *
 * @param platformFile the platform's own file, if the definition names one
 * @param memory whether memory of clusters binds; absent: as in other runs
 */
public record CellBase(LoadedWorkload loaded, PlatformChoice choice, Optional<InputFile> platformFile, Optional<Boolean> memory) {
    /** Parameters that say how workload and platform are made of this for a run, as the run records them. */
    public SortedMap<String, String> parameters(GridRun run) {
        SortedMap<String, String> parameters = new TreeMap<>();
        memory.ifPresent(binds -> parameters.put(RunSpec.MEMORY, binds ? "on" : "off"));
        estimates(run).ifPresent(model -> parameters.put(RunSpec.ESTIMATE, model.text()));
        return parameters;
    }

    static Optional<EstimateModel> estimates(GridRun run) {
        return run.value(Axis.ESTIMATE).map(EstimateModels::parse);
    }
}
