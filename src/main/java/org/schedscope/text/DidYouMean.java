package org.schedscope.text;

import java.util.Collection;
import java.util.Locale;
import java.util.Optional;

/** Guesses for a misspelt name. */
public final class DidYouMean {
    private static final int LONGEST_COMPARED = 64;

    private DidYouMean() {
    }

    /** The valid name of smallest edit distance, letter case aside, the first of equals; empty if there are no names. */
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

    /**
     * The number of insertions, deletions, replacements and swaps of neighbours between two words, by their first {@value
     * #LONGEST_COMPARED} letters.
     */
    public static int distance(String left, String right) {
        String a = folded(left);
        String b = folded(right);
        int[][] rows = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            for (int j = 0; j <= b.length(); j++) {
                rows[i][j] = i == 0 || j == 0 ? i + j : Math.min(rows[i - 1][j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1),
                        Math.min(rows[i - 1][j], rows[i][j - 1]) + 1);
                if (i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1)) {
                    rows[i][j] = Math.min(rows[i][j], rows[i - 2][j - 2] + 1);
                }
            }
        }
        return rows[a.length()][b.length()];
    }

    private static String folded(String text) {
        String lower = text.toLowerCase(Locale.ROOT);
        return lower.length() <= LONGEST_COMPARED ? lower : lower.substring(0, LONGEST_COMPARED);
    }
}
