package org.schedscope.text;

import java.util.Collection;
import java.util.Locale;
import java.util.Optional;

/** Guesses which known name was meant. */
public final class DidYouMean {
    private static final int LONGEST_COMPARED = 64;

    private DidYouMean() {
    }

    /** The known name of smallest edit distance, letter case aside, the first of equals; empty if nothing is known. */
    public static Optional<String> to(String wrong, Collection<String> known) {
        String best = null;
        int bestDistance = Integer.MAX_VALUE;
        for (String candidate : known) {
            int distance = distance(wrong, candidate);
            if (distance < bestDistance) {
                best = candidate;
                bestDistance = distance;
            }
        }
        return Optional.ofNullable(best);
    }

    /** The nearest name if it is close enough to be a slip. */
    public static Optional<String> slip(String wrong, Collection<String> known) {
        return to(wrong, known).filter(name -> distance(wrong, name) <= Math.max(1, Math.max(wrong.length(), name.length()) / 2));
    }

    /** Insertions, deletions and replacements between the two, looking at the first {@value #LONGEST_COMPARED} letters. */
    public static int distance(String left, String right) {
        String a = folded(left);
        String b = folded(right);
        int[] row = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int replaced = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(replaced, Math.min(row[j], row[j - 1]) + 1);
            }
        }
        return row[b.length()];
    }

    private static String folded(String text) {
        String lower = text.toLowerCase(Locale.ROOT);
        return lower.length() <= LONGEST_COMPARED ? lower : lower.substring(0, LONGEST_COMPARED);
    }
}
