package org.schedscope.scheduler.timesharing;

/** The task of the job with the smallest priority first; the number of a waiting task falls with age. */
final class PriorityDiscipline extends Discipline {
    private final boolean preemptive;
    private final SharingRules rules;
    /** By task, the number with which it was taken. */
    private final long[] taken;

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
        long ageing = rules.ageing();
        return ageing == 0 ? Long.MAX_VALUE : queue.waiting().stream()
                .mapToLong(ready -> ready.entered + ((queue.now() - ready.entered) / ageing + 1) * ageing).min().orElse(Long.MAX_VALUE);
    }
}
