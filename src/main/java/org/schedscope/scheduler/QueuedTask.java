package org.schedscope.scheduler;

/**
 * A task in a ready queue, as {@link QueueProbe} finds it.
 *
 * @param key exactly: an integer or a fraction in lowest terms; empty where a value policy finds no curve
 * @param approximateKey the same, rounded; 0 without a key
 * @param arithmetic the key written out with its numbers
 * @param readyTick when it entered the queue
 * @param cores cores it needs
 * @param fitsNow whether its cluster, or one of those that it may go to, has cores and memory free for it and has its data
 */
public record QueuedTask(int task, String key, double approximateKey, String arithmetic, long readyTick, int cores, boolean fitsNow) {
}
