package org.schedscope.query;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Fields of a job or task in queries. */
public enum JobField {
    JOB(Type.NAME), USER(Type.NAME), QUEUE(Type.NAME), STATE(Type.NAME), CLUSTER(Type.NAME), KIND(Type.NAME),
    ARRIVAL(Type.MOMENT), START(Type.MOMENT), FINISH(Type.MOMENT),
    WAIT(Type.LENGTH), RESPONSE(Type.LENGTH), EXEC(Type.LENGTH),
    CORES(Type.NUMBER), TASKS(Type.NUMBER), WORK(Type.NUMBER), SLR(Type.NUMBER), SLOWDOWN(Type.NUMBER),
    TASK(Type.NAME), TASK_TYPE(Type.NAME), TASK_KIND(Type.NAME), TASK_STATE(Type.NAME), TASK_CLUSTER(Type.NAME),
    TASK_READY(Type.MOMENT), TASK_START(Type.MOMENT), TASK_FINISH(Type.MOMENT), TASK_WAIT(Type.LENGTH), TASK_EXEC(Type.LENGTH),
    TASK_CORES(Type.NUMBER);

    /** Types of values. */
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

    /** Whether the field belongs to tasks. */
    boolean isOfTask() {
        return compareTo(TASK) >= 0;
    }

    /** The field as it is typed: {@code wait}, {@code task.wait}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '.');
    }

    /** The states that are valid values; empty for a field of another type. */
    public List<String> states() {
        return this == STATE || this == TASK_STATE ? QueryReader.states(this) : List.of();
    }

    public static Optional<JobField> named(String word) {
        return Arrays.stream(values()).filter(field -> field.word().equals(word.toLowerCase(Locale.ROOT))).findFirst();
    }

    /** All fields as they are typed. */
    public static List<String> words() {
        return Arrays.stream(values()).map(JobField::word).toList();
    }
}
