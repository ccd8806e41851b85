package org.schedscope.io.output;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Says of what goes wrong with writing which file it was, as the user named it: the system says "No space left on device" only. */
public final class NamedOutput extends FilterOutputStream {
    private final Path file;

    NamedOutput(OutputStream out, Path file) {
        super(out);
        this.file = file;
    }

    /** What went wrong, about this file and no other. */
    public static IOException about(Path file, IOException e) {
        FileSystemException named = e instanceof NoSuchFileException ? new NoSuchFileException(file.toString())
                : e instanceof AccessDeniedException ? new AccessDeniedException(file.toString())
                        : new FileSystemException(file.toString(), null,
                                e instanceof FileSystemException known ? known.getReason() : e.getMessage());
        named.initCause(e);
        return named;
    }

    @Override
    public void write(int value) throws IOException {
        try {
            out.write(value);
        } catch (IOException e) {
            throw about(file, e);
        }
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
        try {
            out.write(bytes, offset, length);
        } catch (IOException e) {
            throw about(file, e);
        }
    }

    @Override
    public void flush() throws IOException {
        try {
            out.flush();
        } catch (IOException e) {
            throw about(file, e);
        }
    }

    @Override
    public void close() throws IOException {
        try {
            out.close();
        } catch (IOException e) {
            throw about(file, e);
        }
    }
}
