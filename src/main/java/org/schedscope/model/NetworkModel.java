package org.schedscope.model;

import static org.schedscope.model.Checks.require;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.schedscope.model.number.Decimals;
import org.schedscope.model.number.Ratio;

/** The delay of data between two different clusters; on one cluster there is none. Applied to a platform it gives {@link Delays}. */
public sealed interface NetworkModel {
    /** Nothing takes time. */
    NetworkModel NONE = new None();

    /**
     * The delays between the clusters of a platform.
     *
     * @throws ModelException if they are out of the range of exact fractions
     */
    Delays over(Platform platform);

    /** The text that {@code --network} takes and reports print. */
    String text();

    /** This model with all delays multiplied by a factor before they are rounded up. */
    NetworkModel delayedBy(Ratio factor);

    /** Data is everywhere at once. */
    record None() implements NetworkModel {
        @Override
        public Delays over(Platform platform) {
            return new ProportionalDelays(Ratio.ZERO);
        }

        @Override
        public String text() {
            return "none";
        }

        @Override
        public NetworkModel delayedBy(Ratio factor) {
            return this;
        }
    }

    /**
     * Delay in proportion to the parent's execution time: ceil(exec·ccr) (Burkimsher, Bate, Indrusiak 2013, §4.3).
     *
     * @param ccr communication to computation ratio, not negative
     */
    record Ccr(Ratio ccr) implements NetworkModel {
        public Ccr {
            require(ccr.signum() >= 0, "ccr", ccr);
        }

        @Override
        public Delays over(Platform platform) {
            return new ProportionalDelays(ccr);
        }

        @Override
        public String text() {
            return "ccr:" + Decimals.text(ccr);
        }

        @Override
        public NetworkModel delayedBy(Ratio factor) {
            return new Ccr(ccr.times(factor));
        }
    }

    /**
     * Delay in proportion to the parent's execution time and to a power of how far up the platform's tree the two clusters meet:
     * ceil(exec·s/(1−s) / levels^p) (Burkimsher, Bate, Indrusiak 2014, §2.4, with s for communication's share, which is 1 − CCR as
     * that page prints it). With p below 0 the upper levels are the slow ones.
     *
     * @param share communication's share s of a task's whole time, at least 0 and below 1
     * @param p the exponent, from −{@value #LARGEST_EXPONENT} to {@value #LARGEST_EXPONENT}; as a fraction in lowest terms its denominator
     * is at
     *        most {@value #LARGEST_ROOT}, so that roots are taken exactly in bounded time
     */
    record ThinTree(Ratio share, Ratio p) implements NetworkModel {
        /** Largest exponent, either sign. */
        public static final int LARGEST_EXPONENT = 64;
        /** Largest denominator of the exponent: three decimals. */
        public static final int LARGEST_ROOT = 1000;
        /** The exponent where none is given: twice as far up, twice as long. */
        public static final Ratio DEFAULT_P = Ratio.of(-1);

        public ThinTree {
            require(share.signum() >= 0 && share.compareTo(Ratio.ONE) < 0, "network.share", Decimals.text(share));
            require(Math.abs(p.toDouble()) <= LARGEST_EXPONENT, "p", Decimals.text(p), LARGEST_EXPONENT,
                    LARGEST_EXPONENT);
            require(p.denominator() <= LARGEST_ROOT, "p.decimals", Decimals.text(p));
        }

        /** Communication per computation: s/(1−s). */
        public Ratio ccr() {
            return new Ratio(share.numerator(), share.denominator() - share.numerator());
        }

        @Override
        public Delays over(Platform platform) {
            TreeLevels levels = new TreeLevels(platform);
            return p.isInteger() || levels.most() <= 1 ? ProportionalDelays.of(this, levels) : new RootDelays(this, levels);
        }

        @Override
        public String text() {
            return "thin-tree:" + Decimals.text(share) + ":" + Decimals.text(p);
        }

        @Override
        public NetworkModel delayedBy(Ratio factor) {
            Ratio longer = ccr().times(factor);
            return new ThinTree(longer.dividedBy(longer.plus(Ratio.ONE)), p);
        }
    }

    /**
     * The properties of a link. Data of volume v takes ceil(latency + v ÷ bandwidth) ticks (Hsu, Huang, Wang 2011, on mixed-parallel online
     * workflows, §2); an edge without a volume moves 0.
     *
     * @param latency ticks, not negative
     * @param bandwidth volume per tick, greater than 0
     */
    record Link(Ratio latency, Ratio bandwidth) {
        /** A link that states nothing else. */
        public static final Link DEFAULT = new Link(Ratio.ZERO, Ratio.ONE);

        public Link {
            require(latency.signum() >= 0, "latency", Decimals.text(latency));
            require(bandwidth.signum() > 0, "bandwidth", Decimals.text(bandwidth));
        }

        private Link delayedBy(Ratio factor) {
            return new Link(latency.times(factor), bandwidth.dividedBy(factor));
        }
    }

    /** A link of its own between two clusters, the same in both directions. */
    record PairLink(String first, String second, Link link) {
        public PairLink {
            require(!first.equals(second), "link.self", first);
        }
    }

    /**
     * A link between every two clusters.
     *
     * @param standard the link of the pairs that have none of their own
     * @param pairs no pair twice, in whichever order its clusters are named; the platform checks that it has them
     */
    record Links(Link standard, List<PairLink> pairs) implements NetworkModel {
        public Links {
            pairs = List.copyOf(pairs);
            Set<Set<String>> seen = new HashSet<>();
            for (PairLink pair : pairs) {
                require(seen.add(Set.of(pair.first(), pair.second())), "link.twice", pair.first(), pair.second());
            }
        }

        @Override
        public Delays over(Platform platform) {
            return new LinkDelays(this, platform.clusters());
        }

        @Override
        public String text() {
            return "links";
        }

        @Override
        public NetworkModel delayedBy(Ratio factor) {
            return new Links(standard.delayedBy(factor),
                    pairs.stream().map(pair -> new PairLink(pair.first(), pair.second(), pair.link().delayedBy(factor))).toList());
        }
    }
}
