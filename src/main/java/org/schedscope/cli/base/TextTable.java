package org.schedscope.cli.base;

import java.io.PrintWriter;
import java.util.List;
import java.util.stream.IntStream;

/** A table for a terminal: the first column is left-aligned, figures are right-aligned. */
public final class TextTable {
    private TextTable() {
    }

    /** @param texts indices of further text columns, left-aligned with one space before them */
    public static void print(List<String[]> rows, PrintWriter out, int... texts) {
        int columns = rows.get(0).length;
        int[] width = new int[columns];
        for (String[] row : rows) {
            for (int i = 0; i < columns; i++) {
                width[i] = Math.max(width[i], row[i].length());
            }
        }
        for (String[] row : rows) {
            StringBuilder line = new StringBuilder();
            for (int i = 0; i < columns; i++) {
                int column = i;
                String gap = " ".repeat(width[i] - row[i].length());
                boolean text = i == 0 || IntStream.of(texts).anyMatch(which -> which == column);
                line.append(i == 0 ? "" : text ? " " : "  ").append(text ? row[i] + gap : gap + row[i]);
            }
            out.println(line.toString().stripTrailing());
        }
    }
}
