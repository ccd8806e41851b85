package org.schedscope.engine.collection;

import java.util.Arrays;
import java.util.function.IntPredicate;

/** Numbers in the order in which they came, in an array that grows and never shrinks. */
public final class IntList {
    private int[] numbers = new int[16];
    private int size;

    public IntList copy() {
        IntList copy = new IntList();
        copy.numbers = numbers.clone();
        copy.size = size;
        return copy;
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    public int get(int place) {
        return numbers[place];
    }

    public void add(int number) {
        if (size == numbers.length) {
            numbers = Arrays.copyOf(numbers, size * 2);
        }
        numbers[size++] = number;
    }

    /** Removes the last number. */
    public int removeLast() {
        return numbers[--size];
    }

    /** Drops the others; tests every number once, in order. */
    public void keepIf(IntPredicate wanted) {
        int kept = 0;
        for (int i = 0; i < size; i++) {
            if (wanted.test(numbers[i])) {
                numbers[kept++] = numbers[i];
            }
        }
        size = kept;
    }

    public void clear() {
        size = 0;
    }
}
