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
 * Records of a delimited text with quoting as in RFC 4180, read one at a time, with the line and column of each field. Blank lines are
 * skipped.
 *
 * <p>Own code, since libraries for CSV do not state the column at which a field begins, and read a whole field before its length can be
 * refused: one stray quotation mark makes the rest of a file a field.
 */
public final class CsvRecords implements Records {
    static final int MOST_COLUMNS = 256;
    static final int BLOCK = 1 << 16;
    private static final int NONE = -2;
    /** Maximum of characters and lines between two quotation marks in a table of another program. */
    private static final int FARTHEST = 1 << 13;
    private static final int MOST_LINES = 20;

    private final InputFile file;
    private final Limits limits;
    private final char separator;
    /** Whether misplaced quotation marks are accepted as characters. */
    private final boolean lenient;
    private final String comment;
    private long comments;
    private final BufferedReader in;
    private final List<String> fields = new ArrayList<>();
    private final List<Integer> columns = new ArrayList<>();
    private final StringBuilder field = new StringBuilder();
    private int line = 1;
    private int column;
    private int recordLine;
    private int ahead = NONE;

    public CsvRecords(InputFile file, Limits limits) throws InputException {
        this(file, limits, ',', false, "", new BufferedReader(file.open(limits), BLOCK));
    }

    /**
     * Creates records of a table of another program, in which misplaced quotation marks are plain characters.
     *
     * @param comment prefix of lines that are skipped; empty if there are none
     * @param in text of the file
     */
    CsvRecords(InputFile file, Limits limits, char separator, String comment, BufferedReader in) {
        this(file, limits, separator, true, comment, in);
    }

    private CsvRecords(InputFile file, Limits limits, char separator, boolean lenient, String comment, BufferedReader in) {
        this.file = file;
        this.separator = separator;
        this.limits = limits;
        this.lenient = lenient;
        this.comment = comment;
        this.in = in;
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
            if (beginsComment()) {
                comments++;
                passLine();
                continue;
            }
            while (readField()) {
                if (fields.size() > MOST_COLUMNS) {
                    throw fatal(Problem.ofFormat("csv.columns", MOST_COLUMNS));
                }
            }
        } while (fields.isEmpty() || fields.size() == 1 && fields.get(0).isBlank() || lenient && TableShape.isRuler(fields));
        return true;
    }

    private boolean beginsComment() throws IOException {
        if (comment.isEmpty() || peek() != comment.charAt(0)) {
            return false;
        }
        in.mark(1);
        boolean begins = comment.length() == 1 || in.read() == comment.charAt(1);
        in.reset();
        return begins;
    }

    private void passLine() throws IOException {
        for (int c = take(); c >= 0 && c != '\n'; c = take()) {
            continue;
        }
    }

    /** Reads a field and its end; whether another one follows in this record. */
    private boolean readField() throws IOException {
        field.setLength(0);
        columns.add(column + 1);
        boolean quoted = peek() == '"' && separator != '|' && (lenient ? tryQuoted() : isQuoted());
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

    private boolean isQuoted() throws IOException {
        take();
        readQuoted();
        return true;
    }

    /** Reads a quoted field, if its closing quotation mark is where the field ends; otherwise reads nothing. */
    private boolean tryQuoted() throws IOException {
        int fromLine = line;
        int fromColumn = column;
        in.mark(FARTHEST);
        ahead = NONE;
        column++;
        boolean closed = false;
        for (int taken = 0; !closed && taken < FARTHEST - 2 && line - fromLine <= MOST_LINES; taken++) {
            int c = take();
            if (c == '"' && peek() == '"') {
                field.append((char) take());
                taken++;
            } else if (c == '"') {
                closed = true;
            } else if (c < 0) {
                break;
            } else {
                field.append((char) c);
            }
        }
        if (closed && (peek() == separator || peek() < 0 || peek() == '\n' || peek() == '\r')) {
            return true;
        }
        in.reset();
        ahead = '"';
        line = fromLine;
        column = fromColumn;
        field.setLength(0);
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
        if (ahead == NONE) {
            ahead = in.read();
        }
        return ahead;
    }

    private int take() throws IOException {
        int c = peek();
        ahead = NONE;
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

    /** Line at which the record begins, from 1. */
    @Override
    public int line() {
        return recordLine;
    }

    @Override
    public int size() {
        return fields.size();
    }

    /** A field, stripped; empty if the record is shorter. */
    @Override
    public String field(int index) {
        return index >= 0 && index < fields.size() ? SafeText.of(fields.get(index)) : "";
    }

    @Override
    public List<Message> notes() {
        return comments == 0 ? List.of() : List.of(Problem.ofFormat("table.comments", comments));
    }

    private int columnOf(int index) {
        return index >= 0 && index < columns.size() ? columns.get(index) : 1;
    }

    /** A problem at a field of this record. */
    @Override
    public Problem problem(int index, Message message) {
        return new Problem(file.name(), recordLine, columnOf(index), "", message);
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
