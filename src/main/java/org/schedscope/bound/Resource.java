package org.schedscope.bound;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.schedscope.metrics.fact.JobFacts;
import org.schedscope.model.Cluster;
import org.schedscope.model.CountedResources;
import org.schedscope.model.Task;
import org.schedscope.model.graph.Eligibility;

/**
 * A capacity of clusters that running tasks hold a part of. Clusters are weighted by speed: any weights are valid, these lose nothing but
 * rounding.
 *
 * @param name as in {@link Argument.Place#resource}
 * @param clusters clusters of the platform
 * @param weight weight of each cluster
 * @param size unweighted capacity of each cluster
 * @param held what tasks hold of a counted resource; empty for cores
 * @param parts 0: cores; {@link #COUNTED}; else k of the dual feasible function u⁽ᵏ⁾ of Fekete and Schepers, which counts a task of more
 *             than i/(k+1) of a cluster as i/k of it; a bound on cores then holds for these shares, too
 */
record Resource(String name, List<Cluster> clusters, long[] weight, long[] size, long[] held, int parts) {
    private static final int COUNTED = -1;
    private static final List<String> NAMES = List.of("cores", "halves", "thirds", "quarters");
    /** The largest speed that is weighted; faster clusters count as if all speeds were 1. */
    private static final BigInteger MOST = BigInteger.valueOf(1_000_000);

    static List<Resource> of(JobFacts facts) {
        List<Cluster> clusters = facts.platform().clusters();
        long[] weight = weights(clusters);
        List<Resource> all = new ArrayList<>();
        for (int k = 0; k < NAMES.size(); k++) {
            int parts = k;
            all.add(new Resource(NAMES.get(k), clusters, weight, clusters.stream()
                    .mapToLong(cluster -> parts == 0 ? cluster.cores() : (long) parts * (parts + 1)).toArray(), new long[0], k));
        }
        CountedResources counted = CountedResources.of(facts.index().columns(), clusters);
        for (int i = 0; i < counted.names().size(); i++) {
            long[] capacity = counted.capacities()[i];
            if (Arrays.stream(capacity).allMatch(limit -> limit < Long.MAX_VALUE)) {
                all.add(new Resource(counted.names().get(i), clusters, weight, capacity, counted.needs()[i], COUNTED));
            }
        }
        return all;
    }

    private static long[] weights(List<Cluster> clusters) {
        BigInteger common = BigInteger.ONE;
        for (Cluster cluster : clusters) {
            BigInteger below = BigInteger.valueOf(cluster.speed().denominator());
            common = common.divide(common.gcd(below)).multiply(below);
        }
        BigInteger unit = common;
        List<BigInteger> weights = clusters.stream().map(cluster -> unit.multiply(BigInteger.valueOf(cluster.speed().numerator()))
                .divide(BigInteger.valueOf(cluster.speed().denominator()))).toList();
        boolean plain = weights.stream().anyMatch(weight -> weight.compareTo(MOST) > 0);
        BigInteger all = weights.stream().reduce(BigInteger.ZERO, BigInteger::gcd);
        return weights.stream().mapToLong(weight -> plain ? 1 : weight.divide(all).longValueExact()).toArray();
    }

    /** Weighted capacity of some clusters together. */
    long capacity(BitSet some) {
        return some.stream().mapToLong(cluster -> Math.multiplyExact(weight[cluster], size[cluster])).reduce(0, Math::addExact);
    }

    /** The least demand of a task over the clusters that can run it, times its ticks. */
    long demand(JobFacts facts, int number) {
        Eligibility eligibility = facts.truePaths().eligibility();
        int taskClass = eligibility.classOf(number);
        long amount = parts == COUNTED ? held[number] : facts.coresOf(number);
        boolean figures = facts.index().columns().anyFigures();
        Task task = figures ? facts.index().task(number) : null;
        long least = Long.MAX_VALUE;
        for (int i = 0; i < eligibility.clusterCount(taskClass); i++) {
            int at = eligibility.cluster(taskClass, i);
            Cluster cluster = clusters.get(at);
            long ticks = figures ? task.durationOn(cluster) : cluster.durationOf(facts.index().columns().exec()[number]);
            long share = parts <= 0 ? amount : share(amount, cluster.cores());
            least = Math.min(least, Math.multiplyExact(Math.multiplyExact(weight[at], share), ticks));
        }
        return least;
    }

    /** u⁽ᵏ⁾(cores ÷ cores of the cluster), times k·(k + 1). */
    private long share(long cores, long of) {
        long above = (parts + 1) * cores;
        return above % of == 0 ? parts * (above / of) : (parts + 1) * (above / of);
    }
}
