package org.schedscope.metrics.fact;

import java.util.Arrays;
import org.schedscope.metrics.statistics.RadixOrder;
import org.schedscope.model.Job;
import org.schedscope.model.Task;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.model.number.Ratio;

/** The work X of every job as exact fractions in two columns, and the jobs in its order. */
final class JobWork {
    private final long[] numerator;
    /** Empty where all are whole. */
    private final long[] denominator;
    private int[] order;
    private double[] ascending;

    JobWork(WorkloadIndex index) {
        numerator = new long[index.jobCount()];
        denominator = new long[index.columns().anyFigures() ? numerator.length : 0];
        long[] exec = index.columns().exec();
        int[] cores = index.columns().cores();
        if (index.isOfSingleTasks() && denominator.length == 0) {
            for (int job = 0; job < numerator.length; job++) {
                numerator[job] = Math.multiplyExact(exec[job], (long) cores[job]);
            }
            return;
        }
        for (int job = 0; job < numerator.length; job++) {
            if (denominator.length > 0) {
                take(job, index.job(job));
                continue;
            }
            for (int task = index.firstTask(job); task < index.firstTask(job + 1); task++) {
                numerator[job] = Math.addExact(numerator[job], Math.multiplyExact(exec[task], (long) cores[task]));
            }
        }
    }

    /** A job of whole figures makes no fractions. */
    private void take(int number, Job job) {
        long sum = 0;
        for (Task task : job.tasks()) {
            if (!task.execOn().isEmpty()) {
                take(number, job.work());
                return;
            }
            sum = Math.addExact(sum, Math.multiplyExact(task.exec(), (long) task.cores()));
        }
        numerator[number] = sum;
        denominator[number] = 1;
    }

    private void take(int number, Ratio work) {
        numerator[number] = work.numerator();
        denominator[number] = work.denominator();
    }

    private long below(int job) {
        return denominator.length == 0 ? 1 : denominator[job];
    }

    /** Rounded up to whole core-ticks. */
    long ceil(int job) {
        return below(job) == 1 ? numerator[job] : of(job).ceil();
    }

    Ratio of(int job) {
        return new Ratio(numerator[job], below(job));
    }

    double coreTicks(int job) {
        return (double) numerator[job] / below(job);
    }

    /** Job numbers by work ascending, ties in file order; sorted when first asked for. */
    synchronized int[] order() {
        if (order == null) {
            ascending = new double[numerator.length];
            order = isWhole() ? RadixOrder.of(numerator) : merged();
            Arrays.setAll(ascending, i -> coreTicks(order[i]));
        }
        return order;
    }

    /** Work in that order, in core-ticks. */
    synchronized double[] ascending() {
        order();
        return ascending;
    }

    private int compare(int a, int b) {
        return denominator[a] == denominator[b] ? Long.compare(numerator[a], numerator[b])
                : Ratio.compareProducts(numerator[a], denominator[b], numerator[b], denominator[a]);
    }

    private boolean isWhole() {
        for (long each : denominator) {
            if (each != 1) {
                return false;
            }
        }
        return true;
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
