package org.schedscope.engine;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.schedscope.engine.collection.TickHeap;
import org.schedscope.event.EventField;
import org.schedscope.event.EventKind;
import org.schedscope.event.EventSink;
import org.schedscope.event.ScheduleEvent;

/** Data on its way between clusters. Transfers are numbered as they start. */
final class Transfers {
    private final EventSink sink;
    private final ScheduleEvent event = new ScheduleEvent();
    private final TickHeap arrivals;
    private int started;
    private int[] parent = new int[16];
    private int[] child = new int[16];
    private int[] from = new int[16];
    private int[] to = new int[16];

    Transfers(EventSink sink) {
        this.sink = sink;
        arrivals = new TickHeap(16);
    }

    private Transfers(Transfers other, EventSink sink) {
        this.sink = sink;
        arrivals = other.arrivals.copy();
        started = other.started;
        parent = other.parent.clone();
        child = other.child.clone();
        from = other.from.clone();
        to = other.to.clone();
    }

    Transfers copy(EventSink newSink) {
        return new Transfers(this, newSink);
    }

    long nextArrival() {
        return arrivals.nextTick();
    }

    void start(long now, int parentTask, int childTask, int fromCluster, int toCluster, long delay) {
        int transfer = started++;
        if (transfer == parent.length) {
            grow();
        }
        parent[transfer] = parentTask;
        child[transfer] = childTask;
        from[transfer] = fromCluster;
        to[transfer] = toCluster;
        arrivals.add(now + delay, transfer);
        sink.on(event(EventKind.TRANSFER_STARTED, now, transfer).with(EventField.ARRIVAL, now + delay));
    }

    private ScheduleEvent event(EventKind kind, long now, int transfer) {
        return event.begin(kind, now).with(EventField.TASK, child[transfer]).with(EventField.TRANSFER, transfer)
                .with(EventField.PARENT, parent[transfer]).with(EventField.FROM, from[transfer]).with(EventField.TO, to[transfer]);
    }

    private void grow() {
        int capacity = Math.addExact(parent.length, parent.length);
        parent = Arrays.copyOf(parent, capacity);
        child = Arrays.copyOf(child, capacity);
        from = Arrays.copyOf(from, capacity);
        to = Arrays.copyOf(to, capacity);
    }

    /** Data of a parent, sent to a cluster for a child. */
    record Sent(int parent, int child, int to) {
    }

    /** All data that was sent, with its arrival; 0 if it has arrived. */
    Map<Sent, Long> sent() {
        Map<Sent, Long> all = new HashMap<>();
        for (int number = 0; number < started; number++) {
            all.put(sent(number), 0L);
        }
        arrivals.forEach((tick, number) -> all.put(sent(number), tick));
        return all;
    }

    private Sent sent(int number) {
        return new Sent(parent[number], child[number], to[number]);
    }

    /** Completes the next transfer. Those of one tick come in the order they started in. */
    void finishNext(long now, Inputs inputs) {
        int transfer = arrivals.poll();
        sink.on(event(EventKind.TRANSFER_FINISHED, now, transfer));
        inputs.receive(now, child[transfer], to[transfer]);
    }
}
