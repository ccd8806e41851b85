package org.schedscope.generate.profile;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.schedscope.generate.estimate.EstimateModel;
import org.schedscope.model.Job;
import org.schedscope.model.Platform;
import org.schedscope.model.Workload;

/**
 * A workload that is drawn job by job, so that one larger than memory can be written to a file.
 *
 * @param name name of the workload
 * @param platform intended platform, if the profile draws that too
 * @param jobs jobs in file order, drawn one by one; each iteration draws the same
 */
public record WorkloadStream(String name, Optional<Platform> platform, Iterable<Job> jobs) {
    /** All of it at once. */
    GeneratedWorkload whole() {
        List<Job> all = new ArrayList<>();
        jobs.forEach(all::add);
        return new GeneratedWorkload(new Workload(name, Workload.DEFAULT_TIME_UNIT, Optional.empty(), all), platform);
    }

    /** These jobs with new estimates or true times, as by {@link EstimateModel#applyTo(Workload, long)}. */
    public WorkloadStream with(EstimateModel estimates, long seed) {
        return new WorkloadStream(name, platform, () -> {
            Iterator<Job> drawn = jobs.iterator();
            return new NumberedJobs(drawn::hasNext, number -> estimates.applyTo(drawn.next(), number, seed));
        });
    }
}
