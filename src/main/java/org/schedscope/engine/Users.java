package org.schedscope.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.schedscope.model.Job;
import org.schedscope.model.Platform;
import org.schedscope.model.Ratio;
import org.schedscope.model.Workload;

/**
 * The users of a workload, numbered in order of their names, and the tree of their shares. The tree holds the paths of the platform's
 * shares and of all users; a node without a stated share has 1. A node is entitled to its share ÷ the sum over itself and its siblings.
 */
final class Users {
    private static final int NONE = -1;

    private final int[] userOfJob;
    private final int[][] path;
    private final int[] parent;
    private final Ratio[] entitled;
    private final double[] entitledRounded;

    Users(Workload workload, Platform platform) {
        TreeSet<String> names = new TreeSet<>();
        workload.jobs().forEach(job -> names.add(job.user()));
        TreeMap<String, Integer> nodes = new TreeMap<>();
        names.forEach(name -> addPath(nodes, name));
        platform.shares().keySet().forEach(name -> addPath(nodes, name));
        int number = 0;
        for (Map.Entry<String, Integer> node : nodes.entrySet()) {
            node.setValue(number++);
        }
        parent = new int[number];
        entitled = new Ratio[number];
        entitledRounded = new double[number];
        nodes.forEach((name, node) -> parent[node] = name.lastIndexOf('/') == 0 ? NONE : nodes.get(name.substring(0, name.lastIndexOf('/'))));
        entitle(nodes, platform.shares());
        List<String> users = new ArrayList<>(names);
        path = new int[users.size()][];
        Map<String, Integer> numbers = new TreeMap<>();
        for (int user = 0; user < path.length; user++) {
            path[user] = pathOf(nodes, users.get(user));
            numbers.put(users.get(user), user);
        }
        List<Job> jobs = workload.jobs();
        userOfJob = new int[jobs.size()];
        Arrays.setAll(userOfJob, job -> numbers.get(jobs.get(job).user()));
    }

    /** Path without a slash at its end; the root, "/", becomes empty. */
    private static String normal(String name) {
        String normal = name;
        while (normal.endsWith("/")) {
            normal = normal.substring(0, normal.length() - 1);
        }
        return normal;
    }

    private static void addPath(TreeMap<String, Integer> nodes, String name) {
        String at = normal(name);
        while (!at.isEmpty()) {
            nodes.put(at, NONE);
            at = at.substring(0, at.lastIndexOf('/'));
        }
    }

    private void entitle(TreeMap<String, Integer> nodes, Map<String, Ratio> shares) {
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
            entitledRounded[node] = entitled[node].toDouble();
        }
    }

    private int[] pathOf(TreeMap<String, Integer> nodes, String user) {
        List<Integer> path = new ArrayList<>();
        Integer node = nodes.get(normal(user));
        while (node != null && node != NONE) {
            path.add(0, node);
            node = parent[node];
        }
        return path.stream().mapToInt(Integer::intValue).toArray();
    }

    int count() {
        return path.length;
    }

    int nodeCount() {
        return parent.length;
    }

    int ofJob(int job) {
        return userOfJob[job];
    }

    /** Nodes from below the root down to the user; empty for the root itself. */
    int[] path(int user) {
        return path[user];
    }

    /** Parent of a node; −1 below the root. */
    int parent(int node) {
        return parent[node];
    }

    Ratio entitled(int node) {
        return entitled[node];
    }

    double entitledRounded(int node) {
        return entitledRounded[node];
    }
}
