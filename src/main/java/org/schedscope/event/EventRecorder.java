package org.schedscope.event;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Turns what a sink hears into {@link ScheduleEvent}s. */
public final class EventRecorder implements EventSink {
    private final Consumer<? super ScheduleEvent> target;

    public EventRecorder(Consumer<? super ScheduleEvent> target) {
        this.target = target;
    }

    /** Records into a list of its own, to be had from {@link ListTarget#events()}. */
    public static ListTarget toList() {
        return new ListTarget();
    }

    /** A recorder with its list. */
    public static final class ListTarget {
        private final List<ScheduleEvent> events = new ArrayList<>();
        private final EventRecorder recorder = new EventRecorder(events::add);

        public EventSink sink() {
            return recorder;
        }

        /** The events so far; grows as the run goes on. */
        public List<ScheduleEvent> events() {
            return events;
        }
    }

    @Override
    public void jobArrived(long tick, int job) {
        target.accept(new ScheduleEvent.JobArrived(tick, job));
    }

    @Override
    public void taskPlaced(long tick, int task, int cluster) {
        target.accept(new ScheduleEvent.TaskPlaced(tick, task, cluster));
    }

    @Override
    public void transferStarted(long tick, int transfer, int parent, int child, int from, int to, long arrivalTick) {
        target.accept(new ScheduleEvent.TransferStarted(tick, transfer, parent, child, from, to, arrivalTick));
    }

    @Override
    public void transferFinished(long tick, int transfer, int parent, int child, int from, int to) {
        target.accept(new ScheduleEvent.TransferFinished(tick, transfer, parent, child, from, to));
    }

    @Override
    public void taskReady(long tick, int task, int cluster) {
        target.accept(new ScheduleEvent.TaskReady(tick, task, cluster));
    }

    @Override
    public void taskStarted(long tick, int task, int cluster, CoreRanges cores, PriorityKey key, int queueLength, boolean backfilled) {
        target.accept(new ScheduleEvent.TaskStarted(tick, task, cluster, CoreSet.copyOf(cores), key.text(), queueLength, backfilled));
    }

    @Override
    public void taskPreempted(long tick, int task, int cluster, int queue) {
        target.accept(new ScheduleEvent.TaskPreempted(tick, task, cluster, queue));
    }

    @Override
    public void taskFinished(long tick, int task, int cluster) {
        target.accept(new ScheduleEvent.TaskFinished(tick, task, cluster));
    }

    @Override
    public void jobFinished(long tick, int job) {
        target.accept(new ScheduleEvent.JobFinished(tick, job));
    }

    @Override
    public void jobStarved(long tick, int job) {
        target.accept(new ScheduleEvent.JobStarved(tick, job));
    }

    @Override
    public void jobRemoved(long tick, int job) {
        target.accept(new ScheduleEvent.JobRemoved(tick, job));
    }

    @Override
    public void forked(long tick, int fork) {
        target.accept(new ScheduleEvent.Forked(tick, fork));
    }

    @Override
    public void coresGone(long tick, int cluster, CoreRanges cores, int fork, long until) {
        target.accept(new ScheduleEvent.CoresGone(tick, cluster, CoreSet.copyOf(cores), fork, until));
    }

    @Override
    public void coresBack(long tick, int cluster, CoreRanges cores, int fork) {
        target.accept(new ScheduleEvent.CoresBack(tick, cluster, CoreSet.copyOf(cores), fork));
    }

    @Override
    public void reservationMade(long tick, int task, int cluster, long start, long end) {
        target.accept(new ScheduleEvent.ReservationMade(tick, task, cluster, start, end));
    }

    @Override
    public void schedulingPass(long tick, int cluster, int queueLength) {
        target.accept(new ScheduleEvent.SchedulingPass(tick, cluster, queueLength));
    }
}
