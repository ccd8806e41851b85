package org.schedscope.breakpoint;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.schedscope.model.ModelException;
import org.schedscope.model.number.Decimals;
import org.schedscope.model.number.Ratio;
import org.schedscope.text.Message;

/**
 * Something that can become true in a run. It names things by their ids, so that it can be asked of any run that has them.
 *
 * @param names of a job; of a job and its task; of a user; of a cluster, none where the queues of all are meant
 * @param bound a tick, an SLR or a number of tasks, where the kind has one; at least 0, a tick at least 1: at 0 a run begins
 */
public record Condition(Kind kind, List<String> names, Ratio bound) {
    /** What becomes true, and how that is typed: a subject, the names of what it is about, and a verb, or a sign with a bound. */
    public enum Kind {
        /** It is this tick, or later. */
        TIME("time", ">="),
        /** A job has just arrived. */
        ARRIVES("job", "arrives"),
        /** A job has just finished. */
        FINISHES("job", "finishes"),
        /** A job has just starved. */
        STARVES("job", "starves"),
        /** A task has just started, or gone on after a suspension. */
        TASK("task", "starts"),
        /** The SLR of a job, final or so far, is above a bound. */
        SLR("slr", ">"),
        /** Some job of a user has gone on past its expected end time: the number of the user's violations leaves zero. */
        USER("user", "violated"),
        /** More tasks wait than a number, at any moment, also between two events of one tick, also where clusters share a queue. */
        QUEUE("queue", ">"),
        /** When a tick is over, a cluster has the cores and the memory free that some waiting task needs; data is not looked at. */
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

        /** Whether it compares something with a bound. */
        public boolean isBound() {
            return verb.charAt(0) == '>';
        }

        /** Its name in messages and menus. */
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

    /** The text that {@link ConditionText#read} reads as this. */
    public String text() {
        boolean isTask = kind == Kind.TASK;
        String about = names.stream().map(name -> isTask ? ConditionText.RULES.part(name) : ConditionText.RULES.name(name))
                .collect(Collectors.joining("/"));
        return kind.subject + (about.isEmpty() ? " " : " " + about + " ") + kind.verb + (kind.isBound() ? " " + Decimals.text(bound) : "");
    }

    /** What is wrong with a condition. */
    public static Message words(String key, Object... values) {
        return Message.of("conditions", key, values);
    }
}
