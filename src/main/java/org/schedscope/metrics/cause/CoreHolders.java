package org.schedscope.metrics.cause;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.schedscope.event.QueueReplay;
import org.schedscope.model.Cluster;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.trace.Trace;

/**
 * The jobs that held cores of a cluster while tasks of late jobs waited in its queue. A late job waits on a cluster from the time a task of
 * it becomes ready there until that task starts; several waiting tasks of a job count once. A task in the central queue waits on every
 * cluster that could hold it. Time is linear in the events and, but for a logarithm, in the waits and in the pieces up to the last of them,
 * regardless of the number of late jobs.
 */
public final class CoreHolders {
    private final List<Holder> jobs;
    private final List<UserShare> users;

    /**
     * A job that held cores.
     *
     * @param job its number
     * @param coreTicks cores × ticks during the waits, summed over the late jobs
     */
    public record Holder(int job, double coreTicks) {
    }

    /**
     * The jobs of a user that held cores.
     *
     * @param share share of all held core-ticks, 0 to 1
     * @param jobs jobs of the user, most core-ticks first
     */
    public record UserShare(String user, double coreTicks, double share, List<Holder> jobs) {
        public UserShare {
            jobs = List.copyOf(jobs);
        }
    }

    private CoreHolders(List<Holder> jobs, List<UserShare> users) {
        this.jobs = List.copyOf(jobs);
        this.users = List.copyOf(users);
    }

    /** Jobs by core-ticks, descending. */
    public List<Holder> jobs() {
        return jobs;
    }

    /** Users by core-ticks, descending. */
    public List<UserShare> users() {
        return users;
    }

    /**
     * Finds the holders as of a position of a run.
     *
     * @param position number of events that have happened; a task that waits then counts up to the last of them
     * @param lateJobs numbers of the jobs that waited
     */
    public static CoreHolders of(Trace trace, int position, List<Integer> lateJobs) {
        Map<Integer, Double> held = new TreeMap<>();
        Waits waits = new Waits(trace, position, lateJobs);
        addHolders(trace, waits, held);
        List<Holder> jobs = new ArrayList<>();
        held.forEach((job, coreTicks) -> jobs.add(new Holder(job, coreTicks)));
        jobs.sort(Comparator.comparingDouble((Holder holder) -> -holder.coreTicks()).thenComparingInt(Holder::job));
        return new CoreHolders(jobs, byUser(trace.index(), jobs));
    }

    private static void addHolders(Trace trace, Waits waits, Map<Integer, Double> held) {
        WorkloadIndex index = trace.index();
        List<WaitSum> sums = waits.sums();
        long last = sums.stream().mapToLong(WaitSum::last).max().orElse(0);
        for (int piece = 0; piece < trace.pieces().count() && trace.pieces().start(piece) < last; piece++) {
            int job = index.jobOf(trace.pieces().task(piece));
            int cluster = trace.pieces().cluster(piece);
            long start = trace.pieces().start(piece);
            long end = trace.pieces().end(piece);
            long together = sums.get(cluster).until(end) - sums.get(cluster).until(start) - waits.own(job, cluster)
                    .map(own -> together(own, start, end)).orElse(0L);
            if (together > 0) {
                held.merge(job, (double) together * index.task(trace.pieces().task(piece)).cores(), Double::sum);
            }
        }
    }

    /** Ticks of {@code [from, to)} in spans that are disjoint and in order. */
    private static long together(List<long[]> spans, long from, long to) {
        int low = 0;
        int high = spans.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (spans.get(middle)[1] <= from) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        long sum = 0;
        for (int span = low; span < spans.size() && spans.get(span)[0] < to; span++) {
            sum += Math.min(spans.get(span)[1], to) - Math.max(spans.get(span)[0], from);
        }
        return sum;
    }

    private static List<UserShare> byUser(WorkloadIndex index, List<Holder> jobs) {
        Map<String, List<Holder>> ofUsers = new TreeMap<>();
        double all = 0;
        for (Holder holder : jobs) {
            ofUsers.computeIfAbsent(index.job(holder.job()).user(), user -> new ArrayList<>()).add(holder);
            all += holder.coreTicks();
        }
        List<UserShare> users = new ArrayList<>();
        for (Map.Entry<String, List<Holder>> user : ofUsers.entrySet()) {
            double sum = user.getValue().stream().mapToDouble(Holder::coreTicks).sum();
            users.add(new UserShare(user.getKey(), sum, sum / all, user.getValue()));
        }
        users.sort(Comparator.comparingDouble((UserShare user) -> -user.coreTicks()).thenComparing(UserShare::user));
        return users;
    }

    /** Times at which tasks of some jobs waited in queues. */
    private static final class Waits implements QueueReplay.Listener {
        private final WorkloadIndex index;
        private final List<Cluster> clusters;
        /** Disjoint spans by job and cluster. */
        private final Map<Integer, List<List<long[]>>> byJob = new HashMap<>();
        /** Starts of waits that have not ended. */
        private final Map<Integer, Long> open = new HashMap<>();

        Waits(Trace trace, int position, List<Integer> jobs) {
            index = trace.index();
            clusters = trace.platform().clusters();
            for (int job : jobs) {
                byJob.put(job, clusters.stream().<List<long[]>>map(cluster -> new ArrayList<>()).toList());
            }
            QueueReplay queues = new QueueReplay(index, this);
            trace.replay(0, position, queues);
            open.keySet().stream().sorted().toList().forEach(task -> queues.leave(trace.tickAt(position), task));
        }

        @Override
        public void entered(long tick, int task, int queue) {
            if (byJob.containsKey(index.jobOf(task))) {
                open.put(task, tick);
            }
        }

        @Override
        public void left(long tick, int task, int queue) {
            Long since = open.remove(task);
            if (since == null || since == tick) {
                return;
            }
            for (int cluster = 0; cluster < clusters.size(); cluster++) {
                if (queue == clusters.size() ? index.task(task).fits(clusters.get(cluster)) : queue == cluster) {
                    byJob.get(index.jobOf(task)).get(cluster).add(new long[] {since, tick});
                }
            }
        }

        /** The waits of all jobs together, by cluster; call once, after the last event. */
        List<WaitSum> sums() {
            byJob.replaceAll((job, waits) -> waits.stream().map(Waits::merged).toList());
            return IntStream.range(0, clusters.size()).mapToObj(cluster -> new WaitSum(
                    byJob.values().stream().flatMap(waits -> waits.get(cluster).stream()).toList())).toList();
        }

        /** The waits of a job on a cluster, disjoint and in order, if it is one of the late jobs: a job does not delay itself. */
        Optional<List<long[]>> own(int job, int cluster) {
            return Optional.ofNullable(byJob.get(job)).map(waits -> waits.get(cluster));
        }

        private static List<long[]> merged(List<long[]> waits) {
            List<long[]> sorted = new ArrayList<>(waits);
            sorted.sort(Comparator.comparingLong(wait -> wait[0]));
            List<long[]> apart = new ArrayList<>();
            for (long[] wait : sorted) {
                long[] last = apart.isEmpty() ? null : apart.get(apart.size() - 1);
                if (last != null && wait[0] <= last[1]) {
                    last[1] = Math.max(last[1], wait[1]);
                } else {
                    apart.add(wait.clone());
                }
            }
            return apart;
        }
    }
}
