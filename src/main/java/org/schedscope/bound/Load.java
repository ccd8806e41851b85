package org.schedscope.bound;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.schedscope.engine.collection.IndexedHeap;
import org.schedscope.metrics.fact.JobFacts;
import org.schedscope.model.graph.Eligibility;

/**
 * Work for one preemptive machine: items by release, cut into busy periods, which are the same for every order. Its clock runs {@link
 * #capacity} times as fast as the platform's, so that all changes are at integers.
 */
final class Load {
    /** Listener for the intervals in which the machine processes items. */
    interface Pieces {
        /** @param done whether the item is finished */
        void ran(int item, long from, long to, boolean done);
    }

    final Component part;
    /** Units of work per tick. */
    final long capacity;
    /** By item: job, release on the clock of the machine, work, tail in ticks, shortest duration in ticks. */
    final int[] job;
    final long[] release;
    final long[] work;
    final long[] tail;
    final long[] shortest;
    /** First items of the busy periods, then the number of items. */
    final int[] periods;
    private final long[] left;

    private Load(Component part, long capacity, int[] job, long[][] figures) {
        this.part = part;
        this.capacity = capacity;
        this.job = job;
        release = figures[0];
        work = figures[1];
        tail = figures[2];
        shortest = figures[3];
        left = new long[job.length];
        periods = periods();
    }

    /** The load of the tasks that can run on the given clusters only, one item per task, in units of a resource. */
    static Load of(JobFacts facts, Component part, Resource resource, BitSet clusters) {
        Eligibility eligibility = facts.truePaths().eligibility();
        boolean[] inside = new boolean[eligibility.classCount()];
        Arrays.fill(inside, true);
        for (int k = 0; k < inside.length; k++) {
            for (int i = 0; i < eligibility.clusterCount(k); i++) {
                inside[k] &= clusters.get(eligibility.cluster(k, i));
            }
        }
        long capacity = resource.capacity(clusters);
        int[] job = new int[part.taskCount()];
        long[][] figures = new long[4][job.length];
        int count = 0;
        for (int task = 0; task < job.length; task++) {
            long demand = inside[eligibility.classOf(part.task[task])] ? resource.demand(facts, part.task[task]) : 0;
            if (demand > 0) {
                job[count] = part.job[task];
                figures[0][count] = Math.multiplyExact(part.release[task], capacity);
                figures[1][count] = demand;
                figures[2][count] = part.tail[task];
                figures[3][count] = part.shortest[task];
                count++;
            }
        }
        return new Load(part, capacity, Arrays.copyOf(job, count), cut(figures, count));
    }

    private static long[][] cut(long[][] figures, int count) {
        return Arrays.stream(figures).map(column -> Arrays.copyOf(column, count)).toArray(long[][]::new);
    }

    /** A load with one item per job: all its work from its first release, and the smallest of its tails. */
    Load byJob() {
        int[] item = new int[part.jobCount()];
        Arrays.fill(item, -1);
        int[] owner = new int[job.length];
        long[][] figures = new long[4][job.length];
        int count = 0;
        for (int i = 0; i < job.length; i++) {
            int at = item[job[i]];
            if (at < 0) {
                at = count++;
                item[job[i]] = at;
                owner[at] = job[i];
                figures[0][at] = release[i];
                figures[2][at] = tail[i];
            }
            figures[1][at] = Math.addExact(figures[1][at], work[i]);
            figures[2][at] = Math.min(figures[2][at], tail[i]);
        }
        return new Load(part, capacity, Arrays.copyOf(owner, count), cut(figures, count));
    }

    Load without(BitSet jobs) {
        int[] owner = new int[job.length];
        long[][] figures = new long[4][job.length];
        int count = 0;
        for (int i = 0; i < job.length; i++) {
            if (!jobs.get(job[i])) {
                owner[count] = job[i];
                List<long[]> columns = List.of(release, work, tail, shortest);
                for (int c = 0; c < figures.length; c++) {
                    figures[c][count] = columns.get(c)[i];
                }
                count++;
            }
        }
        return new Load(part, capacity, Arrays.copyOf(owner, count), cut(figures, count));
    }

    int count() {
        return job.length;
    }

    /** Busy time of the machine, in ticks. */
    double total() {
        return Arrays.stream(work).asDoubleStream().sum() / capacity;
    }

    private int[] periods() {
        int[] starts = new int[job.length + 1];
        int count = 0;
        long end = -1;
        for (int i = 0; i < job.length; i++) {
            if (i == 0 || release[i] > end) {
                starts[count++] = i;
                end = release[i];
            }
            end = Math.addExact(end, work[i]);
        }
        starts[count] = job.length;
        return Arrays.copyOf(starts, count + 1);
    }

    /** Runs a busy period: at every instant the item with the smallest key, ties by number. */
    void run(int period, long[] key, Pieces pieces) {
        run(period, key, left, pieces);
    }

    /** Runs a busy period by shortest remaining work. */
    void runShortest(int period, Pieces pieces) {
        run(period, left, left, pieces);
    }

    private void run(int period, long[] key, long[] remaining, Pieces pieces) {
        int first = periods[period];
        int next = first;
        int end = periods[period + 1];
        if (end - next == 1) {
            pieces.ran(next, release[next], release[next] + work[next], true);
            return;
        }
        System.arraycopy(work, next, remaining, next, end - next);
        IndexedHeap ready = new IndexedHeap((a, b) -> key[a + first] < key[b + first]
                || key[a + first] == key[b + first] && a < b);
        long now = release[next];
        while (next < end || ready.size() > 0) {
            while (next < end && release[next] <= now) {
                ready.add(next++ - first);
            }
            int item = ready.first() + first;
            long until = now + remaining[item];
            if (next < end && release[next] < until) {
                until = release[next];
            }
            remaining[item] -= until - now;
            boolean done = remaining[item] == 0;
            if (done) {
                ready.remove(item - first);
            }
            pieces.ran(item, now, until, done);
            now = until;
        }
    }
}
