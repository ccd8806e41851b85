package org.schedscope.ui.view;

import java.util.Locale;

/** Numbers as users read them: thousands by thin space, a true minus sign. */
public final class Figures {
    private static final char THIN_SPACE = '\u2009';
    private static final char MINUS = '\u2212';

    private Figures() {
    }

    /** {@code 1 301}. */
    public static String whole(long value) {
        return polished(String.format(Locale.ROOT, "%,d", value));
    }

    /** {@code 1.44}, with that many digits after the point; an en dash where there is no number. */
    public static String decimal(double value, int digits) {
        return Double.isNaN(value) ? "–" : polished(String.format(Locale.ROOT, "%,." + digits + "f", value));
    }

    private static String polished(String text) {
        return text.replace(',', THIN_SPACE).replace('-', MINUS);
    }
}
