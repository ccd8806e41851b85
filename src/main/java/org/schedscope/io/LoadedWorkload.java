package org.schedscope.io;

import java.util.List;
import java.util.Optional;
import org.schedscope.model.Platform;
import org.schedscope.model.Workload;

/**
 * What came out of workload files.
 *
 * @param described a platform that the workload's own format describes, if it does
 * @param warnings what was repaired or rounded
 * @param places where the tasks stand in their files
 */
public record LoadedWorkload(Workload workload, Optional<Platform> described, List<Problem> warnings, JobPlaces places) {
    public LoadedWorkload {
        warnings = List.copyOf(warnings);
    }
}
