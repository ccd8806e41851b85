package org.schedscope.model;

import static org.schedscope.model.Checks.require;

import java.util.Optional;

/** How long data travels between two different clusters; on one cluster it never travels. */
public sealed interface NetworkModel {
    /** Nothing takes time. */
    NetworkModel NONE = new None();

    /**
     * Ticks from the finish of a parent until its data is on another cluster, not negative.
     *
     * @param parentExec exact execution time of the parent, in ticks
     * @param data volume stated on the edge, if any
     * @param from cluster of the parent, by platform order
     * @param to another cluster, by platform order
     */
    long delay(Ratio parentExec, Optional<Ratio> data, int from, int to);

    /** The text that {@code --network} takes and reports print. */
    String text();

    /** Data is everywhere at once. */
    record None() implements NetworkModel {
        @Override
        public long delay(Ratio parentExec, Optional<Ratio> data, int from, int to) {
            return 0;
        }

        @Override
        public String text() {
            return "none";
        }
    }

    /**
     * Delay in proportion to the parent's execution time: ceil(exec·ccr) (Burkimsher, Bate, Indrusiak 2013, §4.3).
     *
     * @param ccr communication to computation ratio, not negative
     */
    record Ccr(Ratio ccr) implements NetworkModel {
        public Ccr {
            require(ccr.signum() >= 0, "\"ccr\" is %s; it must not be negative", ccr);
        }

        @Override
        public long delay(Ratio parentExec, Optional<Ratio> data, int from, int to) {
            return Ratio.ceilOfProduct(parentExec, ccr);
        }

        @Override
        public String text() {
            return "ccr:" + Decimals.text(ccr);
        }
    }
}
