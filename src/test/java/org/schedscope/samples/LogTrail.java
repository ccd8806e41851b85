package org.schedscope.samples;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * What is kept of a long log: its digest, and marks on the way, each of which depends on all that comes before it. The first mark that has
 * changed leads to the first event that has.
 *
 * @param lines of the log
 * @param marks two hexadecimal digits every so many lines
 */
record LogTrail(String digest, int lines, String marks) {
    private static final int MOST_MARKS = 128;
    private static final int AROUND = 3;

    static LogTrail of(String log) {
        List<String> lines = log.lines().toList();
        return new LogTrail(HexFormat.of().formatHex(sha256().digest(log.getBytes(StandardCharsets.UTF_8))), lines.size(),
                marks(lines, step(lines.size())));
    }

    /** From its text in a file: digest, lines and marks. */
    static LogTrail parse(String text) {
        String[] parts = text.split(" ", -1);
        return new LogTrail(parts[0], Integer.parseInt(parts[1]), parts[2]);
    }

    String text() {
        return digest + " " + lines + " " + marks;
    }

    /** Lines from one mark to the next: every line has one in a short log. */
    private static int step(int lines) {
        return (lines + MOST_MARKS - 1) / MOST_MARKS;
    }

    private static String marks(List<String> lines, int step) {
        MessageDigest digest = sha256();
        StringBuilder marks = new StringBuilder();
        for (int line = 0; line < lines.size(); line++) {
            digest.update((lines.get(line) + '\n').getBytes(StandardCharsets.UTF_8));
            if ((line + 1) % step == 0) {
                marks.append(HexFormat.of().toHexDigits(copy(digest).digest()[0]));
            }
        }
        return marks.toString();
    }

    /** Where a log leaves this trail, with the events around it. */
    String change(String log) {
        List<String> now = log.lines().toList();
        String marksNow = marks(now, step(lines));
        int mark = 0;
        while (mark < Math.min(marks.length(), marksNow.length()) && marks.startsWith(marksNow.substring(mark, mark + 2), mark)) {
            mark += 2;
        }
        int first = mark / 2 * step(lines);
        int last = Math.min(now.size(), first + step(lines));
        String where = last - first <= 1 ? "line " + (first + 1) : "one of lines " + (first + 1) + " to " + last;
        return where + " is the first that differs (" + lines + " lines before, " + now.size() + " now); now it reads\n"
                + excerpt(now, first, last);
    }

    /** Some lines with those around them, the first of which is pointed at. */
    static String excerpt(List<String> lines, int first, int last) {
        return IntStream.range(Math.max(0, first - AROUND), Math.min(lines.size(), last + AROUND))
                .mapToObj(line -> (line >= first && line < last ? "> " : "  ") + (line + 1) + "  " + lines.get(line))
                .collect(Collectors.joining("\n"));
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    private static MessageDigest copy(MessageDigest digest) {
        try {
            return (MessageDigest) digest.clone();
        } catch (CloneNotSupportedException e) {
            throw new IllegalStateException(e);
        }
    }
}
