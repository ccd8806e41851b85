package org.schedscope.metrics;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.schedscope.model.Cluster;
import org.schedscope.model.WorkloadIndex;
import org.schedscope.trace.Trace;

/**
 * Who caused this: the jobs that held cores of a cluster while tasks of late jobs stood in its queue. A late job waits on a cluster
 * from the time a task of it becomes ready there until that task starts; several of its tasks that wait there at once count once. What
 * stands in the one queue of a central scheduler waits on every cluster that could hold it. Work is proportional to the events looked at,
 * and for each late job to the pieces up to its last wait.
 */
public final class CoreHolders {
    private final List<Holder> jobs;
    private final List<UserShare> users;

    /**
     * A job that held cores.
     *
     * @param job its number
     * @param coreTicks cores × ticks during the waits, added up over the late jobs
     */
    public record Holder(int job, double coreTicks) {
    }

    /**
     * What the jobs of a user held together.
     *
     * @param share of all that was held, 0 to 1
     * @param jobs of the user, those that held most first
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

    /** Those that held most first. */
    public List<Holder> jobs() {
        return jobs;
    }

    /** Those that held most first. */
    public List<UserShare> users() {
        return users;
    }

    /**
     * Looks back from a position of a run.
     *
     * @param position number of events that have happened; who waits then has waited until the last of them
     * @param lateJobs numbers of the jobs that had to wait
     */
    public static CoreHolders of(Trace trace, int position, List<Integer> lateJobs) {
        Map<Integer, Double> held = new TreeMap<>();
        Waits waits = new Waits(trace, position, lateJobs);
        for (int late : lateJobs) {
            for (Map.Entry<Integer, List<long[]>> cluster : waits.ofJob(late).entrySet()) {
                for (long[] wait : cluster.getValue()) {
                    addHolders(trace, late, cluster.getKey(), wait, held);
                }
            }
        }
        List<Holder> jobs = new ArrayList<>();
        held.forEach((job, coreTicks) -> jobs.add(new Holder(job, coreTicks)));
        jobs.sort(Comparator.comparingDouble((Holder holder) -> -holder.coreTicks()).thenComparingInt(Holder::job));
        return new CoreHolders(jobs, byUser(trace.index(), jobs));
    }

    private static void addHolders(Trace trace, int late, int cluster, long[] wait, Map<Integer, Double> held) {
        WorkloadIndex index = trace.index();
        for (int piece = 0; piece < trace.pieceCount() && trace.pieceStart(piece) < wait[1]; piece++) {
            int job = index.jobOf(trace.pieceTask(piece));
            long together = Math.min(wait[1], trace.pieceEnd(piece)) - Math.max(wait[0], trace.pieceStart(piece));
            if (together > 0 && job != late && trace.pieceCluster(piece) == cluster) {
                held.merge(job, (double) together * index.task(trace.pieceTask(piece)).cores(), Double::sum);
            }
        }
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

    /** When tasks of some jobs stood in queues. */
    private static final class Waits {
        private final Trace trace;
        private final Map<Integer, Map<Integer, List<long[]>>> byJob = new HashMap<>();
        private final List<Cluster> clusters;
        private final Map<Integer, long[]> open = new HashMap<>();

        Waits(Trace trace, int position, List<Integer> jobs) {
            this.trace = trace;
            clusters = trace.platform().clusters();
            jobs.forEach(job -> byJob.put(job, new TreeMap<>()));
            for (int seq = 0; seq < position; seq++) {
                int subject = trace.subject(seq);
                switch (trace.kind(seq)) {
                    case TASK_READY -> enter(subject, trace.tick(seq), trace.queue(seq));
                    case TASK_PREEMPTED -> enter(subject, trace.tick(seq), trace.cluster(seq));
                    case TASK_STARTED -> leave(subject, trace.tick(seq));
                    case JOB_STARVED, JOB_REMOVED -> starve(subject, trace.tick(seq));
                    case FORKED -> leaveAll(trace.tick(seq));
                    default -> {
                        // Nobody enters or leaves a queue.
                    }
                }
            }
            leaveAll(trace.tickAt(position));
        }

        private void leaveAll(long tick) {
            List.copyOf(open.keySet()).stream().sorted().forEach(task -> leave(task, tick));
        }

        private void enter(int task, long tick, int queue) {
            if (byJob.containsKey(trace.index().jobOf(task))) {
                open.put(task, new long[] {tick, queue});
            }
        }

        private void leave(int task, long tick) {
            long[] entered = open.remove(task);
            if (entered == null || tick == entered[0]) {
                return;
            }
            for (int cluster = 0; cluster < clusters.size(); cluster++) {
                boolean here = entered[1] == clusters.size() ? trace.index().task(task).fits(clusters.get(cluster)) : entered[1] == cluster;
                if (here) {
                    byJob.get(trace.index().jobOf(task)).computeIfAbsent(cluster, number -> new ArrayList<>())
                            .add(new long[] {entered[0], tick});
                }
            }
        }

        private void starve(int job, long tick) {
            for (int task = trace.index().firstTask(job); task < trace.index().firstTask(job + 1); task++) {
                leave(task, tick);
            }
        }

        /** By cluster, apart and in order. */
        Map<Integer, List<long[]>> ofJob(int job) {
            Map<Integer, List<long[]>> merged = new TreeMap<>();
            byJob.get(job).forEach((cluster, waits) -> merged.put(cluster, merged(waits)));
            return merged;
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
