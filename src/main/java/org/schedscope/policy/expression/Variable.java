package org.schedscope.policy.expression;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A number of a task that an expression may use, by estimates only. */
public enum Variable {
    /** The present tick. */
    NOW("the present tick"),
    /** Tick at which the task's job arrived. */
    ARRIVAL("tick at which the job arrived"),
    /** Tick at which the task became ready. */
    READY("tick at which the task became ready"),
    /** Ticks since the task became ready. */
    WAIT("ticks since the task became ready: now - ready"),
    /** Ticks since the task's job arrived. */
    AGE("ticks since the job arrived: now - arrival"),
    /** Execution time. */
    EXEC("estimated execution time of the task in ticks, on the fastest cluster of the queue"),
    /** Cores. */
    CORES("cores that the task needs"),
    /** Upward rank R. */
    RANK("upward rank R: ticks from the task's start to the end of its job, if nothing waits"),
    /** Critical path CP. */
    CP("critical path CP of the job, in ticks"),
    /** Longest critical path in the queue. */
    MAXCP("longest critical path of the jobs that wait in the same queue, in ticks"),
    /** Place of the job in the order of arrival. */
    PLACE("place of the job in the order of arrival, from 1"),
    /** Largest value of the job. */
    VMAX("largest value of the job's value curve; 0 without one"),
    /** Projected value of the job. */
    VALUE("value of the job if the task starts now and nothing waits after it; 0 without a curve"),
    /** Tier of the job's queue. */
    TIER("tier of the job's queue"),
    /** Priority of the job's queue. */
    QUEUE_PRIORITY("priority of the job's queue; 0 without one"),
    /** Share of all users' use. */
    USAGE("use of cores by the job's user as a share of that of all users, by half-life"),
    /** Share of the platform's cores. */
    SIZE("cores that the task needs as a share of the platform's"),
    /** Rank of the user by Fair Tree. */
    FAIRSHARE("rank of the job's user by Fair Tree: 1 for the first, above 0 for the last");

    private final String meaning;

    Variable(String meaning) {
        this.meaning = meaning;
    }

    /** Its name in expressions. */
    public String word() {
        return this == QUEUE_PRIORITY ? "queuePriority" : name().toLowerCase(Locale.ROOT);
    }

    /** Whether it depends on what users have used. */
    public boolean isOfUse() {
        return this == USAGE || this == FAIRSHARE;
    }

    /** Whether it need not be a whole number. */
    public boolean isFraction() {
        return this == VALUE || this == VMAX || this == QUEUE_PRIORITY || this == SIZE || isOfUse();
    }

    /** Description for users, with the unit. */
    public String meaning() {
        return meaning;
    }

    /** Whether it is a moment, and not a length of time or another number. */
    public boolean isMoment() {
        return this == NOW || this == ARRIVAL || this == READY;
    }

    /** The variable of a name, if there is one. */
    public static Optional<Variable> named(String word) {
        return Arrays.stream(values()).filter(each -> each.word().equals(word)).findFirst();
    }

    static List<String> words() {
        return Arrays.stream(values()).map(Variable::word).toList();
    }
}
