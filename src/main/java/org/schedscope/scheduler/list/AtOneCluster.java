package org.schedscope.scheduler.list;

import org.schedscope.engine.Outage;
import org.schedscope.engine.SchedulingContext;
import org.schedscope.engine.queue.ReadyQueue;

/** What can rearrange a queue of all clusters, at work on the queue of one. */
public final class AtOneCluster implements Rearrangement {
    private final CentralRearrangement rearrangement;
    private final int cluster;
    private final CentralRearrangement.Starter passOn = (queue, where, backfilled) -> this.starter.start(queue);
    private Starter starter;

    /** @param rearrangement that starts nothing on other clusters */
    public AtOneCluster(CentralRearrangement rearrangement, int cluster) {
        this.rearrangement = rearrangement;
        this.cluster = cluster;
    }

    @Override
    public Rearrangement copy(SchedulingContext context) {
        return new AtOneCluster(rearrangement.copy(context), cluster);
    }

    @Override
    public void enter(int task, ReadyQueue queue) {
        rearrangement.enter(task, queue);
    }

    @Override
    public void left(int task) {
        rearrangement.left(task);
    }

    @Override
    public void started(int task) {
        rearrangement.started(task, cluster);
    }

    @Override
    public void runs(int task, long since) {
        rearrangement.runs(task, cluster, since);
    }

    @Override
    public void outOfOrder(Outage outage) {
        rearrangement.outOfOrder(outage);
    }

    @Override
    public void repaired(Outage outage) {
        rearrangement.repaired(outage);
    }

    @Override
    public void finished(int task) {
        rearrangement.finished(task, cluster);
    }

    @Override
    public boolean mayAct(ReadyQueue queue, int freeCores) {
        return rearrangement.mayAct(queue);
    }

    @Override
    public void pass(ReadyQueue queue, Starter itsStarter) {
        starter = itsStarter;
        rearrangement.pass(queue, passOn);
    }

    @Override
    public long nextWake() {
        return rearrangement.nextWake();
    }
}
