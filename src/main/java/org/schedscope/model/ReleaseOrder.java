package org.schedscope.model;

import static org.schedscope.model.Checks.require;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The conditions of jobs on other jobs by their numbers: a graph without cycles. */
public final class ReleaseOrder {
    /**
     * A condition of a job on another.
     *
     * @param job number of the job that waits
     * @param on number of the other
     */
    public record Condition(int job, int on, long delay, Release.When when) {
    }

    private final Map<Integer, List<Condition>> by = new HashMap<>();
    private final Map<Integer, List<Condition>> on = new HashMap<>();

    private ReleaseOrder(Jobs jobs, Map<String, Integer> numbers) {
        for (int job = 0; job < jobs.size(); job++) {
            for (Release.After after : jobs.release(job).after()) {
                Condition condition = new Condition(job, numbers.get(after.job()), after.delay(), after.when());
                by.computeIfAbsent(condition.job(), none -> new ArrayList<>()).add(condition);
                on.computeIfAbsent(condition.on(), none -> new ArrayList<>()).add(condition);
            }
        }
    }

    /** The conditions between jobs of a workload. */
    public static ReleaseOrder of(Jobs jobs) {
        return new ReleaseOrder(jobs, numbers(jobs));
    }

    /** The conditions of a job on others. */
    public List<Condition> of(int job) {
        return by.getOrDefault(job, List.of());
    }

    /** The conditions of others on a job. */
    public List<Condition> on(int job) {
        return on.getOrDefault(job, List.of());
    }

    private static Map<String, Integer> numbers(Jobs jobs) {
        Map<String, Integer> numbers = new HashMap<>();
        for (int job = 0; job < jobs.size(); job++) {
            numbers.put(jobs.id(job), job);
        }
        return numbers;
    }

    /**
     * Jobs without the conditions on absent ones.
     *
     * @throws ModelException if a job waits, perhaps by way of others, for itself
     */
    static Jobs checked(Jobs jobs) {
        if (!jobs.anyRelease()) {
            return jobs;
        }
        Map<String, Integer> numbers = numbers(jobs);
        Jobs kept = jobs;
        if (jobs.stream().anyMatch(job -> job.release().after().stream().anyMatch(after -> !numbers.containsKey(after.job())))) {
            kept = Jobs.of(jobs.stream().map(job -> job.withRelease(new Release(job.release().begin(),
                    job.release().after().stream().filter(after -> numbers.containsKey(after.job())).toList()))).toList());
        }
        Jobs all = kept;
        List<Integer> cycle = new ReleaseOrder(kept, numbers).cycle();
        require(cycle.isEmpty(), "after.cycle", cycle.stream().map(all::id).collect(Collectors.joining(" → ")));
        return kept;
    }

    /** Jobs along one cycle, the last equal to the first; empty if there is none. */
    private List<Integer> cycle() {
        Map<Integer, Integer> open = new HashMap<>();
        by.forEach((job, conditions) -> open.put(job, conditions.size()));
        Deque<Integer> free = new ArrayDeque<>(on.keySet());
        free.removeAll(by.keySet());
        while (!free.isEmpty()) {
            for (Condition condition : on(free.pop())) {
                if (open.merge(condition.job(), -1, Integer::sum) == 0) {
                    open.remove(condition.job());
                    free.push(condition.job());
                }
            }
        }
        return open.isEmpty() ? List.of() : walkBack(open);
    }

    /** A job without a place in the order waits for one without a place. */
    private List<Integer> walkBack(Map<Integer, Integer> open) {
        List<Integer> path = new ArrayList<>();
        Map<Integer, Integer> step = new HashMap<>();
        int at = Collections.min(open.keySet());
        while (!step.containsKey(at)) {
            step.put(at, path.size());
            path.add(at);
            at = by.get(at).stream().map(Condition::on).filter(open::containsKey).findFirst().orElseThrow();
        }
        List<Integer> cycle = new ArrayList<>(path.subList(step.get(at), path.size()));
        cycle.add(at);
        Collections.reverse(cycle);
        return cycle;
    }
}
