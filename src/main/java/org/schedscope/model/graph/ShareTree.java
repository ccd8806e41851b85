package org.schedscope.model.graph;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.schedscope.model.number.Ratio;

/**
 * The tree of shares: the paths of a platform's shares and of all users; a node without a stated share has 1. A node is entitled to its
 * share ÷ the sum over itself and its siblings. Nodes are numbered in order of their paths, parents before children; the root has no
 * number.
 */
public final class ShareTree {
    private static final int NONE = -1;

    private final TreeMap<String, Integer> nodes = new TreeMap<>();
    private final int[] parent;
    private final Ratio[] entitled;

    /**
     * @param users paths of users
     * @param shares stated shares by path
     */
    public ShareTree(Collection<String> users, Map<String, Ratio> shares) {
        users.forEach(this::addPath);
        shares.keySet().forEach(this::addPath);
        int number = 0;
        for (Map.Entry<String, Integer> node : nodes.entrySet()) {
            node.setValue(number++);
        }
        parent = new int[number];
        entitled = new Ratio[number];
        nodes.forEach(
                (name, node) -> parent[node] = name.lastIndexOf('/') == 0 ? NONE : nodes.get(name.substring(0, name.lastIndexOf('/'))));
        entitle(shares);
    }

    /** Path without a slash at its end; the root, "/", becomes empty. */
    private static String normal(String name) {
        String normal = name;
        while (normal.endsWith("/")) {
            normal = normal.substring(0, normal.length() - 1);
        }
        return normal;
    }

    private void addPath(String name) {
        String at = normal(name);
        while (!at.isEmpty()) {
            nodes.put(at, NONE);
            at = at.substring(0, at.lastIndexOf('/'));
        }
    }

    private void entitle(Map<String, Ratio> shares) {
        Ratio[] share = new Ratio[parent.length];
        Arrays.fill(share, Ratio.ONE);
        shares.forEach((name, value) -> {
            if (!normal(name).isEmpty()) {
                share[nodes.get(normal(name))] = value;
            }
        });
        Ratio[] sumBelow = new Ratio[parent.length + 1];
        Arrays.fill(sumBelow, Ratio.ZERO);
        for (int node = 0; node < parent.length; node++) {
            sumBelow[parent[node] + 1] = sumBelow[parent[node] + 1].plus(share[node]);
        }
        for (int node = 0; node < parent.length; node++) {
            entitled[node] = share[node].dividedBy(sumBelow[parent[node] + 1]);
        }
    }

    public int nodeCount() {
        return parent.length;
    }

    /** Parent of a node; −1 below the root. */
    public int parent(int node) {
        return parent[node];
    }

    /** Entitlement of a node relative to its parent, greater than 0, at most 1. */
    public Ratio entitled(int node) {
        return entitled[node];
    }

    /** Nodes from below the root down to a user; empty for the root itself. */
    public int[] path(String user) {
        List<Integer> path = new ArrayList<>();
        Integer node = nodes.get(normal(user));
        while (node != null && node != NONE) {
            path.add(0, node);
            node = parent[node];
        }
        return path.stream().mapToInt(Integer::intValue).toArray();
    }

    /** Entitlement of a user to the whole platform: the product along its path; 1 for the user "/". */
    public Ratio entitlement(String user) {
        Ratio product = Ratio.ONE;
        for (int node : path(user)) {
            product = product.times(entitled[node]);
        }
        return product;
    }
}
