package org.schedscope.experiment.sweep;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.schedscope.io.InputException;
import org.schedscope.io.Problem;
import org.schedscope.text.Message;

/** A file of results that grows by whole lines. While it is open, nobody else's sweep can open it. */
final class ResultsLog implements Closeable {
    private final FileChannel channel;

    private ResultsLog(FileChannel channel) {
        this.channel = channel;
    }

    /**
     * Opens a file for as long as a sweep goes on, and makes it if it is not there.
     *
     * @throws InputException if another sweep writes to it
     */
    static ResultsLog open(Path file) throws IOException {
        FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        try {
            FileLock lock = channel.tryLock();
            if (lock == null) {
                throw new OverlappingFileLockException();
            }
            return new ResultsLog(channel);
        } catch (OverlappingFileLockException taken) {
            channel.close();
            throw new InputException(Problem.of(file.toString(), Message.of("experiments", "refused.busy")));
        }
    }

    /** Cuts off what a sweep that was killed left of a line. */
    void cutTo(long end) throws IOException {
        if (channel.size() > end) {
            channel.truncate(end);
        }
        channel.position(end);
    }

    /** Appends lines; they are on the disk when this returns. */
    void append(List<byte[]> lines) throws IOException {
        for (byte[] line : lines) {
            ByteBuffer bytes = ByteBuffer.wrap(line);
            while (bytes.hasRemaining()) {
                channel.write(bytes);
            }
        }
        channel.force(false);
    }

    /** Gives the file, and the lock, back. */
    @Override
    public void close() throws IOException {
        channel.close();
    }
}
