package org.schedscope.io.table;

import java.io.IOException;
import java.io.Reader;

/**
 * A JSON list whose final bracket is added if it is missing: programs that write events until they end omit it, often after a comma, and
 * viewers of traces accept that.
 */
final class UnclosedList extends Reader {
    private final Reader in;
    private final char[] some = new char[1 << 13];
    private final StringBuilder ready = new StringBuilder();
    private int at;
    private boolean ended;
    private boolean inText;
    private boolean escaped;
    /** Whether a comma is held back until the next character. */
    private boolean comma;
    private int depth;
    private boolean mended;

    UnclosedList(Reader in) {
        this.in = in;
    }

    /** Whether the bracket was missing; known at the end. */
    boolean wasOpen() {
        return mended;
    }

    @Override
    public int read(char[] into, int from, int length) throws IOException {
        while (at == ready.length() && !ended) {
            ready.setLength(0);
            at = 0;
            readOn();
        }
        int count = Math.min(length, ready.length() - at);
        ready.getChars(at, at + count, into, from);
        at += count;
        return count == 0 ? -1 : count;
    }

    private void readOn() throws IOException {
        int count = in.read(some);
        for (int i = 0; i < count; i++) {
            take(some[i]);
        }
        if (count < 0) {
            ended = true;
            mended = depth == 1 && !inText;
            ready.append(mended ? "]" : comma ? "," : "");
        }
    }

    private void take(char c) {
        if (inText) {
            inText = escaped || c != '"';
            escaped = !escaped && c == '\\';
        } else if (c > ' ') {
            ready.append(comma ? "," : "");
            comma = c == ',';
            inText = c == '"';
            depth += c == '[' || c == '{' ? 1 : c == ']' || c == '}' ? -1 : 0;
            if (comma) {
                return;
            }
        }
        ready.append(c);
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
