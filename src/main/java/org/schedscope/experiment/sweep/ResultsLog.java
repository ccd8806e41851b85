package org.schedscope.experiment.sweep;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.Problem;
import org.schedscope.io.output.LockFile;
import org.schedscope.io.output.NamedOutput;
import org.schedscope.text.Message;

/**
 * A file of results that grows by whole lines. While it is open, no other sweep can open it; it is locked by a file beside it, since the
 * file itself is read meanwhile.
 */
public final class ResultsLog implements Closeable {
    private final Path file;
    private final FileChannel channel;
    private final LockFile lock;
    private final boolean fresh;

    private ResultsLog(Path file, FileChannel channel, LockFile lock, boolean fresh) {
        this.file = file;
        this.channel = channel;
        this.lock = lock;
        this.fresh = fresh;
    }

    /**
     * Opens a file for a sweep, and creates it if absent.
     *
     * @throws InputException if another sweep writes to it
     */
    public static ResultsLog open(Path file) throws IOException {
        LockFile lock = locked(file);
        try {
            boolean fresh = !Files.exists(file);
            return new ResultsLog(file, FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE), lock, fresh);
        } catch (IOException failed) {
            lock.close();
            throw failed;
        }
    }

    /**
     * Locks a file against other sweeps and merges.
     *
     * @throws InputException if one of them writes to it
     */
    static LockFile locked(Path file) throws IOException {
        return LockFile.take(file.resolveSibling("." + file.getFileName() + ".lock"))
                .orElseThrow(() -> new InputException(Problem.of(file.toString(), Message.of("experiments", "refused.busy"))));
    }

    /** Cuts off the incomplete line of a sweep that was killed. */
    public void cutTo(long end) throws IOException {
        if (channel.size() > end) {
            channel.truncate(end);
        }
        channel.position(end);
    }

    /** Appends lines; they are on the disk when this returns. */
    public void append(List<byte[]> lines) throws IOException {
        try {
            for (byte[] line : lines) {
                ByteBuffer bytes = ByteBuffer.wrap(line);
                while (bytes.hasRemaining()) {
                    channel.write(bytes);
                }
            }
            channel.force(false);
        } catch (IOException e) {
            throw NamedOutput.about(file, e);
        }
    }

    /** Closes the file and releases the lock; a new file without lines is removed. */
    @Override
    public void close() throws IOException {
        try (lock) {
            boolean empty = fresh && channel.size() == 0;
            channel.close();
            if (empty) {
                Files.deleteIfExists(file);
            }
        }
    }
}
