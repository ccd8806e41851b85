package org.schedscope.io.format;

import java.util.List;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.json.DocumentHead;
import org.schedscope.text.Message;

/** A format that workloads are read from. */
public interface WorkloadFormat {
    /** For messages. */
    String name();

    /** Whether a document that begins so is of this format; file names do not count. */
    boolean recognises(DocumentHead head);

    /**
     * Reads a whole workload.
     *
     * @throws InputException with everything that is wrong with the file
     */
    LoadedWorkload read(InputFile file, ReadOptions options) throws InputException;

    /**
     * What a file that was read has and a workload does not, so that it is not there when the workload is written again.
     *
     * @throws InputException if the file is another one by now
     */
    default List<Message> unread(InputFile file, ReadOptions options) throws InputException {
        return List.of();
    }
}
