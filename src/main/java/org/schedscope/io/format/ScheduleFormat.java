package org.schedscope.io.format;

import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.json.DocumentHead;

/** A format that schedules are read from. */
public interface ScheduleFormat {
    /** Name for messages. */
    String name();

    /** Whether a document is of this format, by its head; file names do not count. */
    boolean recognises(DocumentHead head);

    /**
     * Reads a whole schedule.
     *
     * @throws InputException with all problems of the file
     */
    RawSchedule read(InputFile file, ReadOptions options) throws InputException;

    /** Whether it has the submissions of jobs, and not only the execution intervals. */
    default boolean tellsSubmissions() {
        return false;
    }
}
