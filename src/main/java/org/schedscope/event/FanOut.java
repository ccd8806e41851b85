package org.schedscope.event;

import java.util.List;

/** Tells several sinks, in order; or none. A loop for each kind: nothing is allocated for an event. */
public final class FanOut implements EventSink {
    private final EventSink[] sinks;

    public FanOut(List<EventSink> sinks) {
        this.sinks = sinks.toArray(new EventSink[0]);
    }

    public static EventSink of(EventSink... sinks) {
        return sinks.length == 1 ? sinks[0] : new FanOut(List.of(sinks));
    }

    @Override
    public boolean looksAtCores() {
        for (EventSink sink : sinks) {
            if (sink.looksAtCores()) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void jobArrived(long tick, int job) {
        for (EventSink sink : sinks) {
            sink.jobArrived(tick, job);
        }
    }

    @Override
    public void taskPlaced(long tick, int task, int cluster) {
        for (EventSink sink : sinks) {
            sink.taskPlaced(tick, task, cluster);
        }
    }

    @Override
    public void transferStarted(long tick, int transfer, int parent, int child, int from, int to, long arrivalTick) {
        for (EventSink sink : sinks) {
            sink.transferStarted(tick, transfer, parent, child, from, to, arrivalTick);
        }
    }

    @Override
    public void transferFinished(long tick, int transfer, int parent, int child, int from, int to) {
        for (EventSink sink : sinks) {
            sink.transferFinished(tick, transfer, parent, child, from, to);
        }
    }

    @Override
    public void taskReady(long tick, int task, int cluster) {
        for (EventSink sink : sinks) {
            sink.taskReady(tick, task, cluster);
        }
    }

    @Override
    public void taskStarted(long tick, int task, int cluster, CoreRanges cores, PriorityKey key, int queueLength, boolean backfilled) {
        for (EventSink sink : sinks) {
            sink.taskStarted(tick, task, cluster, cores, key, queueLength, backfilled);
        }
    }

    @Override
    public void taskPreempted(long tick, int task, int cluster, int queue) {
        for (EventSink sink : sinks) {
            sink.taskPreempted(tick, task, cluster, queue);
        }
    }

    @Override
    public void taskFinished(long tick, int task, int cluster) {
        for (EventSink sink : sinks) {
            sink.taskFinished(tick, task, cluster);
        }
    }

    @Override
    public void jobFinished(long tick, int job) {
        for (EventSink sink : sinks) {
            sink.jobFinished(tick, job);
        }
    }

    @Override
    public void jobStarved(long tick, int job) {
        for (EventSink sink : sinks) {
            sink.jobStarved(tick, job);
        }
    }

    @Override
    public void jobRemoved(long tick, int job) {
        for (EventSink sink : sinks) {
            sink.jobRemoved(tick, job);
        }
    }

    @Override
    public void forked(long tick, int fork) {
        for (EventSink sink : sinks) {
            sink.forked(tick, fork);
        }
    }

    @Override
    public void coresGone(long tick, int cluster, CoreRanges cores, int fork, long until) {
        for (EventSink sink : sinks) {
            sink.coresGone(tick, cluster, cores, fork, until);
        }
    }

    @Override
    public void coresBack(long tick, int cluster, CoreRanges cores, int fork) {
        for (EventSink sink : sinks) {
            sink.coresBack(tick, cluster, cores, fork);
        }
    }

    @Override
    public void reservationMade(long tick, int task, int cluster, long start, long end) {
        for (EventSink sink : sinks) {
            sink.reservationMade(tick, task, cluster, start, end);
        }
    }

    @Override
    public void schedulingPass(long tick, int cluster, int queueLength) {
        for (EventSink sink : sinks) {
            sink.schedulingPass(tick, cluster, queueLength);
        }
    }
}
