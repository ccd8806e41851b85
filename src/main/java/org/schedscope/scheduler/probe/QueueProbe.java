package org.schedscope.scheduler.probe;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.engine.queue.QueueView;
import org.schedscope.engine.queue.ReadyQueue;
import org.schedscope.engine.queue.UserFigures;
import org.schedscope.policy.ExactKey;
import org.schedscope.policy.FixedPolicy;
import org.schedscope.policy.MovingPolicy;
import org.schedscope.policy.Policy;
import org.schedscope.policy.UserPolicy;
import org.schedscope.policy.ValuePolicy;
import org.schedscope.policy.WorkflowPolicy;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.scheduler.fourphase.FourPhaseScheduler;
import org.schedscope.trace.Trace;

/**
 * A ready queue, of a cluster or the central one, at any position of a trace, in the order in which a pass at that tick would take it.
 * Worked out from the trace and the policy, so that hot-path events need not carry keys. Owned by one thread.
 */
public final class QueueProbe {
    private static final int MOST_COPIES = 12;
    private static final int EVENTS_BETWEEN_COPIES = 50_000;

    private final RunSpec spec;
    private final long seed;
    private final SimulationInput input;
    private final int queue;
    private final Policy policy;
    private final TreeMap<Integer, QueueState> copies = new TreeMap<>();
    private final DataPresence data;
    private QueueState state;
    private int position;
    private Optional<Rerun> rerun = Optional.empty();

    /**
     * A probe that remembers where it was asked last: the next question costs the events in between, or those from a copy of the state
     * that was kept on the way and is nearer.
     *
     * @param queue number of a cluster, or {@link SimulationInput#centralQueue()}
     */
    public QueueProbe(RunSpec spec, SimulationInput input, int queue) {
        this(spec, spec.lastStage(), input, queue);
    }

    /**
     * The same for a part of a run that is forked.
     *
     * @param stage what holds in that part
     */
    public QueueProbe(RunSpec spec, RunSpec stage, SimulationInput input, int queue) {
        this.spec = spec;
        seed = stage.seed();
        this.input = input;
        this.queue = queue;
        policy = Schedulers.ordering(stage);
        data = new DataPresence(input);
        state = start();
    }

    private QueueState start() {
        return new QueueState(input, queue, policy instanceof UserPolicy users ? Optional.of(UserFigures.of(users, input, queue))
                : Optional.empty());
    }

    /**
     * Every queued task, the next to start first.
     *
     * @param trace of the run, recorded at least up to the position; later ones may be longer
     */
    public List<QueuedTask> at(Trace trace, int target) {
        moveTo(trace, target);
        data.extend(trace);
        QueueView view = view(trace.tickAt(target));
        if (policy instanceof UserPolicy users) {
            return byUser(users, trace, view);
        }
        if (policy instanceof WorkflowPolicy workflows) {
            return byWorkflow(workflows, view);
        }
        if (policy instanceof ValuePolicy) {
            return byValue(ReadyQueue.of(policy, view), trace, view);
        }
        List<Ranked> ranked = new ArrayList<>();
        for (int task : state.readyTicks().keySet()) {
            ranked.add(rank(policy, view, input, task, fits(trace, view, task)));
        }
        ranked.sort(Comparator.naturalOrder());
        return ranked.stream().map(Ranked::queued).toList();
    }

    /**
     * By how much a single term of a waiting task would have to differ for the task to be next, or, if it is next, for another one to be.
     *
     * @param order what {@link #at} gives there
     * @return empty if the task does not wait there, or waits alone
     */
    public Optional<FlipDistance> flipDistance(Trace trace, int target, List<QueuedTask> order, int task) {
        moveTo(trace, target);
        if (order.size() < 2 || order.stream().noneMatch(one -> one.task() == task)) {
            return Optional.empty();
        }
        boolean first = order.get(0).task() != task;
        int other = order.get(first ? 0 : 1).task();
        return Optional.of(new FlipDistance(task, other, first, flips(view(trace.tickAt(target)), task, other, first)));
    }

    private List<Flip> flips(QueueView view, int task, int other, boolean first) {
        if (policy instanceof UserPolicy users) {
            return new UserFlips(users, state, view, input).flips(task, other, first);
        }
        if (policy instanceof WorkflowPolicy workflows) {
            boolean largest = workflows.largestRankFirst(workflowsWaiting());
            Optional<Function<Integer, String>> figure = workflows.figure()
                    .flatMap(known -> rerunTo(view.now())).map(scheduler -> scheduler::figureText);
            return new WorkflowFlips(view, input, largest, figure).flips(task, other, first);
        }
        return new FlipSearch(policy, input, view).flips(task, other, first);
    }

    private int workflowsWaiting() {
        return (int) state.readyTicks().keySet().stream().map(input.index()::jobOf).distinct().count();
    }

    private QueueView view(long tick) {
        QueueView view = new QueueView(input, state.readyTicks()::get, seed, queue);
        long longest = 1;
        for (int task : state.readyTicks().keySet()) {
            longest = Math.max(longest, input.estimatedPaths().criticalPath(input.index().jobOf(task)));
        }
        view.begin(tick, longest);
        return view;
    }

    private void moveTo(Trace trace, int target) {
        Map.Entry<Integer, QueueState> nearest = copies.floorEntry(target);
        if (target < position || nearest != null && nearest.getKey() - position > EVENTS_BETWEEN_COPIES) {
            position = nearest == null ? 0 : nearest.getKey();
            state = nearest == null ? start() : nearest.getValue().copy();
        }
        while (position < target) {
            int next = (int) Math.min(target, position + (long) EVENTS_BETWEEN_COPIES);
            state.walk(trace, position, next);
            position = next;
            if (position >= (copies.isEmpty() ? 0 : copies.lastKey()) + EVENTS_BETWEEN_COPIES) {
                keep();
            }
        }
    }

    /** When there are too many, every second one goes. */
    private void keep() {
        copies.put(position, state.copy());
        if (copies.size() > MOST_COPIES) {
            boolean[] odd = {false};
            copies.keySet().removeIf(key -> odd[0] = !odd[0]);
        }
    }

    /** As users stand at this moment: the order of the users that follow may change with every start. */
    private List<QueuedTask> byUser(UserPolicy users, Trace trace, QueueView view) {
        UserOrder order = new UserOrder(users, state.figuresAt(view.now()), view, input);
        List<QueuedTask> queued = new ArrayList<>();
        state.readyTicks().keySet().forEach(task -> queued.add(order.queued(task, fits(trace, view, task))));
        order.sort(queued);
        return queued;
    }

    /** The order among users at a tick, where {@link #at} was asked last; none if the policy does not look at users. */
    Optional<UserOrder> userOrder(long tick) {
        return policy instanceof UserPolicy users ? Optional.of(new UserOrder(users, state.figuresAt(tick), view(tick), input)) : Optional.empty();
    }

    private boolean fits(Trace trace, QueueView view, int task) {
        return state.hasRoom(task, cluster -> data.there(trace, task, cluster) <= view.now());
    }

    /** Where the data of the tasks is, as far as the trace tells that {@link #at} was asked of last. */
    DataPresence data() {
        return data;
    }

    /** What waits, and what is free, where {@link #at} was asked last. */
    QueueState state() {
        return state;
    }

    /** As the queue of a simulation gives them. */
    private List<QueuedTask> byValue(ReadyQueue ordered, Trace trace, QueueView view) {
        state.readyTicks().keySet().forEach(ordered::add);
        ordered.beginPass(view.now());
        List<QueuedTask> queued = new ArrayList<>();
        while (ordered.size() > 0) {
            int task = ordered.head();
            String key = ordered.headKey().text();
            queued.add(new QueuedTask(task, key, key.isEmpty() ? 0 : decimal(key), policy.arithmetic(view, task), view.readyTick(task),
                    input.cores(task), fits(trace, view, task)));
            ordered.removeHead();
        }
        return queued;
    }

    /** What workflows are ordered by follows from all that the scheduler knew at the last arrival: it is asked in a run of its own. */
    private List<QueuedTask> byWorkflow(WorkflowPolicy workflows, QueueView view) {
        List<Integer> tasks = new ArrayList<>(state.readyTicks().keySet());
        Comparator<Integer> byRank = Comparator.comparingInt(task -> input.meanRanks().level(task));
        Comparator<Integer> order = workflows.largestRankFirst(workflowsWaiting()) ? byRank.reversed() : byRank;
        Optional<FourPhaseScheduler> scheduler = workflows.figure().flatMap(figure -> rerunTo(view.now()));
        if (scheduler.isPresent()) {
            Comparator<Integer> byFigure = Comparator.comparingLong(task -> scheduler.get().figure(input.index().jobOf(task)));
            order = byFigure.thenComparing(view::jobOrder).thenComparing(order);
        }
        tasks.sort(order.thenComparing(input::tieOrder));
        return tasks.stream().map(task -> {
            String key = scheduler.map(known -> known.figureText(input.index().jobOf(task))).orElseGet(() -> view.meanRank(task).toString());
            return new QueuedTask(task, key, decimal(key), policy.arithmetic(view, task), view.readyTick(task), input.cores(task),
                    state.hasRoom(task, cluster -> true));
        }).toList();
    }

    private Optional<FourPhaseScheduler> rerunTo(long tick) {
        if (rerun.isEmpty()) {
            rerun = Optional.of(new Rerun(spec, input));
        }
        return rerun.get().at(tick);
    }

    /** A key as it is written, a whole number or a fraction, as a decimal. */
    public static double decimal(String fraction) {
        int slash = fraction.indexOf('/');
        BigDecimal above = new BigDecimal(slash < 0 ? fraction : fraction.substring(0, slash));
        return slash < 0 ? above.doubleValue()
                : above.divide(new BigDecimal(fraction.substring(slash + 1)), MathContext.DECIMAL64).doubleValue();
    }

    private static Ranked rank(Policy policy, QueueView view, SimulationInput input, int task, boolean fits) {
        long[] slots = new long[8];
        String key;
        double approximate;
        if (policy instanceof FixedPolicy fixed) {
            slots[0] = fixed.first(view, task);
            slots[1] = fixed.second(view, task);
            key = Long.toString(fixed.shown(slots[0]));
            approximate = fixed.shown(slots[0]);
        } else {
            ExactKey exact = new ExactKey();
            ((MovingPolicy) policy).key(view, task, exact);
            exact.store(slots, 0);
            key = exact.text();
            approximate = exact.toDouble();
        }
        QueuedTask queued = new QueuedTask(task, key, approximate, policy.arithmetic(view, task), view.readyTick(task), input.cores(task), fits);
        return new Ranked(queued, policy instanceof FixedPolicy, slots, input.tieOrder(task));
    }

    private record Ranked(QueuedTask queued, boolean fixed, long[] slots, int tieOrder) implements Comparable<Ranked> {
        @Override
        public int compareTo(Ranked other) {
            int order = fixed ? compareFixed(other) : compareMoving(other);
            return order != 0 ? order : Integer.compare(tieOrder, other.tieOrder);
        }

        private int compareFixed(Ranked other) {
            int order = Long.compare(slots[0], other.slots[0]);
            return order != 0 ? order : Long.compare(slots[1], other.slots[1]);
        }

        private int compareMoving(Ranked other) {
            long[] both = new long[8];
            System.arraycopy(slots, 0, both, 0, 4);
            System.arraycopy(other.slots, 0, both, 4, 4);
            return ExactKey.compareStored(both, 4, 0);
        }
    }
}
