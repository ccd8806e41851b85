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
 * What can be read only once, standard input and pipes, kept for whoever asks again: formats are told by how a file begins, and read after
 * that. Like standard input itself it belongs to the process as a whole.
 */
public final class OnceRead {
    /** The name of standard input wherever a file stands. */
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
     * Standard input as it comes.
     *
     * @throws InputException if it is closed
     */
    public static InputStream standardInput() throws InputException {
        if (isClosed()) {
            throw new InputException(Problem.of(STANDARD_INPUT.toString(), Problem.words("file.closed")));
        }
        return System.in;
    }

    /** Whether the program began without standard input: the first file that Java opened for itself then has the number of that. */
    private static boolean isClosed() {
        try {
            return Files.readSymbolicLink(Path.of("/proc/self/fd/0")).startsWith(System.getProperty("java.home"));
        } catch (IOException | UnsupportedOperationException unknown) {
            return false;
        }
    }

    /** A pipe, named or not, or another device. */
    static byte[] pipe(Path path, Limits limits) throws IOException {
        Path key = path.toAbsolutePath().normalize();
        if (KEPT.containsKey(key)) {
            return KEPT.get(key);
        }
        // Buffered: a stream of a file by itself asks where in the file it is, which a pipe does not know.
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
