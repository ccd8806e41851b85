package org.schedscope.bound;

import java.util.BitSet;
import java.util.Locale;
import java.util.stream.Collectors;
import org.schedscope.model.Platform;
import org.schedscope.text.Message;

/**
 * The proof behind a lower bound: a kind of relaxation, and the resource and clusters of its one machine.
 *
 * @param kind kind of relaxation
 * @param place clusters that the one machine replaces; none for a critical path
 */
public record Argument(Kind kind, Place place) {
    private static final String WORDS = "bounds";
    private static final int FEW = 3;

    /** A job alone on the platform. */
    static final Argument PATH = new Argument(Kind.PATH, new Place("none", new BitSet()));

    /** Relaxations, each with its source. */
    public enum Kind {
        /** Each job needs its critical path. */
        PATH("Graham 1966; Topcuoglu et al. 2002"),
        /** The latest end: longest tail first. */
        TAIL("Jackson 1955; Carlier 1982"),
        /** The largest response or SLR: earliest due date first. */
        DUE("Horn 1974; Bender, Chakrabarti, Muthukrishnan 1998"),
        /** The sum of responses: least work left first. */
        LEFT("Schrage 1968"),
        /** Weighted sums: largest weight for the work first. */
        BUSY("Goemans, Queyranne, Schulz, Skutella, Wang 2002");

        private final String source;

        Kind(String source) {
            this.source = source;
        }

        /** Authors and year of the relaxation. */
        public String source() {
            return source;
        }
    }

    /** A sentence that explains the bound. */
    Message sentence(Platform platform) {
        String key = kind.name().toLowerCase(Locale.ROOT);
        return kind == Kind.PATH ? Message.of(WORDS, key) : Message.of(WORDS, key, place.phrase(platform));
    }

    /**
     * The capacity of the one machine.
     *
     * @param resource {@code cores}, {@code memory}, or {@code halves}, {@code thirds}, {@code quarters} of a cluster (see {@link
     * Resource#parts})
     * @param clusters numbers of the clusters that the machine replaces
     */
    public record Place(String resource, BitSet clusters) {
        public Place {
            clusters = (BitSet) clusters.clone();
        }

        @Override
        public BitSet clusters() {
            return (BitSet) clusters.clone();
        }

        /** The phrase for a machine: {@code one machine as fast as the cores of C1 and C2 together}. */
        private Message phrase(Platform platform) {
            int all = platform.clusters().size();
            int count = clusters.cardinality();
            Message where = count == all && all > 1 ? Message.of(WORDS, "clusters.all")
                    : count > FEW ? Message.of(WORDS, "clusters", count) : Message.verbatim(names(platform));
            return Message.of(WORDS, "machine." + resource, where);
        }

        private String names(Platform platform) {
            return clusters.stream().mapToObj(cluster -> platform.clusters().get(cluster).id()).collect(Collectors.joining(", "));
        }
    }
}
