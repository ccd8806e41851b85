package org.schedscope.io.input;

import java.io.BufferedInputStream;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Sources that can be read only once, standard input and pipes, with their content kept for further reading: a format is recognised by the
 * beginning of a file, which is then read again. It is static because standard input belongs to the process as a whole.
 */
public final class OnceRead {
    /** File name that means standard input. */
    public static final Path STANDARD_INPUT = Path.of("-");
    private static final int MOST_BYTES = Integer.MAX_VALUE - 64;
    private static final Map<Object, byte[]> KEPT = new ConcurrentHashMap<>();

    private OnceRead() {
    }

    static boolean isStandardInput(Path path) {
        return path.equals(STANDARD_INPUT);
    }

    static byte[] standardInput(Limits limits) throws IOException {
        InputStream in = standardInput();
        return kept(in, STANDARD_INPUT.toString(), in, limits);
    }

    /**
     * Standard input as a stream.
     *
     * @throws InputException if it is closed
     */
    public static InputStream standardInput() throws InputException {
        if (isClosed()) {
            throw new InputException(Problem.of(STANDARD_INPUT.toString(), Problem.words("file.closed")));
        }
        return System.in;
    }

    /** Whether the program was started without standard input: the first file that Java opened for itself then has its number. */
    private static boolean isClosed() {
        try {
            return Files.readSymbolicLink(Path.of("/proc/self/fd/0")).startsWith(System.getProperty("java.home"));
        } catch (IOException | UnsupportedOperationException unknown) {
            return false;
        }
    }

    /** The content of a pipe, named or not, or of another device. */
    static byte[] pipe(Path path, Limits limits) throws IOException {
        Path key = path.toAbsolutePath().normalize();
        if (KEPT.containsKey(key)) {
            return KEPT.get(key);
        }
        // Buffered: an unbuffered file stream queries its position, which a pipe does not have.
        try (InputStream in = new BufferedInputStream(new FileInputStream(path.toFile()))) {
            return kept(key, path.toString(), in, limits);
        }
    }

    private static synchronized byte[] kept(Object key, String name, InputStream in, Limits limits) throws IOException {
        byte[] known = KEPT.get(key);
        if (known != null) {
            return known;
        }
        byte[] bytes = in.readNBytes((int) Math.min(limits.fileBytes(), MOST_BYTES));
        if (in.read() >= 0) {
            throw new InputException(Problem.of(name, Problem.words("file.large", bytes.length + 1L, bytes.length)));
        }
        KEPT.put(key, bytes);
        return bytes;
    }
}
