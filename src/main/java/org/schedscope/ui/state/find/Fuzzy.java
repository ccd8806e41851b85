package org.schedscope.ui.state.find;

import java.util.Locale;

/** How well a name fits what was typed; letter case aside. */
public final class Fuzzy {
    /** The name does not match. */
    public static final int NOT_AT_ALL = -1;
    private static final int BEGINS = 10;
    private static final int WORD = 20;
    private static final int INSIDE = 30;
    private static final int SCATTERED = 40;

    private Fuzzy() {
    }

    /** 0 for the name itself; more, the further from what was typed; {@link #NOT_AT_ALL} if its letters are not there in order. */
    public static int distance(String typed, String name) {
        String wanted = typed.toLowerCase(Locale.ROOT);
        String text = name.toLowerCase(Locale.ROOT);
        int at = text.indexOf(wanted);
        if (at == 0) {
            return wanted.length() == text.length() ? 0 : BEGINS;
        }
        if (at > 0) {
            return !Character.isLetterOrDigit(text.charAt(at - 1)) ? WORD : INSIDE;
        }
        return scattered(wanted, text);
    }

    /** All letters in their order, with what lies between them counted. A single gap is a slip; more gaps than letters mean nothing. */
    private static int scattered(String wanted, String text) {
        int at = -1;
        int gaps = 0;
        for (int i = 0; i < wanted.length(); i++) {
            int next = text.indexOf(wanted.charAt(i), at + 1);
            if (next < 0) {
                return NOT_AT_ALL;
            }
            gaps += i > 0 && next > at + 1 ? 1 : 0;
            at = next;
        }
        return wanted.length() < 3 || 2 * gaps > wanted.length() ? NOT_AT_ALL : SCATTERED + gaps;
    }
}
