package org.schedscope.ui.state.base;

import java.io.IOException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.schedscope.io.output.LockFile;

/**
 * Folder with the state of one window, locked as long as that window lives: the system releases the lock however the window ends, so the
 * state of a killed window is distinguished from that of a live one.
 */
public final class StateFolder {
    private static final String LOCK = "lock";
    private static final String DOCUMENT = "session.json";
    private static final int MOST_TRIES = 1000;
    /** Folders of windows that are gone, or are still there; of more, those that were written first go. */
    private static final int MOST_KEPT = 5;

    private final Path path;
    private final LockFile lock;

    private record Dated(Path path, Instant written) {
    }

    private StateFolder(Path path, LockFile lock) {
        this.path = path;
        this.lock = lock;
    }

    /** Where this system keeps a user's state of programs. */
    public static Path usualPlace(Map<String, String> environment, String home) {
        String base = environment.getOrDefault("XDG_STATE_HOME", environment.getOrDefault("LOCALAPPDATA", ""));
        Path folder = base.isEmpty() ? Path.of(home, ".local", "state") : Path.of(base);
        return folder.resolve("schedscope").resolve("windows");
    }

    /** A fresh folder for a window. */
    public static StateFolder fresh(Path root) throws IOException {
        Files.createDirectories(root);
        String name = "window-" + ProcessHandle.current().pid() + "-";
        for (int number = 1; number <= MOST_TRIES; number++) {
            Path path = root.resolve(name + number);
            if (!Files.exists(path)) {
                Files.createDirectories(path);
                Optional<StateFolder> mine = locked(path);
                if (mine.isPresent()) {
                    return mine.get();
                }
            }
        }
        throw new IOException("too many windows have their state in " + root);
    }

    /**
     * The folder that was written last of those whose windows are gone, locked, so that no other window takes it, too. Folders without a
     * state are removed, and those of more windows than are kept.
     */
    public static Optional<StateFolder> abandoned(Path root) throws IOException {
        List<Dated> folders;
        try (Stream<Path> all = Files.list(root)) {
            // Examined once each: other windows go on writing theirs.
            folders = all.filter(Files::isDirectory).map(path -> new Dated(path, written(path)))
                    .sorted(Comparator.comparing(Dated::written).reversed().thenComparing(Dated::path)).toList();
        }
        Optional<StateFolder> found = Optional.empty();
        for (int place = 0; place < folders.size(); place++) {
            Path path = folders.get(place).path();
            boolean tooMany = place >= MOST_KEPT;
            Optional<StateFolder> locked = found.isPresent() && !tooMany ? Optional.empty() : locked(path);
            if (locked.isPresent() && (tooMany || !Files.exists(path.resolve(DOCUMENT)))) {
                locked.get().remove();
            } else {
                found = found.or(() -> locked);
            }
        }
        return found;
    }

    private static Optional<StateFolder> locked(Path path) throws IOException {
        try {
            return LockFile.take(path.resolve(LOCK)).map(lock -> new StateFolder(path, lock));
        } catch (NoSuchFileException removedMeanwhile) {
            return Optional.empty();
        }
    }

    private static Instant written(Path folder) {
        try {
            return Files.getLastModifiedTime(folder.resolve(DOCUMENT)).toInstant();
        } catch (IOException noState) {
            return Instant.MIN;
        }
    }

    public Path path() {
        return path;
    }

    /** When its state was written last. */
    public Instant written() {
        return written(path);
    }

    /** Leaves the state for another window to find. */
    public void release() throws IOException {
        lock.close();
    }

    /** Removes the folder with all its content, the lock last: until then no other window may take the content. */
    public void remove() throws IOException {
        List<Path> all;
        try (Stream<Path> walk = Files.walk(path)) {
            all = walk.filter(each -> !each.equals(path.resolve(LOCK))).sorted(Comparator.reverseOrder()).toList();
        }
        for (Path each : all.subList(0, all.size() - 1)) {
            Files.deleteIfExists(each);
        }
        lock.close();
        Files.deleteIfExists(path.resolve(LOCK));
        try {
            Files.deleteIfExists(path);
        } catch (DirectoryNotEmptyException takenMeanwhile) {
            // Another window has just looked into it, and removes it as one without a state.
            return;
        }
    }
}
