package org.schedscope.io.input;

import java.nio.file.Path;

/** Is told how far reading has come, and can end it by throwing {@link java.util.concurrent.CancellationException}. */
public interface ReadWatch {
    /** Lets everything be read. */
    ReadWatch NONE = bytes -> {
    };

    /** A file is about to be opened. */
    default void opening(Path file) {
        // How far reading has come is what most want to know.
    }

    /** So many more bytes of a file were read, as they lie on the disk. */
    void read(int bytes);
}
