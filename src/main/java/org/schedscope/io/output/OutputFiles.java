package org.schedscope.io.output;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The outputs of a run, written all or none: each is written to a file beside its target, {@link #commit()} moves them into place, and
 * {@link #close()} without it, or the end of the program by a signal, removes them. Standard output, called {@code -}, and devices such as
 * {@code /dev/stdout} are written to directly, links are followed, and replaced files pass on their permissions.
 */
public final class OutputFiles implements AutoCloseable {
    private static final int BUFFER = 1 << 18;
    private static final int MOST_LINKS = 40;

    private final Guard guard;
    private final Map<Path, PartFile> parts = new LinkedHashMap<>();
    private final List<OutputStream> open = new ArrayList<>();
    private final List<Path> madeFolders = new ArrayList<>();
    private final Set<Path> cleared = new HashSet<>();
    private final Thread atExit = new Thread(this::abandon, "outputs given up");
    private boolean watched;
    private boolean awaited;
    private boolean abandoned;

    /** Writes the contents of one output. */
    public interface Contents {
        void writeTo(OutputStream out) throws IOException;
    }

    /** A check that refuses targets. */
    public interface Guard {
        /** Throws if a file must not be replaced. */
        void check(Path target) throws IOException;
    }

    public OutputFiles() {
        this(target -> {});
    }

    /** @param guard checks every output before anything is written */
    public OutputFiles(Guard guard) {
        this.guard = guard;
    }

    /** These outputs, written even when the program is ending: its end waits for them. */
    public OutputFiles awaited() {
        awaited = true;
        return this;
    }

    /**
     * Opens an output, closed by {@link #commit()} at the latest; packed if the name ends with {@code .gz}.
     *
     * @throws IOException if the folder is not writable, or the output is already one of these
     */
    public synchronized OutputStream begin(Path target) throws IOException {
        guard.check(target);
        if (StandardOutput.isNamed(target)) {
            OutputStream standard = new BufferedOutputStream(new StandardOutput(), BUFFER);
            open.add(standard);
            return standard;
        }
        Path key = followed(target.toAbsolutePath().normalize());
        if (parts.containsKey(key)) {
            throw new FileAlreadyExistsException(target.toString(), null, "named as an output twice");
        }
        OutputStream raw;
        try {
            raw = Files.exists(key) && !Files.isRegularFile(key) ? Files.newOutputStream(key) : beginPart(key);
        } catch (IOException e) {
            throw NamedOutput.about(target, e);
        }
        OutputStream file = new BufferedOutputStream(new NamedOutput(raw, target), BUFFER);
        OutputStream out = target.toString().endsWith(".gz") ? new PackingStream(file) : file;
        open.add(out);
        return out;
    }

    private OutputStream beginPart(Path key) throws IOException {
        watch();
        if (cleared.add(key.getParent())) {
            PartFile.removeLeftBehind(key.getParent());
        }
        PartFile part = PartFile.beside(key);
        parts.put(key, part);
        return part.stream();
    }

    /** The target of a link, existing or not. */
    private static Path followed(Path path) throws IOException {
        Path at = path;
        for (int links = 0; Files.isSymbolicLink(at) && links < MOST_LINKS; links++) {
            at = at.resolveSibling(Files.readSymbolicLink(at)).normalize();
        }
        return at;
    }

    public void write(Path target, Contents contents) throws IOException {
        OutputStream out = begin(target);
        contents.writeTo(out);
        out.close();
    }

    /** Writes an output if its file is named. */
    public void write(Optional<Path> target, Contents contents) throws IOException {
        if (target.isPresent()) {
            write(target.get(), contents);
        }
    }

    /** Creates a folder for outputs; it is removed again if nothing is committed. */
    public synchronized void makeFolder(Path folder) throws IOException {
        watch();
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

    /** Removes uncommitted files when the program ends. */
    private void watch() throws IOException {
        if (abandoned) {
            throw new IOException("the program is being stopped");
        }
        if (!watched && !awaited) {
            try {
                Runtime.getRuntime().addShutdownHook(atExit);
            } catch (IllegalStateException ending) {
                throw new IOException("the program is being stopped", ending);
            }
            watched = true;
        }
    }

    /** Closes all outputs, then moves them into place, replacing what was there. */
    public synchronized void commit() throws IOException {
        for (OutputStream out : open) {
            out.close();
        }
        if (abandoned) {
            throw new IOException("the program is being stopped");
        }
        for (Map.Entry<Path, PartFile> entry : parts.entrySet()) {
            move(entry.getValue().path(), entry.getKey());
        }
        parts.clear();
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

    /** Ends writing as the program ends: the writer may go on for a moment, into removed files. */
    private synchronized void abandon() {
        abandoned = true;
        try {
            removeAll();
        } catch (IOException left) {
            // Cannot be reported any more; the next run into this folder removes them.
            return;
        }
    }

    /** Removes everything that was not committed. */
    @Override
    public synchronized void close() throws IOException {
        for (OutputStream out : open) {
            try {
                out.close();
            } catch (IOException e) {
                // The output is dropped anyway; its file must be removed all the same.
                continue;
            }
        }
        open.clear();
        removeAll();
        if (watched && !abandoned) {
            try {
                Runtime.getRuntime().removeShutdownHook(atExit);
            } catch (IllegalStateException ending) {
                // The hook will find nothing to remove.
                return;
            }
        }
    }

    private void removeAll() throws IOException {
        for (PartFile part : parts.values()) {
            part.remove();
        }
        for (Path folder : madeFolders) {
            Files.deleteIfExists(folder);
        }
        parts.clear();
        madeFolders.clear();
    }
}
