package org.schedscope.io.output;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.Locale;

/** Standard output as a file named {@code -}; unlike {@link System#out} it reports errors. */
public final class StandardOutput extends OutputStream {
    private static final Path NAME = Path.of("-");

    private final PrintStream out = System.out;

    StandardOutput() {
    }

    /** Whether a target is standard output. */
    public static boolean isNamed(Path target) {
        return target.equals(NAME);
    }

    /** Whether writing failed because the reader of a pipe, such as {@code head}, has closed it. */
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

    /** Flushes; standard output itself stays open. */
    @Override
    public void close() throws IOException {
        check();
    }

    /** Throws the error of the print stream, whose text is found by writing once more. */
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
