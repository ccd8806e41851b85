package org.schedscope.engine.input;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.schedscope.model.graph.WorkloadIndex;

/** Jobs in order of (arrival, file position), and the order of tasks that follows and breaks every tie. */
public final class ArrivalOrder {
    /** These three are empty where jobs arrive in file order: then every number is its own place. */
    private final int[] jobAt;
    private final int[] placeOf;
    private final int[] tieOrder;
    private final long[] arrivalAt;

    ArrivalOrder(WorkloadIndex index) {
        long[] arrival = index.columns().arrival();
        boolean sorted = isSorted(arrival);
        jobAt = sorted ? new int[0] : sorted(arrival);
        placeOf = new int[jobAt.length];
        tieOrder = new int[sorted ? 0 : index.taskCount()];
        arrivalAt = sorted ? arrival : IntStream.of(jobAt).mapToLong(job -> arrival[job]).toArray();
        int next = 0;
        for (int place = 0; place < jobAt.length; place++) {
            int job = jobAt[place];
            placeOf[job] = place;
            for (int task = index.firstTask(job); task < index.firstTask(job + 1); task++) {
                tieOrder[task] = next++;
            }
        }
    }

    private static boolean isSorted(long[] arrival) {
        for (int job = 1; job < arrival.length; job++) {
            if (arrival[job - 1] > arrival[job]) {
                return false;
            }
        }
        return true;
    }

    private static int[] sorted(long[] arrival) {
        Integer[] jobs = new Integer[arrival.length];
        Arrays.setAll(jobs, job -> job);
        Arrays.sort(jobs, (a, b) -> Long.compare(arrival[a], arrival[b]));
        return Arrays.stream(jobs).mapToInt(Integer::intValue).toArray();
    }

    /** The {@code place}-th job. */
    public int jobAt(int place) {
        return jobAt.length == 0 ? place : jobAt[place];
    }

    /** The tick at which the {@code place}-th job arrives. */
    public long arrivalAt(int place) {
        return arrivalAt[place];
    }

    long lastArrival() {
        return arrivalAt[arrivalAt.length - 1];
    }

    /** Place of a job. */
    public int placeOf(int job) {
        return placeOf.length == 0 ? job : placeOf[job];
    }

    /** Place of a task in the order (job arrival, job index, task index). */
    public int tieOrder(int task) {
        return tieOrder.length == 0 ? task : tieOrder[task];
    }
}
