package org.schedscope.model.graph;

import java.util.List;
import org.schedscope.model.JobGraph;
import org.schedscope.model.Task;

/**
 * Work of a task and of its distinct descendants (Burkimsher, Indrusiak: bidding policies, §IV, whose printed recursion counts a shared
 * descendant once per path; the text means the resource required, so each task counts once here).
 *
 * <p>Computed for a job at its first use. A task with one child adds its own work to the child's sum. For the others, which tasks
 * they reach is found for 64 tasks at a time, so that memory is O(tasks) and time O(tasks · (tasks + edges) ÷ 64).
 */
public final class Downstream {
    private static final int BLOCK = Long.SIZE;

    private final WorkloadIndex index;
    private final Work work;
    private final long[][] ofJob;

    /** Work of a task as an integer, in a unit of the caller's. */
    public interface Work {
        long of(int task);
    }

    public Downstream(WorkloadIndex index, Work work) {
        this.index = index;
        this.work = work;
        ofJob = new long[index.isOfSingleTasks() ? 0 : index.jobCount()][];
    }

    /** Work of a task and its descendants. Safe for several threads. */
    public synchronized long of(int task) {
        if (index.isOfSingleTasks()) {
            return work.of(task);
        }
        int job = index.jobOf(task);
        if (ofJob[job] == null) {
            ofJob[job] = new Sums(index.job(job).tasks(), index.firstTask(job)).result();
        }
        return ofJob[job][index.positionOf(task)];
    }

    /** The sums of one job, tasks by place in a topological order in which parents come first. */
    private final class Sums {
        private final int n;
        private final int[] place;
        private final int[] firstChild;
        private final int[] child;
        private final long[] own;
        private final long[] sum;

        Sums(List<Task> tasks, int firstTask) {
            n = tasks.size();
            place = new int[n];
            own = new long[n];
            sum = new long[n];
            firstChild = new int[n + 1];
            JobGraph graph = new JobGraph(tasks);
            int edges = 0;
            for (int at = 0; at < n; at++) {
                int task = graph.inOrder(at);
                place[task] = at;
                own[at] = work.of(firstTask + task);
                edges += graph.childCount(task);
                firstChild[at + 1] = edges;
            }
            child = new int[edges];
            for (int at = 0; at < n; at++) {
                int[] children = graph.children(graph.inOrder(at));
                for (int k = 0; k < children.length; k++) {
                    child[firstChild[at] + k] = place[children[k]];
                }
            }
        }

        private boolean branches(int at) {
            return firstChild[at + 1] - firstChild[at] > 1;
        }

        /** By position in the file. */
        long[] result() {
            int lastBranch = n - 1;
            while (lastBranch >= 0 && !branches(lastBranch)) {
                lastBranch--;
            }
            for (int block = 0; lastBranch >= 0 && block < n; block += BLOCK) {
                addReached(block, Math.min(block + BLOCK, n));
            }
            for (int at = n - 1; at >= 0; at--) {
                if (!branches(at)) {
                    sum[at] = own[at] + (firstChild[at] < firstChild[at + 1] ? sum[child[firstChild[at]]] : 0);
                }
            }
            long[] result = new long[n];
            for (int position = 0; position < n; position++) {
                result[position] = sum[place[position]];
            }
            return result;
        }

        /** Adds to every branching task the work of those tasks of a block that it reaches, itself included. */
        private void addReached(int from, int to) {
            long[][] workOfByte = new long[BLOCK / 8][256];
            for (int b = 0; b < workOfByte.length; b++) {
                for (int bits = 1; bits < 256; bits++) {
                    int at = from + 8 * b + Integer.numberOfTrailingZeros(bits);
                    workOfByte[b][bits] = workOfByte[b][bits & bits - 1] + (at < to ? own[at] : 0);
                }
            }
            long[] reached = new long[to];
            for (int at = to - 1; at >= 0; at--) {
                long bits = at >= from ? 1L << (at - from) : 0;
                for (int k = firstChild[at]; k < firstChild[at + 1]; k++) {
                    bits |= child[k] < to ? reached[child[k]] : 0;
                }
                reached[at] = bits;
                if (bits != 0 && branches(at)) {
                    for (int b = 0; b < workOfByte.length; b++) {
                        sum[at] += workOfByte[b][(int) (bits >>> 8 * b) & 255];
                    }
                }
            }
        }
    }
}
