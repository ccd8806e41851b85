package org.schedscope.io.output;

import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * An empty file whose lock gives one process, and one part of it, exclusive access to something. It is separate from the files it protects,
 * because on Linux and macOS a process loses its lock of a file as soon as it closes that file anywhere. The system releases the lock
 * however the process ends. The file itself stays: removing it would take it from a process that is about to lock it.
 */
public final class LockFile implements Closeable {
    /** Locked files; static, because locks belong to the process as a whole. These must not be opened again. */
    private static final Set<Path> HELD = ConcurrentHashMap.newKeySet();

    private final Path key;
    private final FileChannel channel;

    private LockFile(Path key, FileChannel channel) {
        this.key = key;
        this.channel = channel;
    }

    /**
     * Takes a lock, and creates its file if absent.
     *
     * @return empty if another process, or part of this one, has it
     * @throws NoSuchFileException if there is no such folder
     */
    public static Optional<LockFile> take(Path file) throws IOException {
        Path key = file.toAbsolutePath().getParent().toRealPath().resolve(file.getFileName());
        if (!HELD.add(key)) {
            return Optional.empty();
        }
        FileChannel channel = null;
        boolean taken = false;
        try {
            channel = FileChannel.open(key, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            FileLock lock = channel.tryLock();
            taken = lock != null;
            return taken ? Optional.of(new LockFile(key, channel)) : Optional.empty();
        } finally {
            if (!taken) {
                HELD.remove(key);
                if (channel != null) {
                    channel.close();
                }
            }
        }
    }

    /** Releases the lock. */
    @Override
    public void close() throws IOException {
        channel.close();
        HELD.remove(key);
    }
}
