package org.schedscope.generate.profile;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.schedscope.model.Cluster;
import org.schedscope.model.NetworkModel;
import org.schedscope.model.Platform;
import org.schedscope.model.PlatformNode;
import org.schedscope.model.Router;
import org.schedscope.model.number.Ratio;

/** Four clusters, three of one kind and one of another. */
final class GridPlatforms {
    private GridPlatforms() {
    }

    /** A platform with one router; the fourth cluster is of the other kind (Burkimsher, Bate, Indrusiak 2013, Figure 2). */
    static Platform star(String name, int cores, Ratio ccr) {
        return star(name, cores, GridProfile.CLUSTERS, new NetworkModel.Ccr(ccr));
    }

    /**
     * A platform with one router.
     *
     * @param ofKind2 number of the cluster of the other kind, from 1
     */
    static Platform star(String name, int cores, int ofKind2, NetworkModel network) {
        return new Platform(name, new Router("grid", clusters(cores, ofKind2)), network, Map.of());
    }

    /**
     * In a tree, the second of the other kind (Burkimsher, Bate, Indrusiak 2014, §4.1). Its Figure 1 is lost: here two and two share a
     * router, so
     * that there are levels to cross.
     */
    static Platform tree(String name, int cores, NetworkModel network) {
        List<PlatformNode> clusters = clusters(cores, 2);
        Router grid = new Router("grid", List.of(new Router("west", clusters.subList(0, 2)), new Router("east", clusters.subList(2, 4))));
        return new Platform(name, grid, network, Map.of());
    }

    private static List<PlatformNode> clusters(int cores, int ofKind2) {
        List<PlatformNode> clusters = new ArrayList<>();
        for (int c = 1; c <= GridProfile.CLUSTERS; c++) {
            clusters.add(Cluster.of("C" + c, cores, c == ofKind2 ? GridTasks.KIND_2 : GridTasks.KIND_1));
        }
        return clusters;
    }
}
