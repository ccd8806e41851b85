package org.schedscope.io.output;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.Locale;

/** Standard output as a file among others, by the name {@code -}; unlike {@link System#out} it reports what goes wrong. */
public final class StandardOutput extends OutputStream {
    private static final Path NAME = Path.of("-");

    private final PrintStream out = System.out;

    StandardOutput() {
    }

    /** Whether this is meant, and no file. */
    public static boolean isNamed(Path target) {
        return target.equals(NAME);
    }

    /** Whether writing failed because the reader at the other end of a pipe, such as {@code head}, has seen enough. */
    public static boolean isReaderGone(Throwable thrown) {
        String message = thrown instanceof IOException ? String.valueOf(thrown.getMessage()).toLowerCase(Locale.ROOT) : "";
        return message.contains("broken pipe") || message.contains("pipe is being closed");
    }

    @Override
    public void write(int value) throws IOException {
        write(new byte[] {(byte) value}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
        out.write(bytes, offset, length);
        check();
    }

    @Override
    public void flush() throws IOException {
        check();
    }

    /** Standard output stays open for whatever comes after. */
    @Override
    public void close() throws IOException {
        check();
    }

    /** A stream for printing reports only that something went wrong; writing once more shows what. */
    private void check() throws IOException {
        if (out.checkError()) {
            try {
                new FileOutputStream(FileDescriptor.out).write('\n');
            } catch (IOException e) {
                throw new FileSystemException("the standard output", null, e.getMessage());
            }
            throw new FileSystemException("the standard output", null, "it is closed");
        }
    }
}
