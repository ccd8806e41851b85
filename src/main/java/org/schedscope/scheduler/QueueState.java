package org.schedscope.scheduler;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.schedscope.engine.SimulationInput;
import org.schedscope.engine.UserFigures;
import org.schedscope.model.Cluster;
import org.schedscope.trace.EventKind;
import org.schedscope.trace.Trace;

/** What waits in a queue, and what is free where it sends tasks. */
final class QueueState {
    private final SimulationInput input;
    private final int queue;
    private final Optional<UserFigures> figures;
    private final Map<Integer, Long> readyTicks;
    /** Of tasks that run: when they became ready. Who is suspended waits again since then. */
    private final Map<Integer, Long> readyTicksOfRunning;
    /** Of what had not finished at the last fork: when it had become ready first. Not changed once made. */
    private Map<Integer, Long> readyBefore = Map.of();
    private final long[] freeCores;
    private final long[] freeMemory;

    /** @param figures of users, if the policy looks at them; kept up to date here */
    QueueState(SimulationInput input, int queue, Optional<UserFigures> figures) {
        this.input = input;
        this.queue = queue;
        this.figures = figures;
        readyTicks = new LinkedHashMap<>();
        readyTicksOfRunning = new HashMap<>();
        freeCores = input.clusters().stream().mapToLong(Cluster::cores).toArray();
        freeMemory = input.clusters().stream().mapToLong(cluster -> cluster.memory().orElse(Long.MAX_VALUE)).toArray();
    }

    private QueueState(QueueState other) {
        input = other.input;
        queue = other.queue;
        figures = other.figures.map(UserFigures::copy);
        readyTicks = new LinkedHashMap<>(other.readyTicks);
        readyTicksOfRunning = new HashMap<>(other.readyTicksOfRunning);
        freeCores = other.freeCores.clone();
        freeMemory = other.freeMemory.clone();
        readyBefore = other.readyBefore;
    }

    QueueState copy() {
        return new QueueState(this);
    }

    /** Tasks that wait, each with the tick at which it became ready. */
    Map<Integer, Long> readyTicks() {
        return readyTicks;
    }

    /** Figures of users as they stand at a tick; whatever is done with them, the walk goes on from where it was. */
    UserFigures figuresAt(long tick) {
        UserFigures now = figures.orElseThrow().copy();
        now.refresh(tick);
        return now;
    }

    /** Takes in the events {@code from} (inclusive) to {@code to} (exclusive). */
    void walk(Trace trace, int from, int to) {
        for (int seq = from; seq < to; seq++) {
            int who = trace.subject(seq);
            switch (trace.kind(seq)) {
                case TASK_READY -> {
                    if (trace.queue(seq) == queue) {
                        readyTicks.put(who, readyBefore.getOrDefault(who, trace.tick(seq)));
                    }
                }
                case TASK_STARTED -> {
                    if (serves(trace.cluster(seq))) {
                        Long since = readyTicks.remove(who);
                        readyTicksOfRunning.put(who, since != null ? since : readyBefore.getOrDefault(who, trace.tick(seq)));
                        occupy(trace, seq, -1);
                    }
                }
                case TASK_PREEMPTED, TASK_FINISHED -> {
                    if (serves(trace.cluster(seq))) {
                        long since = readyTicksOfRunning.remove(who);
                        if (trace.kind(seq) == EventKind.TASK_PREEMPTED) {
                            readyTicks.put(who, since);
                        }
                        occupy(trace, seq, 1);
                    }
                }
                case FORKED -> fork(trace, seq);
                case JOB_STARVED -> readyTicks.keySet().removeIf(task -> input.index().jobOf(task) == who);
                default -> { }
            }
        }
    }

    /** All queues are emptied; who comes back has been ready since it was first. */
    private void fork(Trace trace, int fork) {
        readyTicks.clear();
        Map<Integer, Long> before = new HashMap<>();
        for (int seq = 0; seq < fork; seq++) {
            if (trace.kind(seq) == EventKind.TASK_READY) {
                before.putIfAbsent(trace.subject(seq), trace.tick(seq));
            } else if (trace.kind(seq) == EventKind.TASK_FINISHED) {
                before.remove(trace.subject(seq));
            }
        }
        readyBefore = before;
    }

    /** Cores free on each cluster, of those that the queue serves; the caller's own. */
    long[] freeCores() {
        return freeCores.clone();
    }

    /** Memory free on each of them, {@link Long#MAX_VALUE} at first where it is not limited; the caller's own. */
    long[] freeMemory() {
        return freeMemory.clone();
    }

    /** Cores that tasks of a user, by number, hold there. */
    long coresOf(int user) {
        return readyTicksOfRunning.keySet().stream().filter(task -> input.userOf(input.index().jobOf(task)) == user)
                .mapToLong(input::cores).sum();
    }

    /** Cores free on all clusters that the queue serves. */
    long freeCoresInAll() {
        return IntStream.range(0, freeCores.length).filter(this::serves).mapToLong(cluster -> freeCores[cluster]).sum();
    }

    boolean serves(int cluster) {
        return queue == cluster || queue == input.centralQueue();
    }

    private void occupy(Trace trace, int seq, int sign) {
        int where = trace.cluster(seq);
        int task = trace.subject(seq);
        freeCores[where] += sign * input.cores(task);
        figures.ifPresent(of -> of.use(input.index().jobOf(task), -sign * input.cores(task), trace.tick(seq)));
        freeMemory[where] += sign * input.memory(task);
    }

    /** Whether some cluster has cores and memory free for a task, and its data. */
    boolean hasRoom(int task, IntPredicate dataThere) {
        int taskClass = input.eligibility().classOf(task);
        for (int i = 0; i < input.eligibility().clusterCount(taskClass); i++) {
            int cluster = input.eligibility().cluster(taskClass, i);
            if (serves(cluster) && input.cores(task) <= freeCores[cluster] && input.memory(task) <= freeMemory[cluster]
                    && dataThere.test(cluster)) {
                return true;
            }
        }
        return false;
    }
}
