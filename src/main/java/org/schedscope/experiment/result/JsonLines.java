package org.schedscope.experiment.result;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Problem;
import org.schedscope.io.json.JsonCursor;
import org.schedscope.text.Message;

/**
 * Reader of files of JSON documents, one per line, in constant memory. An unterminated last line is skipped: a killed process may leave
 * one.
 */
public final class JsonLines {
    /** Lines per parser, since creating a parser takes longer than reading a line. */
    static final int AT_A_TIME = 64;

    /** Longest line, in bytes. */
    private static final int LONGEST_LINE = 64 << 20;
    private static final int BLOCK = 1 << 16;

    private JsonLines() {
    }

    /** Receiver of the lines of a file. */
    interface LineSink {
        /**
         * @param number from 1
         * @param start of the line in its file, in bytes
         * @param line without its end
         */
        void line(long number, long start, byte[] line) throws IOException;
    }

    /** Reader of a document. */
    public interface Reader {
        /** @param in at the first token of the document, to be left at its last */
        void read(JsonCursor in) throws IOException;
    }

    /**
     * Reads every terminated line of a file.
     *
     * @return end of the last one, in bytes
     * @throws InputException if a line is invalid
     */
    public static long read(Path file, Reader each) throws IOException {
        List<byte[]> some = new ArrayList<>();
        long[] before = new long[1];
        long end = lines(file, (number, start, line) -> {
            some.add(line);
            if (some.size() == AT_A_TIME) {
                parse(file.toString(), before[0] + 1, some, each);
                before[0] = number;
                some.clear();
            }
        });
        parse(file.toString(), before[0] + 1, some, each);
        return end;
    }

    /**
     * Reads consecutive lines.
     *
     * @param first number of the first one in its file, from 1
     * @throws InputException if one of them is invalid
     */
    static void parse(String file, long first, List<byte[]> lines, Reader each) throws IOException {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (byte[] line : lines) {
            all.write(line);
            all.write('\n');
        }
        try (JsonCursor in = new JsonCursor(InputFile.of(file, all.toByteArray()), Limits.DEFAULT)) {
            for (int line = 1; line <= lines.size(); line++) {
                if (in.nextOrEnd() == null || in.place().line() != line) {
                    throw new InputException(new Problem(file, line, 1, "", Message.of("experiments", "refused.line")));
                }
                each.read(in);
            }
            in.expectEnd();
        } catch (InputException wrong) {
            throw new InputException(wrong.problems().stream().map(problem -> moved(problem, first - 1)).toList());
        }
    }

    private static Problem moved(Problem problem, long lines) {
        int line = (int) Math.min(Math.max(1, problem.line()) + lines, Integer.MAX_VALUE);
        return new Problem(problem.file(), line, Math.max(1, problem.column()), problem.documentPath(), problem.message());
    }

    /**
     * Passes on every terminated line of a file.
     *
     * @return end of the last one, in bytes
     */
    static long lines(Path file, LineSink sink) throws IOException {
        try (InputStream in = bytes(file)) {
            return lines(InputFile.of(file), in, sink);
        } catch (NoSuchFileException e) {
            throw InputFile.of(file).failure(e);
        }
    }

    /** The unpacked contents of a file; a packed file does not grow. */
    private static InputStream bytes(Path file) throws IOException {
        return file.toString().endsWith(".gz") ? InputFile.of(file).openBytes(Limits.DEFAULT) : Files.newInputStream(file);
    }

    /**
     * Passes on every terminated line of a stream.
     *
     * @return end of the last one, in bytes
     */
    static long lines(InputFile file, InputStream in, LineSink sink) throws IOException {
        long start = 0;
        long number = 1;
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        byte[] block = new byte[BLOCK];
        for (int count = in.read(block); count >= 0; count = in.read(block)) {
            int from = 0;
            for (int at = 0; at < count; at++) {
                if (block[at] == '\n') {
                    line.write(block, from, at - from);
                    sink.line(number++, start, line.toByteArray());
                    start += line.size() + 1L;
                    line.reset();
                    from = at + 1;
                }
            }
            line.write(block, from, count - from);
            if (line.size() > LONGEST_LINE) {
                throw new InputException(file.problem(Message.of("experiments", "refused.endless", number)));
            }
        }
        return start;
    }
}
