package org.schedscope.experiment.result;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.text.Message;

/** Reader of files of results, see {@link JsonLines}. */
public final class Results {
    private static final byte[] HEAD_START = "{\"format\"".getBytes(StandardCharsets.US_ASCII);

    private Results() {
    }

    /**
     * The extent of a file.
     *
     * @param head the last one; absent without any whole line
     * @param end of the last whole line, in bytes
     */
    public record Scanned(Optional<ResultsHead> head, long end) {
    }

    public interface Sink {
        /**
         * @param line number, from 1
         * @param start of that line in its file, in bytes
         */
        void result(long line, long start, RunResult result) throws IOException;
    }

    /** Reads a file, packed or not. */
    public static ResultsHead read(Path file, Consumer<RunResult> sink) throws IOException {
        return read(InputFile.of(file), sink);
    }

    /**
     * Passes on every result of a file, packed or not.
     *
     * @return the last head of the file
     * @throws InputException if the file does not contain results, or a line is invalid
     */
    public static ResultsHead read(InputFile file, Consumer<RunResult> sink) throws IOException {
        Heads heads = new Heads(file, (line, start, result) -> sink.accept(result));
        try (InputStream in = file.openBytes(Limits.DEFAULT)) {
            JsonLines.lines(file, in, (number, start, line) -> heads.add(start, line));
        }
        heads.flush();
        return heads.last.orElseThrow(() -> new InputException(file.problem(Message.of("experiments", "results.headless"))));
    }

    /**
     * Passes on every result of a file, which may still be empty.
     *
     * @throws InputException if the file does not contain results, or a line is invalid
     */
    public static Scanned scan(Path file, Sink sink) throws IOException {
        Heads heads = new Heads(InputFile.of(file), sink);
        long end = JsonLines.lines(file, (number, start, line) -> heads.add(start, line));
        heads.flush();
        return new Scanned(heads.last, end);
    }

    /** The last head of a file, without reading its results. */
    public static Optional<ResultsHead> head(Path file) throws IOException {
        Heads heads = new Heads(InputFile.of(file), (line, start, result) -> {});
        JsonLines.lines(file, (number, start, line) -> {
            if (number == 1 || Arrays.mismatch(line, HEAD_START) == HEAD_START.length) {
                ResultLineReader.read(file.toString(), number, List.of(line), heads);
            }
        });
        return heads.last;
    }

    /** Buffers lines, keeps the last head, and requires one before any result. */
    private static final class Heads implements ResultLineReader.Sink {
        private final InputFile file;
        private final Sink sink;
        private final List<byte[]> lines = new ArrayList<>();
        private final long[] starts = new long[JsonLines.AT_A_TIME];
        private Optional<ResultsHead> last = Optional.empty();
        private long before;
        private int passed;

        Heads(InputFile file, Sink sink) {
            this.file = file;
            this.sink = sink;
        }

        void add(long start, byte[] line) throws IOException {
            starts[lines.size()] = start;
            lines.add(line);
            if (lines.size() == JsonLines.AT_A_TIME) {
                flush();
            }
        }

        void flush() throws IOException {
            passed = 0;
            ResultLineReader.read(file.name(), before + 1, lines, this);
            before += lines.size();
            lines.clear();
        }

        @Override
        public void head(ResultsHead head) {
            last = Optional.of(head);
            passed++;
        }

        @Override
        public void result(RunResult result) throws IOException {
            if (last.isEmpty()) {
                throw new InputException(file.problem(Message.of("experiments", "refused.begin")));
            }
            sink.result(before + passed + 1, starts[passed++], result);
        }
    }

    /** The result whose line begins at an offset of a file. */
    public static RunResult at(Path file, long start) throws IOException {
        List<RunResult> found = new ArrayList<>();
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
            channel.position(start);
            byte[] line = firstLine(new BufferedInputStream(Channels.newInputStream(channel), 1 << 14));
            ResultLineReader.read(file.toString(), 1, List.of(line), new ResultLineReader.Sink() {
                @Override
                public void head(ResultsHead head) throws IOException {
                    throw new InputException(InputFile.of(file).problem(Message.of("experiments", "refused.head")));
                }

                @Override
                public void result(RunResult result) {
                    found.add(result);
                }
            });
        }
        return found.get(0);
    }

    private static byte[] firstLine(InputStream in) throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        for (int next = in.read(); next >= 0 && next != '\n'; next = in.read()) {
            line.write(next);
        }
        return line.toByteArray();
    }
}
