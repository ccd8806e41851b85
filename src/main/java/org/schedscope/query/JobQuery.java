package org.schedscope.query;

import java.util.EnumSet;
import java.util.Set;
import java.util.stream.IntStream;
import org.schedscope.model.time.TickClock;
import org.schedscope.model.time.TimeReader;
import org.schedscope.syntax.SyntaxException;

/**
 * A boolean query on jobs. A query with fields of tasks is true of a task if all of it is, and of a job if it is true of one of its tasks.
 */
public final class JobQuery {
    /** A query or a part of one. */
    @FunctionalInterface
    interface Part {
        /** @param task task of the job; ignored by queries without fields of tasks */
        boolean holds(JobValues values, int job, int task);
    }

    private static final int NONE = -1;

    private final Part whole;
    private final boolean ofTasks;

    JobQuery(Part whole, boolean ofTasks) {
        this.whole = whole;
        this.ofTasks = ofTasks;
    }

    /** Whether the query has fields of tasks. */
    public boolean isOfTasks() {
        return ofTasks;
    }

    /** Whether the query is true of a job. */
    public boolean holds(JobValues values, int job) {
        return ofTasks ? tasks(values, job).findAny().isPresent() : whole.holds(values, job, NONE);
    }

    /** The tasks of a job for which the query is true, ascending; all or none for a query without fields of tasks. */
    public IntStream tasks(JobValues values, int job) {
        return IntStream.range(values.firstTask(job), values.firstTask(job + 1)).filter(task -> whole.holds(values, job, task));
    }

    /**
     * Parses a query.
     *
     * @param clock clock of the workload, for times
     * @throws SyntaxException with the column of the mistake and what is allowed there
     */
    public static JobQuery read(String text, TickClock clock) {
        return read(text, clock, EnumSet.allOf(JobField.class));
    }

    /** Parses a query that may use the given fields only. */
    public static JobQuery read(String text, TickClock clock, Set<JobField> fields) {
        return new QueryReader(text, TimeReader.of(clock), fields).read();
    }

    /** Whether a text is a query rather than words to look for: it has a comparison. */
    public static boolean isMeant(String text) {
        return text.chars().anyMatch(c -> c == '<' || c == '>' || c == '=');
    }
}
