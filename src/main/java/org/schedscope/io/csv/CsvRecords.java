package org.schedscope.io.csv;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.SafeText;
import org.schedscope.text.Message;

/**
 * Walks records with commas, or something else, between their fields and quoting as in RFC 4180, one at a time, and knows the line and
 * column of each field. Blank lines are passed over.
 *
 * <p>Own code, since libraries for CSV do not say at which column a field begins, and have a field whole before anybody can refuse its
 * length:
 * one quotation mark too many makes the rest of a file a field. 200,000 records of 5 MB are walked in 0.12 s; to split lines at commas,
 * without quotation and places, takes 0.03 s ({@code CursorBench}).
 */
public final class CsvRecords implements Records {
    private static final int MOST_COLUMNS = 256;

    private final InputFile file;
    private final Limits limits;
    private final char separator;
    private final BufferedReader in;
    private final List<String> fields = new ArrayList<>();
    private final List<Integer> columns = new ArrayList<>();
    private final StringBuilder field = new StringBuilder();
    private int line = 1;
    private int column;
    private int recordLine;
    private int ahead = -2;

    public CsvRecords(InputFile file, Limits limits) throws InputException {
        this(file, limits, ',');
    }

    /** @param separator between fields; where it is a bar, quotation marks are characters as any */
    public CsvRecords(InputFile file, Limits limits, char separator) throws InputException {
        this.file = file;
        this.separator = separator;
        this.limits = limits;
        this.in = new BufferedReader(file.open(limits), 1 << 16);
    }

    /** Moves to the next record; false at the end of the file. */
    @Override
    public boolean next() throws IOException {
        do {
            fields.clear();
            columns.clear();
            recordLine = line;
            if (peek() < 0) {
                return false;
            }
            while (readField()) {
                if (fields.size() > MOST_COLUMNS) {
                    throw fatal(Problem.ofFormat("csv.columns", MOST_COLUMNS));
                }
            }
        } while (fields.size() == 1 && fields.get(0).isBlank());
        return true;
    }

    /** Reads a field and what ends it; whether another one follows in this record. */
    private boolean readField() throws IOException {
        field.setLength(0);
        columns.add(column + 1);
        boolean quoted = peek() == '"' && separator != '|';
        if (quoted) {
            take();
            readQuoted();
        }
        while (peek() >= 0 && peek() != separator && peek() != '\n' && peek() != '\r') {
            if (quoted && peek() != ' ' && peek() != '\t') {
                throw fatal(Problem.ofFormat("csv.quote"));
            }
            append(take());
        }
        fields.add(quoted ? field.toString().stripTrailing() : field.toString().strip());
        if (peek() == separator) {
            take();
            return true;
        }
        if (peek() == '\r') {
            take();
        }
        if (peek() == '\n') {
            take();
        }
        return false;
    }

    private void readQuoted() throws IOException {
        while (true) {
            int c = take();
            if (c < 0) {
                throw fatal(Problem.ofFormat("csv.open", recordLine));
            }
            if (c == '"') {
                if (peek() != '"') {
                    return;
                }
                take();
            }
            append(c);
        }
    }

    private void append(int c) throws InputException {
        if (field.length() >= limits.stringLength()) {
            throw fatal(Problem.ofFormat("csv.long", limits.stringLength()));
        }
        field.append((char) c);
    }

    private int peek() throws IOException {
        if (ahead == -2) {
            ahead = in.read();
        }
        return ahead;
    }

    private int take() throws IOException {
        int c = peek();
        ahead = -2;
        column++;
        if (c == '\n') {
            line++;
            column = 0;
        }
        return c;
    }

    private InputException fatal(Message message) {
        return new InputException(new Problem(file.name(), line, Math.max(1, column), "", message));
    }

    /** Line that the record begins in, from 1. */
    @Override
    public int line() {
        return recordLine;
    }

    @Override
    public int size() {
        return fields.size();
    }

    /** A field without blanks around it; empty if the record is shorter. */
    @Override
    public String field(int index) {
        return index >= 0 && index < fields.size() ? SafeText.of(fields.get(index)) : "";
    }

    /** Problem with a field of this record. */
    @Override
    public Problem problem(int index, Message message) {
        int at = index >= 0 && index < columns.size() ? columns.get(index) : 1;
        return new Problem(file.name(), recordLine, at, "", message);
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
