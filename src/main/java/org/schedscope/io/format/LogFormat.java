package org.schedscope.io.format;

import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.ReadOptions;

/** A format of logs, which contain the requests of users and the schedule of the machine. */
public interface LogFormat extends WorkloadFormat {
    /**
     * Reads a whole log.
     *
     * @throws InputException with all problems of the file
     */
    RecordedLog readLog(InputFile file, ReadOptions options) throws InputException;

    @Override
    default LoadedWorkload read(InputFile file, ReadOptions options) throws InputException {
        return readLog(file, options).loaded();
    }
}
