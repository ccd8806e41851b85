package org.schedscope.chart.index;

import java.util.Arrays;

/**
 * Many lists of ints that grow at their ends by turns. Numbers of a list that come one after the other are mostly close to each other:
 * they are kept as shorts, how much more or less each is than the first of its {@link #BLOCK}; in a list where that is once not true,
 * as ints. A list is in one place, for painting goes through it.
 */
final class NumberLists {
    private static final int SHIFT = 3;
    /** Numbers of a list that are counted from the same one. */
    static final int BLOCK = 1 << SHIFT;
    private static final int[] NONE = {};
    private static final short[] NO_SHORTS = {};

    private int[] size;
    /** By list and block: its first number; or by list and place where numbers are far apart. */
    private int[][] first;
    /** Empty where numbers are far apart. */
    private short[][] more;

    /** @param lists how many there are at first, all empty */
    NumberLists(int lists) {
        size = new int[lists];
        first = new int[lists][];
        more = new short[lists][];
        Arrays.fill(first, NONE);
        Arrays.fill(more, NO_SHORTS);
    }

    /** How many lists there are. */
    int lists() {
        return size.length;
    }

    /** One more list, which is empty. */
    int addList() {
        int list = size.length;
        size = Arrays.copyOf(size, list + 1);
        first = Arrays.copyOf(first, list + 1);
        first[list] = NONE;
        more = Arrays.copyOf(more, list + 1);
        more[list] = NO_SHORTS;
        return list;
    }

    void add(int list, int number) {
        int at = size[list]++;
        if (isFar(list)) {
            first[list] = at == first[list].length ? Arrays.copyOf(first[list], at + BLOCK + (at >> 3)) : first[list];
            first[list][at] = number;
            return;
        }
        if (at == more[list].length) {
            int blocks = (at >> SHIFT) + 1 + (at >> SHIFT + 2);
            more[list] = Arrays.copyOf(more[list], blocks << SHIFT);
            first[list] = Arrays.copyOf(first[list], blocks);
        }
        if (at % BLOCK == 0) {
            first[list][at >> SHIFT] = number;
        }
        int apart = number - first[list][at >> SHIFT];
        if (apart == (short) apart) {
            more[list][at] = (short) apart;
        } else {
            spread(list, at);
            first[list][at] = number;
        }
    }

    /** Its numbers as ints. */
    private void spread(int list, int count) {
        int[] numbers = new int[count + BLOCK];
        for (int i = 0; i < count; i++) {
            numbers[i] = get(list, i);
        }
        first[list] = numbers;
        more[list] = NO_SHORTS;
    }

    private boolean isFar(int list) {
        return more[list].length == 0 && first[list].length > 0;
    }

    /** How many numbers a list has. */
    int size(int list) {
        return size[list];
    }

    int get(int list, int place) {
        short[] apart = more[list];
        return apart.length == 0 ? first[list][place] : first[list][place >> SHIFT] + apart[place];
    }
}
