package org.schedscope.io.format;

import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.ReadOptions;

/** A format of logs: what users wanted of a machine, and when its own scheduler started it. */
public interface LogFormat extends WorkloadFormat {
    /**
     * Reads a whole log.
     *
     * @throws InputException with everything that is wrong with the file
     */
    RecordedLog readLog(InputFile file, ReadOptions options) throws InputException;

    @Override
    default LoadedWorkload read(InputFile file, ReadOptions options) throws InputException {
        return readLog(file, options).loaded();
    }
}
