package org.schedscope.audit;

import java.util.HashMap;
import java.util.Map;
import org.schedscope.event.EventField;
import org.schedscope.event.ScheduleEvent;
import org.schedscope.model.Delays;
import org.schedscope.model.Dependency;
import org.schedscope.model.Platform;
import org.schedscope.model.graph.WorkloadIndex;

/** Rules about transfers: which are in progress, and when they must finish. */
final class TransferRules {
    private record Under(int parent, int child, int from, int to, long arrivalTick) {
    }

    private record Route(int parent, int child, int to) {
    }

    private final WorkloadIndex index;
    private final Delays delays;
    private final RuleFindings findings;
    private final Map<Integer, Under> underWay = new HashMap<>();
    /** Due tick of each transfer that has started. */
    private final Map<Route, Long> started = new HashMap<>();
    private SchedulerCapabilities manner;
    private long forkTick = -1;
    /** Whether the scheduler before the last fork planned data, so that transfers may have started without an event. */
    private boolean setOutUntold;
    private int next;

    TransferRules(WorkloadIndex index, Platform platform, RuleFindings findings, SchedulerCapabilities manner) {
        this.index = index;
        delays = platform.delays();
        this.findings = findings;
        this.manner = manner;
    }

    /** Ticks from the finish of a parent until its data is on the cluster of the child. */
    long delay(int parent, Dependency edge, int from, int to) {
        return delays.delay(index.task(parent).meanExec(), edge.data(), from, to);
    }

    void start(ScheduleEvent event, TaskRules tasks) {
        long at = event.tick();
        int transfer = event.get(EventField.TRANSFER);
        int parent = event.get(EventField.PARENT);
        int child = event.get(EventField.TASK);
        int from = event.get(EventField.FROM);
        int to = event.get(EventField.TO);
        long arrivalTick = event.number(EventField.ARRIVAL);
        findings.check(transfer == next, AuditRule.TRANSFER_START, "this is transfer %d, not %d", next, transfer);
        next = transfer + 1;
        Object what = new Labels.DataLabel(index, parent, child);
        Dependency edge = edge(parent, child);
        if (!findings.check(edge != null, AuditRule.TRANSFER_START, "%s sets out, but there is no such edge", what)) {
            return;
        }
        findings.check(started.put(new Route(parent, child, to), arrivalTick) == null, AuditRule.TRANSFER_START, "%s sets out again", what);
        boolean onItsWay = manner.plansData() || at == forkTick ? tasks.finished(parent) <= at : tasks.finishedAt(parent, at);
        findings.check(onItsWay, AuditRule.TRANSFER_START, "%s sets out, but its task does not finish now", what);
        boolean wanted = manner.placesOnArrival() ? to == tasks.clusterOf(child) : tasks.fits(child, to);
        findings.check(from == tasks.clusterOf(parent) && wanted, AuditRule.TRANSFER_START,
                "%s does not go from where one is to where the other is", what);
        long delay = delay(parent, edge, from, to);
        boolean untold = manner.plansData() || at == forkTick && setOutUntold && tasks.waitedAtFork(child);
        long setOut = untold && onItsWay ? Math.max(tasks.finished(parent), tasks.dataSince(child)) : at;
        findings.check(arrivalTick == setOut + delay && arrivalTick > at, AuditRule.TRANSFER_DELAY,
                "%s sets out at %d to arrive at %d; the network takes %d ticks", what, setOut,
                arrivalTick, delay);
        underWay.put(transfer, new Under(parent, child, from, to, arrivalTick));
    }

    private Dependency edge(int parent, int child) {
        if (index.jobOf(parent) == index.jobOf(child)) {
            for (Dependency edge : index.task(child).parents()) {
                if (edge.parent() == index.positionOf(parent)) {
                    return edge;
                }
            }
        }
        return null;
    }

    void finish(ScheduleEvent event) {
        int transfer = event.get(EventField.TRANSFER);
        Under expected = underWay.remove(transfer);
        Under arrived = new Under(event.get(EventField.PARENT), event.get(EventField.TASK), event.get(EventField.FROM),
                event.get(EventField.TO), event.tick());
        findings.check(arrived.equals(expected), AuditRule.TRANSFER_FINISH,
                expected == null ? "transfer %d is not under way" : "transfer %d arrives otherwise than it set out for: %s", transfer,
                expected);
    }

    /** Checks, when a task becomes ready, that transfers with a delay had start events. */
    void checkTold(int parent, int child, int to, long delay) {
        findings.check(delay == 0 || started.containsKey(new Route(parent, child, to)), AuditRule.TRANSFER_MISSING,
                "%s takes %d ticks, but its start was never reported", new Labels.DataLabel(index, parent, child), delay);
    }

    void fork(long at, SchedulerCapabilities before, SchedulerCapabilities now) {
        forkTick = at;
        setOutUntold = before.plansData();
        manner = now;
    }

    /**
     * The tick from which the output of a parent that finished before the last fork is on a cluster, for a child that waited at the fork;
     * the end of time if it was never sent.
     */
    long sentBefore(int parent, int child, int to, long setOut, long delay) {
        Long told = started.get(new Route(parent, child, to));
        return told != null ? told : delay == 0 || setOutUntold || manner.plansData() ? setOut + delay : Long.MAX_VALUE;
    }

    void end() {
        findings.check(underWay.isEmpty(), AuditRule.UNFINISHED, "%d transfers have never arrived", underWay.size());
    }
}
