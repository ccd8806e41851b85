package org.schedscope.engine;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.model.Job;
import org.schedscope.model.SiteRules;
import org.schedscope.model.UseLimit;

/** Use of what is limited for queues and for users, on all clusters together. */
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
    }

    /** The limits of a run; null if there are none. */
    static UseLimits of(SimulationInput input) {
        return input.platform().rules().limitUse() ? new UseLimits(input) : null;
    }

    UseLimits copy() {
        return new UseLimits(this);
    }

    /** Whether the start of a task now would pass a limit. */
    boolean hold(int task) {
        int job = input.index().jobOf(task);
        for (int limit : ofJob[job]) {
            if (cores[limit] + input.cores(task) > mostCores[limit] || running[job] == 0 && jobs[limit] >= mostJobs[limit]) {
                return true;
            }
        }
        return false;
    }

    void started(int task) {
        int job = input.index().jobOf(task);
        boolean first = running[job]++ == 0;
        for (int limit : ofJob[job]) {
            cores[limit] += input.cores(task);
            jobs[limit] += first ? 1 : 0;
        }
    }

    void ended(int task) {
        int job = input.index().jobOf(task);
        boolean last = --running[job] == 0;
        for (int limit : ofJob[job]) {
            cores[limit] -= input.cores(task);
            jobs[limit] -= last ? 1 : 0;
        }
    }
}
