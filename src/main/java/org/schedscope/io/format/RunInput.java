package org.schedscope.io.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.Problem;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.Platform;
import org.schedscope.model.Workload;
import org.schedscope.text.Message;

/**
 * A workload and the platform it runs on, made to fit each other where the workload is the log of a machine: memory of clusters binds
 * only when asked for, and jobs that no cluster can hold are left out. Other workloads stay as they are, and their memory binds unless
 * told otherwise.
 */
public record RunInput(LoadedWorkload loaded, PlatformChoice choice) {
    /**
     * @param memoryBinds what the user wants, if anything
     * @throws InputException if no job of a log fits
     */
    public static RunInput of(LoadedWorkload loaded, PlatformChoice choice, Optional<Boolean> memoryBinds) throws InputException {
        boolean binds = memoryBinds.orElse(!loaded.log());
        Platform platform = binds ? choice.platform() : choice.platform().withoutMemory();
        LoadedWorkload fitting = loaded.log() ? fitting(loaded, platform) : loaded;
        return new RunInput(fitting, new PlatformChoice(platform, choice.origin()));
    }

    private static LoadedWorkload fitting(LoadedWorkload loaded, Platform platform) throws InputException {
        List<Job> jobs = loaded.workload().jobs();
        List<Cluster> clusters = platform.clusters();
        int[] kept = IntStream.range(0, jobs.size())
                .filter(job -> jobs.get(job).tasks().stream().allMatch(task -> clusters.stream().anyMatch(task::fits))).toArray();
        if (kept.length == jobs.size()) {
            return loaded;
        }
        int skipped = jobs.size() - kept.length;
        if (kept.length == 0) {
            Message message = Problem.ofFormat("log.nothing.fits", platform.name());
            throw new InputException(Problem.of(loaded.places().fileName(), message));
        }
        Workload all = loaded.workload();
        Workload workload = new Workload(all.name(), all.timeUnit(), all.platform(), IntStream.of(kept).mapToObj(jobs::get).toList());
        List<Problem> warnings = new ArrayList<>(loaded.warnings());
        warnings.add(Problem.of(loaded.places().fileName(), Problem.ofFormat("log.too.large", skipped, jobs.size(), platform.name())));
        return new LoadedWorkload(workload, loaded.described(), warnings, loaded.places().keeping(kept), true);
    }
}
