package org.schedscope.ui.state;

import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.schedscope.io.InputException;
import org.schedscope.io.Problem;
import org.schedscope.model.Platform;
import org.schedscope.model.Workload;

/** Reads files and the samples that come with the program. */
public interface WorkloadLoader {
    /**
     * What was read.
     *
     * @param platform the one the workload names or describes, else one that can hold it
     * @param warnings what was repaired or left out
     */
    record Loaded(Workload workload, Platform platform, List<Problem> warnings) {
    }

    /** A workload with the platform it runs on. */
    Loaded workload(Source source) throws InputException;

    Platform platform(Path file) throws InputException;

    /** File names of the samples, the one that opens first at the beginning. */
    List<String> samples();

    /** Whether a file is a platform and not a workload, judged by what it says of itself. */
    boolean isPlatform(Path file) throws InputException;

    /** What a run of a source begins with if nothing else is said. */
    default RunSetup setup(Source source) throws InputException {
        Loaded loaded = workload(source);
        return new RunSetup(loaded.workload(), source, loaded.platform(), Optional.empty(), RunSetup.DEFAULT_POLICY, RunSetup.DEFAULT_SEED,
                Collections.emptySortedMap());
    }
}
