package org.schedscope.io.output;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** An output stream whose exceptions name its file as the user wrote it: systems report only "No space left on device". */
public final class NamedOutput extends FilterOutputStream {
    private final Path file;

    NamedOutput(OutputStream out, Path file) {
        super(out);
        this.file = file;
    }

    /** The exception with the name of the file. */
    public static IOException about(Path file, IOException e) {
        FileSystemException named = e instanceof NoSuchFileException ? new NoSuchFileException(file.toString())
                : e instanceof AccessDeniedException ? new AccessDeniedException(file.toString())
                        : new FileSystemException(file.toString(), null,
                                e instanceof FileSystemException known ? known.getReason() : e.getMessage());
        named.initCause(e);
        return named;
    }

    private interface Step {
        void run() throws IOException;
    }

    private void named(Step step) throws IOException {
        try {
            step.run();
        } catch (IOException e) {
            throw about(file, e);
        }
    }

    @Override
    public void write(int value) throws IOException {
        named(() -> out.write(value));
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
        named(() -> out.write(bytes, offset, length));
    }

    @Override
    public void flush() throws IOException {
        named(out::flush);
    }

    @Override
    public void close() throws IOException {
        named(out::close);
    }
}
