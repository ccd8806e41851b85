package org.schedscope.scheduler.timesharing;

import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The task of the job with the smallest priority first; the number of a waiting task falls with age. */
final class PriorityDiscipline extends Discipline {
    private final boolean preemptive;
    private final SharingRules rules;
    /** By task, the number with which it was taken. */
    private final long[] taken;
    /** Waiting tasks by their ticks of entering modulo the ageing. */
    private final NavigableMap<Long, Integer> changes = new TreeMap<>();

    PriorityDiscipline(RunQueue queue, boolean preemptive, SharingRules rules, long[] taken) {
        super(queue);
        this.preemptive = preemptive;
        this.rules = rules;
        this.taken = taken;
    }

    @Override
    Discipline copy(RunQueue newQueue) {
        return new PriorityDiscipline(newQueue, preemptive, rules, taken.clone());
    }

    @Override
    void takeOver(Discipline before) {
        queue.running().forEach(ready -> taken[ready.task] = before instanceof PriorityDiscipline same ? same.taken[ready.task]
                : ready.figures.priority());
    }

    @Override
    boolean isPreemptive() {
        return preemptive;
    }

    private long number(ReadyTask ready) {
        long age = rules.ageing() == 0 ? 0 : (queue.now() - ready.entered) / rules.ageing();
        return ready.runs() ? taken[ready.task] : ready.figures.priority() - age;
    }

    @Override
    int compare(ReadyTask a, ReadyTask b) {
        return Long.compare(number(a), number(b));
    }

    /** A number falls by 1 in every {@code ageing} ticks: in the order of the ticks of a fall to 0, numbers never descend. */
    @Override
    int compareWaiting(ReadyTask a, ReadyTask b) {
        long ageing = rules.ageing();
        if (ageing == 0) {
            return compare(a, b);
        }
        int byTurn = Long.compare(a.figures.priority() + a.entered / ageing, b.figures.priority() + b.entered / ageing);
        return byTurn != 0 ? byTurn : Long.compare(a.entered % ageing, b.entered % ageing);
    }

    /** With ageing, all of the same number as one of the first. */
    @Override
    Stream<ReadyTask> firstWaiting(int places) {
        if (rules.ageing() == 0) {
            return super.firstWaiting(places);
        }
        long last = queue.waiting().stream().limit(places).mapToLong(this::number).reduce(Long.MIN_VALUE, Math::max);
        return queue.waiting().stream().takeWhile(ready -> number(ready) <= last);
    }

    @Override
    void added(ReadyTask ready) {
        if (rules.ageing() > 0) {
            changes.merge(ready.entered % rules.ageing(), 1, Integer::sum);
        }
    }

    @Override
    void removed(ReadyTask ready) {
        if (rules.ageing() > 0) {
            changes.computeIfPresent(ready.entered % rules.ageing(), (tick, tasks) -> tasks == 1 ? null : tasks - 1);
        }
    }

    @Override
    String key(ReadyTask ready) {
        return Long.toString(number(ready));
    }

    @Override
    long quantum() {
        return preemptive ? rules.slice() : 0;
    }

    @Override
    void taken(ReadyTask ready) {
        taken[ready.task] = number(ready);
    }

    @Override
    long nextChange() {
        if (changes.isEmpty()) {
            return Long.MAX_VALUE;
        }
        long since = queue.now() % rules.ageing();
        Long later = changes.higherKey(since);
        return queue.now() - since + (later == null ? changes.firstKey() + rules.ageing() : later);
    }
}
