package org.schedscope.io.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.Problem;
import org.schedscope.model.Cluster;
import org.schedscope.model.Jobs;
import org.schedscope.model.Platform;
import org.schedscope.model.Workload;
import org.schedscope.text.Message;

/**
 * What came out of workload files.
 *
 * @param described a platform that the workload's own format describes, if it does
 * @param warnings what was repaired or rounded
 * @param places where the tasks stand in their files
 * @param log whether this is the log of a machine, whose jobs need not all fit a platform, see {@link #fitting}
 * @param recorded whether the file also tells when the machine started its jobs
 */
public record LoadedWorkload(Workload workload, Optional<Platform> described, List<Problem> warnings, JobPlaces places, boolean log,
        boolean recorded) {
    public LoadedWorkload {
        warnings = List.copyOf(warnings);
    }

    /** A workload that was made and not read: its problems have no place in a file. */
    public static LoadedWorkload made(Workload workload) {
        return new LoadedWorkload(workload, Optional.empty(), List.of(), JobPlaces.nowhere(workload.name(), workload.jobs().size()));
    }

    /** What was read, with another workload in place, whose jobs are these at the same positions. */
    public LoadedWorkload with(Workload other) {
        return new LoadedWorkload(other, described, warnings, places, log, recorded);
    }

    /** What came out of files that are no logs. */
    public LoadedWorkload(Workload workload, Optional<Platform> described, List<Problem> warnings, JobPlaces places) {
        this(workload, described, warnings, places, false);
    }

    /** What came out of files that do not say when a machine started their jobs. */
    public LoadedWorkload(Workload workload, Optional<Platform> described, List<Problem> warnings, JobPlaces places, boolean log) {
        this(workload, described, warnings, places, log, false);
    }

    /** What was read, with other warnings. */
    public LoadedWorkload with(List<Problem> otherWarnings) {
        return new LoadedWorkload(workload, described, otherWarnings, places, log, recorded);
    }

    /** What was read, with a warning if numbers that a user asks for take the place of the platform that it names or describes. */
    public LoadedWorkload on(Optional<GivenPlatform> given) {
        Optional<Message> own = workload.platform().map(named -> Problem.ofFormat("platform.replaced.named", named))
                .or(() -> described.map(platform -> Problem.ofFormat("platform.replaced", platform.totalCores())));
        if (own.isEmpty() || !(given.orElse(null) instanceof GivenPlatform.Cores cores)) {
            return this;
        }
        List<Problem> more = new ArrayList<>(warnings);
        more.add(Problem.of(places.fileName(), Problem.ofFormat("platform.asked", cores.option(), own.get())));
        return with(more);
    }

    /**
     * The jobs that a test of their numbers keeps, at the ticks where they were.
     *
     * @throws InputException if there is none
     */
    public LoadedWorkload keeping(IntPredicate wanted) throws InputException {
        Jobs jobs = workload.jobs();
        int[] kept = IntStream.range(0, jobs.size()).filter(wanted).toArray();
        if (kept.length == 0) {
            throw new InputException(Problem.of(places.fileName(), Problem.ofFormat("where.none", jobs.size())));
        }
        return new LoadedWorkload(workload.withJobs(jobs.only(kept)), described, warnings, places.keeping(kept), log, recorded);
    }

    /**
     * What was read, without the jobs that no cluster of a platform can hold, and with a warning of them.
     *
     * @throws InputException if no job fits
     */
    public LoadedWorkload fitting(Platform platform) throws InputException {
        Jobs jobs = workload.jobs();
        int[] kept = IntStream.range(0, jobs.size()).filter(job -> fits(jobs, job, platform.clusters())).toArray();
        if (kept.length == jobs.size()) {
            return this;
        }
        if (kept.length == 0) {
            throw new InputException(Problem.of(places.fileName(), Problem.ofFormat("log.nothing.fits", platform.name())));
        }
        List<Problem> more = new ArrayList<>(warnings);
        more.add(Problem.of(places.fileName(), Problem.ofFormat("log.too.large", jobs.size() - kept.length, jobs.size(), platform.name())));
        return new LoadedWorkload(workload.withJobs(jobs.only(kept)), described, more, places.keeping(kept), log, recorded);
    }

    private static boolean fits(Jobs jobs, int job, List<Cluster> clusters) {
        for (int task = jobs.firstTask(job); task < jobs.firstTask(job + 1); task++) {
            if (!fitsAny(jobs, task, clusters)) {
                return false;
            }
        }
        return true;
    }

    private static boolean fitsAny(Jobs jobs, int task, List<Cluster> clusters) {
        for (Cluster cluster : clusters) {
            if (jobs.fits(task, cluster)) {
                return true;
            }
        }
        return false;
    }
}
