package org.schedscope.event;

/**
 * Hears everything that happens in a run, in order. Ticks never fall.
 *
 * <p>Objects given to its methods are the engine's own and valid during the call only.
 */
public interface EventSink {
    /**
     * Whether it looks at which cores tasks take. Where nobody does, a run only counts them, which takes less time, and {@link
     * #taskStarted} is given none.
     */
    default boolean looksAtCores() {
        return true;
    }

    /** A job is known to the schedulers from now on. */
    void jobArrived(long tick, int job);

    /** A task was sent to a cluster, where it will stay. */
    void taskPlaced(long tick, int task, int cluster);

    /**
     * Output of a finished parent sets out for a child's cluster. Only told if it takes time.
     *
     * @param transfer number of the transfer in this run, from 0
     */
    void transferStarted(long tick, int transfer, int parent, int child, int from, int to, long arrivalTick);

    void transferFinished(long tick, int transfer, int parent, int child, int from, int to);

    /**
     * A task entered a queue.
     *
     * @param queue number of the cluster whose queue it is, or the count of clusters for the one queue of a central scheduler
     */
    void taskReady(long tick, int task, int queue);

    /**
     * A task took its cores.
     *
     * @param queueLength tasks in the queue just before, this one included
     * @param backfilled whether it overtook a task that could not start
     */
    void taskStarted(long tick, int task, int cluster, CoreRanges cores, PriorityKey key, int queueLength, boolean backfilled);

    /**
     * A running task gave its cores back before its end and waits again.
     *
     * @param cluster where it ran
     * @param queue the queue that it enters: number of a cluster, or the count of clusters for the one queue of a central scheduler
     */
    void taskPreempted(long tick, int task, int cluster, int queue);

    void taskFinished(long tick, int task, int cluster);

    /** Told right after the job's last task. */
    void jobFinished(long tick, int job);

    /** The job has lost all value; nothing new of it starts. */
    void jobStarved(long tick, int job);

    /** A fork has taken a job out of the run; nothing of it has started. Told right after {@link #forked}. */
    void jobRemoved(long tick, int job);

    /**
     * The run goes on differently from here, between what happens at this tick and its scheduling pass: tasks that wait have lost queue,
     * placement and promises, and are placed and ready anew in what follows.
     *
     * @param fork which of the run's forks it is, from 0; their descriptions are the run's
     */
    void forked(long tick, int fork);

    /**
     * Cores, which no task holds, are not there any more. Told after {@link #forked} of those that are free then, of others when the
     * tasks that hold them have given them back.
     *
     * @param fork the fork that takes them
     * @param until tick at which as many are back; {@link Long#MAX_VALUE} if they go for good
     */
    void coresGone(long tick, int cluster, CoreRanges cores, int fork, long until);

    /**
     * Cores are there again, or for the first time: at the beginning of the tick at which an outage ends, or when a fork adds them. Not
     * told once nothing is left to run.
     *
     * @param fork the fork whose outage ends or that adds them; the cores need not be those that it took, as they are counted only
     */
    void coresBack(long tick, int cluster, CoreRanges cores, int fork);

    /** A queued task was promised cores during {@code [start, end)}. */
    void reservationMade(long tick, int task, int cluster, long start, long end);

    /**
     * A scheduling pass begins over a queue that is not empty.
     *
     * @param queue number of the cluster whose queue it is, or the count of clusters for the one queue of a central scheduler
     */
    void schedulingPass(long tick, int queue, int queueLength);
}
