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

/**
 * The tokens of Graphviz's language: names, texts in quotation marks or angle brackets, arrows and single characters. Comments are skipped.
 * Names may be numbers as other programs write them, such as {@code 1e9}, which Graphviz would quote.
 */
final class DotTokens implements Closeable {
    private enum Kind {
        NAME, TEXT, SIGN, END
    }

    private static final int NONE = -2;

    private final InputFile file;
    private final Limits limits;
    private final BufferedReader in;
    private final StringBuilder word = new StringBuilder();
    private int ahead = NONE;
    private int line = 1;
    private int column;
    private Place place = new Place(1, 1, "");
    private Kind kind = Kind.END;

    DotTokens(InputFile file, Limits limits) throws InputException {
        this.file = file;
        this.limits = limits;
        in = new BufferedReader(file.open(limits), 1 << 16);
    }

    /** Moves to the next token, or to the end of the file. */
    void next() throws IOException {
        word.setLength(0);
        passOver();
        place = new Place(line, column + 1, "");
        int c = take();
        if (c < 0) {
            kind = Kind.END;
        } else if (c == '"') {
            kind = Kind.TEXT;
            quoted();
        } else if (c == '<') {
            kind = Kind.TEXT;
            bracketed();
        } else {
            append(c);
            boolean pair = c == '-' && (peek() == '>' || peek() == '-');
            if (pair) {
                append(take());
            }
            kind = isName(c) || c == '-' && !pair ? Kind.NAME : Kind.SIGN;
            while (kind == Kind.NAME && (isName(peek()) || peek() == '+' || peek() == '-' && isExponent())) {
                append(take());
            }
        }
    }

    /** Skips blanks and comments. */
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
                begun = c == '\n' || begun;
            }
        }
    }

    private void comment() throws IOException {
        place = new Place(line, column + 1, "");
        take();
        int c = take();
        if (c == '/') {
            restOfLine();
            return;
        }
        if (c != '*') {
            throw fatal("dot.word", SafeText.quoted("/"));
        }
        int before = 0;
        for (c = take(); c >= 0 && !(before == '*' && c == '/'); c = take()) {
            before = c;
        }
        if (c < 0) {
            throw fatal("dot.open.comment");
        }
    }

    private void restOfLine() throws IOException {
        while (peek() >= 0 && peek() != '\n') {
            take();
        }
    }

    /** Reads a quoted text; texts joined by plus signs are one, and a line break after a backslash is ignored. */
    private void quoted() throws IOException {
        do {
            for (int c = take(); c != '"'; c = take()) {
                if (c < 0) {
                    throw fatal("dot.open");
                }
                if (c == '\\') {
                    escaped();
                } else {
                    append(c);
                }
            }
        } while (goesOn());
    }

    private void escaped() throws IOException {
        int c = peek();
        if (c == '\r' || c == '\n') {
            take();
            if (c == '\r' && peek() == '\n') {
                take();
            }
            return;
        }
        if (c != '"') {
            append('\\');
        }
        if (c == '"' || c == '\\') {
            append(take());
        }
    }

    private boolean goesOn() throws IOException {
        passOver();
        if (peek() != '+') {
            return false;
        }
        take();
        passOver();
        if (take() != '"') {
            throw fatal("dot.word", SafeText.quoted("+"));
        }
        return true;
    }

    /** Reads a text in angle brackets, which are paired and kept, so that it differs from every other text. */
    private void bracketed() throws IOException {
        append('<');
        for (int depth = 1; depth > 0;) {
            int c = take();
            if (c < 0) {
                throw fatal("dot.open.bracket");
            }
            depth += c == '<' ? 1 : c == '>' ? -1 : 0;
            append(c);
        }
    }

    private void append(int c) throws InputException {
        if (word.length() >= limits.stringLength()) {
            throw fatal("text.long");
        }
        word.append((char) c);
    }

    private static boolean isName(int c) {
        return Character.isLetterOrDigit(c) || c == '_' || c == '.' || c > 0x7F && !Character.isWhitespace(c);
    }

    /** Whether the text so far is a number up to its exponent, and the exponent is negative. */
    private boolean isExponent() throws IOException {
        char first = word.charAt(0);
        if ("eE".indexOf(word.charAt(word.length() - 1)) < 0 || !Character.isDigit(first) && first != '.' && first != '-') {
            return false;
        }
        in.mark(1);
        int c = in.read();
        in.reset();
        return Character.isDigit(c);
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

    /** The token, with control characters escaped. */
    String word() {
        return SafeText.of(word.toString());
    }

    /** Whether it is a name or a text. */
    boolean isName() {
        return kind == Kind.NAME || kind == Kind.TEXT;
    }

    /** Whether it is a keyword, in any case. */
    boolean isKeyword(String keyword) {
        return kind == Kind.NAME && word.length() == keyword.length() && word.toString().equalsIgnoreCase(keyword);
    }

    boolean is(String sign) {
        return kind == Kind.SIGN && word.length() == sign.length() && word.indexOf(sign) == 0;
    }

    boolean isEnd() {
        return kind == Kind.END;
    }

    Place place() {
        return place;
    }

    InputException unexpected() {
        return isEnd() ? fatal("dot.end") : fatal("dot.word", SafeText.quoted(word()));
    }

    InputException fatal(String key, Object... values) {
        return new InputException(place.problem(file.name(), Problem.ofFormat(key, values)));
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
