package org.schedscope.scheduler.list;

import java.util.Arrays;
import org.schedscope.engine.Outage;
import org.schedscope.engine.SchedulingContext;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.engine.queue.Interest;
import org.schedscope.engine.queue.ReadyQueue;

/**
 * EASY backfilling (Lifka 1995; as in Tóth, Klusáček 2014, §4.1) over several clusters. The first task of each kind that cannot start now
 * is promised the earliest start that estimates allow, on one cluster. A later task, in order, starts where it has room and delays no
 * promise: it ends before one, or takes only what it leaves free.
 */
public final class CentralEasyBackfilling implements BackfillingRule, Interest {
    /** Numbers that a promise takes: its task, cluster and start. */
    private static final int PROMISE = 3;

    private final SchedulingContext context;
    private final SimulationInput input;
    private final OpenKinds kinds;
    private final EarliestStarts earliest;
    private final long[] startedAt;
    private long[] promised = new long[4 * PROMISE];
    private int promises;
    /** What the last pass promised, so that nothing is told again as long as it stays the same. */
    private long[] told = new long[4 * PROMISE];
    private int toldPromises;

    public CentralEasyBackfilling(SchedulingContext context) {
        this(context, new OpenKinds(new Kinds(context.input()), context.machine()), new EarliestStarts(context), new long[context.input().index().taskCount()]);
    }

    private CentralEasyBackfilling(SchedulingContext context, OpenKinds kinds, EarliestStarts earliest, long[] startedAt) {
        this.context = context;
        input = context.input();
        this.kinds = kinds;
        this.earliest = earliest;
        this.startedAt = startedAt;
    }

    @Override
    public BackfillingRule copy(SchedulingContext newContext) {
        CentralEasyBackfilling copy = new CentralEasyBackfilling(newContext, kinds.copy(newContext.machine()), earliest.copy(newContext), startedAt.clone());
        copy.told = told.clone();
        copy.toldPromises = toldPromises;
        return copy;
    }

    @Override
    public void enter(int task, ReadyQueue queue) {
        queue.add(task);
        kinds.entered(task);
    }

    @Override
    public void left(int task) {
        kinds.gone(task);
    }

    @Override
    public void started(int task, int cluster) {
        kinds.gone(task);
        earliest.reserve(task, cluster, context.now());
        startedAt[task] = context.now();
    }

    @Override
    public void runs(int task, int cluster, long since) {
        earliest.runs(task, cluster, since);
        startedAt[task] = since;
    }

    @Override
    public void outOfOrder(Outage outage) {
        earliest.outOfOrder(outage);
    }

    @Override
    public void repaired(Outage outage) {
        earliest.repaired(outage);
    }

    @Override
    public void finished(int task, int cluster) {
        earliest.catchUp();
        earliest.release(task, cluster, startedAt[task]);
    }

    @Override
    public boolean mayAct(ReadyQueue queue) {
        kinds.open(false);
        return kinds.anyHasFreeCore();
    }

    @Override
    public boolean letsOvertake() {
        return true;
    }

    @Override
    public void pass(ReadyQueue queue, Starter starter) {
        earliest.catchUp();
        promises = 0;
        while (queue.hasHead() && kinds.anyHasFreeCore()) {
            int task = queue.head();
            boolean open = kinds.isOpen(task);
            boolean possible = earliest.findEarliest(task, open ? Long.MAX_VALUE : context.now() + 1);
            if (possible && earliest.start() == context.now()) {
                starter.start(queue, earliest.cluster(), !open);
            } else {
                if (open) {
                    queue.holdOrder();
                    promise(task);
                    kinds.close(task);
                }
                queue.setHeadAside();
            }
            if (!kinds.anyOpen()) {
                queue.skip(this);
            }
        }
        tell();
        takeBack();
    }

    /** Whether a task that needs this may overtake now. */
    @Override
    public boolean in(int cores, long memory, long ticks) {
        return earliest.someHasRoomNow(cores, memory, ticks);
    }

    private void promise(int task) {
        int at = PROMISE * promises++;
        if (at == promised.length) {
            promised = Arrays.copyOf(promised, at * 2);
        }
        promised[at] = task;
        promised[at + 1] = earliest.cluster();
        promised[at + 2] = earliest.start();
        earliest.reserve(task, earliest.cluster(), earliest.start());
    }

    /** Tells of promises that were not made alike in the last pass that made any. */
    private void tell() {
        for (int at = 0; at < PROMISE * promises; at += PROMISE) {
            if (!wasTold(at)) {
                int task = (int) promised[at];
                int cluster = (int) promised[at + 1];
                context.announceReservation(task, cluster, promised[at + 2], promised[at + 2] + input.times().estimated(task, cluster));
            }
        }
    }

    private boolean wasTold(int at) {
        for (int i = 0; i < PROMISE * toldPromises; i += PROMISE) {
            if (Arrays.equals(told, i, i + PROMISE, promised, at, at + PROMISE)) {
                return true;
            }
        }
        return false;
    }

    /** The next pass promises anew, and compares with what this one promised. */
    private void takeBack() {
        for (int at = 0; at < PROMISE * promises; at += PROMISE) {
            earliest.release((int) promised[at], (int) promised[at + 1], promised[at + 2]);
        }
        long[] spare = told;
        told = promised;
        toldPromises = promises;
        promised = spare;
    }
}
