package org.schedscope.io;

/** Is told how far reading has come, and can end it by throwing {@link java.util.concurrent.CancellationException}. */
public interface ReadWatch {
    /** Lets everything be read. */
    ReadWatch NONE = bytes -> {
    };

    /** So many more bytes of a file were read, as they lie on the disk. */
    void read(int bytes);
}
