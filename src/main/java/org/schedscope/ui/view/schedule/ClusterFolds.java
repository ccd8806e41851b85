package org.schedscope.ui.view.schedule;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.schedscope.chart.gantt.ClusterBands;
import org.schedscope.model.Cluster;
import org.schedscope.model.Platform;
import org.schedscope.model.PlatformNode;
import org.schedscope.model.Router;
import org.schedscope.text.Texts;
import org.schedscope.ui.view.kit.Messages;

/** Which clusters are folded up: one by one, or all of a router together to one band. */
final class ClusterFolds {
    private static final Texts TEXTS = Messages.of("schedule");

    private final Set<Integer> folded = new TreeSet<>();
    private final Set<String> routers = new TreeSet<>();

    Set<Integer> clusters() {
        return folded;
    }

    /** The folded routers' clusters. */
    List<ClusterBands.Group> groups(Platform platform) {
        List<ClusterBands.Group> groups = new ArrayList<>();
        if (!routers.isEmpty()) {
            clustersByRouter(platform).forEach((router, clusters) -> {
                if (routers.contains(router) && clusters.size() > 1) {
                    groups.add(new ClusterBands.Group(TEXTS.text("group", router, Integer.toString(clusters.size())), clusters));
                }
            });
        }
        return groups;
    }

    /**
     * Folds a cluster up, or opens it; a folded router is opened whichever of its clusters is named.
     *
     * @param all whether to fold all clusters of its router to one band instead
     */
    void toggle(Platform platform, int cluster, boolean all) {
        if (open(platform, cluster)) {
            return;
        }
        if (all) {
            routerOf(platform, cluster).ifPresent(routers::add);
        } else if (!folded.remove(cluster)) {
            folded.add(cluster);
        }
    }

    /** Opens the router of a cluster; returns whether it was folded. */
    boolean open(Platform platform, int cluster) {
        return !routers.isEmpty() && routerOf(platform, cluster).map(routers::remove).orElse(false);
    }

    private static Optional<String> routerOf(Platform platform, int cluster) {
        return clustersByRouter(platform).entrySet().stream().filter(entry -> entry.getValue().contains(cluster))
                .map(Map.Entry::getKey).findFirst();
    }

    /** Numbers of the clusters that stand directly below each router. */
    private static TreeMap<String, Set<Integer>> clustersByRouter(Platform platform) {
        TreeMap<String, Set<Integer>> clusters = new TreeMap<>();
        collect(platform.root(), new int[1], clusters);
        return clusters;
    }

    private static void collect(PlatformNode node, int[] next, TreeMap<String, Set<Integer>> into) {
        if (node instanceof Router router) {
            for (PlatformNode child : router.children()) {
                if (child instanceof Cluster) {
                    into.computeIfAbsent(router.id(), id -> new TreeSet<>()).add(next[0]++);
                } else {
                    collect(child, next, into);
                }
            }
        }
    }
}
