package org.schedscope.io.format;

import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.json.DocumentHead;

/** A format that schedules made elsewhere are read from. */
public interface ScheduleFormat {
    /** For messages. */
    String name();

    /** Whether a document that begins so is of this format; file names do not count. */
    boolean recognises(DocumentHead head);

    /**
     * Reads a whole schedule.
     *
     * @throws InputException with everything that is wrong with the file
     */
    RawSchedule read(InputFile file, ReadOptions options) throws InputException;

    /** Whether it has the submissions of jobs, and not only when they ran. */
    default boolean tellsSubmissions() {
        return false;
    }
}
