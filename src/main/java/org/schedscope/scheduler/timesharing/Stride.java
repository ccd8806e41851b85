package org.schedscope.scheduler.timesharing;

import java.util.Arrays;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.schedscope.model.number.BigRatio;

/** Round robin in which the job with the least pass value comes first: its work ÷ its tickets (Waldspurger, Weihl 1995). */
final class Stride extends Discipline {
    private final long quantum;
    /** By job. */
    private final BigRatio[] pass;
    /** By job, ticks of work that are not in its pass yet. */
    private final NavigableMap<Integer, Long> worked = new TreeMap<>();

    Stride(RunQueue queue, long quantum, int jobs) {
        this(queue, quantum, new BigRatio[jobs]);
        Arrays.fill(pass, BigRatio.ZERO);
    }

    private Stride(RunQueue queue, long quantum, BigRatio[] pass) {
        super(queue);
        this.quantum = quantum;
        this.pass = pass;
    }

    @Override
    Discipline copy(RunQueue newQueue) {
        return new Stride(newQueue, quantum, pass.clone());
    }

    @Override
    void takeOver(Discipline before) {
        if (before instanceof Stride same) {
            same.settle(List.of());
            System.arraycopy(same.pass, 0, pass, 0, pass.length);
        }
    }

    @Override
    int compare(ReadyTask a, ReadyTask b) {
        return pass[a.job].compareTo(pass[b.job]);
    }

    @Override
    String key(ReadyTask ready) {
        return pass[ready.job].toString();
    }

    @Override
    long quantum() {
        return quantum;
    }

    @Override
    void worked(ReadyTask ready, long ticks) {
        worked.merge(ready.job, ticks, Long::sum);
    }

    /** Waiting tasks of a job that has worked move as its pass grows. */
    @Override
    void settle(List<ReadyTask> ended) {
        worked.forEach((job, ticks) -> queue.move(queue.present(job).toList(),
                () -> pass[job] = pass[job].plus(BigRatio.of(ticks).dividedBy(BigRatio.of(queue.tickets(job))))));
        worked.clear();
    }

    @Override
    boolean enters(ReadyTask ready) {
        if (queue.present(ready.job).findAny().isEmpty()) {
            Stream.concat(queue.waiting().stream().limit(1), queue.running().stream()).map(other -> pass[other.job])
                    .min(BigRatio::compareTo).filter(least -> least.compareTo(pass[ready.job]) > 0)
                    .ifPresent(least -> pass[ready.job] = least);
        }
        return false;
    }
}
