package org.schedscope.io.input;

import java.nio.file.Path;

/** A listener to the progress of reading, which can end it by throwing {@link java.util.concurrent.CancellationException}. */
public interface ReadWatch {
    /** A watch that ignores all. */
    ReadWatch NONE = bytes -> {
    };

    /** A file is about to be opened. */
    default void opening(Path file) {
        // Most watches need the bytes only.
    }

    /** More bytes of a file were read, as they are on the disk. */
    void read(int bytes);
}
