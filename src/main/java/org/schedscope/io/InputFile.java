package org.schedscope.io;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.zip.GZIPInputStream;

/**
 * A file to read: bytes become characters here. Gzip is known by its first two bytes, text is strict UTF-8, a byte order mark is
 * passed over, sizes are bounded.
 *
 * @param name as the user wrote it, for messages
 */
public record InputFile(Path path, String name) {
    private static final int GZIP_FIRST = 0x1f;
    private static final int GZIP_SECOND = 0x8b;
    private static final int BUFFER = 1 << 16;

    public static InputFile of(Path path) {
        return new InputFile(path, path.toString());
    }

    /** File name without folder and without the endings that formats use. */
    public String stem() {
        String name = path.getFileName() == null ? "workload" : path.getFileName().toString();
        for (String ending : new String[] {".gz", ".json", ".workload", ".platform"}) {
            if (name.length() > ending.length() && name.endsWith(ending)) {
                name = name.substring(0, name.length() - ending.length());
            }
        }
        return name;
    }

    /** The text of the file. */
    Reader open(Limits limits) throws InputException {
        checkReadable(limits);
        InputStream raw = null;
        try {
            raw = Files.newInputStream(path);
            BoundedStream packed = new BoundedStream(raw, this, limits.fileBytes(), null, 0);
            BufferedInputStream head = new BufferedInputStream(packed, BUFFER);
            head.mark(2);
            boolean gzip = head.read() == GZIP_FIRST && head.read() == GZIP_SECOND;
            head.reset();
            InputStream bytes = gzip ? new BoundedStream(new GZIPInputStream(head, BUFFER), this, limits.fileBytes(), packed, limits.gzipRatio()) : head;
            return new Utf8Reader(bytes, this);
        } catch (IOException e) {
            closeQuietly(raw, e);
            throw failure(e);
        }
    }

    private void checkReadable(Limits limits) throws InputException {
        if (Files.isDirectory(path)) {
            throw new InputException(problem("this is a folder, not a file"));
        }
        if (!Files.exists(path)) {
            throw new InputException(problem("no such file"));
        }
        try {
            if (Files.size(path) > limits.fileBytes()) {
                throw new InputException(problem("the file has " + Files.size(path) + " bytes; the limit is " + limits.fileBytes()));
            }
        } catch (InputException e) {
            throw e;
        } catch (IOException e) {
            throw failure(e);
        }
    }

    private static void closeQuietly(InputStream stream, IOException cause) {
        if (stream != null) {
            try {
                stream.close();
            } catch (IOException e) {
                cause.addSuppressed(e);
            }
        }
    }

    Problem problem(String message) {
        return Problem.of(name, message);
    }

    /** What the user is told about a failure of reading itself. */
    InputException failure(IOException e) {
        if (e instanceof InputException input) {
            return input;
        }
        String what = e instanceof NoSuchFileException ? "no such file"
                : e instanceof AccessDeniedException ? "the file may not be read (access denied)"
                : e instanceof java.util.zip.ZipException || e instanceof java.io.EOFException ? "the gzip data is damaged or cut off"
                : "the file cannot be read: " + (e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage());
        return new InputException(problem(what));
    }
}
