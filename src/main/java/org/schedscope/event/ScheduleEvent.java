package org.schedscope.event;

/** One event as a value. Its components mean what the parameters of the {@link EventSink} method of that name mean. */
public sealed interface ScheduleEvent {
    long tick();

    /** Tells this event to a sink. */
    void handle(EventSink sink);

    /** The name in event logs. */
    default String type() {
        return getClass().getSimpleName();
    }

    record JobArrived(long tick, int job) implements ScheduleEvent {
        @Override
        public void handle(EventSink sink) {
            sink.jobArrived(tick, job);
        }
    }

    record TaskPlaced(long tick, int task, int cluster) implements ScheduleEvent {
        @Override
        public void handle(EventSink sink) {
            sink.taskPlaced(tick, task, cluster);
        }
    }

    record TransferStarted(long tick, int transfer, int parent, int child, int from, int to, long arrivalTick) implements ScheduleEvent {
        @Override
        public void handle(EventSink sink) {
            sink.transferStarted(tick, transfer, parent, child, from, to, arrivalTick);
        }
    }

    record TransferFinished(long tick, int transfer, int parent, int child, int from, int to) implements ScheduleEvent {
        @Override
        public void handle(EventSink sink) {
            sink.transferFinished(tick, transfer, parent, child, from, to);
        }
    }

    record TaskReady(long tick, int task, int queue) implements ScheduleEvent {
        @Override
        public void handle(EventSink sink) {
            sink.taskReady(tick, task, queue);
        }
    }

    record TaskStarted(long tick, int task, int cluster, CoreSet cores, String key, int queueLength,
            boolean backfilled) implements ScheduleEvent {
        @Override
        public void handle(EventSink sink) {
            sink.taskStarted(tick, task, cluster, cores, new PriorityKey.Text(key), queueLength, backfilled);
        }
    }

    record TaskPreempted(long tick, int task, int cluster, int queue) implements ScheduleEvent {
        @Override
        public void handle(EventSink sink) {
            sink.taskPreempted(tick, task, cluster, queue);
        }
    }

    record TaskFinished(long tick, int task, int cluster) implements ScheduleEvent {
        @Override
        public void handle(EventSink sink) {
            sink.taskFinished(tick, task, cluster);
        }
    }

    record JobFinished(long tick, int job) implements ScheduleEvent {
        @Override
        public void handle(EventSink sink) {
            sink.jobFinished(tick, job);
        }
    }

    record JobStarved(long tick, int job) implements ScheduleEvent {
        @Override
        public void handle(EventSink sink) {
            sink.jobStarved(tick, job);
        }
    }

    record JobRemoved(long tick, int job) implements ScheduleEvent {
        @Override
        public void handle(EventSink sink) {
            sink.jobRemoved(tick, job);
        }
    }

    record Forked(long tick, int fork) implements ScheduleEvent {
        @Override
        public void handle(EventSink sink) {
            sink.forked(tick, fork);
        }
    }

    record CoresGone(long tick, int cluster, CoreSet cores, int fork, long until) implements ScheduleEvent {
        @Override
        public void handle(EventSink sink) {
            sink.coresGone(tick, cluster, cores, fork, until);
        }
    }

    record CoresBack(long tick, int cluster, CoreSet cores, int fork) implements ScheduleEvent {
        @Override
        public void handle(EventSink sink) {
            sink.coresBack(tick, cluster, cores, fork);
        }
    }

    record ReservationMade(long tick, int task, int cluster, long start, long end) implements ScheduleEvent {
        @Override
        public void handle(EventSink sink) {
            sink.reservationMade(tick, task, cluster, start, end);
        }
    }

    record SchedulingPass(long tick, int queue, int queueLength) implements ScheduleEvent {
        @Override
        public void handle(EventSink sink) {
            sink.schedulingPass(tick, queue, queueLength);
        }
    }
}
