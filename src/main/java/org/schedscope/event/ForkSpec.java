package org.schedscope.event;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.schedscope.model.Closure;
import org.schedscope.model.Job;
import org.schedscope.model.ModelException;
import org.schedscope.model.Platform;
import org.schedscope.model.Workload;

/**
 * The changes of a run at a fork; empty components change nothing.
 *
 * @param at tick of the fork, which takes effect after the other events of the tick and before the scheduling pass; or {@link #START}
 * @param parameters all parameters from then on; in a file of its own only those that change
 * @param cores new numbers of cores by cluster, at least 1
 * @param outages cores that go offline
 * @param removed ids of removed jobs
 * @param changed changes of jobs, by their ids
 * @param closures all closures of the platform from then on
 */
public record ForkSpec(long at, Optional<String> policy, Optional<String> scheduler, OptionalLong seed,
        Optional<SortedMap<String, String>> parameters, SortedMap<String, Integer> cores, List<CoresOut> outages, SortedSet<String> removed,
        List<JobChange> changed, Optional<List<Closure>> closures) {
    /** Special tick before all events: the changes hold from the start of the run. */
    public static final long START = -1;

    /**
     * A number of cores that are offline.
     *
     * @param cores number of cores, at least 1
     * @param until tick at which they are back, after the fork's
     */
    public record CoresOut(String cluster, int cores, long until) {
    }

    public ForkSpec {
        parameters = parameters.map(set -> Collections.unmodifiableSortedMap(new TreeMap<>(set)));
        cores = Collections.unmodifiableSortedMap(new TreeMap<>(cores));
        outages = List.copyOf(outages);
        removed = Collections.unmodifiableSortedSet(new TreeSet<>(removed));
        changed = List.copyOf(changed);
        closures = closures.map(List::copyOf);
    }

    /** Whether it takes effect before all events. */
    public boolean isFromStart() {
        return at == START;
    }

    /** Tick at which it takes effect. */
    public long tick() {
        return Math.max(0, at);
    }

    /** {@code at tick 12}, or {@code from the start}. */
    public String when() {
        return isFromStart() ? "from the start" : "at tick " + at;
    }

    /** The platform at the start of a forked run: after the forks from the start. */
    public static Platform begun(Platform root, List<ForkSpec> forks) {
        Platform platform = root;
        for (ForkSpec fork : forks) {
            platform = fork.isFromStart() ? fork.appliedTo(platform) : platform;
        }
        return platform;
    }

    /** A platform with the numbers of cores and the closures after the fork. */
    public Platform appliedTo(Platform platform) {
        Platform closed = closures.map(platform::withClosures).orElse(platform);
        return cores.isEmpty() ? closed : closed.withClusters(cluster -> cores.containsKey(cluster.id())
                ? cluster.withCores(cores.get(cluster.id())) : cluster);
    }

    /** The platform of a recording of a forked run: every cluster with the most cores it ever has. */
    public static Platform recorded(Platform root, List<ForkSpec> forks) {
        List<ForkSpec> later = forks.stream().filter(fork -> !fork.isFromStart() && !fork.cores.isEmpty()).toList();
        Platform begun = begun(root, forks);
        return later.isEmpty() ? begun : begun.withClusters(cluster -> {
            int most = later.stream().mapToInt(fork -> fork.cores.getOrDefault(cluster.id(), 0)).max().orElse(0);
            return most > cluster.cores() ? cluster.withCores(most) : cluster;
        });
    }

    /**
     * The workload of a recording of a forked run: jobs with the changes of all forks.
     *
     * @throws org.schedscope.model.ModelException if a fork changes an unknown job, or makes a change that is not allowed
     */
    public static Workload recorded(Workload root, List<ForkSpec> forks) {
        Workload workload = root;
        for (ForkSpec fork : forks) {
            workload = fork.appliedTo(workload);
        }
        return workload;
    }

    private Workload appliedTo(Workload workload) {
        if (changed.isEmpty()) {
            return workload;
        }
        Map<String, JobChange> changes = new TreeMap<>();
        changed.forEach(job -> changes.put(job.id(), job));
        List<Job> jobs = new ArrayList<>();
        for (Job job : workload.jobs()) {
            Job is = changes.containsKey(job.id()) ? changes.remove(job.id()).appliedTo(job) : job;
            jobs.add(is.equals(job) ? job : is);
        }
        if (!changes.isEmpty()) {
            throw new ModelException("unknown job " + changes.keySet().iterator().next());
        }
        return jobs.equals(workload.jobs()) ? workload : workload.withJobs(jobs);
    }

    /** A fork without changes. */
    public static ForkSpec at(long tick) {
        return new ForkSpec(tick, Optional.empty(), Optional.empty(), OptionalLong.empty(), Optional.empty(), Collections.emptySortedMap(),
                List.of(), Collections.emptySortedSet(), List.of(), Optional.empty());
    }

    /** This fork with the policy, the scheduler, the seed and the parameters of a run. */
    public ForkSpec withChoices(RunChoices choices) {
        return new ForkSpec(at, Optional.of(choices.policy()), Optional.of(choices.scheduler()), OptionalLong.of(choices.seed()),
                Optional.of(choices.parameters()), cores, outages, removed, changed, closures);
    }

    /** This fork with another policy; scheduler and parameters are unchanged. */
    public ForkSpec withPolicy(String newPolicy) {
        return new ForkSpec(at, Optional.of(newPolicy), scheduler, seed, parameters, cores, outages, removed, changed, closures);
    }

    /** This fork with all parameters. */
    public ForkSpec withParameters(SortedMap<String, String> all) {
        return new ForkSpec(at, policy, scheduler, seed, Optional.of(all), cores, outages, removed, changed, closures);
    }

    /** This fork with another number of cores of a cluster. */
    public ForkSpec withCores(String cluster, int count) {
        SortedMap<String, Integer> more = new TreeMap<>(cores);
        more.put(cluster, count);
        return new ForkSpec(at, policy, scheduler, seed, parameters, more, outages, removed, changed, closures);
    }

    /** This fork with cores that go offline. */
    public ForkSpec withOutages(List<CoresOut> all) {
        return new ForkSpec(at, policy, scheduler, seed, parameters, cores, all, removed, changed, closures);
    }

    /** This fork with removed jobs. */
    public ForkSpec withRemoved(SortedSet<String> jobs) {
        return new ForkSpec(at, policy, scheduler, seed, parameters, cores, outages, jobs, changed, closures);
    }

    /** This fork with changed jobs. */
    public ForkSpec withChanged(List<JobChange> jobs) {
        return new ForkSpec(at, policy, scheduler, seed, parameters, cores, outages, removed, jobs, closures);
    }

    /** This fork with other closures of the platform. */
    public ForkSpec withClosures(List<Closure> all) {
        return new ForkSpec(at, policy, scheduler, seed, parameters, cores, outages, removed, changed, Optional.of(all));
    }
}
