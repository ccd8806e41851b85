package org.schedscope.engine.queue;

import java.util.Arrays;
import java.util.function.IntConsumer;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;
import org.schedscope.event.PriorityKey;

/** A lane for each kind of task, so that a kind that has to wait is passed over at once. The head is the first of the lanes' heads. */
final class KindReadyQueue implements ReadyQueue {
    private static final int NONE = -1;

    private final Lane[] lanes;
    private final IntUnaryOperator kindOf;
    private final boolean[] closed;
    private int size;
    private int first = NONE;

    KindReadyQueue(Supplier<Lane> lane, int kinds, IntUnaryOperator kindOf) {
        this(new Lane[kinds], kindOf);
        Arrays.setAll(lanes, kind -> lane.get());
    }

    private KindReadyQueue(Lane[] lanes, IntUnaryOperator kindOf) {
        this.lanes = lanes;
        this.kindOf = kindOf;
        closed = new boolean[lanes.length];
    }

    @Override
    public ReadyQueue copy(QueueView.ReadyTicks readyTicks) {
        Lane[] copies = new Lane[lanes.length];
        Arrays.setAll(copies, kind -> lanes[kind].copy(readyTicks));
        KindReadyQueue copy = new KindReadyQueue(copies, kindOf);
        copy.size = size;
        return copy;
    }

    @Override
    public void add(int task) {
        lanes[kindOf.applyAsInt(task)].add(task);
        size++;
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public void beginPass(long now) {
        long longest = 1;
        for (Lane lane : lanes) {
            longest = Math.max(longest, lane.longestCriticalPath());
        }
        for (Lane lane : lanes) {
            lane.beginPass(now, longest);
        }
        Arrays.fill(closed, false);
        findFirst();
    }

    private void findFirst() {
        first = NONE;
        for (int kind = 0; kind < lanes.length; kind++) {
            if (!closed[kind] && lanes[kind].hasHead() && (first == NONE || lanes[kind].headBefore(lanes[first]))) {
                first = kind;
            }
        }
    }

    @Override
    public boolean hasHead() {
        return first != NONE;
    }

    @Override
    public boolean overtakes() {
        for (int kind = 0; kind < lanes.length; kind++) {
            if (lanes[kind].overtakes() || closed[kind]) {
                return true;
            }
        }
        return false;
    }

    @Override
    public int head() {
        return lanes[first].head();
    }

    @Override
    public PriorityKey headKey() {
        return lanes[first].headKey();
    }

    @Override
    public void removeHead() {
        lanes[first].removeHead();
        size--;
        findFirst();
    }

    @Override
    public void setHeadAside() {
        lanes[first].setHeadAside();
        findFirst();
    }

    @Override
    public void setKindAside() {
        closed[first] = true;
        findFirst();
    }

    @Override
    public void holdOrder() {
        for (Lane lane : lanes) {
            lane.holdOrder();
        }
    }

    @Override
    public void endPass() {
        for (Lane lane : lanes) {
            lane.endPass();
        }
    }

    @Override
    public void removeJob(int job, IntConsumer removed) {
        for (Lane lane : lanes) {
            int before = lane.size();
            lane.removeJob(job, removed);
            size += lane.size() - before;
        }
    }

    /** Use of cores counts for all kinds alike. */
    @Override
    public void started(int task) {
        for (Lane lane : lanes) {
            lane.started(task);
        }
        findFirst();
    }

    @Override
    public void usedBefore(int task, int moreCores, long tick) {
        for (Lane lane : lanes) {
            lane.usedBefore(task, moreCores, tick);
        }
    }

    @Override
    public void finished(int task, long now) {
        for (Lane lane : lanes) {
            lane.finished(task, now);
        }
    }
}
