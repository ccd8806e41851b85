package org.schedscope.experiment.change;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A change of a run.
 *
 * @param subject id of the cluster or job, path of the user, name of the setting, or label or type of tasks; empty if there is none
 * @param named whether the kind of the subject is stated, as where a job and a user have one name
 * @param value policy, scheduler, value of the setting, number of cores, bandwidth, arrival or execution time, as text
 * @param number the number, tick or ticks of that text
 * @param from moment from which it holds; from the start if there is none
 * @param to end of the change
 */
public record Change(Kind kind, String subject, boolean named, String value, long number, Optional<Moment> from, Optional<Moment> to) {
    private static final Pattern PLAIN = Pattern.compile("[^\\s,;:\"()=+\\u2212-][^\\s,;:\"()=]*");

    /** What changes. */
    public enum Kind {
        POLICY(""), SCHEDULER(""), SETTING(""), SEED(""), CORES(""), CORES_OF("cluster"), GONE("cluster"), BANDWIDTH(""), ALL_ON("cluster"),
        WITHOUT_JOB("job"), WITHOUT_USER("user"), JOB_CORES("job"), ARRIVES("job"), TAKES("task");

        /** The word for the kind of its subject. */
        private final String word;

        Kind(String word) {
            this.word = word;
        }
    }

    /**
     * A moment or a length of time.
     *
     * @param text in English
     * @param tick the moment; of a length, its end
     */
    public record Moment(String text, boolean isLength, long tick) {
    }

    Change at(Optional<Moment> begin, Optional<Moment> end) {
        return new Change(kind, subject, named, value, number, begin, end);
    }

    /** The change in English, as it is read again. */
    public String text() {
        return core() + from.map(moment -> " from " + moment.text()).orElse("")
                + to.map(moment -> (moment.isLength() ? " for " : " to ") + moment.text()).orElse("");
    }

    private String core() {
        String on = subject.isEmpty() ? "" : " on " + quoted(subject);
        return switch (kind) {
            case POLICY, SCHEDULER, BANDWIDTH -> value;
            case SETTING -> subject + "=" + quoted(value);
            case SEED -> "seed " + value;
            case CORES -> value + " cores" + on;
            case CORES_OF -> shown() + " with " + value + " cores";
            case GONE -> shown() + " gone";
            case ALL_ON -> "all" + on;
            case WITHOUT_JOB, WITHOUT_USER -> "without " + shown();
            case JOB_CORES -> shown() + " with " + value + " cores";
            case ARRIVES -> shown() + " arrives at " + value;
            case TAKES -> shown() + " takes " + value;
        };
    }

    private String shown() {
        String name = kind == Kind.WITHOUT_USER && subject.lastIndexOf('/') == 0 && subject.length() > 1 ? subject.substring(1) : subject;
        return (named ? kind.word + " " : "") + quoted(name);
    }

    static String quoted(String name) {
        return PLAIN.matcher(name).matches() && !ChangeReader.isKeyword(name.toLowerCase(Locale.ROOT)) ? name : '"' + name + '"';
    }
}
