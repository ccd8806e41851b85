package org.schedscope.scheduler.timesharing;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Stream;
import org.schedscope.engine.Machine;
import org.schedscope.engine.SchedulingContext;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.event.PriorityKey;

/** The ready tasks of one cluster, in order of position, and those on its cores. */
final class RunQueue {
    static final Comparator<ReadyTask> BY_POSITION = Comparator.comparingLong(ready -> ready.position);
    static final Comparator<ReadyTask> BY_CORE = Comparator.comparingInt(ready -> ready.core);

    private final SchedulingContext context;
    private final SimulationInput input;
    private final Machine machine;
    private final int cluster;
    private final SharingRules rules;
    private final TimeSharingScheduler owner;
    private final Discipline discipline;
    /** In an order that time does not change. */
    private final NavigableSet<ReadyTask> waiting;
    /** By core; those whose quantum has ended in this pass are waiting, too. */
    private final NavigableSet<ReadyTask> running = new TreeSet<>(BY_CORE);
    /** Waiting and running tasks, by task. */
    private final NavigableMap<Integer, ReadyTask> present = new TreeMap<>();
    /** Ready tasks of this tick, by job and task. */
    private final List<ReadyTask> entering = new ArrayList<>();
    /** Tasks that have ended in this tick. */
    private final List<ReadyTask> ended = new ArrayList<>();
    private long first;
    private long next;
    /** Work up to this tick has been counted. */
    private long counted;

    /** @param discipline makes the policy of the cluster */
    RunQueue(SchedulingContext context, int cluster, SharingRules rules, TimeSharingScheduler owner,
            Function<RunQueue, Discipline> discipline) {
        this.context = context;
        input = context.input();
        machine = context.machine();
        this.cluster = cluster;
        this.rules = rules;
        this.owner = owner;
        this.discipline = discipline.apply(this);
        waiting = new TreeSet<>(((Comparator<ReadyTask>) this.discipline::compareWaiting).thenComparing(BY_POSITION));
    }

    RunQueue copy(SchedulingContext newContext, TimeSharingScheduler newOwner) {
        RunQueue copy = new RunQueue(newContext, cluster, rules, newOwner, discipline::copy);
        for (ReadyTask ready : present.values()) {
            ReadyTask same = ready.copy();
            copy.present.put(same.task, same);
            if (same.onCore) {
                copy.running.add(same);
            } else {
                copy.add(same);
            }
        }
        copy.first = first;
        copy.next = next;
        copy.counted = counted;
        return copy;
    }

    private ReadyTask made(int task) {
        int job = input.index().jobOf(task);
        return new ReadyTask(task, job, input.index().columns().scheduling(job));
    }

    /** Takes over a task on a core. */
    void takeOver(int task, long since) {
        ReadyTask ready = made(task);
        ready.position = next++;
        present.put(task, ready);
        onCore(ready, since, machine.workFrom(task, since));
    }

    /** Continues with what the policy counted before a fork. */
    void takeOver(RunQueue before) {
        counted = before.counted;
        discipline.takeOver(before.discipline);
    }

    long now() {
        return context.now();
    }

    /** Absolute deadline of a task's job; {@link Long#MAX_VALUE} for none. */
    long deadline(ReadyTask ready) {
        return ready.figures.deadline().isEmpty() ? Long.MAX_VALUE : arrival(ready) + ready.figures.deadline().getAsLong();
    }

    private long arrival(ReadyTask ready) {
        return input.index().columns().arrival()[ready.job];
    }

    /** Estimated duration of a whole task. */
    long estimate(ReadyTask ready) {
        return input.times().estimated(ready.task, cluster);
    }

    /** Estimated remaining time of a task, at least 1. */
    long remaining(ReadyTask ready) {
        return Math.max(1, owner.left().ticks(ready.task, estimate(ready)) - (ready.onCore ? worked(ready) : 0));
    }

    /** Work of a task in its present piece. */
    private long worked(ReadyTask ready) {
        return Math.max(0, now() - ready.workFrom);
    }

    /** Waiting tasks in the order of {@link Discipline#compareWaiting}, then of position; not to be changed. */
    SortedSet<ReadyTask> waiting() {
        return waiting;
    }

    /** Running tasks by core, not to be changed. */
    SortedSet<ReadyTask> running() {
        return running;
    }

    /** A task that waits or runs. */
    ReadyTask ofTask(int task) {
        return present.get(task);
    }

    /** Waiting and running tasks of a job, by task. */
    Stream<ReadyTask> present(int job) {
        return present.subMap(input.index().firstTask(job), input.index().firstTask(job + 1)).values().stream();
    }

    /** Waiting and running tasks, by task. */
    Stream<ReadyTask> present() {
        return present.values().stream();
    }

    int tickets(int job) {
        return input.index().columns().scheduling(job).tickets();
    }

    int taskCount() {
        return input.index().taskCount();
    }

    /** Whether a job has tasks that have not finished. */
    boolean goesOn(int job) {
        return owner.goesOn(job);
    }

    Lottery.Draws draws() {
        return owner.draws();
    }

    void ready(int task) {
        entering.add(made(task));
    }

    void finished(int task) {
        ReadyTask ready = present.remove(task);
        count(ready);
        running.remove(ready);
        ended.add(ready);
    }

    /** A job has starved: its waiting tasks leave. */
    void starved(int job) {
        for (ReadyTask ready : present(job).filter(ready -> !ready.onCore).toList()) {
            remove(ready);
            present.remove(ready.task);
        }
    }

    private void add(ReadyTask ready) {
        waiting.add(ready);
        discipline.added(ready);
    }

    private void remove(ReadyTask ready) {
        waiting.remove(ready);
        discipline.removed(ready);
    }

    private void count(ReadyTask ready) {
        long ticks = now() - Math.max(ready.workFrom, counted);
        if (ticks > 0) {
            discipline.worked(ready, ticks);
        }
    }

    /** One pass; returns the next tick at which one is due whatever else happens. */
    long pass() {
        running.forEach(this::count);
        counted = now();
        discipline.settle(ended);
        ended.clear();
        if (rules.expiredFirst()) {
            discipline.expire();
        }
        discipline.beforeEntry();
        enter();
        if (!rules.expiredFirst()) {
            discipline.expire();
        }
        int queued = present.size() - running.size();
        if (queued > 0) {
            context.announcePass(cluster, queued);
        }
        if (!waiting.isEmpty()) {
            dispatch();
        }
        return nextPass();
    }

    private long nextPass() {
        long quantum = waiting.isEmpty() ? 0 : discipline.quantum();
        long wake = quantum == 0 ? Long.MAX_VALUE : running.stream().filter(ready -> !runsOut(ready))
                .mapToLong(ready -> ready.workFrom + (worked(ready) / quantum + 1) * quantum).min().orElse(Long.MAX_VALUE);
        return Math.min(wake, discipline.nextChange());
    }

    /** Whether a running task keeps its core to its end, as its job has starved. */
    private boolean runsOut(ReadyTask ready) {
        return owner.hasStarved(ready.job);
    }

    /** First tasks of jobs that arrive now, then the others. */
    private void enter() {
        entering.sort(Comparator.comparing(ready -> arrival(ready) < now()));
        for (ReadyTask ready : entering) {
            boolean atHead = discipline.enters(ready);
            ready.position = atHead ? --first : next++;
            ready.entered = now();
            present.put(ready.task, ready);
            add(ready);
        }
        entering.clear();
    }

    /** If something waits, tasks whose quantum ends now enter, by core. */
    void expire(long quantum) {
        if (quantum > 0 && !(waiting.isEmpty() && entering.isEmpty())) {
            List<ReadyTask> over = running.stream().filter(ready -> worked(ready) > 0 && worked(ready) % quantum == 0).toList();
            move(over, () -> enterAgain(over, true));
        }
    }

    /** Makes a change that moves tasks in the order. */
    void move(List<ReadyTask> moved, Runnable change) {
        moved.stream().filter(ready -> !ready.runs()).forEach(this::remove);
        change.run();
        moved.stream().filter(ready -> !ready.runs()).forEach(this::add);
    }

    /** While tasks are moved: gives them new positions at the end, in their order; running ones enter if their quantum has ended. */
    void enterAgain(List<ReadyTask> moved, boolean quantumEnded) {
        for (ReadyTask ready : moved) {
            ready.position = next++;
            if (quantumEnded && ready.onCore && !runsOut(ready)) {
                ready.entered = now();
                ready.expired = true;
            }
        }
    }

    private void dispatch() {
        List<ReadyTask> onCores = running.stream().filter(ready -> ready.expired || discipline.isPreemptive() && !runsOut(ready)).toList();
        int free = machine.freeCores(cluster);
        int places = free + onCores.size();
        // Cores that are to go do so as tasks end.
        List<ReadyTask> chosen = free < 0 ? onCores
                : places == 0 ? List.of() : discipline.first(onCores.stream().filter(ReadyTask::runs).toList(), places);
        Set<ReadyTask> kept = new HashSet<>(chosen);
        onCores.stream().filter(ready -> !kept.contains(ready)).forEach(this::suspend);
        chosen.stream().filter(ready -> ready.expired).forEach(this::take);
        for (ReadyTask ready : chosen) {
            if (!ready.onCore && !start(ready)) {
                return;
            }
        }
    }

    private void suspend(ReadyTask ready) {
        owner.left().ran(ready.task, worked(ready), estimate(ready));
        machine.suspend(now(), ready.task, ready.since, cluster);
        running.remove(ready);
        ready.onCore = false;
        if (!ready.expired) {
            ready.entered = now();
            ready.position = rules.preemptedLast() ? next++ : ready.position;
            add(ready);
        }
        ready.expired = false;
    }

    /** A chosen task leaves the queue. */
    private void take(ReadyTask ready) {
        discipline.taken(ready);
        remove(ready);
        ready.expired = false;
    }

    /** Starts a task on the lowest idle core, if there is memory for it. */
    private boolean start(ReadyTask ready) {
        if (!machine.hasRoom(ready.task, cluster)) {
            return false;
        }
        int length = waiting.size();
        PriorityKey key = new PriorityKey.Text(discipline.key(ready));
        take(ready);
        onCore(ready, now(), machine.dispatch(now(), ready.task, cluster, key, length, rules.switchTicks()));
        owner.starts(ready.task, cluster);
        return true;
    }

    private void onCore(ReadyTask ready, long since, long workFrom) {
        ready.since = since;
        ready.workFrom = workFrom;
        ready.core = machine.core(ready.task);
        ready.onCore = true;
        running.add(ready);
    }
}
