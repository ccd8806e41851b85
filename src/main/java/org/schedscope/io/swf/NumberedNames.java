package org.schedscope.io.swf;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.function.LongToIntFunction;

/** Meanings of the numbers of users or queues, computed once each. */
final class NumberedNames {
    private static final int FEW = 1 << 16;

    private final LongToIntFunction meaning;
    /** Meaning + 1 of small numbers. */
    private int[] ofSmall = new int[64];
    private final Map<Long, Integer> ofLarge = new HashMap<>();

    NumberedNames(LongToIntFunction meaning) {
        this.meaning = meaning;
    }

    /** @param number at least 0 */
    int of(long number) {
        if (number >= FEW) {
            return ofLarge.computeIfAbsent(number, meaning::applyAsInt);
        }
        int small = (int) number;
        if (small >= ofSmall.length) {
            ofSmall = Arrays.copyOf(ofSmall, Math.max(small + 1, 2 * ofSmall.length));
        }
        if (ofSmall[small] == 0) {
            ofSmall[small] = meaning.applyAsInt(number) + 1;
        }
        return ofSmall[small] - 1;
    }
}
