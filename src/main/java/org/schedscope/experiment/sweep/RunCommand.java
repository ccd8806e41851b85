package org.schedscope.experiment.sweep;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.schedscope.experiment.RunSource;
import org.schedscope.experiment.RunWords;
import org.schedscope.experiment.definition.Axis;
import org.schedscope.experiment.definition.GridRun;
import org.schedscope.experiment.definition.WorkloadSource;

/** The command that opens a run of a grid in the window. */
public final class RunCommand {
    private RunCommand() {
    }

    /**
     * {@code schedscope generate pslr-log … && schedscope open pslr-log.workload.json …}; files are named as the definition names them, so
     * that it is to be given in the folder of the definition.
     */
    public static String of(GridRun run) {
        List<String> words = new ArrayList<>(List.of("schedscope", "open"));
        Optional<RunSource.Drawn> drawn = run.origin() instanceof WorkloadSource.Drawn how ? Optional.of(new RunSource.Drawn(how,
                run.seed()))
                : Optional.empty();
        words.add(drawn.map(RunWords::file).orElseGet(() -> ((WorkloadSource.File) run.origin()).path()));
        run.value(Axis.PLATFORM).or(() -> run.workload().platform()).ifPresent(file -> words.addAll(List.of("--platform", file)));
        if (run.origin() instanceof WorkloadSource.File file && !file.tick().equals("1s")) {
            words.addAll(List.of("--tick", file.tick()));
        }
        words.addAll(RunWords.of(GridCells.choices(run)));
        return drawn.map(RunWords::drawing).orElse("") + RunWords.sentence(words);
    }
}
