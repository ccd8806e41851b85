package org.schedscope.model;

import static org.schedscope.model.Checks.require;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.schedscope.model.number.Ratio;

/**
 * A tree of routers over clusters, and the network between the clusters.
 *
 * @param name for titles and reports
 * @param root a router, or the one cluster
 * @param network delays between clusters
 * @param shares entitlement by user path, greater than 0; paths that are absent have 1
 * @param rules what its operator rules
 * @param closures times at which cores of clusters are missing; of one cluster they add up
 */
public record Platform(String name, PlatformNode root, NetworkModel network, Map<String, Ratio> shares, SiteRules rules,
        List<Closure> closures) {
    /** Deepest tree of routers allowed. */
    public static final int MAX_DEPTH = 64;

    public Platform {
        shares = Collections.unmodifiableMap(new TreeMap<>(shares));
        Set<String> ids = new HashSet<>();
        checkIds(root, ids, 1);
        root = sharing(root, rules.resources());
        checkLinks(root, network);
        shares.forEach((path, share) -> {
            require(path.startsWith("/"), "share.path", path);
            require(share.signum() > 0, "share", path, share);
        });
        if (!rules.queues().isEmpty()) {
            List<Cluster> leaves = new ArrayList<>();
            collect(root, leaves);
            rules.check(leaves.stream().collect(Collectors.toMap(Cluster::id, cluster -> cluster)));
        }
        closures = List.copyOf(closures);
        Set<String> clusters = closures.isEmpty() ? Set.of() : clusterIds(root);
        for (Closure closure : closures) {
            require(clusters.contains(closure.cluster()), "closure.cluster", closure.cluster());
        }
    }

    private static PlatformNode sharing(PlatformNode root, Map<String, Long> resources) {
        List<Cluster> clusters = new ArrayList<>();
        collect(root, clusters);
        boolean same = clusters.stream().allMatch(cluster -> cluster.sharing(resources) == cluster);
        return same ? root : changed(root, cluster -> cluster.sharing(resources));
    }

    private static Set<String> clusterIds(PlatformNode root) {
        List<Cluster> clusters = new ArrayList<>();
        collect(root, clusters);
        return clusters.stream().map(Cluster::id).collect(Collectors.toSet());
    }

    /** A platform without closures. */
    public Platform(String name, PlatformNode root, NetworkModel network, Map<String, Ratio> shares, SiteRules rules) {
        this(name, root, network, shares, rules, List.of());
    }

    /** A platform without rules and closures. */
    public Platform(String name, PlatformNode root, NetworkModel network, Map<String, Ratio> shares) {
        this(name, root, network, shares, SiteRules.NONE);
    }

    public static Platform of(String name, Cluster... clusters) {
        return new Platform(name, clusters.length == 1 ? clusters[0] : new Router("root", List.of(clusters)), NetworkModel.NONE, Map.of());
    }

    public Platform withNetwork(NetworkModel model) {
        return new Platform(name, root, model, shares, rules, closures);
    }

    public Platform withName(String newName) {
        return new Platform(newName, root, network, shares, rules, closures);
    }

    public Platform withShares(Map<String, Ratio> others) {
        return new Platform(name, root, network, others, rules, closures);
    }

    public Platform withRules(SiteRules others) {
        return new Platform(name, root, network, shares, others, closures);
    }

    public Platform withClosures(List<Closure> others) {
        return new Platform(name, root, network, shares, rules, others);
    }

    /** This platform with another tree, and with those of its closures whose clusters are in it. */
    public Platform withRoot(PlatformNode newRoot) {
        Set<String> there = closures.isEmpty() ? Set.of() : clusterIds(newRoot);
        List<Closure> kept = closures.stream().filter(closure -> there.contains(closure.cluster())).toList();
        return new Platform(name, newRoot, network, shares, rules, kept);
    }

    /** This platform, but the memory of its clusters never binds. */
    public Platform withoutMemory() {
        return withClusters(cluster -> new Cluster(cluster.id(), cluster.cores(), cluster.kind(), cluster.speed(), OptionalLong.empty(),
                cluster.resources()));
    }

    /** This tree with other clusters as its leaves. */
    public Platform withClusters(UnaryOperator<Cluster> change) {
        return withRoot(changed(root, change));
    }

    private static PlatformNode changed(PlatformNode node, UnaryOperator<Cluster> change) {
        return node instanceof Cluster cluster ? change.apply(cluster)
                : new Router(node.id(), ((Router) node).children().stream().map(child -> changed(child, change)).toList());
    }

    /** The network laid over the clusters. */
    public Delays delays() {
        return network.over(this);
    }

    /** The leaves from left to right; the position of a cluster among them is its number everywhere. */
    public List<Cluster> clusters() {
        List<Cluster> clusters = new ArrayList<>();
        collect(root, clusters);
        return Collections.unmodifiableList(clusters);
    }

    /** Numbers of the clusters of another kind than the first: devices, to a scheduler that shares processors. */
    public BitSet devices() {
        List<Cluster> clusters = clusters();
        BitSet devices = new BitSet();
        for (int number = 0; number < clusters.size(); number++) {
            devices.set(number, !clusters.get(number).kind().equals(clusters.get(0).kind()));
        }
        return devices;
    }

    /** Cores of all clusters together. */
    public long totalCores() {
        return clusters().stream().mapToLong(Cluster::cores).sum();
    }

    private static void checkLinks(PlatformNode root, NetworkModel network) {
        if (!(network instanceof NetworkModel.Links links) || links.pairs().isEmpty()) {
            return;
        }
        List<Cluster> clusters = new ArrayList<>();
        collect(root, clusters);
        Set<String> ids = new HashSet<>();
        clusters.forEach(cluster -> ids.add(cluster.id()));
        for (NetworkModel.PairLink pair : links.pairs()) {
            for (String end : List.of(pair.first(), pair.second())) {
                require(ids.contains(end), "link.end", pair.first(), pair.second(), end);
            }
        }
    }

    private static void collect(PlatformNode node, List<Cluster> into) {
        if (node instanceof Cluster cluster) {
            into.add(cluster);
        } else {
            ((Router) node).children().forEach(child -> collect(child, into));
        }
    }

    private static void checkIds(PlatformNode node, Set<String> ids, int depth) {
        require(depth <= MAX_DEPTH, "platform.deep", MAX_DEPTH);
        require(ids.add(node.id()), "node.twice", node.id());
        if (node instanceof Router router) {
            router.children().forEach(child -> checkIds(child, ids, depth + 1));
        }
    }
}
