package org.schedscope.io.table;

import java.io.IOException;
import java.io.Reader;

/** Walks a text line by line; of a line that is too long no more is kept. */
final class LineText {
    private final Reader in;
    private final int longest;
    private final StringBuilder line = new StringBuilder();
    private boolean cut;

    LineText(Reader in, int longest) {
        this.in = in;
        this.longest = longest;
    }

    boolean next() throws IOException {
        line.setLength(0);
        cut = false;
        int c = in.read();
        if (c < 0) {
            return false;
        }
        for (; c >= 0 && c != '\n'; c = in.read()) {
            cut |= line.length() >= longest;
            if (!cut) {
                line.append((char) c);
            }
        }
        return true;
    }

    String text() {
        return line.toString();
    }

    boolean isLong() {
        return cut;
    }
}
