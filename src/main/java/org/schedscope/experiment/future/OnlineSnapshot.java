package org.schedscope.experiment.future;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.schedscope.event.CoreSet;
import org.schedscope.event.EventField;
import org.schedscope.event.ForkSpec;
import org.schedscope.event.RunChoices;
import org.schedscope.model.Closure;
import org.schedscope.model.Cluster;
import org.schedscope.model.Dependency;
import org.schedscope.model.Job;
import org.schedscope.model.Platform;
import org.schedscope.model.PlatformNode;
import org.schedscope.model.Router;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.trace.Trace;

/**
 * The state of a recorded run at a tick as far as an online scheduler has it, converted to a run that can continue under any policy. It has
 * the arrived jobs, the running tasks, and durations by estimate; it has no later jobs and no true execution times. Any recording will do,
 * also of another program.
 *
 * <p>The converted run has the waiting jobs with their own arrivals, so that their waiting time counts. A fork from the start takes all
 * cores offline until the tick, and busy ones until the expected end of their task. A running task with waiting children continues on an
 * extra cluster, for its estimated remaining time.
 */
public final class OnlineSnapshot {
    /** Latest tick for work without a foreseeable end. */
    private static final long FAR = 1L << 50;

    private final Trace trace;
    private final long tick;
    private final boolean[] done;
    private final int[] piece;
    private final long[] ran;
    private final boolean[] known;
    private final boolean[] over;
    private final List<ForkSpec.CoresOut> out = new ArrayList<>();
    private final List<Integer> waiting = new ArrayList<>();
    private final List<Integer> numbers = new ArrayList<>();
    private final List<Job> jobs = new ArrayList<>();
    private final boolean beside;
    private int besideCores;

    /** @param tick whose events are all in the trace */
    public OnlineSnapshot(Trace trace, long tick) {
        this.trace = trace;
        this.tick = tick;
        done = new boolean[trace.index().taskCount()];
        piece = new int[trace.index().taskCount()];
        ran = new long[trace.index().taskCount()];
        known = new boolean[trace.index().jobCount()];
        over = new boolean[trace.index().jobCount()];
        Arrays.fill(piece, -1);
        int position = trace.positionAfter(tick);
        for (int seq = 0; seq < position; seq++) {
            happened(seq);
        }
        beside = anyRunsBefore();
        for (int job = 0; job < known.length; job++) {
            if (known[job] && !over[job]) {
                take(job);
            }
        }
    }

    private void happened(int seq) {
        int subject = trace.subject(seq);
        switch (trace.kind(seq)) {
            case JOB_ARRIVED -> known[subject] = true;
            case JOB_FINISHED, JOB_STARVED, JOB_KILLED, JOB_REMOVED, JOB_REFUSED -> over[subject] = true;
            case TASK_STARTED -> piece[subject] = trace.piece(seq);
            case TASK_FINISHED, TASK_KILLED -> {
                done[subject] = true;
                piece[subject] = -1;
            }
            case TASK_PREEMPTED -> {
                Cluster cluster = cluster(subject);
                long all = Math.max(1, task(subject).estimatedDurationOn(cluster));
                // In ticks of a cluster of speed 1, as execution times are stated.
                ran[subject] += (trace.tick(seq) - trace.pieces().start(piece[subject])) * estimate(task(subject)) / all;
                piece[subject] = -1;
            }
            case CORES_GONE -> out.add(new ForkSpec.CoresOut(id(trace.cluster(seq)), CoreSet.count(trace.cores(seq)),
                    Math.min(FAR, trace.number(seq, EventField.UNTIL))));
            case CORES_BACK -> back(id(trace.cluster(seq)), CoreSet.count(trace.cores(seq)), trace.tick(seq));
            case FORKED, TASK_PLACED, TASK_READY, TRANSFER_STARTED, TRANSFER_FINISHED, RESERVATION_MADE, SCHEDULING_PASS -> {
                // Queues and phases are decided anew in the converted run.
            }
        }
    }

    private void back(String cluster, int cores, long now) {
        out.removeIf(one -> one.cluster().equals(cluster) && one.cores() == cores && one.until() <= now);
    }

    private String id(int cluster) {
        return trace.platform().clusters().get(cluster).id();
    }

    private Task task(int task) {
        return trace.index().task(task);
    }

    private Cluster cluster(int task) {
        return trace.platform().clusters().get(trace.pieces().cluster(piece[task]));
    }

    private static long estimate(Task task) {
        return task.meanEstimate().ceil();
    }

    /** Whether a running task has children that wait. */
    private boolean anyRunsBefore() {
        for (int task = 0; task < piece.length; task++) {
            if (isOpen(task) && Arrays.stream(parents(task)).anyMatch(parent -> piece[parent] >= 0)) {
                return true;
            }
        }
        return false;
    }

    private boolean isOpen(int task) {
        int job = trace.index().jobOf(task);
        return known[job] && !over[job] && !done[task] && piece[task] < 0;
    }

    private int[] parents(int task) {
        int first = trace.index().firstTask(trace.index().jobOf(task));
        return task(task).parents().stream().mapToInt(edge -> first + edge.parent()).toArray();
    }

    /** Converts the rest of a job. */
    private void take(int job) {
        int first = trace.index().firstTask(job);
        int count = trace.index().taskCountOf(job);
        Map<Integer, Integer> places = new LinkedHashMap<>();
        List<Task> tasks = new ArrayList<>();
        boolean waits = false;
        for (int task = first; task < first + count; task++) {
            if (piece[task] >= 0) {
                out.add(new ForkSpec.CoresOut(id(trace.pieces().cluster(piece[task])), cores(task), end(task)));
            }
            boolean open = isOpen(task);
            waits |= open;
            if (open || piece[task] >= 0 && isWaitedFor(task, first, count)) {
                places.put(task - first, tasks.size());
                tasks.add(open ? waitingTask(task) : runningTask(task));
            }
        }
        if (waits) {
            Job is = trace.index().job(job);
            tasks.replaceAll(task -> withParents(task, places));
            jobs.add(is.withArrival(Math.min(is.arrival(), tick)).withTasks(tasks));
            waiting.add(job);
            places.keySet().forEach(place -> numbers.add(first + place));
        }
    }

    private int cores(int task) {
        return CoreSet.count(trace.pieces().cores(piece[task]));
    }

    /** The expected end of a job's last running task; now if none runs. */
    long runsUntil(int job) {
        int first = trace.index().firstTask(job);
        return IntStream.range(first, first + trace.index().taskCountOf(job)).filter(task -> piece[task] >= 0).mapToLong(this::end)
                .max().orElse(tick);
    }

    /** The expected end of a running task; the next tick if it is overdue. */
    private long end(int task) {
        long all = task(task).estimatedDurationOn(cluster(task)) - ran[task];
        return Math.max(tick + 1, Math.addExact(trace.pieces().start(piece[task]), Math.max(1, all)));
    }

    private boolean isWaitedFor(int task, int first, int count) {
        for (int other = first; other < first + count; other++) {
            if (isOpen(other) && Arrays.stream(parents(other)).anyMatch(parent -> parent == task)) {
                return true;
            }
        }
        return false;
    }

    private Task waitingTask(int number) {
        Task task = task(number);
        long left = Math.max(1, estimate(task) - ran[number]);
        Map<String, Long> on = new LinkedHashMap<>();
        if (!task.execOn().isEmpty() || beside && task.kind().equals(Task.ANY_KIND)) {
            trace.platform().clusters().stream().filter(task::fits)
                    .forEach(cluster -> on.put(cluster.id(), Math.max(1, task.estimatedDurationOn(cluster) - ran[number])));
        }
        return new Task(task.id(), left, task.cores(), task.kind(), task.memory(), OptionalLong.empty(), on, task.parents(),
                task.resources());
    }

    private Task runningTask(int number) {
        besideCores++;
        Task task = task(number);
        return new Task(task.id(), 1, 1, besideName(), 0, OptionalLong.empty(), Map.of(besideName(), end(number) - tick), List.of());
    }

    private static Task withParents(Task task, Map<Integer, Integer> places) {
        List<Dependency> parents = task.parents().stream().filter(edge -> places.containsKey(edge.parent()))
                .map(edge -> new Dependency(places.get(edge.parent()), edge.data())).toList();
        return task.withParents(parents);
    }

    /** A name for the extra cluster that no cluster has. */
    private String besideName() {
        String name = "running";
        while (trace.platform().clusters().stream().anyMatch(new Named(name)::isOf)) {
            name += "'";
        }
        return name;
    }

    private record Named(String name) {
        boolean isOf(Cluster cluster) {
            return cluster.id().equals(name) || cluster.kind().equals(name);
        }
    }

    public long tick() {
        return tick;
    }

    /** Numbers in the trace of the jobs with waiting tasks, in order. */
    public List<Integer> waiting() {
        return Collections.unmodifiableList(waiting);
    }

    public int running() {
        return (int) Arrays.stream(piece).filter(one -> one >= 0).count();
    }

    /** The number in the trace of a task of the converted run. */
    int taskInTrace(int task) {
        return numbers.get(task);
    }

    /** Whether a task of the trace waits. */
    boolean waits(int task) {
        return isOpen(task);
    }

    /**
     * The converted run; only valid if some task waits.
     *
     * @throws org.schedscope.model.ModelException if there is no such policy, or a choice is invalid
     */
    public RunSpec goingOn(RunChoices choices) {
        Platform is = trace.platform();
        PlatformNode root = besideCores == 0 ? is.root()
                : new Router(besideName() + "''", List.of(is.root(), Cluster.of(besideName(), besideCores, besideName())));
        // Cores that are closed already are offline, like others that are gone.
        List<Closure> ahead = is.closures().stream().filter(closure -> closure.from() > tick).map(closure -> new Closure(closure.cluster(),
                closure.cores(), closure.from() - tick, closure.to() - tick, Math.max(0, closure.announced() - tick))).toList();
        Platform platform = is.withRoot(root).withClosures(ahead);
        Workload from = trace.workload();
        SortedMap<String, String> parameters = new TreeMap<>(choices.parameters());
        // Execution times are the estimates already; none are drawn.
        parameters.remove(RunSpec.ESTIMATE);
        RunSpec spec = new RunSpec(from.withJobs(jobs), platform,
                choices.withParameters(parameters).withoutForks().withAnswers(Optional.empty()));
        List<ForkSpec.CoresOut> offline = offline(platform);
        return offline.isEmpty() ? spec : spec.forked(ForkSpec.at(ForkSpec.START).withOutages(offline));
    }

    /** Cores that are busy or broken until they are expected back, and all others until now. */
    private List<ForkSpec.CoresOut> offline(Platform platform) {
        List<ForkSpec.CoresOut> offline = new ArrayList<>();
        for (Cluster cluster : platform.clusters()) {
            Map<Long, Integer> until = new TreeMap<>(Collections.reverseOrder());
            out.stream().filter(one -> one.cluster().equals(cluster.id()))
                    .forEach(one -> until.merge(one.until(), one.cores(), Integer::sum));
            int free = cluster.cores();
            for (Map.Entry<Long, Integer> some : until.entrySet()) {
                int cores = Math.min(free, some.getValue());
                if (cores > 0) {
                    offline.add(new ForkSpec.CoresOut(cluster.id(), cores, some.getKey()));
                    free -= cores;
                }
            }
            if (free > 0 && tick > 0) {
                offline.add(new ForkSpec.CoresOut(cluster.id(), free, tick));
            }
        }
        return offline;
    }
}
