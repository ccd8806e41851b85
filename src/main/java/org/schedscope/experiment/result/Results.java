package org.schedscope.experiment.result;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import org.schedscope.io.InputException;
import org.schedscope.io.InputFile;

/**
 * Reads files of results line by line; memory does not grow with their number. A last line without its end is what a sweep was writing when
 * it was killed: it is passed over.
 */
public final class Results {
    /** A line longer than this is no line of results. */
    private static final int LONGEST_LINE = 64 << 20;

    private Results() {
    }

    /** Told of every line of a file. */
    interface LineSink {
        /**
         * @param number from 1
         * @param start of the line in its file, in bytes
         * @param line without its end
         */
        void line(long number, long start, byte[] line) throws IOException;
    }

    /**
     * Tells every result of a file.
     *
     * @return what they are results of: the last head of the file
     * @throws InputException if the file is not one of results, or a line is wrong
     */
    public static ResultsHead read(Path file, Consumer<RunResult> sink) throws IOException {
        Heads heads = new Heads(file, sink);
        lines(file, (number, start, line) -> ResultLineReader.read(file.toString(), number, line, heads));
        return heads.last.orElseThrow(() -> new InputException(InputFile.of(file).problem("this is no file of results: it has no head")));
    }

    /** Keeps the last head, and sees to it that there is one before any result. */
    private static final class Heads implements ResultLineReader.Sink {
        private final Path file;
        private final Consumer<RunResult> sink;
        private Optional<ResultsHead> last = Optional.empty();

        Heads(Path file, Consumer<RunResult> sink) {
            this.file = file;
            this.sink = sink;
        }

        @Override
        public void head(ResultsHead head) {
            last = Optional.of(head);
        }

        @Override
        public void result(RunResult result) throws IOException {
            if (last.isEmpty()) {
                throw new InputException(InputFile.of(file).problem("this is no file of results: it does not begin with a head"));
            }
            sink.accept(result);
        }
    }

    /**
     * Tells every whole line of a file.
     *
     * @return where the last whole line ends, in bytes
     */
    static long lines(Path file, LineSink sink) throws IOException {
        long start = 0;
        long number = 1;
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        try (InputStream in = new BufferedInputStream(Files.newInputStream(file), 1 << 16)) {
            for (int next = in.read(); next >= 0; next = in.read()) {
                if (next != '\n') {
                    line.write(next);
                } else {
                    sink.line(number++, start, line.toByteArray());
                    start += line.size() + 1L;
                    line.reset();
                }
                if (line.size() > LONGEST_LINE) {
                    throw new InputException(InputFile.of(file).problem("this is no file of results: line " + number + " does not end"));
                }
            }
        } catch (NoSuchFileException e) {
            throw InputFile.of(file).failure(e);
        }
        return start;
    }
}
