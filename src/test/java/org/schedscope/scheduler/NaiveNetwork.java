package org.schedscope.scheduler;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import org.schedscope.model.Cluster;
import org.schedscope.model.Dependency;
import org.schedscope.model.NetworkModel;
import org.schedscope.model.Platform;
import org.schedscope.model.PlatformNode;
import org.schedscope.model.Router;
import org.schedscope.model.number.Ratio;

/** Delays between clusters read off the formulas, in decimals of 200 digits and by trying one tick after the other. */
final class NaiveNetwork {
    private static final MathContext DIGITS = new MathContext(200);

    private NaiveNetwork() {
    }

    static long delay(Platform platform, Ratio exec, Dependency edge, int a, int b) {
        NetworkModel network = platform.network();
        if (a == b || network instanceof NetworkModel.None) {
            return 0;
        }
        if (network instanceof NetworkModel.Ccr model) {
            return smallest(big(exec.numerator()).multiply(big(model.ccr().numerator())),
                    big(exec.denominator()).multiply(big(model.ccr().denominator())), 1);
        }
        if (network instanceof NetworkModel.ThinTree model) {
            return thinTree(model, exec, levels(platform, a, b));
        }
        NetworkModel.Links links = (NetworkModel.Links) network;
        String from = platform.clusters().get(a).id();
        String to = platform.clusters().get(b).id();
        NetworkModel.Link link = links.standard();
        for (NetworkModel.PairLink pair : links.pairs()) {
            if (pair.first().equals(from) && pair.second().equals(to) || pair.first().equals(to) && pair.second().equals(from)) {
                link = pair.link();
            }
        }
        BigDecimal ticks = decimal(link.latency()).add(decimal(edge.data().orElse(Ratio.ZERO)).divide(decimal(link.bandwidth()), DIGITS));
        return smallestNotBelow(ticks);
    }

    /** Smallest k with k ≥ exec·s/(1−s) / levels^(n/d), all raised to the d-th power. */
    private static long thinTree(NetworkModel.ThinTree model, Ratio exec, int levels) {
        int d = (int) model.p().denominator();
        int n = (int) model.p().numerator();
        BigInteger above = big(exec.numerator()).multiply(big(model.share().numerator())).pow(d);
        BigInteger below = big(exec.denominator()).multiply(big(model.share().denominator() - model.share().numerator())).pow(d);
        BigInteger power = big(levels).pow(Math.abs(n));
        return n > 0 ? smallest(above, below.multiply(power), d) : smallest(above.multiply(power), below, d);
    }

    /** Smallest k with k^d ≥ above ÷ below. */
    private static long smallest(BigInteger above, BigInteger below, int d) {
        long k = 0;
        while (big(k).pow(d).multiply(below).compareTo(above) < 0) {
            k++;
        }
        return k;
    }

    /** Thirds are no decimals: what misses an integer by less than 10^-100 is that integer. */
    private static long smallestNotBelow(BigDecimal ticks) {
        long k = 0;
        while (BigDecimal.valueOf(k).add(new BigDecimal("1e-100")).compareTo(ticks) < 0) {
            k++;
        }
        return k;
    }

    private static int levels(Platform platform, int a, int b) {
        List<String> up = routersAbove(platform.root(), platform.clusters().get(a).id());
        List<String> other = routersAbove(platform.root(), platform.clusters().get(b).id());
        for (String router : up) {
            if (other.contains(router)) {
                return Math.max(up.indexOf(router), other.indexOf(router)) + 1;
            }
        }
        throw new IllegalStateException("no common router");
    }

    /** Ids of the routers above a cluster, the nearest first; empty if it is not under the node. */
    private static List<String> routersAbove(PlatformNode node, String cluster) {
        List<String> above = new ArrayList<>();
        if (node instanceof Router router) {
            for (PlatformNode child : router.children()) {
                List<String> below = routersAbove(child, cluster);
                if (!below.isEmpty() || child instanceof Cluster && child.id().equals(cluster)) {
                    above.addAll(below);
                    above.add(router.id());
                }
            }
        }
        return above;
    }

    private static BigDecimal decimal(Ratio ratio) {
        return new BigDecimal(ratio.numerator()).divide(new BigDecimal(ratio.denominator()), DIGITS);
    }

    private static BigInteger big(long value) {
        return BigInteger.valueOf(value);
    }
}
