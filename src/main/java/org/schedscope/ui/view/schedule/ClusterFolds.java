package org.schedscope.ui.view.schedule;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.schedscope.chart.gantt.ClusterBands;
import org.schedscope.model.Cluster;
import org.schedscope.model.Platform;
import org.schedscope.model.PlatformNode;
import org.schedscope.model.Router;
import org.schedscope.text.Texts;
import org.schedscope.ui.view.kit.Messages;

/** Which clusters are folded up: one by one, or all of a router together to one band; which are hidden, and their order. */
final class ClusterFolds {
    private static final Texts TEXTS = Messages.of("schedule");

    private final Set<Integer> folded = new TreeSet<>();
    private final Set<String> routers = new TreeSet<>();
    private final Set<Integer> hidden = new TreeSet<>();
    /** Numbers from the top once one was moved; empty as long as none was. */
    private final List<Integer> order = new ArrayList<>();

    /** Where a band is moved to. */
    enum Move {
        TOP, UP, DOWN;

        /** As in keys of texts. */
        String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    Set<Integer> clusters() {
        return folded;
    }

    /** Their numbers from the top. */
    List<Integer> order(Platform platform) {
        int count = platform.clusters().size();
        return order.size() == count ? List.copyOf(order) : IntStream.range(0, count).boxed().toList();
    }

    /** Moves one past the neighbour that can be seen, or above all. */
    void move(Platform platform, int cluster, Move where) {
        List<Integer> now = new ArrayList<>(order(platform));
        int at = now.indexOf(cluster);
        int to = where == Move.TOP ? 0 : at + (where == Move.UP ? -1 : 1);
        while (to > 0 && to < now.size() - 1 && where != Move.TOP && hidden.contains(now.get(to))) {
            to += where == Move.UP ? -1 : 1;
        }
        if (to >= 0 && to < now.size()) {
            now.remove(at);
            now.add(to, cluster);
            order.clear();
            order.addAll(now);
        }
    }

    /** Hides one: a narrow band represents all that are hidden, and opens them. */
    void hide(int cluster) {
        hidden.add(cluster);
    }

    /** Hides all others. */
    void hideOthers(Platform platform, int cluster) {
        IntStream.range(0, platform.clusters().size()).filter(other -> other != cluster).forEach(hidden::add);
    }

    /** Groups shown as one band: the folded routers' clusters, and those that are hidden. */
    List<ClusterBands.Group> groups(Platform platform) {
        List<ClusterBands.Group> groups = new ArrayList<>();
        Set<Integer> away = new TreeSet<>(hidden);
        away.removeIf(cluster -> cluster >= platform.clusters().size());
        if (!away.isEmpty()) {
            groups.add(new ClusterBands.Group(TEXTS.text("band.hidden", Integer.toString(away.size())), away));
        }
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

    /** Opens the group of a cluster: its router, or all that are hidden; returns whether there was one. */
    boolean open(Platform platform, int cluster) {
        if (hidden.contains(cluster)) {
            hidden.clear();
            return true;
        }
        return !routers.isEmpty() && routerOf(platform, cluster).map(routers::remove).orElse(false);
    }

    private static Optional<String> routerOf(Platform platform, int cluster) {
        return clustersByRouter(platform).entrySet().stream().filter(entry -> entry.getValue().contains(cluster))
                .map(Map.Entry::getKey).findFirst();
    }

    /** Numbers of the clusters directly below each router. */
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
