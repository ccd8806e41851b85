package org.schedscope.trace.story;

import java.util.List;

/**
 * Where the response time of a job went: the chain of tasks that kept it, each waiting for the one before, from its arrival to its end or,
 * as long as it goes on, until now. The shares of the links add up to the response time exactly.
 *
 * @param job job number
 * @param ended whether the job has finished or starved
 * @param links from the first task to the last; empty as long as the job has not arrived
 */
public record JobChain(int job, boolean ended, List<Link> links) {
    /**
     * A task of the chain.
     *
     * @param task its number
     * @param from tick at which the one before finished; the job's arrival for the first
     * @param until tick at which it finished, or now
     * @param shares of the time in between: {@code parents} is what it was held back although its data was there, such as for others of its
     *        workflow that had to enter the queue first
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
