package org.schedscope.ui.state.base;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.GZIPInputStream;
import org.schedscope.io.input.Problem;

/**
 * The lines of a file around a problem.
 *
 * @param lines a few before, the line itself, a few after; empty if there is no place to show
 */
public record Excerpt(List<Line> lines) {
    /** Nothing to show. */
    public static final Excerpt NONE = new Excerpt(List.of());
    /** Lines shown before and after the problem's. */
    static final int AROUND = 6;
    /** Characters kept of a line; of the problem's line those around the spot. */
    public static final int MOST_CHARACTERS = 160;

    /**
     * A line.
     *
     * @param number from 1
     * @param text without its end, perhaps cut
     * @param spotFrom where in the text the problem begins, from 0; equal to {@code spotTo} on lines without a problem
     * @param spotTo where it ends, exclusive
     */
    public record Line(int number, String text, int spotFrom, int spotTo) {
        public boolean hasSpot() {
            return spotTo > spotFrom;
        }
    }

    public Excerpt {
        lines = List.copyOf(lines);
    }

    /** Share of the lines above the line of the problem, from 0 to 1. */
    public double shareAboveSpot() {
        for (int at = 1; at < lines.size(); at++) {
            if (lines.get(at).hasSpot()) {
                return (double) at / (lines.size() - 1);
            }
        }
        return 0;
    }

    /** Excerpts for problems of one file; for those without a line, and if the file cannot be read any more, {@link #NONE}. */
    static List<Excerpt> around(Path file, List<Problem> problems) {
        int last = problems.stream().mapToInt(Problem::line).max().orElse(0);
        if (last == 0 || !Files.isRegularFile(file)) {
            return problems.stream().map(problem -> NONE).toList();
        }
        try (Reader reader = open(file)) {
            LineWindow window = new LineWindow(problems);
            window.read(reader, last + AROUND);
            return problems.stream().map(problem -> of(problem, window.kept)).toList();
        } catch (IOException goneMeanwhile) {
            // The problem itself is in the report; only the excerpt is lost.
            return problems.stream().map(problem -> NONE).toList();
        }
    }

    private static Reader open(Path file) throws IOException {
        InputStream bytes = Files.newInputStream(file);
        boolean zipped = file.toString().endsWith(".gz");
        return new BufferedReader(new InputStreamReader(zipped ? new GZIPInputStream(bytes) : bytes, StandardCharsets.UTF_8));
    }

    private static Excerpt of(Problem problem, Map<Integer, Kept> kept) {
        if (problem.line() == 0) {
            return NONE;
        }
        List<Line> lines = new ArrayList<>();
        for (int number = problem.line() - AROUND; number <= problem.line() + AROUND; number++) {
            Kept line = kept.get(number);
            if (line != null) {
                lines.add(number == problem.line() ? spotted(number, line, problem.column()) : new Line(number, line.text, 0, 0));
            }
        }
        return new Excerpt(lines);
    }

    private static Line spotted(int number, Kept line, int column) {
        int from = Math.max(0, Math.min(line.text.length(), column - 1 - line.skipped));
        int to = from;
        if (to < line.text.length() && line.text.charAt(to) == '"') {
            to = line.text.indexOf('"', to + 1) + 1;
            to = to == 0 ? line.text.length() : to;
        } else {
            while (to < line.text.length()
                    && (Character.isLetterOrDigit(line.text.charAt(to)) || "-+.".indexOf(line.text.charAt(to)) >= 0)) {
                to++;
            }
            to = Math.max(to, from + 1);
        }
        String text = from == line.text.length() ? line.text + " " : line.text;
        return new Line(number, text, from, Math.min(to, text.length()));
    }

    /** What is kept of a line. */
    private record Kept(String text, int skipped) {
    }

    /** Reads through a file of any size and keeps what is near a problem. */
    private static final class LineWindow {
        private final Map<Integer, Kept> kept = new TreeMap<>();
        private final Map<Integer, Integer> firstColumn = new TreeMap<>();

        LineWindow(List<Problem> problems) {
            for (Problem problem : problems) {
                for (int line = problem.line() - AROUND; line <= problem.line() + AROUND && problem.line() > 0; line++) {
                    firstColumn.putIfAbsent(line, 0);
                }
            }
            for (Problem problem : problems) {
                if (problem.line() > 0 && problem.column() > MOST_CHARACTERS) {
                    firstColumn.put(problem.line(), problem.column() - MOST_CHARACTERS / 2);
                }
            }
        }

        void read(Reader reader, int lastLine) throws IOException {
            StringBuilder text = new StringBuilder();
            int number = 1;
            long column = 0;
            int c;
            while (number <= lastLine && (c = reader.read()) >= 0) {
                if (c == '\n') {
                    keep(number++, text);
                    column = 0;
                } else {
                    Integer from = firstColumn.get(number);
                    if (from != null && column >= from && text.length() < MOST_CHARACTERS && c != '\r') {
                        text.append(c == '\t' ? ' ' : (char) c);
                    }
                    // Past the last interesting line there is nothing to see, however long that line is.
                    if (++column > (from == null ? 0 : from) + (1 << 20) && number >= lastLine - AROUND) {
                        break;
                    }
                }
            }
            keep(number, text);
        }

        private void keep(int number, StringBuilder text) {
            Integer from = firstColumn.get(number);
            if (from != null && (text.length() > 0 || !kept.containsKey(number))) {
                kept.put(number, new Kept(text.toString(), from));
            }
            text.setLength(0);
        }
    }
}
