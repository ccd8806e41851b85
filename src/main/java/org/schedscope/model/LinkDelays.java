package org.schedscope.model;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.schedscope.model.number.Ratio;

/** Latency and bandwidth by pair of clusters. Equal links are one route; route 0 is the standard link. */
final class LinkDelays implements Delays {
    private final List<NetworkModel.Link> links;
    private final Ratio[] inverseBandwidth;
    private final long[] pairs;
    private final int[] routeOfPair;
    private final NetworkModel.Link slowest;

    LinkDelays(NetworkModel.Links model, List<Cluster> clusters) {
        Map<NetworkModel.Link, Integer> routes = new LinkedHashMap<>();
        routes.put(model.standard(), 0);
        Map<String, Integer> numbers = new HashMap<>();
        for (Cluster cluster : clusters) {
            numbers.put(cluster.id(), numbers.size());
        }
        Map<Long, Integer> byPair = new HashMap<>();
        for (NetworkModel.PairLink pair : model.pairs()) {
            routes.putIfAbsent(pair.link(), routes.size());
            byPair.put(key(numbers.get(pair.first()), numbers.get(pair.second())), routes.get(pair.link()));
        }
        links = new ArrayList<>(routes.keySet());
        inverseBandwidth = links.stream().map(link -> Ratio.ONE.dividedBy(link.bandwidth())).toArray(Ratio[]::new);
        pairs = byPair.keySet().stream().mapToLong(Long::longValue).sorted().toArray();
        routeOfPair = Arrays.stream(pairs).mapToInt(byPair::get).toArray();
        slowest = new NetworkModel.Link(links.stream().map(NetworkModel.Link::latency).max(Ratio::compareTo).orElseThrow(),
                links.stream().map(NetworkModel.Link::bandwidth).min(Ratio::compareTo).orElseThrow());
    }

    private static long key(int a, int b) {
        return (long) Math.min(a, b) << 32 | Math.max(a, b);
    }

    @Override
    public int routeCount() {
        return links.size();
    }

    @Override
    public int route(int from, int to) {
        int place = pairs.length == 0 ? -1 : Arrays.binarySearch(pairs, key(from, to));
        return place < 0 ? 0 : routeOfPair[place];
    }

    @Override
    public long onRoute(Ratio exec, Optional<Ratio> data, int route) {
        NetworkModel.Link link = links.get(route);
        if (data.isPresent() && link.latency().isInteger()) {
            return Math.addExact(link.latency().numerator(), Ratio.ceilOfProduct(data.get(), inverseBandwidth[route]));
        }
        return delay(link, data);
    }

    @Override
    public long onRoute(long exec, Optional<Ratio> data, int route) {
        return onRoute(Ratio.ONE, data, route);
    }

    @Override
    public long bound(long exec, Optional<Ratio> data) {
        return delay(slowest, data);
    }

    /** ceil(latency + data ÷ bandwidth), in integers of any size. */
    private static long delay(NetworkModel.Link link, Optional<Ratio> data) {
        if (data.isEmpty() || data.get().signum() == 0) {
            return link.latency().ceil();
        }
        Ratio volume = data.get();
        Ratio latency = link.latency();
        BigInteger below = big(volume.denominator()).multiply(big(link.bandwidth().numerator()));
        BigInteger above = big(volume.numerator()).multiply(big(link.bandwidth().denominator())).multiply(big(latency.denominator()))
                .add(big(latency.numerator()).multiply(below));
        return Ratio.ceilOf(above, below.multiply(big(latency.denominator())));
    }

    private static BigInteger big(long value) {
        return BigInteger.valueOf(value);
    }
}
