package org.schedscope.metrics;

import java.util.Arrays;
import org.schedscope.model.Ratio;
import org.schedscope.model.WorkloadIndex;

/** The work X of every job as exact fractions in two columns, and the jobs in its order. */
final class JobWork {
    private final long[] numerator;
    private final long[] denominator;
    private int[] order;

    JobWork(WorkloadIndex index) {
        numerator = new long[index.jobCount()];
        denominator = new long[numerator.length];
        for (int j = 0; j < numerator.length; j++) {
            Ratio work = index.job(j).work();
            numerator[j] = work.numerator();
            denominator[j] = work.denominator();
        }
    }

    Ratio of(int job) {
        return new Ratio(numerator[job], denominator[job]);
    }

    double coreTicks(int job) {
        return (double) numerator[job] / denominator[job];
    }

    /** Job numbers by work ascending, ties in file order; sorted when first asked for. */
    synchronized int[] order() {
        if (order == null) {
            order = packable() ? packed() : merged();
        }
        return order;
    }

    private int compare(int a, int b) {
        return denominator[a] == denominator[b] ? Long.compare(numerator[a], numerator[b])
                : Ratio.compareProducts(numerator[a], denominator[b], numerator[b], denominator[a]);
    }

    /** Bits that a job's number takes. */
    private int jobBits() {
        return Integer.SIZE - Integer.numberOfLeadingZeros(numerator.length);
    }

    /** Whether work and number of every job fit into one long. */
    private boolean packable() {
        long limit = 1L << Long.SIZE - 1 - jobBits();
        for (int j = 0; j < numerator.length; j++) {
            if (denominator[j] != 1 || numerator[j] >= limit) {
                return false;
            }
        }
        return true;
    }

    private int[] packed() {
        long[] keys = new long[numerator.length];
        Arrays.setAll(keys, job -> numerator[job] << jobBits() | job);
        Arrays.sort(keys);
        int[] jobs = new int[keys.length];
        Arrays.setAll(jobs, i -> (int) (keys[i] & (1L << jobBits()) - 1));
        return jobs;
    }

    /** A bottom-up merge sort: stable, and without an object per job. */
    private int[] merged() {
        int[] jobs = new int[numerator.length];
        Arrays.setAll(jobs, i -> i);
        int[] from = jobs;
        int[] to = new int[jobs.length];
        for (long width = 1; width < jobs.length; width *= 2) {
            for (long left = 0; left < jobs.length; left += 2 * width) {
                int middle = (int) Math.min(left + width, jobs.length);
                int right = (int) Math.min(left + 2 * width, jobs.length);
                merge(from, to, (int) left, middle, right);
            }
            int[] swap = from;
            from = to;
            to = swap;
        }
        return from;
    }

    private void merge(int[] from, int[] to, int left, int middle, int right) {
        int a = left;
        int b = middle;
        for (int at = left; at < right; at++) {
            boolean takeLeft = b == right || a < middle && compare(from[a], from[b]) <= 0;
            to[at] = takeLeft ? from[a++] : from[b++];
        }
    }
}
