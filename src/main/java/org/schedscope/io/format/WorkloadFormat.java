package org.schedscope.io.format;

import java.util.List;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.json.DocumentHead;
import org.schedscope.text.Message;

/** A format that workloads are read from. */
public interface WorkloadFormat {
    /** Name for messages. */
    String name();

    /** Whether a document is of this format, by its head; file names do not count. */
    boolean recognises(DocumentHead head);

    /**
     * Reads a whole workload.
     *
     * @throws InputException with all problems of the file
     */
    LoadedWorkload read(InputFile file, ReadOptions options) throws InputException;

    /**
     * Content of a file that a workload does not have, and that is lost when the workload is written again.
     *
     * @throws InputException if the file has changed meanwhile
     */
    default List<Message> unread(InputFile file, ReadOptions options) throws InputException {
        return List.of();
    }
}
