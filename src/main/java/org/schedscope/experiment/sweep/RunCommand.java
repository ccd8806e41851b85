package org.schedscope.experiment.sweep;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.schedscope.experiment.RunRequest;
import org.schedscope.experiment.RunSource;
import org.schedscope.experiment.ShellCommand;
import org.schedscope.experiment.definition.Axis;
import org.schedscope.experiment.definition.GridRun;
import org.schedscope.experiment.definition.WorkloadSource;
import org.schedscope.io.format.GivenPlatform;
import org.schedscope.model.time.TickLength;

/** The command that opens a run of a grid in the window. */
public final class RunCommand {
    private RunCommand() {
    }

    /**
     * {@code schedscope generate pslr-log … && schedscope open pslr-log.workload.json …}; files are named as in the definition, so that the
     * command is for the folder of the definition.
     */
    public static String of(GridRun run) {
        RunSource source = run.origin() instanceof WorkloadSource.Drawn how ? new RunSource.Drawn(how, run.seed())
                : source((WorkloadSource.File) run.origin());
        Optional<GivenPlatform> platform = run.value(Axis.PLATFORM).or(() -> run.workload().platform())
                .map(file -> GivenPlatform.file(Path.of(file)));
        return ShellCommand.of("open", new RunRequest(Optional.of(source), platform, GridCells.choices(run)));
    }

    private static RunSource source(WorkloadSource.File file) {
        return new RunSource.File(List.of(Path.of(file.path())), TickLength.parse(file.tick()), Optional.empty());
    }
}
