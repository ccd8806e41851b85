package org.schedscope.event;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.schedscope.model.Job;

/**
 * What changes in a run where it is forked; what is empty stays as it is.
 *
 * @param at tick of the fork, not negative: it acts between what happens then and the scheduling pass
 * @param parameters all that are set from then on
 * @param cores new numbers of cores by cluster, at least 1
 * @param outages cores out of order from then on
 * @param removed ids of jobs taken out
 * @param changed jobs that take the place of those with their ids
 */
public record Branch(long at, Optional<String> policy, Optional<String> scheduler, OptionalLong seed,
        Optional<SortedMap<String, String>> parameters, SortedMap<String, Integer> cores, List<CoresOut> outages, SortedSet<String> removed,
        List<Job> changed) {
    /**
     * Cores out of order.
     *
     * @param cores how many, at least 1
     * @param until tick at which they are back, after the fork's
     */
    public record CoresOut(String cluster, int cores, long until) {
    }

    public Branch {
        parameters = parameters.map(set -> Collections.unmodifiableSortedMap(new TreeMap<>(set)));
        cores = Collections.unmodifiableSortedMap(new TreeMap<>(cores));
        outages = List.copyOf(outages);
        removed = Collections.unmodifiableSortedSet(new TreeSet<>(removed));
        changed = List.copyOf(changed);
    }

    /** A fork that changes nothing yet. */
    public static Branch at(long tick) {
        return new Branch(tick, Optional.empty(), Optional.empty(), OptionalLong.empty(), Optional.empty(), Collections.emptySortedMap(),
                List.of(), Collections.emptySortedSet(), List.of());
    }

    /** The same with all that decides what goes first. */
    public Branch withChoices(String newPolicy, String newScheduler, long newSeed, SortedMap<String, String> newParameters) {
        return new Branch(at, Optional.of(newPolicy), Optional.of(newScheduler), OptionalLong.of(newSeed), Optional.of(newParameters), cores,
                outages, removed, changed);
    }

    /** The same under another policy, in the scheduler and with the parameters there are. */
    public Branch withPolicy(String newPolicy) {
        return new Branch(at, Optional.of(newPolicy), scheduler, seed, parameters, cores, outages, removed, changed);
    }

    /** The same with another number of cores on a cluster. */
    public Branch withCores(String cluster, int count) {
        SortedMap<String, Integer> more = new TreeMap<>(cores);
        more.put(cluster, count);
        return new Branch(at, policy, scheduler, seed, parameters, more, outages, removed, changed);
    }

    /** The same with cores out of order. */
    public Branch withOutages(List<CoresOut> all) {
        return new Branch(at, policy, scheduler, seed, parameters, cores, all, removed, changed);
    }

    /** The same without some jobs. */
    public Branch withRemoved(SortedSet<String> jobs) {
        return new Branch(at, policy, scheduler, seed, parameters, cores, outages, jobs, changed);
    }

    /** The same with some jobs changed. */
    public Branch withChanged(List<Job> jobs) {
        return new Branch(at, policy, scheduler, seed, parameters, cores, outages, removed, jobs);
    }
}
