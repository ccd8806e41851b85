package org.schedscope.io.csv;

import java.io.BufferedReader;
import java.io.Closeable;
import java.io.IOException;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Problem;

/** A text that is read line by line; a line that is too long is an error. */
public final class LineText implements Closeable {
    /** Longest line in multiples of the longest text: a line may list thousands of hosts. */
    private static final int TEXTS = 16;

    private final InputFile file;
    private final int longest;
    private final BufferedReader in;
    private final StringBuilder line = new StringBuilder();
    private int number;

    public LineText(InputFile file, Limits limits) throws InputException {
        this(file, limits, new BufferedReader(file.open(limits), CsvRecords.BLOCK));
    }

    LineText(InputFile file, Limits limits, BufferedReader in) {
        this.file = file;
        this.in = in;
        longest = TEXTS * limits.stringLength();
    }

    /** Moves to the next line; false at the end of the file. */
    public boolean next() throws IOException {
        line.setLength(0);
        int c = in.read();
        if (c < 0) {
            return false;
        }
        number++;
        for (; c >= 0 && c != '\n'; c = in.read()) {
            line.append((char) c);
            if (line.length() > longest) {
                throw new InputException(new Problem(file.name(), number, 1, "", Problem.ofFormat("text.long")));
            }
        }
        return true;
    }

    /** The line without trailing blanks. */
    public String text() {
        return line.toString().stripTrailing();
    }

    /** Number of the line, from 1. */
    public int number() {
        return number;
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
