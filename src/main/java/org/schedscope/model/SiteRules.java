package org.schedscope.model;

import static org.schedscope.model.Checks.require;

import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What the operator of a platform rules.
 *
 * @param queues rules by name of the queue
 * @param limits limits by path of the user, for that user and all below
 * @param resources counts by name, at least 0, for the running tasks on all clusters that state none of that name
 */
public record SiteRules(SortedMap<String, QueueRules> queues, SortedMap<String, UseLimit> limits, Map<String, Long> resources) {
    /** No rules. */
    public static final SiteRules NONE = new SiteRules(Collections.emptySortedMap(), Collections.emptySortedMap());

    public SiteRules {
        queues = Collections.unmodifiableSortedMap(new TreeMap<>(queues));
        limits = Collections.unmodifiableSortedMap(new TreeMap<>(limits));
        limits.keySet().forEach(path -> require(path.startsWith("/"), "user", path));
        resources = CountedResources.checked(resources, 0);
    }

    /** Rules without resources. */
    public SiteRules(SortedMap<String, QueueRules> queues, SortedMap<String, UseLimit> limits) {
        this(queues, limits, Map.of());
    }

    /** The rules of a queue; none for a queue that is not stated. */
    public QueueRules queue(Optional<String> name) {
        return name.map(queues::get).orElse(QueueRules.NONE);
    }

    /** Whether a limit covers a user. */
    public static boolean covers(String path, String user) {
        return path.equals(Job.ROOT_USER) || user.equals(path) || user.startsWith(path + "/");
    }

    /** Whether cores, jobs or resources of the whole platform are limited. */
    public boolean limitUse() {
        return !resources.isEmpty() || limits.values().stream().anyMatch(UseLimit::binds)
                || queues.values().stream().anyMatch(queue -> queue.use().binds());
    }

    void check(Map<String, Cluster> clusters) {
        queues.forEach((name, queue) -> queue.clusters()
                .forEach(cluster -> require(clusters.containsKey(cluster), "queue.cluster", name, cluster)));
    }
}
