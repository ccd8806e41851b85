package org.schedscope.trace.account;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.schedscope.event.CoreSet;
import org.schedscope.event.EventField;
import org.schedscope.event.EventKind;
import org.schedscope.event.QueueReplay;
import org.schedscope.model.Cluster;
import org.schedscope.model.Jobs;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.trace.Pieces;
import org.schedscope.trace.Trace;

/** The sweep over a run that finds the cause of every tick of waiting. */
final class WaitSweep implements QueueReplay.Listener {
    /** Number of causes that the state of the cores decides, without the last, which holds where no other does. */
    private static final int LEVELS = WaitCause.WORK.ordinal() - WaitCause.RESERVED.ordinal();
    private static final int RANK = 32;
    private static final int NONE = -1;

    /** Receiver of intervals with one cause. */
    @FunctionalInterface
    interface Spans {
        void span(int task, WaitCause cause, int cluster, long from, long to);
    }

    /** Waiting tasks of a user with one number of cores on the same clusters. */
    private record Need(int user, int cores, List<Integer> clusters) {
    }

    /** Tasks of one need by rank of arrival, and the rank up to which each state holds; states are by cause, then by cluster. */
    private final class Group {
        private final Need need;
        private final int[] places;
        private final TreeSet<Long> waiting = new TreeSet<>();
        private int[] cuts;

        Group(Need need) {
            this.need = need;
            places = need.clusters.stream().mapToInt(place -> place).toArray();
            cuts = cuts();
        }

        private int[] cuts() {
            int many = places.length;
            int[] all = new int[LEVELS * many];
            for (int i = 0; i < many; i++) {
                int[] here = clusters[places[i]].cuts(need.user, need.cores);
                for (int level = 0; level < LEVELS; level++) {
                    all[level * many + i] = here[level];
                }
            }
            for (int state = 1; state < all.length; state++) {
                all[state] = Math.max(all[state], all[state - 1]);
            }
            return all;
        }

        private int state(int rank) {
            int state = 0;
            while (state < cuts.length && cuts[state] < rank) {
                state++;
            }
            return state;
        }

        private WaitCause cause(int state) {
            return WaitCause.values()[WaitCause.RESERVED.ordinal() + state / places.length];
        }

        private int cluster(int state) {
            return places[state % places.length];
        }

        /** Visits the tasks whose rank lies between an old bound and its new one. */
        private void update() {
            if (Arrays.stream(places).noneMatch(place -> changed[place])) {
                return;
            }
            int[] old = cuts;
            cuts = cuts();
            int low = Integer.MAX_VALUE;
            int high = NONE;
            for (int i = 0; i < cuts.length; i++) {
                if (old[i] != cuts[i]) {
                    low = Math.min(low, Math.min(old[i], cuts[i]));
                    high = Math.max(high, Math.max(old[i], cuts[i]));
                }
            }
            if (low < high) {
                waiting.subSet(key(low + 1, 0), true, key(high, Integer.MAX_VALUE), true)
                        .forEach(task -> move(task(task), this, state(rank(task))));
            }
        }
    }

    private final Trace trace;
    private final WorkloadIndex index;
    private final Jobs jobs;
    private final List<Cluster> platform;
    private final long grace;
    private final Spans spans;
    private final HeldCores[] clusters;
    /** By job, rank of its arrival among all. */
    private final int[] rank;
    /** By task, its first cluster. */
    private final int[] ranOn;
    /** By task, the tick at which its wait or the present part of it began. */
    private final long[] since;
    private final long[] finished;
    /** By task, the tick at which all its data is available on its first cluster. */
    private final long[] dataThere;
    private final boolean[] done;
    private final int[] reservedOn;
    private final int[] state;
    private final Group[] groupOf;
    private final long[] ran;
    private final Map<Need, Group> groups = new LinkedHashMap<>();
    /** Queued tasks whose data is not available yet. */
    private final Map<Integer, Need> incomplete = new HashMap<>();
    /** Tasks that joined a group in this tick. */
    private final List<Integer> joined = new ArrayList<>();
    private final boolean[] changed;
    /** Ticks at which pieces pass their limit, and at which data of queued tasks is there, with the piece or the task. */
    private final PriorityQueue<long[]> limits = new PriorityQueue<>(
            Comparator.<long[]>comparingLong(at -> at[0]).thenComparing(at -> at[1]));
    private final PriorityQueue<long[]> arrivals = new PriorityQueue<>(limits.comparator());
    private long now;
    private int fitting;
    private long fittingTicks;

    /**
     * Creates a sweep.
     *
     * @param grace ticks that a task may run past its limit before it counts
     * @param charged wait by the tasks that caused it, for {@link WaitCause#LIMIT} and {@link WaitCause#OVERTAKEN}, to be added to
     */
    WaitSweep(Trace trace, long grace, Map<WaitCause, double[]> charged, Spans spans) {
        this.trace = trace.inOrder();
        this.grace = grace;
        this.spans = spans;
        index = trace.index();
        jobs = index.columns();
        platform = trace.platform().clusters();
        clusters = IntStream.range(0, platform.size()).mapToObj(cluster -> new HeldCores(trace.firstCores(cluster),
                charged.get(WaitCause.LIMIT), charged.get(WaitCause.OVERTAKEN))).toArray(HeldCores[]::new);
        changed = new boolean[clusters.length];
        int tasks = index.taskCount();
        since = new long[tasks];
        Arrays.fill(since, Long.MAX_VALUE);
        finished = new long[tasks];
        dataThere = new long[tasks];
        done = new boolean[tasks];
        ran = new long[tasks];
        groupOf = new Group[tasks];
        reservedOn = filled(tasks);
        state = filled(tasks);
        ranOn = filled(tasks);
        Pieces pieces = trace.pieces();
        for (int piece = pieces.count() - 1; piece >= 0; piece--) {
            ranOn[pieces.task(piece)] = pieces.cluster(piece);
        }
        rank = new int[index.jobCount()];
        long[] ticks = Arrays.stream(jobs.arrival()).distinct().sorted().toArray();
        Arrays.setAll(rank, job -> Arrays.binarySearch(ticks, index.columns().arrival()[job]));
    }

    private static int[] filled(int size) {
        int[] none = new int[size];
        Arrays.fill(none, NONE);
        return none;
    }

    static long key(int rank, int task) {
        return (long) rank << RANK | task;
    }

    static int rank(long key) {
        return (int) (key >> RANK);
    }

    static int task(long key) {
        return (int) key;
    }

    private long key(int task) {
        return key(rank[index.jobOf(task)], task);
    }

    private int user(int task) {
        return jobs.userOf()[index.jobOf(task)];
    }

    /** Idle core-ticks by the first cause that a waiting task has on the cluster. */
    double idle(WaitCause cause) {
        return Arrays.stream(clusters).mapToDouble(cluster -> cluster.idle[cause.ordinal()]).sum();
    }

    /** Ticks in which a queued task found enough free cores. */
    long fittingTicks() {
        return fittingTicks;
    }

    WaitSweep run() {
        QueueReplay queues = new QueueReplay(index, this);
        int seq = 0;
        while (seq < trace.eventCount()) {
            long tick = trace.tick(seq);
            until(tick);
            advance(tick);
            due();
            while (seq < trace.eventCount() && trace.tick(seq) == tick) {
                on(seq++, queues);
            }
            update();
        }
        for (int job = 0; job < rank.length; job++) {
            leaveUnready(job);
        }
        IntStream.range(0, done.length).filter(queues::waits).forEach(task -> left(now, task, 0));
        Arrays.stream(clusters).forEach(cluster -> cluster.advance(now));
        return this;
    }

    /** Applies the limits and the arrivals of data between two events. */
    private void until(long tick) {
        for (long next = next(); next < tick; next = next()) {
            advance(next);
            due();
            update();
        }
    }

    private long next() {
        return Math.min(limits.isEmpty() ? Long.MAX_VALUE : limits.peek()[0], arrivals.isEmpty() ? Long.MAX_VALUE : arrivals.peek()[0]);
    }

    private void advance(long tick) {
        fittingTicks += fitting > 0 ? tick - now : 0;
        now = tick;
    }

    private void due() {
        while (!limits.isEmpty() && limits.peek()[0] <= now) {
            int piece = (int) limits.poll()[1];
            int task = trace.pieces().task(piece);
            change(trace.pieces().cluster(piece)).passLimit(key(task), user(task), jobs.cores()[task]);
        }
        while (!arrivals.isEmpty() && arrivals.peek()[0] <= now) {
            int task = (int) arrivals.poll()[1];
            if (incomplete.containsKey(task) && dataThere[task] <= now) {
                settle(task, WaitCause.DATA, NONE);
                join(task, incomplete.remove(task));
            }
        }
    }

    private HeldCores change(int cluster) {
        clusters[cluster].advance(now);
        changed[cluster] = true;
        return clusters[cluster];
    }

    private void on(int seq, QueueReplay queues) {
        EventKind kind = trace.kind(seq);
        trace.replayQueues(seq, queues);
        switch (kind) {
            case JOB_ARRIVED -> tasksOf(trace.subject(seq)).forEach(task -> since[task] = now);
            case TRANSFER_STARTED -> {
                if (trace.get(seq, EventField.TO) == ranOn[trace.subject(seq)]) {
                    send(trace.subject(seq), trace.number(seq, EventField.ARRIVAL));
                }
            }
            case TASK_STARTED -> start(trace.piece(seq), trace.subject(seq));
            case TASK_PREEMPTED, TASK_FINISHED, TASK_KILLED -> {
                int task = trace.subject(seq);
                finished[task] = kind == EventKind.TASK_PREEMPTED ? 0 : now;
                ran[task] += now - trace.pieces().start(trace.piece(seq));
                change(trace.cluster(seq)).release(key(task), user(task), jobs.cores()[task]);
            }
            case CORES_GONE, CORES_BACK -> change(trace.cluster(seq)).resize(kind.coresFreed() * CoreSet.count(trace.cores(seq)));
            case RESERVATION_MADE -> reserve(trace.subject(seq), queues.waits(trace.subject(seq)) ? trace.cluster(seq) : NONE);
            case JOB_STARVED, JOB_KILLED, JOB_REMOVED -> leaveUnready(trace.subject(seq));
            default -> {
                // Cores and queues are unchanged.
            }
        }
    }

    /** Notes a transfer to a task, which may be in a queue already. */
    private void send(int task, long arrival) {
        dataThere[task] = Math.max(dataThere[task], arrival);
        Group group = groupOf[task];
        if (group != null) {
            leave(task, group);
        }
        if (group != null || incomplete.containsKey(task)) {
            join(task, group == null ? incomplete.remove(task) : group.need);
        }
    }

    private IntStream tasksOf(int job) {
        return IntStream.range(index.firstTask(job), index.firstTask(job + 1));
    }

    private void start(int piece, int task) {
        int cluster = trace.pieces().cluster(piece);
        change(cluster).hold(key(task), user(task), jobs.cores()[task]);
        done[task] = true;
        long limit = now + index.task(task).estimatedDurationOn(platform.get(cluster)) - ran[task] + grace;
        if (limit < trace.pieces().end(piece)) {
            limits.add(new long[] {Math.max(limit, now), piece});
        }
    }

    private void reserve(int task, int cluster) {
        if (reservedOn[task] != NONE) {
            change(reservedOn[task]).reserve(-1);
        }
        reservedOn[task] = cluster;
        if (cluster != NONE) {
            change(cluster).reserve(1);
        }
    }

    @Override
    public void entered(long tick, int task, int queue) {
        if (done[task]) {
            return;
        }
        before(task);
        join(task, new Need(user(task), jobs.cores()[task], clusters(task, queue)));
    }

    private List<Integer> clusters(int task, int queue) {
        if (queue < clusters.length) {
            return List.of(queue);
        }
        List<Integer> fitting = new ArrayList<>();
        for (int cluster = 0; cluster < clusters.length; cluster++) {
            if (jobs.fits(task, platform.get(cluster))) {
                fitting.add(cluster);
            }
        }
        return List.copyOf(fitting);
    }

    /** Settles the wait of a task that was not ready. */
    private void before(int task) {
        long met = since[task];
        for (int edge = jobs.firstParent(task); edge < jobs.firstParent(task + 1); edge++) {
            int parent = index.firstTask(index.jobOf(task)) + jobs.parent(edge);
            met = finished[parent] > 0 ? Math.max(met, finished[parent]) : now;
        }
        if (dataThere[task] > met && met < now) {
            long until = now;
            now = met;
            settle(task, WaitCause.DEPENDENCY, NONE);
            now = until;
            settle(task, WaitCause.DATA, NONE);
        } else {
            settle(task, WaitCause.DEPENDENCY, NONE);
        }
    }

    private void settle(int task, WaitCause cause, int cluster) {
        if (now > since[task]) {
            spans.span(task, cause, cluster, since[task], now);
        }
        since[task] = now;
    }

    private void join(int task, Need need) {
        if (dataThere[task] > now) {
            incomplete.put(task, need);
            arrivals.add(new long[] {dataThere[task], task});
            return;
        }
        groupOf[task] = groups.computeIfAbsent(need, Group::new);
        groupOf[task].waiting.add(key(task));
        joined.add(task);
    }

    @Override
    public void left(long tick, int task, int queue) {
        Group group = groupOf[task];
        if (incomplete.remove(task) != null) {
            settle(task, WaitCause.DATA, NONE);
        } else if (group != null) {
            leave(task, group);
        }
        reserve(task, NONE);
    }

    private void leave(int task, Group group) {
        move(task, group, NONE);
        groupOf[task] = null;
        group.waiting.remove(key(task));
        if (group.waiting.isEmpty()) {
            groups.remove(group.need);
        }
    }

    /** Ends the waits of a job's tasks that never entered a queue. */
    private void leaveUnready(int job) {
        tasksOf(job).filter(task -> !done[task] && groupOf[task] == null && !incomplete.containsKey(task)).forEach(task -> {
            before(task);
            done[task] = true;
        });
    }

    private void update() {
        groups.values().forEach(Group::update);
        for (int task : joined) {
            if (groupOf[task] != null) {
                move(task, groupOf[task], groupOf[task].state(rank[index.jobOf(task)]));
            }
        }
        joined.clear();
        Arrays.fill(changed, false);
    }

    /** Moves a task from its state to another one; to {@link #NONE} as it leaves. */
    private void move(int task, Group group, int to) {
        int from = state[task];
        if (from == to) {
            return;
        }
        if (from != NONE) {
            count(task, group, from, -1);
            settle(task, group.cause(from), group.cluster(from));
        }
        if (to != NONE) {
            count(task, group, to, 1);
        }
        state[task] = to;
    }

    private void count(int task, Group group, int at, int more) {
        WaitCause cause = group.cause(at);
        fitting += cause == WaitCause.RESERVED || cause == WaitCause.FREE ? more : 0;
        HeldCores cluster = clusters[group.cluster(at)];
        cluster.advance(now);
        cluster.count(cause, rank[index.jobOf(task)], more);
    }
}
