package org.schedscope.scheduler.timesharing;

import java.util.function.ToLongBiFunction;

/** The task with the smallest number first; those without one last. */
final class KeyDiscipline extends Discipline {
    private static final long NONE = Long.MAX_VALUE;

    /** A policy by its number. */
    enum Rule {
        FCFS(false, (queue, ready) -> NONE),
        RR(false, (queue, ready) -> NONE),
        SJF(false, (queue, ready) -> queue.estimate(ready)),
        SRTF(true, RunQueue::remaining),
        RM(true, (queue, ready) -> ready.figures.period().orElse(NONE)),
        DM(true, (queue, ready) -> ready.figures.deadline().orElse(NONE)),
        EDF(true, RunQueue::deadline),
        LLF(true, Rule::laxity);

        private final boolean preemptive;
        private final ToLongBiFunction<RunQueue, ReadyTask> number;

        Rule(boolean preemptive, ToLongBiFunction<RunQueue, ReadyTask> number) {
            this.preemptive = preemptive;
            this.number = number;
        }

        private static long laxity(RunQueue queue, ReadyTask ready) {
            long deadline = queue.deadline(ready);
            return deadline == NONE ? NONE : deadline - queue.now() - queue.remaining(ready);
        }
    }

    private final Rule rule;
    private final long quantum;

    /** @param quantum ticks of a turn, or between looks at laxities */
    KeyDiscipline(RunQueue queue, Rule rule, long quantum) {
        super(queue);
        this.rule = rule;
        this.quantum = quantum;
    }

    @Override
    Discipline copy(RunQueue newQueue) {
        return new KeyDiscipline(newQueue, rule, quantum);
    }

    @Override
    boolean isPreemptive() {
        return rule.preemptive;
    }

    @Override
    int compare(ReadyTask a, ReadyTask b) {
        return Long.compare(rule.number.applyAsLong(queue, a), rule.number.applyAsLong(queue, b));
    }

    @Override
    String key(ReadyTask ready) {
        long number = rule.number.applyAsLong(queue, ready);
        return number == NONE ? "" : Long.toString(number);
    }

    @Override
    long quantum() {
        return rule == Rule.RR ? quantum : 0;
    }

    @Override
    long nextChange() {
        return rule == Rule.LLF && !queue.waiting().isEmpty() ? (queue.now() / quantum + 1) * quantum : Long.MAX_VALUE;
    }
}
