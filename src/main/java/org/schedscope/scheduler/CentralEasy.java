package org.schedscope.scheduler;

import java.util.Arrays;
import org.schedscope.engine.Outage;
import org.schedscope.engine.ReadyQueue;
import org.schedscope.engine.SchedulingContext;
import org.schedscope.engine.SimulationInput;

/**
 * EASY backfilling (Lifka 1995; as in Tóth, Klusáček 2014, §4.1) over several clusters. The first task of each kind that cannot start now
 * is promised the earliest start that estimates allow, on one cluster. A later task, in order, starts where it has room and delays no
 * promise: it ends before one, or takes only what it leaves free.
 */
final class CentralEasy implements CentralRearrangement {
    private final SchedulingContext context;
    private final SimulationInput input;
    private final OpenKinds kinds;
    private final Profiles profiles;
    private int[] promisedTask = new int[4];
    private int[] promisedCluster = new int[4];
    private long[] promisedStart = new long[4];
    private int promises;
    private final long[] startedAt;
    /** What was told last, as long as the heads stay the same. */
    private long[] told = new long[0];

    CentralEasy(SchedulingContext context) {
        this(context, new OpenKinds(new Kinds(context.input()), context.machine()), new Profiles(context), new long[context.input().index().taskCount()]);
    }

    private CentralEasy(SchedulingContext context, OpenKinds kinds, Profiles profiles, long[] startedAt) {
        this.context = context;
        input = context.input();
        this.kinds = kinds;
        this.profiles = profiles;
        this.startedAt = startedAt;
    }

    @Override
    public CentralRearrangement copy(SchedulingContext newContext) {
        CentralEasy copy = new CentralEasy(newContext, kinds.copy(newContext.machine()), profiles.copy(newContext), startedAt.clone());
        copy.told = told.clone();
        return copy;
    }

    @Override
    public void entered(int task) {
        kinds.entered(task);
    }

    @Override
    public void left(int task) {
        kinds.gone(task);
    }

    @Override
    public void started(int task, int cluster) {
        kinds.gone(task);
        profiles.reserve(task, cluster, context.now());
        startedAt[task] = context.now();
    }

    @Override
    public void runs(int task, int cluster, long since) {
        profiles.catchUp();
        profiles.runs(task, cluster, since);
        startedAt[task] = since;
    }

    @Override
    public void outOfOrder(Outage outage) {
        profiles.catchUp();
        profiles.outOfOrder(outage);
    }

    @Override
    public void repaired(Outage outage) {
        profiles.catchUp();
        profiles.repaired(outage);
    }

    @Override
    public void finished(int task, int cluster) {
        profiles.catchUp();
        profiles.release(task, cluster, startedAt[task]);
    }

    @Override
    public boolean mayAct() {
        kinds.open(false);
        return kinds.anyHasFreeCore();
    }

    @Override
    public void pass(ReadyQueue queue, Starter starter) {
        profiles.catchUp();
        promises = 0;
        while (queue.hasHead() && kinds.anyHasFreeCore()) {
            int task = queue.head();
            boolean open = kinds.isOpen(task);
            boolean possible = profiles.findEarliest(task, open ? Long.MAX_VALUE : context.now() + 1);
            if (possible && profiles.start() == context.now()) {
                starter.start(queue, profiles.cluster(), !open);
            } else {
                if (open) {
                    queue.holdOrder();
                    promise(task);
                    kinds.close(task);
                }
                queue.setHeadAside();
            }
        }
        tell();
        for (int i = 0; i < promises; i++) {
            profiles.release(promisedTask[i], promisedCluster[i], promisedStart[i]);
        }
    }

    private void promise(int task) {
        if (promises == promisedTask.length) {
            promisedTask = Arrays.copyOf(promisedTask, promises * 2);
            promisedCluster = Arrays.copyOf(promisedCluster, promises * 2);
            promisedStart = Arrays.copyOf(promisedStart, promises * 2);
        }
        promisedTask[promises] = task;
        promisedCluster[promises] = profiles.cluster();
        promisedStart[promises++] = profiles.start();
        profiles.reserve(task, profiles.cluster(), profiles.start());
    }

    /** Tells of promises that were not made alike in the last pass that made any. */
    private void tell() {
        long[] now = new long[3 * promises];
        for (int i = 0; i < promises; i++) {
            now[3 * i] = promisedTask[i];
            now[3 * i + 1] = promisedCluster[i];
            now[3 * i + 2] = promisedStart[i];
            if (!wasTold(now, 3 * i)) {
                context.announceReservation(promisedTask[i], promisedCluster[i], promisedStart[i],
                        promisedStart[i] + input.estimatedDuration(promisedTask[i], promisedCluster[i]));
            }
        }
        told = now;
    }

    private boolean wasTold(long[] now, int at) {
        for (int i = 0; i < told.length; i += 3) {
            if (told[i] == now[at] && told[i + 1] == now[at + 1] && told[i + 2] == now[at + 2]) {
                return true;
            }
        }
        return false;
    }
}
