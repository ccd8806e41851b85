package org.schedscope.metrics.fact;

import java.util.Arrays;
import org.schedscope.metrics.statistics.RadixOrder;
import org.schedscope.model.Job;
import org.schedscope.model.Task;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.model.number.Ratio;

/** The work X of every job as exact fractions in two columns, and the jobs in its order. */
final class JobWork {
    private final int jobs;
    private final long[] exec;
    private final int[] cores;
    /** Empty if every job has a single task: then the work is a product of columns of the workload. */
    private final long[] numerator;
    /** Empty if all are whole. */
    private final long[] denominator;
    private int[] order;
    private double[] ascending;

    JobWork(WorkloadIndex index) {
        jobs = index.jobCount();
        exec = index.columns().exec();
        cores = index.columns().cores();
        boolean fractions = index.columns().anyFigures();
        denominator = new long[fractions ? jobs : 0];
        numerator = new long[index.isOfSingleTasks() && !fractions ? 0 : jobs];
        if (numerator.length == 0) {
            for (int job = 0; job < jobs; job++) {
                // Overflow is reported here, not at the first use.
                Math.multiplyExact(exec[job], (long) cores[job]);
            }
            return;
        }
        for (int job = 0; job < jobs; job++) {
            if (denominator.length > 0) {
                take(job, index.job(job));
                continue;
            }
            for (int task = index.firstTask(job); task < index.firstTask(job + 1); task++) {
                numerator[job] = Math.addExact(numerator[job], Math.multiplyExact(exec[task], (long) cores[task]));
            }
        }
    }

    /** Adds a job; whole figures need no fractions. */
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

    private long above(int job) {
        return numerator.length == 0 ? exec[job] * cores[job] : numerator[job];
    }

    private long below(int job) {
        return denominator.length == 0 ? 1 : denominator[job];
    }

    /** Rounded up to whole core-ticks. */
    long ceil(int job) {
        return below(job) == 1 ? above(job) : of(job).ceil();
    }

    Ratio of(int job) {
        return new Ratio(above(job), below(job));
    }

    double coreTicks(int job) {
        return (double) above(job) / below(job);
    }

    /** Job numbers by ascending work, ties in file order; sorted at the first use. */
    synchronized int[] order() {
        if (order == null) {
            if (isWhole()) {
                RadixOrder inOrder = RadixOrder.of(numerator.length == 0 ? products() : numerator.clone());
                order = inOrder.places();
                ascending = inOrder.ascending();
            } else {
                order = merged();
                ascending = new double[jobs];
                Arrays.setAll(ascending, i -> coreTicks(order[i]));
            }
        }
        return order;
    }

    private long[] products() {
        long[] products = new long[jobs];
        Arrays.setAll(products, this::above);
        return products;
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
        int[] from = new int[jobs];
        Arrays.setAll(from, i -> i);
        int[] to = new int[jobs];
        for (long width = 1; width < jobs; width *= 2) {
            for (long left = 0; left < jobs; left += 2 * width) {
                int middle = (int) Math.min(left + width, jobs);
                int right = (int) Math.min(left + 2 * width, jobs);
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
