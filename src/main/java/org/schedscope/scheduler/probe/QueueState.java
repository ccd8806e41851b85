package org.schedscope.scheduler.probe;

import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.engine.queue.use.UserFigures;
import org.schedscope.event.CoreSet;
import org.schedscope.event.EventKind;
import org.schedscope.event.QueueReplay;
import org.schedscope.model.Closure;
import org.schedscope.model.CountedResources;
import org.schedscope.trace.Trace;

/** Waiting tasks of a queue, and what is free where it sends tasks. */
final class QueueState {
    private final SimulationInput input;
    private final int queue;
    private final Optional<UserFigures> figures;
    private final QueueReplay queues;
    private final Map<Integer, Long> readyTicks;
    /** Of all that have not finished, wherever they wait or run: when they became ready first. */
    private final Map<Integer, Long> firstReady;
    /** Running tasks where the queue sends tasks, if the policy compares users. */
    private final Set<Integer> running;
    private final long[] freeCores;
    private final CountedResources.Free freeCounts;

    /** @param figures of users, if the policy looks at them; kept up to date here */
    QueueState(SimulationInput input, int queue, Optional<UserFigures> figures) {
        this.input = input;
        this.queue = queue;
        this.figures = figures;
        queues = new QueueReplay(input.index(), new Here());
        readyTicks = new LinkedHashMap<>();
        firstReady = new HashMap<>();
        running = new HashSet<>();
        freeCores = new long[input.clusters().size()];
        freeCounts = input.resources().allFree();
    }

    private QueueState(QueueState other) {
        input = other.input;
        queue = other.queue;
        figures = other.figures.map(UserFigures::copy);
        queues = other.queues.copy(new Here());
        readyTicks = new LinkedHashMap<>(other.readyTicks);
        firstReady = new HashMap<>(other.firstReady);
        running = new HashSet<>(other.running);
        freeCores = other.freeCores.clone();
        freeCounts = other.freeCounts.copy();
    }

    /** A task that enters the queue waits since it was ready first, also before a fork or a suspension. */
    private final class Here implements QueueReplay.Listener {
        @Override
        public void entered(long tick, int task, int number) {
            firstReady.putIfAbsent(task, tick);
            if (number == queue) {
                readyTicks.put(task, firstReady.get(task));
            }
        }

        @Override
        public void left(long tick, int task, int number) {
            readyTicks.remove(task);
        }
    }

    QueueState copy() {
        return new QueueState(this);
    }

    /** Tasks that wait, each with the tick at which it became ready. */
    Map<Integer, Long> readyTicks() {
        return readyTicks;
    }

    /**
     * Figures of users at a tick, if the policy compares users; whatever is done with them, the walk goes on from where it was.
     */
    Optional<UserFigures> figuresAt(long tick) {
        Optional<UserFigures> now = figures.map(UserFigures::copy);
        now.ifPresent(known -> known.refresh(tick));
        return now;
    }

    /** Takes in the events {@code from} (inclusive) to {@code to} (exclusive). */
    void walk(Trace trace, int from, int to) {
        if (from == 0) {
            Arrays.setAll(freeCores, trace::firstCores);
        }
        Trace inOrder = trace.inOrder();
        for (int seq = from; seq < to; seq++) {
            inOrder.replayQueues(seq, queues);
            occupy(inOrder, seq);
        }
    }

    private void occupy(Trace trace, int seq) {
        EventKind kind = trace.kind(seq);
        int freed = kind.coresFreed();
        if (freed != 0 && kind.aboutTask()) {
            occupy(trace, seq, -freed);
        } else if (freed != 0) {
            freeCores[trace.cluster(seq)] += freed * CoreSet.count(trace.cores(seq));
        }
        if (kind == EventKind.TASK_FINISHED || kind == EventKind.TASK_KILLED) {
            firstReady.remove(trace.subject(seq));
        }
    }

    /** Cores free on each cluster, of those that the queue serves; the caller's own. */
    long[] freeCores() {
        return freeCores.clone();
    }

    /** What is free of counted resources; the caller's own. */
    CountedResources.Free freeCounts() {
        return freeCounts.copy();
    }

    /** Cores that tasks of a user, by number, hold there, if the policy looks at users. */
    long coresOf(int user) {
        return running.stream().filter(task -> input.users().ofJob(input.index().jobOf(task)) == user)
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
        freeCores[where] -= sign * input.cores(task);
        if (sign > 0) {
            freeCounts.take(task, where);
        } else {
            freeCounts.giveBack(task, where);
        }
        // Most policies do not depend on running tasks: then nothing is made for an event.
        if (figures.isPresent() && serves(where)) {
            if (sign > 0) {
                running.add(task);
            } else {
                running.remove(task);
            }
            figures.get().use(input.index().jobOf(task), sign * input.cores(task), trace.tick(seq));
        }
    }

    /** A cluster with cores for a task that it may go to, on which it lacks counted resources. */
    OptionalInt shortOfCounts(int task) {
        return Arrays.stream(input.eligibility().clusters(task)).filter(cluster -> serves(cluster)
                && input.cores(task) <= freeCores[cluster] && !freeCounts.suffices(task, cluster)).findFirst();
    }

    /** A closure that a task would run into if it started now, though its cores are free. */
    Optional<Closure> closureAhead(int task, long now) {
        return input.platform().closures().stream().filter(closure -> closure.announced() <= now && closure.from() > now)
                .filter(closure -> Arrays.stream(input.eligibility().clusters(task)).anyMatch(cluster -> serves(cluster)
                        && closure.cluster().equals(input.clusters().get(cluster).id()) && input.cores(task) <= freeCores[cluster]
                        && closure.from() < now + input.times().estimated(task, cluster)
                        && freeCores[cluster] - input.cores(task) < closure.cores().orElse(input.clusters().get(cluster).cores())))
                .min(Comparator.comparingLong(Closure::from));
    }

    /** Whether some cluster has cores and counted resources free for a task, and its data. */
    boolean hasRoom(int task, IntPredicate dataThere) {
        for (int cluster : input.eligibility().clusters(task)) {
            if (serves(cluster) && input.cores(task) <= freeCores[cluster] && freeCounts.suffices(task, cluster)
                    && dataThere.test(cluster)) {
                return true;
            }
        }
        return false;
    }
}
