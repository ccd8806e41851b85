package org.schedscope.engine.input;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.schedscope.model.Job;
import org.schedscope.model.Platform;
import org.schedscope.model.ShareTree;
import org.schedscope.model.Workload;
import org.schedscope.model.number.Ratio;

/** The users of a workload, numbered in order of their names, and the tree of their shares. */
public final class Users {
    private static final int NOBODY = -1;

    private final int[] userOfJob;
    private final int[][] path;
    private final ShareTree tree;
    private final double[] entitledRounded;
    private final int[] entitledClass;

    /** @param absent numbers of jobs that never arrive: they make nobody a user */
    Users(Workload workload, Platform platform, Set<Integer> absent) {
        List<Job> jobs = workload.jobs();
        TreeSet<String> names = new TreeSet<>();
        for (int job = 0; job < jobs.size(); job++) {
            if (absent.isEmpty() || !absent.contains(job)) {
                names.add(jobs.get(job).user());
            }
        }
        tree = new ShareTree(names, platform.shares());
        entitledRounded = new double[tree.nodeCount()];
        Arrays.setAll(entitledRounded, node -> tree.entitled(node).toDouble());
        Map<Ratio, Integer> classes = new TreeMap<>();
        entitledClass = new int[tree.nodeCount()];
        Arrays.setAll(entitledClass, node -> classes.computeIfAbsent(tree.entitled(node), first -> classes.size()));
        List<String> users = new ArrayList<>(names);
        path = new int[users.size()][];
        Map<String, Integer> numbers = new TreeMap<>();
        for (int user = 0; user < path.length; user++) {
            path[user] = tree.path(users.get(user));
            numbers.put(users.get(user), user);
        }
        userOfJob = new int[jobs.size()];
        Arrays.setAll(userOfJob, job -> numbers.getOrDefault(jobs.get(job).user(), NOBODY));
    }

    public int count() {
        return path.length;
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
