package org.schedscope.query;

import java.util.EnumSet;
import java.util.Set;
import java.util.stream.IntStream;
import org.schedscope.model.time.TickClock;
import org.schedscope.model.time.TimeReader;
import org.schedscope.syntax.SyntaxException;

/**
 * A question about a job that is answered with yes or no. One that asks for something of tasks holds of a task if all of it does, and of a
 * job if it holds of one of its tasks.
 */
public final class JobQuery {
    /** A question or a part of one. */
    @FunctionalInterface
    interface Part {
        /** @param task of the job; of no importance where nothing of tasks is asked for */
        boolean holds(JobValues values, int job, int task);
    }

    private static final int NONE = -1;

    private final Part whole;
    private final boolean ofTasks;

    JobQuery(Part whole, boolean ofTasks) {
        this.whole = whole;
        this.ofTasks = ofTasks;
    }

    /** Whether it asks for something of tasks. */
    public boolean isOfTasks() {
        return ofTasks;
    }

    /** Whether it holds of a job. */
    public boolean holds(JobValues values, int job) {
        return ofTasks ? tasks(values, job).findAny().isPresent() : whole.holds(values, job, NONE);
    }

    /** The tasks of a job of which it holds, ascending; all of them or none where it asks for nothing of tasks. */
    public IntStream tasks(JobValues values, int job) {
        return IntStream.range(values.firstTask(job), values.firstTask(job + 1)).filter(task -> whole.holds(values, job, task));
    }

    /**
     * Reads one.
     *
     * @param clock of the workload whose times are meant
     * @throws SyntaxException with the column of the mistake, and what is allowed there
     */
    public static JobQuery read(String text, TickClock clock) {
        return read(text, clock, EnumSet.allOf(JobField.class));
    }

    /** Reads one that asks for some fields only. */
    public static JobQuery read(String text, TickClock clock, Set<JobField> fields) {
        return new QueryReader(text, TimeReader.of(clock), fields).read();
    }

    /** Whether a text is meant as a query, and not as words to look for: it compares something. */
    public static boolean isMeant(String text) {
        return text.chars().anyMatch(c -> c == '<' || c == '>' || c == '=');
    }
}
