package org.schedscope.metrics.statistics;

/** Finds the middle of many values in a time that grows as their number does (Hoare's selection). */
final class Selection {
    private Selection() {
    }

    /**
     * The mean of the two middle values, or the middle one.
     *
     * @param values at least one, none of them NaN; their order changes
     */
    static double median(double[] values) {
        int middle = (values.length - 1) / 2;
        double low = select(values, middle);
        if (values.length % 2 == 1) {
            return low;
        }
        double high = Double.POSITIVE_INFINITY;
        for (int i = middle + 1; i < values.length; i++) {
            high = Math.min(high, values[i]);
        }
        return low + 0.5 * (high - low);
    }

    /** The value at a place of the ascending order; smaller places then hold nothing larger, and larger ones nothing smaller. */
    private static double select(double[] values, int place) {
        int from = 0;
        int to = values.length - 1;
        while (from < to) {
            double pivot = middle(values[from], values[(from + to) >>> 1], values[to]);
            int left = from;
            int right = to;
            while (left <= right) {
                while (values[left] < pivot) {
                    left++;
                }
                while (values[right] > pivot) {
                    right--;
                }
                if (left <= right) {
                    double swap = values[left];
                    values[left++] = values[right];
                    values[right--] = swap;
                }
            }
            if (place <= right) {
                to = right;
            } else if (place >= left) {
                from = left;
            } else {
                return values[place];
            }
        }
        return values[place];
    }

    private static double middle(double a, double b, double c) {
        return Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));
    }
}
