package org.schedscope.io;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPOutputStream;

/**
 * The outputs of a run, all or none: each is written to a file beside its target, {@link #commit()} moves them into place, and
 * {@link #close()} without it leaves nothing behind. Devices such as {@code /dev/stdout} are written to directly.
 */
public final class OutputFiles implements AutoCloseable {
    private static final int BUFFER = 1 << 16;

    private final Map<Path, Path> asides = new LinkedHashMap<>();
    private final List<OutputStream> open = new ArrayList<>();
    private final List<Path> madeFolders = new ArrayList<>();

    /** Writes the contents of one output. */
    public interface Contents {
        void writeTo(OutputStream out) throws IOException;
    }

    /**
     * A stream to an output, closed by {@link #commit()} at the latest; packed if the name ends with {@code .gz}.
     *
     * @throws IOException if the folder cannot be written to, or the output is already one of these
     */
    public OutputStream begin(Path target) throws IOException {
        Path key = target.toAbsolutePath().normalize();
        if (asides.containsKey(key)) {
            throw new FileAlreadyExistsException(target.toString(), null, "named as an output twice");
        }
        boolean device = Files.exists(target) && !Files.isRegularFile(target);
        Path aside = device ? target : unusedBeside(key);
        OutputStream raw = device ? Files.newOutputStream(target)
                : Files.newOutputStream(aside, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        if (!device) {
            asides.put(key, aside);
        }
        OutputStream buffered = new BufferedOutputStream(raw, BUFFER);
        open.add(buffered);
        OutputStream out = key.toString().endsWith(".gz") ? new GZIPOutputStream(buffered, BUFFER) : buffered;
        open.set(open.size() - 1, out);
        return out;
    }

    public void write(Path target, Contents contents) throws IOException {
        OutputStream out = begin(target);
        contents.writeTo(out);
        out.close();
    }

    /** Makes a folder for outputs; it is removed again if nothing is committed. */
    public void makeFolder(Path folder) throws IOException {
        Path missing = folder.toAbsolutePath().normalize();
        List<Path> making = new ArrayList<>();
        while (missing != null && !Files.exists(missing)) {
            making.add(0, missing);
            missing = missing.getParent();
        }
        for (Path next : making) {
            Files.createDirectory(next);
            madeFolders.add(0, next);
        }
    }

    private static Path unusedBeside(Path target) {
        for (int number = 0;; number++) {
            Path aside = target.resolveSibling("." + target.getFileName() + "." + ProcessHandle.current().pid() + "-" + number + ".part");
            if (!Files.exists(aside)) {
                return aside;
            }
        }
    }

    /** Closes all outputs, then moves them into place, replacing what was there. */
    public void commit() throws IOException {
        for (OutputStream out : open) {
            out.close();
        }
        for (Map.Entry<Path, Path> entry : asides.entrySet()) {
            move(entry.getValue(), entry.getKey());
        }
        asides.clear();
        open.clear();
        madeFolders.clear();
    }

    private static void move(Path from, Path to) throws IOException {
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /** Removes everything that was not committed. */
    @Override
    public void close() throws IOException {
        for (OutputStream out : open) {
            try {
                out.close();
            } catch (IOException e) {
                // The output is given up anyway; what matters is that its file goes.
                continue;
            }
        }
        for (Path aside : asides.values()) {
            Files.deleteIfExists(aside);
        }
        for (Path folder : madeFolders) {
            Files.deleteIfExists(folder);
        }
        asides.clear();
        open.clear();
        madeFolders.clear();
    }
}
