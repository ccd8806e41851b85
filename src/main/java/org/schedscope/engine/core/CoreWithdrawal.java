package org.schedscope.engine.core;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.schedscope.event.CoreSet;
import org.schedscope.event.EventField;
import org.schedscope.event.EventKind;
import org.schedscope.event.EventSink;
import org.schedscope.event.ScheduleEvent;

/** Announces the cores that forks take away and bring back, and stores the fork of those that leave only when tasks end. */
public final class CoreWithdrawal {
    /** Cores that a fork takes and that tasks still hold. */
    private record Due(int fork, long until, int cores) {
        Due less(int count) {
            return new Due(fork, until, cores - count);
        }
    }

    private final EventSink sink;
    private final ScheduleEvent event = new ScheduleEvent();
    /** By cluster, in the order in which cores are due. */
    private final Map<Integer, Deque<Due>> due = new TreeMap<>();

    /** @param sink null if nothing listens */
    public CoreWithdrawal(EventSink sink) {
        this.sink = sink;
    }

    public CoreWithdrawal copy(EventSink newSink) {
        CoreWithdrawal copy = new CoreWithdrawal(newSink);
        due.forEach((cluster, all) -> copy.due.put(cluster, new ArrayDeque<>(all)));
        return copy;
    }

    private Deque<Due> dueOf(int cluster) {
        return due.computeIfAbsent(cluster, number -> new ArrayDeque<>());
    }

    /** A fork takes a number of cores, some of them free. */
    public void taken(long now, int cluster, int count, BitSet free, int fork, long until) {
        tellGone(now, cluster, free, fork, until);
        if (count > free.cardinality()) {
            dueOf(cluster).addLast(new Due(fork, until, count - free.cardinality()));
        }
    }

    /** Cores go that were due; of the highest numbers those that were due first. */
    public void gone(long now, int cluster, BitSet cores) {
        BitSet left = (BitSet) cores.clone();
        while (!left.isEmpty()) {
            Due first = dueOf(cluster).pollFirst();
            BitSet these = new BitSet();
            for (int count = first.cores(); count > 0 && !left.isEmpty(); count--) {
                these.set(left.length() - 1);
                left.clear(left.length() - 1);
            }
            tellGone(now, cluster, these, first.fork(), first.until());
            if (these.cardinality() < first.cores()) {
                dueOf(cluster).addFirst(first.less(these.cardinality()));
            }
        }
    }

    private void tellGone(long now, int cluster, BitSet cores, int fork, long until) {
        if (!cores.isEmpty()) {
            sink.on(event.begin(EventKind.CORES_GONE, now).with(EventField.CLUSTER, cluster).with(CoreSet.of(cores))
                    .with(EventField.FORK, fork).with(EventField.UNTIL, until));
        }
    }

    /** Cores come back; for each of them that tasks still hold, one that is due to leave stays, first of those due to be back now. */
    public void back(long now, int cluster, int count, BitSet cores, int fork, boolean told) {
        for (int stay = count - cores.cardinality(); stay > 0; stay--) {
            stays(dueOf(cluster), now);
        }
        if (told && !cores.isEmpty()) {
            sink.on(event.begin(EventKind.CORES_BACK, now).with(EventField.CLUSTER, cluster).with(CoreSet.of(cores))
                    .with(EventField.FORK, fork));
        }
    }

    private static void stays(Deque<Due> due, long now) {
        Due one = due.stream().filter(each -> each.until() == now).findFirst().orElse(due.getFirst());
        List<Due> all = new ArrayList<>(due);
        int place = all.indexOf(one);
        all.set(place, one.less(1));
        due.clear();
        all.stream().filter(each -> each.cores() > 0).forEach(due::addLast);
    }
}
