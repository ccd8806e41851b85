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
import org.schedscope.model.Job;
import org.schedscope.model.ModelException;
import org.schedscope.model.Platform;
import org.schedscope.model.Workload;

/**
 * What changes in a run where it is forked; what is empty stays as it is.
 *
 * @param at tick of the fork: it acts between what happens then and the scheduling pass; or {@link #START}
 * @param parameters all that are set from then on; in a file of its own those that are set otherwise
 * @param cores new numbers of cores by cluster, at least 1
 * @param outages cores out of order from then on
 * @param removed ids of jobs taken out
 * @param changed what changes of jobs, by their ids
 */
public record ForkSpec(long at, Optional<String> policy, Optional<String> scheduler, OptionalLong seed,
        Optional<SortedMap<String, String>> parameters, SortedMap<String, Integer> cores, List<CoresOut> outages, SortedSet<String> removed,
        List<JobChange> changed) {
    /** In place of a tick: before anything happens, so that all is as if it had been so from the start. */
    public static final long START = -1;

    /**
     * Cores out of order.
     *
     * @param cores how many, at least 1
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
    }

    /** Whether it acts before anything happens. */
    public boolean isFromStart() {
        return at == START;
    }

    /** The tick at which it acts. */
    public long tick() {
        return Math.max(0, at);
    }

    /** {@code at tick 12}, or {@code from the start}. */
    public String when() {
        return isFromStart() ? "from the start" : "at tick " + at;
    }

    /** The platform that a forked run begins on: the one after the forks from the start. */
    public static Platform begun(Platform root, List<ForkSpec> forks) {
        Platform platform = root;
        for (ForkSpec fork : forks) {
            platform = fork.isFromStart() ? fork.appliedTo(platform) : platform;
        }
        return platform;
    }

    /** A platform with the numbers of cores that hold after the fork. */
    public Platform appliedTo(Platform platform) {
        return cores.isEmpty() ? platform : platform.withClusters(cluster -> cores.containsKey(cluster.id())
                ? cluster.withCores(cores.get(cluster.id())) : cluster);
    }

    /** The platform that a recording of a forked run is about: every cluster with as many cores as it ever has. */
    public static Platform recorded(Platform root, List<ForkSpec> forks) {
        List<ForkSpec> later = forks.stream().filter(fork -> !fork.isFromStart() && !fork.cores.isEmpty()).toList();
        Platform begun = begun(root, forks);
        return later.isEmpty() ? begun : begun.withClusters(cluster -> {
            int most = later.stream().mapToInt(fork -> fork.cores.getOrDefault(cluster.id(), 0)).max().orElse(0);
            return most > cluster.cores() ? cluster.withCores(most) : cluster;
        });
    }

    /**
     * The workload that a recording of a forked run is about: jobs as they are after all forks.
     *
     * @throws org.schedscope.model.ModelException if a fork changes a job that there is not, or more of it than it may
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

    /** A fork that changes nothing yet. */
    public static ForkSpec at(long tick) {
        return new ForkSpec(tick, Optional.empty(), Optional.empty(), OptionalLong.empty(), Optional.empty(), Collections.emptySortedMap(),
                List.of(), Collections.emptySortedSet(), List.of());
    }

    /** This fork with all that decides what goes first. */
    public ForkSpec withChoices(RunChoices choices) {
        return new ForkSpec(at, Optional.of(choices.policy()), Optional.of(choices.scheduler()), OptionalLong.of(choices.seed()),
                Optional.of(choices.parameters()), cores, outages, removed, changed);
    }

    /** This fork to another policy, in the scheduler and with the parameters there are. */
    public ForkSpec withPolicy(String newPolicy) {
        return new ForkSpec(at, Optional.of(newPolicy), scheduler, seed, parameters, cores, outages, removed, changed);
    }

    /** This fork with all parameters. */
    public ForkSpec withParameters(SortedMap<String, String> all) {
        return new ForkSpec(at, policy, scheduler, seed, Optional.of(all), cores, outages, removed, changed);
    }

    /** This fork with another number of cores on a cluster. */
    public ForkSpec withCores(String cluster, int count) {
        SortedMap<String, Integer> more = new TreeMap<>(cores);
        more.put(cluster, count);
        return new ForkSpec(at, policy, scheduler, seed, parameters, more, outages, removed, changed);
    }

    /** This fork with cores out of order. */
    public ForkSpec withOutages(List<CoresOut> all) {
        return new ForkSpec(at, policy, scheduler, seed, parameters, cores, all, removed, changed);
    }

    /** This fork with some jobs taken out. */
    public ForkSpec withRemoved(SortedSet<String> jobs) {
        return new ForkSpec(at, policy, scheduler, seed, parameters, cores, outages, jobs, changed);
    }

    /** This fork with some jobs changed. */
    public ForkSpec withChanged(List<JobChange> jobs) {
        return new ForkSpec(at, policy, scheduler, seed, parameters, cores, outages, removed, jobs);
    }
}
