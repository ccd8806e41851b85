package org.schedscope.io.format;

import java.util.List;
import java.util.Optional;
import org.schedscope.io.input.Problem;
import org.schedscope.model.Platform;
import org.schedscope.model.Workload;

/**
 * What came out of workload files.
 *
 * @param described a platform that the workload's own format describes, if it does
 * @param warnings what was repaired or rounded
 * @param places where the tasks stand in their files
 * @param log whether this is the log of a machine, to be fitted to a platform by {@link RunInput}
 */
public record LoadedWorkload(Workload workload, Optional<Platform> described, List<Problem> warnings, JobPlaces places, boolean log) {
    public LoadedWorkload {
        warnings = List.copyOf(warnings);
    }

    /** A workload that was made and not read: its problems have no place in a file. */
    public static LoadedWorkload made(Workload workload) {
        return new LoadedWorkload(workload, Optional.empty(), List.of(), JobPlaces.nowhere(workload.name(), workload.jobs().size()));
    }

    /** The same with another workload in place, whose jobs are these at the same positions. */
    public LoadedWorkload with(Workload other) {
        return new LoadedWorkload(other, described, warnings, places, log);
    }

    /** What came out of files that are no logs. */
    public LoadedWorkload(Workload workload, Optional<Platform> described, List<Problem> warnings, JobPlaces places) {
        this(workload, described, warnings, places, false);
    }

    /** The same with other warnings. */
    public LoadedWorkload with(List<Problem> otherWarnings) {
        return new LoadedWorkload(workload, described, otherWarnings, places, log);
    }
}
