package org.schedscope.breakpoint;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.schedscope.model.ModelException;
import org.schedscope.model.number.Decimals;
import org.schedscope.model.number.Ratio;
import org.schedscope.text.Message;

/**
 * A condition on a run, with ids as names, so that it applies to any run that has them.
 *
 * @param names of a job; of a job and its task; of a user; of a cluster, none for the queues of all clusters
 * @param bound a tick (at least 1, since a run begins at 0), an SLR or a number of tasks (at least 0); none for other kinds
 */
public record Condition(Kind kind, List<String> names, Ratio bound) {
    /** Kinds of conditions, each with its syntax: a subject, names, and a verb or a sign with a bound. */
    public enum Kind {
        /** It is this tick, or later. */
        TIME("time", ">="),
        ARRIVES("job", "arrives"),
        FINISHES("job", "finishes"),
        STARVES("job", "starves"),
        /** A task starts or resumes. */
        TASK("task", "starts"),
        /** The SLR of a job, final or so far, is above a bound. */
        SLR("slr", ">"),
        /** Some job of a user runs past its expected end time: the user's number of violations rises above zero. */
        USER("user", "violated"),
        /** More tasks wait than a number, also between two events of one tick, and where clusters share a queue. */
        QUEUE("queue", ">"),
        /** At the end of a tick, a cluster has free cores and memory for some waiting task; data transfers are ignored. */
        IDLES("cluster", "idles");

        private final String subject;
        private final String verb;

        Kind(String subject, String verb) {
            this.subject = subject;
            this.verb = verb;
        }

        String subject() {
            return subject;
        }

        String verb() {
            return verb;
        }

        /** Whether its syntax has a bound. */
        public boolean isBound() {
            return verb.charAt(0) == '>';
        }

        /** Name in messages and menus. */
        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }

        /** A condition of this kind without a bound. */
        public Condition of(String... names) {
            return new Condition(this, List.of(names), Ratio.ZERO);
        }

        /** A condition of this kind with a bound. */
        public Condition above(Ratio bound, String... names) {
            return new Condition(this, List.of(names), bound);
        }
    }

    public Condition {
        names = List.copyOf(names);
        if (kind == Kind.TIME && bound.compareTo(Ratio.ONE) < 0) {
            throw new ModelException(words("time.early", Decimals.text(bound)));
        }
        if (bound.signum() < 0) {
            throw new IllegalArgumentException("a bound below 0: " + bound);
        }
    }

    /** The text that {@link ConditionText#read} reads as this condition. */
    public String text() {
        boolean isTask = kind == Kind.TASK;
        String about = names.stream().map(name -> isTask ? ConditionText.RULES.part(name) : ConditionText.RULES.name(name))
                .collect(Collectors.joining("/"));
        return kind.subject + (about.isEmpty() ? " " : " " + about + " ") + kind.verb + (kind.isBound() ? " " + Decimals.text(bound) : "");
    }

    /** A message about a wrong condition. */
    public static Message words(String key, Object... values) {
        return Message.of("conditions", key, values);
    }
}
