package org.schedscope.periodic;

import java.util.List;
import java.util.Locale;
import org.schedscope.text.Message;

/**
 * Result of one test of a periodic set.
 *
 * @param kind the test
 * @param policy policy that it is about
 * @param verdict its answer
 * @param why reason, in a sentence
 * @param responses response times by task; empty in other tests
 * @param demand points of the processor-demand test; empty in other tests, and where utilisation alone decides
 */
public record TestResult(Kind kind, String policy, TestVerdict verdict, Message why, List<ResponseTime> responses,
        List<Point> demand) {
    /** Tests, each with its source. */
    public enum Kind {
        LIU_LAYLAND("Liu, Layland 1973"),
        HYPERBOLIC("Bini, Buttazzo, Buttazzo 2003"),
        RESPONSE_TIMES("Joseph, Pandya 1986; Audsley et al. 1993"),
        PROCESSOR_DEMAND("Baruah, Rosier, Howell 1990; Liu, Layland 1973");

        private final String source;

        Kind(String source) {
            this.source = source;
        }

        /** Authors and year. */
        public String source() {
            return source;
        }

        /** Name in files. */
        public String id() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }

        /** Name for users. */
        public Message title() {
            return Message.of("periodic", "test." + name());
        }
    }

    /**
     * The demand up to a tick.
     *
     * @param tick a deadline
     * @param work work h of releases with deadlines up to it, in ticks
     */
    public record Point(long tick, long work) {
    }

    public TestResult {
        responses = List.copyOf(responses);
        demand = List.copyOf(demand);
    }
}
