package org.schedscope.trace.story;

import java.util.List;

/**
 * Where the response time of a job went: the chain of tasks that determined it, each waiting for its predecessor, from the arrival to the
 * end or, as long as the job goes on, until now. The shares of the links add up to the response time exactly.
 *
 * @param job job number
 * @param ended whether the job has finished or starved
 * @param links from the first task to the last; empty as long as the job has not arrived
 */
public record JobChain(int job, boolean ended, List<Link> links) {
    /**
     * A task of the chain.
     *
     * @param task task number
     * @param from tick at which the predecessor finished; the job's arrival for the first
     * @param until tick at which it finished, or now
     * @param shares shares of the time in between: {@code parents} is the time it was held back although its data was available, such as
     *             for other tasks of its workflow that had to enter the queue first
     */
    public record Link(int task, long from, long until, TaskStory.Shares shares) {
    }

    public JobChain {
        links = List.copyOf(links);
    }

    /** The sums over the chain: dependency, transfer, queue, execution, suspended. */
    public TaskStory.Shares shares() {
        long parents = 0;
        long transfer = 0;
        long queue = 0;
        long running = 0;
        long suspended = 0;
        for (Link link : links) {
            parents += link.shares().parents();
            transfer += link.shares().transfer();
            queue += link.shares().queue();
            running += link.shares().running();
            suspended += link.shares().suspended();
        }
        return new TaskStory.Shares(parents, transfer, queue, running, suspended);
    }
}
