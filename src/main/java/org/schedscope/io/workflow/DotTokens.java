package org.schedscope.io.workflow;

import java.io.BufferedReader;
import java.io.Closeable;
import java.io.IOException;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Place;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.SafeText;

/** Walks the words of a graph of Graphviz: names, texts in quotation marks, arrows and single characters. Comments are passed over. */
final class DotTokens implements Closeable {
    private static final int NONE = -2;

    private final InputFile file;
    private final Limits limits;
    private final BufferedReader in;
    private final StringBuilder word = new StringBuilder();
    private int ahead = NONE;
    private int line = 1;
    private int column;
    private Place place = new Place(1, 1, "");
    private boolean name;

    DotTokens(InputFile file, Limits limits) throws InputException {
        this.file = file;
        this.limits = limits;
        in = new BufferedReader(file.open(limits), 1 << 16);
    }

    /** Moves to the next word; false at the end of the file. */
    boolean next() throws IOException {
        word.setLength(0);
        passOver();
        place = new Place(line, column + 1, "");
        int c = take();
        name = isName(c) || c == '"';
        if (c == '"') {
            quoted();
        } else if (c == '-' && (peek() == '>' || peek() == '-')) {
            word.append("-").append((char) take());
        } else if (c >= 0) {
            word.append((char) c);
            name |= c == '-';
            while (name && isName(peek())) {
                append(take());
            }
        }
        return c >= 0;
    }

    /** Blanks and comments. */
    private void passOver() throws IOException {
        boolean begun = column == 0;
        while (true) {
            int c = peek();
            if (c == '#' && begun) {
                restOfLine();
            } else if (c == '/') {
                comment();
            } else if (c < 0 || !Character.isWhitespace(c)) {
                return;
            } else {
                take();
                begun = c == '\n' || begun && c != '\n';
            }
        }
    }

    private void comment() throws IOException {
        take();
        int c = take();
        if (c == '/') {
            restOfLine();
            return;
        }
        if (c != '*') {
            throw fatal("dot.word", "/");
        }
        for (int before = 0; c >= 0 && !(before == '*' && c == '/'); c = take()) {
            before = c;
            if (before == '*' && peek() == '/') {
                take();
                return;
            }
        }
    }

    private void restOfLine() throws IOException {
        while (peek() >= 0 && peek() != '\n') {
            take();
        }
    }

    private void quoted() throws IOException {
        for (int c = take(); c != '"'; c = take()) {
            if (c < 0) {
                throw fatal("dot.open", "");
            }
            append(c == '\\' && (peek() == '"' || peek() == '\\') ? take() : c);
        }
    }

    private void append(int c) throws InputException {
        if (word.length() >= limits.stringLength()) {
            throw fatal("text.long", "");
        }
        word.append((char) c);
    }

    private static boolean isName(int c) {
        return c >= 0 && (Character.isLetterOrDigit(c) || c == '_' || c == '.' || c == '+');
    }

    private int peek() throws IOException {
        ahead = ahead == NONE ? in.read() : ahead;
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

    /** The word, what cannot be shown spelled. */
    String word() {
        return SafeText.of(word.toString());
    }

    /** Whether it is a name or a text, and no sign. */
    boolean isName() {
        return name;
    }

    boolean is(String sign) {
        return word.length() == sign.length() && word.indexOf(sign) == 0;
    }

    Place place() {
        return place;
    }

    InputException fatal(String key, String value) {
        return new InputException(place.problem(file.name(), Problem.ofFormat(key, SafeText.quoted(value))));
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
