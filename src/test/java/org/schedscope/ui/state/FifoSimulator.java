package org.schedscope.ui.state;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import org.schedscope.event.CoreRanges;
import org.schedscope.event.CoreSet;
import org.schedscope.event.EventSink;
import org.schedscope.event.PriorityKey;
import org.schedscope.model.Cluster;
import org.schedscope.model.Dependency;
import org.schedscope.model.WorkloadIndex;

/** First come, first served, each task on the first cluster that could hold it: enough to have events of all usual kinds. */
final class FifoSimulator implements Simulator {
    /** How far it lets a run get: forever, unless a test wants it to stop in between. */
    private final int mostSteps;

    FifoSimulator() {
        this(Integer.MAX_VALUE);
    }

    FifoSimulator(int mostSteps) {
        this.mostSteps = mostSteps;
    }

    @Override
    public Steps start(RunSetup setup, WorkloadIndex index, EventSink sink) {
        return new Run(setup, index, sink);
    }

    private record End(long tick, int task, CoreSet cores) {
    }

    private final class Run implements Steps {
        private final WorkloadIndex index;
        private final EventSink sink;
        private final List<Cluster> clusters;
        private final List<boolean[]> busy = new ArrayList<>();
        private final List<List<Integer>> queues = new ArrayList<>();
        private final PriorityQueue<End> ends = new PriorityQueue<>(Comparator.comparingLong(End::tick).thenComparingInt(End::task));
        private final int[] openParents;
        private final int[] openTasks;
        private final boolean[] arrived;
        private int steps;

        Run(RunSetup setup, WorkloadIndex index, EventSink sink) {
            this.index = index;
            this.sink = sink;
            clusters = setup.platform().clusters();
            clusters.forEach(cluster -> {
                busy.add(new boolean[cluster.cores()]);
                queues.add(new ArrayList<>());
            });
            openParents = new int[index.taskCount()];
            openTasks = new int[index.jobCount()];
            arrived = new boolean[index.jobCount()];
            for (int task = 0; task < openParents.length; task++) {
                openParents[task] = index.task(task).parents().size();
                openTasks[index.jobOf(task)]++;
            }
        }

        private long nextTick() {
            long next = ends.isEmpty() ? Long.MAX_VALUE : ends.peek().tick();
            for (int job = 0; job < arrived.length; job++) {
                next = arrived[job] ? next : Math.min(next, index.job(job).arrival());
            }
            return next;
        }

        @Override
        public boolean hasNext() {
            return steps < mostSteps && nextTick() < Long.MAX_VALUE;
        }

        @Override
        public void step() {
            steps++;
            long now = nextTick();
            List<Integer> ready = new ArrayList<>();
            while (!ends.isEmpty() && ends.peek().tick() == now) {
                finish(ends.poll(), ready);
            }
            for (int job = 0; job < arrived.length; job++) {
                if (!arrived[job] && index.job(job).arrival() == now) {
                    arrive(now, job, ready);
                }
            }
            ready.sort(null);
            for (int task : ready) {
                sink.taskReady(now, task, clusterOf(task));
                queues.get(clusterOf(task)).add(task);
            }
            for (int cluster = 0; cluster < queues.size(); cluster++) {
                pass(now, cluster);
            }
        }

        private void arrive(long now, int job, List<Integer> ready) {
            arrived[job] = true;
            sink.jobArrived(now, job);
            for (int task = index.firstTask(job); task < index.firstTask(job + 1); task++) {
                sink.taskPlaced(now, task, clusterOf(task));
                if (openParents[task] == 0) {
                    ready.add(task);
                }
            }
        }

        private void finish(End end, List<Integer> ready) {
            int job = index.jobOf(end.task());
            int cluster = clusterOf(end.task());
            sink.taskFinished(end.tick(), end.task(), cluster);
            for (int core = end.cores().first(0); core <= end.cores().last(0); core++) {
                busy.get(cluster)[core] = false;
            }
            for (int task = index.firstTask(job); task < index.firstTask(job + 1); task++) {
                for (Dependency dependency : index.task(task).parents()) {
                    if (index.firstTask(job) + dependency.parent() == end.task() && --openParents[task] == 0) {
                        ready.add(task);
                    }
                }
            }
            if (--openTasks[job] == 0) {
                sink.jobFinished(end.tick(), job);
            }
        }

        private void pass(long now, int cluster) {
            List<Integer> queue = queues.get(cluster);
            if (queue.isEmpty()) {
                return;
            }
            sink.schedulingPass(now, cluster, queue.size());
            while (!queue.isEmpty()) {
                int task = queue.get(0);
                int first = hole(busy.get(cluster), index.task(task).cores());
                if (first < 0) {
                    return;
                }
                CoreSet cores = CoreSet.of(first, first + index.task(task).cores() - 1);
                for (int core = first; core <= cores.last(0); core++) {
                    busy.get(cluster)[core] = true;
                }
                sink.taskStarted(now, task, cluster, (CoreRanges) cores, new PriorityKey.Text(Long.toString(now)), queue.size(), false);
                ends.add(new End(now + index.task(task).durationOn(clusters.get(cluster)), task, cores));
                queue.remove(0);
            }
        }

        private int hole(boolean[] cores, int wanted) {
            int free = 0;
            for (int core = 0; core < cores.length; core++) {
                free = cores[core] ? 0 : free + 1;
                if (free == wanted) {
                    return core - wanted + 1;
                }
            }
            return -1;
        }

        private int clusterOf(int task) {
            for (int cluster = 0; cluster < clusters.size(); cluster++) {
                if (index.task(task).fits(clusters.get(cluster))) {
                    return cluster;
                }
            }
            throw new IllegalArgumentException("no cluster for " + index.label(task));
        }
    }
}
