package org.schedscope.engine.input;

import java.util.stream.IntStream;
import org.schedscope.model.graph.WorkloadIndex;

/** Jobs in order of (arrival, file position), and the order of tasks that follows and breaks every tie. */
public final class ArrivalOrder {
    private final int[] jobAt;
    private final long[] arrivalAt;
    private final int[] placeOf;
    private final int[] tieOrder;

    ArrivalOrder(WorkloadIndex index) {
        jobAt = sorted(index);
        arrivalAt = IntStream.of(jobAt).mapToLong(job -> index.job(job).arrival()).toArray();
        placeOf = new int[jobAt.length];
        tieOrder = new int[index.taskCount()];
        int next = 0;
        for (int place = 0; place < jobAt.length; place++) {
            int job = jobAt[place];
            placeOf[job] = place;
            for (int task = index.firstTask(job); task < index.firstTask(job + 1); task++) {
                tieOrder[task] = next++;
            }
        }
    }

    private static int[] sorted(WorkloadIndex index) {
        int jobs = index.jobCount();
        boolean sorted = true;
        for (int j = 1; j < jobs && sorted; j++) {
            sorted = index.job(j - 1).arrival() <= index.job(j).arrival();
        }
        IntStream inFileOrder = IntStream.range(0, jobs);
        return sorted ? inFileOrder.toArray()
                : inFileOrder.boxed().sorted((a, b) -> Long.compare(index.job(a).arrival(), index.job(b).arrival()))
                        .mapToInt(Integer::intValue)
                        .toArray();
    }

    /** The {@code place}-th job. */
    public int jobAt(int place) {
        return jobAt[place];
    }

    /** The tick at which the {@code place}-th job arrives. */
    public long arrivalAt(int place) {
        return arrivalAt[place];
    }

    long lastArrival() {
        return arrivalAt[arrivalAt.length - 1];
    }

    /** Arrivals by place, shared: not to be written to. */
    public long[] arrivals() {
        return arrivalAt;
    }

    /** Place of a job. */
    public int placeOf(int job) {
        return placeOf[job];
    }

    /** Place of a task in the order (job arrival, job index, task index). */
    public int tieOrder(int task) {
        return tieOrder[task];
    }
}
