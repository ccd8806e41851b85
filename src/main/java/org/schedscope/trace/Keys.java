package org.schedscope.trace;

import org.schedscope.model.number.NumberSink;
import org.schedscope.trace.column.NumberTable;

/** The keys by which pieces were ordered, as numbers: an integer or a fraction as its parts, any other text as its characters. */
final class Keys implements NumberSink {
    /** Any number of this many digits fits into a long. */
    private static final int DIGITS = 18;

    /** The integer, the numerator, or the position of the first character. */
    private static final int NUMBER = 0;
    /** 1 for an integer; the denominator, at least 2; or minus the number of characters, 0 for an empty key. */
    private static final int DIVISOR = 1;

    private final NumberTable keys;
    private final NumberTable letters;

    Keys() {
        this(new NumberTable(2), new NumberTable(1));
    }

    private Keys(NumberTable keys, NumberTable letters) {
        this.keys = keys;
        this.letters = letters;
    }

    Keys view() {
        return new Keys(keys.view(), letters.view());
    }

    @Override
    public void number(long above, long below) {
        keys.add(above, below);
    }

    @Override
    public void text(String text) {
        int stroke = text.indexOf('/');
        int end = stroke < 0 ? text.length() : stroke;
        long below = stroke < 0 ? 1 : isNumber(text, stroke + 1, text.length()) ? Long.parseLong(text, stroke + 1, text.length(), 10) : 0;
        if (isNumber(text, 0, end) && (stroke < 0 || below > 1)) {
            keys.add(Long.parseLong(text, 0, end, 10), below);
        } else {
            keys.add(text.isEmpty() ? 0 : letters.size(), -text.length());
            text.chars().forEach(letters::add);
        }
    }

    /** Whether a part of a text is the decimal form of a long, as by {@link Long#toString(long)}. */
    private static boolean isNumber(String text, int from, int end) {
        int first = from < end && text.charAt(from) == '-' ? from + 1 : from;
        if (first == end || end - first > DIGITS || text.charAt(first) == '0' && end - from > 1) {
            return false;
        }
        for (int i = first; i < end; i++) {
            if (text.charAt(i) < '0' || text.charAt(i) > '9') {
                return false;
            }
        }
        return true;
    }

    /** The key of a piece as text. */
    String text(int piece) {
        long value = keys.get(piece, NUMBER);
        long below = keys.get(piece, DIVISOR);
        if (below > 0) {
            return below == 1 ? Long.toString(value) : value + "/" + below;
        }
        char[] text = new char[(int) -below];
        for (int i = 0; i < text.length; i++) {
            text[i] = (char) letters.get((int) value + i, 0);
        }
        return new String(text);
    }
}
