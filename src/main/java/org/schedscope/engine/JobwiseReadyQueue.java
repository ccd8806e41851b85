package org.schedscope.engine;

import java.util.Arrays;
import org.schedscope.event.PriorityKey;
import org.schedscope.policy.ExactKey;
import org.schedscope.policy.JobwisePolicy;

/**
 * A heap of tasks for each job, which time does not disturb, and per pass a heap of jobs by the keys of their first tasks: a pass
 * costs O(jobs waiting), however many tasks they have.
 */
final class JobwiseReadyQueue implements ReadyQueue, PriorityKey {
    private static final int SLOTS = 4;

    private final JobwisePolicy policy;
    private final QueueView view;
    private final ExactKey key = new ExactKey();
    private IntMap placeOfJob = new IntMap();
    private TaskHeaps tasks = new TaskHeaps();
    private int[] job = new int[16];
    private int[] root = new int[16];
    private long[] keys = new long[16 * SLOTS];
    private int[] heap = new int[16];
    private int jobs;
    private int heapSize;
    private int size;

    JobwiseReadyQueue(JobwisePolicy policy, QueueView view) {
        this.policy = policy;
        this.view = view;
    }

    @Override
    public ReadyQueue copy(QueueView.ReadyTicks readyTicks) {
        JobwiseReadyQueue copy = new JobwiseReadyQueue(policy, view.copy(readyTicks));
        copy.placeOfJob = placeOfJob.copy();
        copy.tasks = tasks.copy();
        copy.job = job.clone();
        copy.root = root.clone();
        copy.keys = new long[keys.length];
        copy.heap = new int[heap.length];
        copy.jobs = jobs;
        copy.size = size;
        return copy;
    }

    @Override
    public void add(int task) {
        int itsJob = view.input().index().jobOf(task);
        int place = placeOfJob.get(itsJob);
        if (place < 0) {
            place = newPlace(itsJob);
        }
        root[place] = tasks.add(root[place], task, policy.withinJob(view, task));
        size++;
    }

    private int newPlace(int itsJob) {
        if (jobs == job.length) {
            job = Arrays.copyOf(job, jobs * 2);
            root = Arrays.copyOf(root, jobs * 2);
            keys = new long[jobs * 2 * SLOTS];
            heap = new int[jobs * 2];
        }
        job[jobs] = itsJob;
        root[jobs] = TaskHeaps.EMPTY;
        placeOfJob.put(itsJob, jobs);
        return jobs++;
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public void beginPass(long now) {
        long longest = 1;
        for (int place = 0; place < jobs; place++) {
            longest = Math.max(longest, view.input().estimatedPaths().criticalPath(job[place]));
        }
        view.begin(now, longest);
        for (int place = 0; place < jobs; place++) {
            askKey(place);
            heap[place] = place;
        }
        heapSize = jobs;
        for (int at = (heapSize >>> 1) - 1; at >= 0; at--) {
            siftDown(at, heap[at]);
        }
    }

    private void askKey(int place) {
        policy.key(view, tasks.firstTask(root[place]), key);
        key.store(keys, place * SLOTS);
    }

    private boolean before(int a, int b) {
        int order = ExactKey.compareStored(keys, b * SLOTS, a * SLOTS);
        return order != 0 ? order < 0 : view.input().jobOrder(job[a]) < view.input().jobOrder(job[b]);
    }

    private void siftDown(int from, int place) {
        int at = from;
        int half = heapSize >>> 1;
        while (at < half) {
            int child = 2 * at + 1;
            int right = child + 1;
            if (right < heapSize && before(heap[right], heap[child])) {
                child = right;
            }
            if (before(place, heap[child])) {
                break;
            }
            heap[at] = heap[child];
            at = child;
        }
        heap[at] = place;
    }

    @Override
    public int head() {
        return tasks.firstTask(root[heap[0]]);
    }

    @Override
    public PriorityKey headKey() {
        return this;
    }

    @Override
    public String text() {
        key.load(keys, heap[0] * SLOTS);
        return key.text();
    }

    @Override
    public void removeHead() {
        int place = heap[0];
        root[place] = tasks.removeFirst(root[place]);
        size--;
        if (root[place] != TaskHeaps.EMPTY) {
            askKey(place);
            siftDown(0, place);
        } else {
            heapSize--;
            if (heapSize > 0) {
                siftDown(0, heap[heapSize]);
            }
        }
    }

    @Override
    public void endPass() {
        if (heapSize < jobs) {
            int kept = 0;
            for (int place = 0; place < jobs; place++) {
                if (root[place] == TaskHeaps.EMPTY) {
                    placeOfJob.remove(job[place]);
                } else {
                    if (kept < place) {
                        job[kept] = job[place];
                        root[kept] = root[place];
                        placeOfJob.put(job[kept], kept);
                    }
                    kept++;
                }
            }
            jobs = kept;
        }
    }
}
