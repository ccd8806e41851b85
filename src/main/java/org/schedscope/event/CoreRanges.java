package org.schedscope.event;

/** Core numbers of one cluster, from 0, as disjoint ranges in ascending order. */
public interface CoreRanges {
    int rangeCount();

    /** First core of range {@code i}. */
    int first(int i);

    /** Last core of range {@code i}, inclusive. */
    int last(int i);

    /** {@code 0-3,7}. */
    default String text() {
        StringBuilder text = new StringBuilder();
        int count = rangeCount();
        for (int i = 0; i < count; i++) {
            text.append(i == 0 ? "" : ",").append(first(i));
            if (last(i) > first(i)) {
                text.append('-').append(last(i));
            }
        }
        return text.toString();
    }
}
