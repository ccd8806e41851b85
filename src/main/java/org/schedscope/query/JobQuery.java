package org.schedscope.query;

import java.util.EnumSet;
import java.util.Set;
import org.schedscope.model.time.TickClock;
import org.schedscope.model.time.TimeReader;

/** A question about a job that is answered with yes or no. */
@FunctionalInterface
public interface JobQuery {
    /** Whether it holds of a job. */
    boolean holds(JobValues values, int job);

    /**
     * Reads one.
     *
     * @param clock of the workload whose times are meant
     * @throws org.schedscope.breakpoint.ConditionException that tells the column of what is wrong, and what may stand there
     */
    static JobQuery read(String text, TickClock clock) {
        return read(text, clock, EnumSet.allOf(JobField.class));
    }

    /** Reads one that asks for some fields only. */
    static JobQuery read(String text, TickClock clock, Set<JobField> fields) {
        return new QueryReader(text, TimeReader.of(clock), fields).read();
    }

    /** Whether a text is meant as a query, and not as words to look for: it compares something. */
    static boolean isMeant(String text) {
        return text.chars().anyMatch(c -> c == '<' || c == '>' || c == '=');
    }
}
