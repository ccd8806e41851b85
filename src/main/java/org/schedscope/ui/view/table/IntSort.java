package org.schedscope.ui.view.table;

/** Puts numbers in order without a box for any of them; equal ones stay as they are. */
final class IntSort {
    /** Up to here one by one is quicker. */
    private static final int FEW = 8;

    /** Compares two numbers. */
    interface Order {
        int compare(int one, int other);
    }

    private IntSort() {
    }

    /** The numbers 0 to count − 1 in an order. */
    static int[] sorted(int count, Order order) {
        int[] numbers = new int[count];
        for (int i = 0; i < count; i++) {
            numbers[i] = i;
        }
        sort(numbers, new int[count], 0, count, order);
        return numbers;
    }

    private static void sort(int[] numbers, int[] room, int from, int to, Order order) {
        if (to - from <= FEW) {
            insert(numbers, from, to, order);
            return;
        }
        int middle = (from + to) >>> 1;
        sort(numbers, room, from, middle, order);
        sort(numbers, room, middle, to, order);
        if (order.compare(numbers[middle - 1], numbers[middle]) <= 0) {
            return;
        }
        System.arraycopy(numbers, from, room, from, middle - from);
        int left = from;
        int right = middle;
        for (int at = from; left < middle; at++) {
            boolean second = right < to && order.compare(numbers[right], room[left]) < 0;
            numbers[at] = second ? numbers[right++] : room[left++];
        }
    }

    private static void insert(int[] numbers, int from, int to, Order order) {
        for (int i = from + 1; i < to; i++) {
            int moved = numbers[i];
            int at = i;
            while (at > from && order.compare(numbers[at - 1], moved) > 0) {
                numbers[at] = numbers[at - 1];
                at--;
            }
            numbers[at] = moved;
        }
    }
}
