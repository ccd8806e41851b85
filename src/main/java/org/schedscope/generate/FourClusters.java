package org.schedscope.generate;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.schedscope.model.Cluster;
import org.schedscope.model.NetworkModel;
import org.schedscope.model.Platform;
import org.schedscope.model.Ratio;
import org.schedscope.model.Router;

/** Three clusters of one kind and one of another around a router (Burkimsher, Bate, Indrusiak 2013, Figure 2). */
final class FourClusters {
    static final int COUNT = 4;
    static final String KIND_1 = "Kind1";
    static final String KIND_2 = "Kind2";

    private FourClusters() {
    }

    static Platform of(String name, int cores, Ratio ccr) {
        List<Cluster> clusters = new ArrayList<>();
        for (int c = 1; c <= COUNT; c++) {
            clusters.add(Cluster.of("C" + c, cores, c < COUNT ? KIND_1 : KIND_2));
        }
        return new Platform(name, new Router("grid", List.copyOf(clusters)), new NetworkModel.Ccr(ccr), Map.of());
    }
}
