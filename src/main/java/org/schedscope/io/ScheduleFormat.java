package org.schedscope.io;

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
    ScheduleFile read(InputFile file, ReadOptions options) throws InputException;
}
