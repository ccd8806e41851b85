package org.schedscope.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.model.CountedResources;
import org.schedscope.model.Job;
import org.schedscope.model.SiteRules;
import org.schedscope.model.UseLimit;

/** Use of what is limited on all clusters together: cores and jobs of queues and of users, and resources of the platform. */
final class UseLimits {
    private final SimulationInput input;
    /** By job, the limits that cover it; the same array for jobs of one queue and user. */
    private final int[][] ofJob;
    private final long[] mostCores;
    private final long[] mostJobs;
    private final long[] cores;
    private final long[] jobs;
    /** By job, its running tasks. */
    private final int[] running;
    /** By task, what it needs of the platform's resources. */
    private final long[][] needs;
    private final long[] mostCounts;
    private final long[] counts;
    /** By resource, then cluster: whether tasks there have it from the platform. */
    private final boolean[][] shared;

    private UseLimits(SimulationInput input) {
        this.input = input;
        SiteRules rules = input.platform().rules();
        List<UseLimit> limits = new ArrayList<>();
        Map<String, Integer> ofQueue = new HashMap<>();
        Map<String, Integer> ofPath = new HashMap<>();
        rules.queues().forEach((name, queue) -> number(limits, ofQueue, name, queue.use()));
        rules.limits().forEach((path, limit) -> number(limits, ofPath, path, limit));
        mostCores = limits.stream().mapToLong(limit -> limit.cores().orElse(Long.MAX_VALUE)).toArray();
        mostJobs = limits.stream().mapToLong(limit -> limit.jobs().orElse(Long.MAX_VALUE)).toArray();
        cores = new long[limits.size()];
        jobs = new long[limits.size()];
        CountedResources resources = CountedResources.of(rules, input.index().columns());
        needs = resources.needs();
        mostCounts = Arrays.stream(resources.capacities()).mapToLong(all -> all[0]).toArray();
        counts = new long[mostCounts.length];
        shared = new boolean[counts.length][input.clusterCount()];
        for (int resource = 0; resource < shared.length; resource++) {
            for (int cluster = 0; cluster < input.clusterCount(); cluster++) {
                shared[resource][cluster] = input.clusters().get(cluster).licences().containsKey(resources.names().get(resource));
            }
        }
        running = new int[input.index().jobCount()];
        ofJob = new int[running.length][];
        Map<List<Integer>, int[]> known = new HashMap<>();
        for (int job = 0; job < ofJob.length; job++) {
            Job of = input.index().job(job);
            List<Integer> covering = new ArrayList<>();
            Optional.ofNullable(ofQueue.get(of.queue().orElse(""))).ifPresent(covering::add);
            ofPath.forEach((path, limit) -> {
                if (SiteRules.covers(path, of.user())) {
                    covering.add(limit);
                }
            });
            covering.sort(null);
            ofJob[job] = known.computeIfAbsent(covering, list -> list.stream().mapToInt(Integer::intValue).toArray());
        }
    }

    private static void number(List<UseLimit> limits, Map<String, Integer> numbers, String name, UseLimit limit) {
        if (limit.binds()) {
            numbers.put(name, limits.size());
            limits.add(limit);
        }
    }

    private UseLimits(UseLimits other) {
        input = other.input;
        ofJob = other.ofJob;
        mostCores = other.mostCores;
        mostJobs = other.mostJobs;
        cores = other.cores.clone();
        jobs = other.jobs.clone();
        running = other.running.clone();
        needs = other.needs;
        mostCounts = other.mostCounts;
        counts = other.counts.clone();
        shared = other.shared;
    }

    /** The limits of a run; null if there are none. */
    static UseLimits of(SimulationInput input) {
        return input.platform().rules().limitUse() ? new UseLimits(input) : null;
    }

    UseLimits copy() {
        return new UseLimits(this);
    }

    /** Whether the start of a task on a cluster now would pass a limit. */
    boolean hold(int task, int cluster) {
        return holdJob(task) || lack(task, cluster);
    }

    /** Whether the start of a task now would pass a limit on each cluster that can run it. */
    boolean holdEverywhere(int task) {
        if (holdJob(task)) {
            return true;
        }
        if (counts.length == 0) {
            return false;
        }
        for (int cluster : input.eligibility().clusters(task)) {
            if (!lack(task, cluster)) {
                return false;
            }
        }
        return true;
    }

    private boolean lack(int task, int cluster) {
        for (int resource = 0; resource < counts.length; resource++) {
            long need = needs[resource][task];
            if (need > 0 && shared[resource][cluster] && counts[resource] + need > mostCounts[resource]) {
                return true;
            }
        }
        return false;
    }

    private boolean holdJob(int task) {
        int job = input.index().jobOf(task);
        for (int limit : ofJob[job]) {
            if (cores[limit] + input.cores(task) > mostCores[limit] || running[job] == 0 && jobs[limit] >= mostJobs[limit]) {
                return true;
            }
        }
        return false;
    }

    void started(int task, int cluster) {
        count(task, cluster, 1);
        int job = input.index().jobOf(task);
        boolean first = running[job]++ == 0;
        for (int limit : ofJob[job]) {
            cores[limit] += input.cores(task);
            jobs[limit] += first ? 1 : 0;
        }
    }

    private void count(int task, int cluster, int sign) {
        for (int resource = 0; resource < counts.length; resource++) {
            counts[resource] += shared[resource][cluster] ? sign * needs[resource][task] : 0;
        }
    }

    void ended(int task, int cluster) {
        count(task, cluster, -1);
        int job = input.index().jobOf(task);
        boolean last = --running[job] == 0;
        for (int limit : ofJob[job]) {
            cores[limit] -= input.cores(task);
            jobs[limit] -= last ? 1 : 0;
        }
    }
}
