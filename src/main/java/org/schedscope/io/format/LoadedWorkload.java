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
 * Content of workload files.
 *
 * @param described a platform that the workload's own format describes, if it does
 * @param warnings of repairs and rounding
 * @param places of the tasks in their files
 * @param log whether this is the log of a machine, whose jobs need not all fit a platform, see {@link #fitting}
 * @param recorded whether the file also has the starts of jobs on the machine
 */
public record LoadedWorkload(Workload workload, Optional<Platform> described, List<Problem> warnings, JobPlaces places, boolean log,
        boolean recorded) {
    public LoadedWorkload {
        warnings = List.copyOf(warnings);
    }

    /** A workload from no file: its problems have no places. */
    public static LoadedWorkload made(Workload workload) {
        return new LoadedWorkload(workload, Optional.empty(), List.of(), JobPlaces.nowhere(workload.name(), workload.jobs().size()));
    }

    /** This content with another workload, whose jobs are these at the same positions. */
    public LoadedWorkload with(Workload other) {
        return new LoadedWorkload(other, described, warnings, places, log, recorded);
    }

    /** Content of files that are no logs. */
    public LoadedWorkload(Workload workload, Optional<Platform> described, List<Problem> warnings, JobPlaces places) {
        this(workload, described, warnings, places, false);
    }

    /** Content of files without starts of jobs. */
    public LoadedWorkload(Workload workload, Optional<Platform> described, List<Problem> warnings, JobPlaces places, boolean log) {
        this(workload, described, warnings, places, log, false);
    }

    /** This content with other warnings. */
    public LoadedWorkload with(List<Problem> otherWarnings) {
        return new LoadedWorkload(workload, described, otherWarnings, places, log, recorded);
    }

    /** This content with a warning if cores given by the user replace the platform that it names or describes. */
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
     * This content with some of the jobs only, which keep their ticks.
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
     * This content without the jobs that no cluster of a platform can hold, and with a warning of them.
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
