package org.schedscope.engine.input;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.schedscope.model.Jobs;
import org.schedscope.model.Platform;
import org.schedscope.model.graph.ShareTree;
import org.schedscope.model.number.Ratio;

/** The users of a workload, numbered in order of their names, and the tree of their shares. */
public final class Users {
    private static final int NOBODY = -1;

    private final List<String> names;
    private final int[] userOfJob;
    private final int[][] path;
    private final ShareTree tree;
    private final double[] entitledRounded;
    private final int[] entitledClass;

    /** @param absent numbers of jobs that never arrive: they make no user */
    Users(Jobs columns, Platform platform, Set<Integer> absent) {
        names = present(columns, absent);
        tree = new ShareTree(names, platform.shares());
        entitledRounded = new double[tree.nodeCount()];
        Arrays.setAll(entitledRounded, node -> tree.entitled(node).toDouble());
        Map<Ratio, Integer> classes = new TreeMap<>();
        entitledClass = new int[tree.nodeCount()];
        Arrays.setAll(entitledClass, node -> classes.computeIfAbsent(tree.entitled(node), first -> classes.size()));
        path = new int[names.size()][];
        Arrays.setAll(path, user -> tree.path(names.get(user)));
        userOfJob = names.size() == columns.users().size() ? columns.userOf() : renumbered(columns, names);
    }

    /** The users of jobs that arrive, sorted. */
    private static List<String> present(Jobs columns, Set<Integer> absent) {
        if (absent.isEmpty()) {
            return columns.users();
        }
        BitSet seen = new BitSet();
        for (int job = 0; job < columns.userOf().length; job++) {
            if (!absent.contains(job)) {
                seen.set(columns.userOf()[job]);
            }
        }
        return seen.stream().mapToObj(columns.users()::get).toList();
    }

    private static int[] renumbered(Jobs columns, List<String> names) {
        int[] places = columns.users().stream().mapToInt(user -> Math.max(NOBODY, Collections.binarySearch(names, user))).toArray();
        return Arrays.stream(columns.userOf()).map(user -> places[user]).toArray();
    }

    public int count() {
        return path.length;
    }

    /** Paths of the users, by their numbers. */
    public List<String> names() {
        return names;
    }

    public int nodeCount() {
        return tree.nodeCount();
    }

    /** Number of a job's user, in order of the users' names. */
    public int ofJob(int job) {
        return userOfJob[job];
    }

    /** Nodes from below the root down to the user; empty for the root itself. */
    public int[] path(int user) {
        return path[user];
    }

    /** Parent of a node; −1 below the root. */
    public int parent(int node) {
        return tree.parent(node);
    }

    public Ratio entitled(int node) {
        return tree.entitled(node);
    }

    /** Equal for nodes that are entitled to the same. */
    public int entitledClass(int node) {
        return entitledClass[node];
    }

    public double entitledRounded(int node) {
        return entitledRounded[node];
    }
}
