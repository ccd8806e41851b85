package org.schedscope.ui.view.table;

/** Texts as a reader sorts them: capitals and small letters are alike, and numbers in them count as numbers, J9 before J10. */
public final class NaturalOrder {
    private NaturalOrder() {
    }

    /** As {@link java.util.Comparator#compare}. */
    public static int compare(String one, String other) {
        int a = 0;
        int b = 0;
        while (a < one.length() && b < other.length()) {
            if (isDigit(one.charAt(a)) && isDigit(other.charAt(b))) {
                int endA = endOfDigits(one, a);
                int endB = endOfDigits(other, b);
                int difference = compareDigits(one, a, endA, other, b, endB);
                if (difference != 0) {
                    return difference;
                }
                a = endA;
                b = endB;
            } else {
                int difference = Character.compare(Character.toLowerCase(one.charAt(a)), Character.toLowerCase(other.charAt(b)));
                if (difference != 0) {
                    return difference;
                }
                a++;
                b++;
            }
        }
        return (one.length() - a) - (other.length() - b);
    }

    private static int compareDigits(String one, int fromOne, int toOne, String other, int fromOther, int toOther) {
        int a = skipZeros(one, fromOne, toOne);
        int b = skipZeros(other, fromOther, toOther);
        int difference = (toOne - a) - (toOther - b);
        for (; difference == 0 && a < toOne; a++, b++) {
            difference = one.charAt(a) - other.charAt(b);
        }
        return difference;
    }

    private static int skipZeros(String text, int from, int to) {
        int at = from;
        while (at < to - 1 && text.charAt(at) == '0') {
            at++;
        }
        return at;
    }

    private static int endOfDigits(String text, int from) {
        int at = from;
        while (at < text.length() && isDigit(text.charAt(at))) {
            at++;
        }
        return at;
    }

    private static boolean isDigit(char letter) {
        return letter >= '0' && letter <= '9';
    }
}
