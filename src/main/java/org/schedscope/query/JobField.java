package org.schedscope.query;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What can be asked of a job. */
public enum JobField {
    JOB(Type.NAME), USER(Type.NAME), QUEUE(Type.NAME), STATE(Type.NAME), CLUSTER(Type.NAME), KIND(Type.NAME),
    ARRIVAL(Type.MOMENT), START(Type.MOMENT), FINISH(Type.MOMENT),
    WAIT(Type.LENGTH), RESPONSE(Type.LENGTH), EXEC(Type.LENGTH),
    CORES(Type.NUMBER), TASKS(Type.NUMBER), WORK(Type.NUMBER), SLR(Type.NUMBER), SLOWDOWN(Type.NUMBER);

    /** What its values are. */
    enum Type {
        NAME, NUMBER, MOMENT, LENGTH
    }

    private final Type type;

    JobField(Type type) {
        this.type = type;
    }

    Type type() {
        return type;
    }

    /** As it is typed. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Optional<JobField> named(String word) {
        return Arrays.stream(values()).filter(field -> field.word().equals(word.toLowerCase(Locale.ROOT))).findFirst();
    }

    /** All that can be typed. */
    public static List<String> words() {
        return Arrays.stream(values()).map(JobField::word).toList();
    }
}
