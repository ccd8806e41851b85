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
 */
public record SiteRules(SortedMap<String, QueueRules> queues, SortedMap<String, UseLimit> limits) {
    /** No rules. */
    public static final SiteRules NONE = new SiteRules(Collections.emptySortedMap(), Collections.emptySortedMap());

    public SiteRules {
        queues = Collections.unmodifiableSortedMap(new TreeMap<>(queues));
        limits = Collections.unmodifiableSortedMap(new TreeMap<>(limits));
        limits.keySet().forEach(path -> require(path.startsWith("/"), "user", path));
    }

    /** The rules of a queue; none for a queue that is not stated. */
    public QueueRules queue(Optional<String> name) {
        return name.map(queues::get).orElse(QueueRules.NONE);
    }

    /** Whether a limit covers a user. */
    public static boolean covers(String path, String user) {
        return path.equals(Job.ROOT_USER) || user.equals(path) || user.startsWith(path + "/");
    }

    /** Whether cores or jobs are limited. */
    public boolean limitUse() {
        return limits.values().stream().anyMatch(UseLimit::binds) || queues.values().stream().anyMatch(queue -> queue.use().binds());
    }

    void check(Map<String, Cluster> clusters) {
        queues.forEach((name, queue) -> queue.clusters()
                .forEach(cluster -> require(clusters.containsKey(cluster), "queue.cluster", name, cluster)));
    }
}
