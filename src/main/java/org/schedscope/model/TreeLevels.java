package org.schedscope.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** How far up a platform's tree two clusters meet: the larger of their distances to their lowest common router. */
final class TreeLevels {
    private final List<int[]> routersAbove = new ArrayList<>();
    private int routers;
    private int most;

    TreeLevels(Platform platform) {
        walk(platform.root(), new int[0]);
    }

    private void walk(PlatformNode node, int[] above) {
        if (node instanceof Router router) {
            int[] path = Arrays.copyOf(above, above.length + 1);
            path[above.length] = routers++;
            router.children().forEach(child -> walk(child, path));
        } else {
            routersAbove.add(above);
            most = Math.max(most, above.length);
        }
    }

    /** Levels between two different clusters, at least 1. */
    int between(int from, int to) {
        int[] a = routersAbove.get(from);
        int[] b = routersAbove.get(to);
        int common = 0;
        while (common < a.length && common < b.length && a[common] == b[common]) {
            common++;
        }
        return Math.max(a.length, b.length) - common + 1;
    }

    /** No two clusters are more levels apart; 0 on a platform of one cluster without a router. */
    int most() {
        return most;
    }
}
