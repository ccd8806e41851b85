package org.schedscope.scheduler.timesharing;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.schedscope.model.number.BigRatio;

/** Round robin in which the job with the least pass value comes first: its work ÷ its tickets (Waldspurger, Weihl 1995). */
final class Stride extends Discipline {
    private final long quantum;
    /** By job. */
    private final BigRatio[] pass;

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
        pass[ready.job] = pass[ready.job].plus(BigRatio.of(ticks).dividedBy(BigRatio.of(ready.figures.tickets())));
    }

    @Override
    boolean enters(ReadyTask ready) {
        List<ReadyTask> present = Stream.concat(queue.waiting().stream(), queue.running().stream()).toList();
        if (present.stream().noneMatch(other -> other.job == ready.job)) {
            present.stream().map(other -> pass[other.job]).min(BigRatio::compareTo).filter(least -> least.compareTo(pass[ready.job]) > 0)
                    .ifPresent(least -> pass[ready.job] = least);
        }
        return false;
    }
}
