package org.schedscope.optimum;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.metrics.fact.EetCapacity;
import org.schedscope.metrics.fact.JobFacts;
import org.schedscope.model.ModelException;
import org.schedscope.text.Message;
import org.schedscope.trace.Trace;
import org.schedscope.trace.foreign.ScheduleReplay;

/**
 * Looks for a best schedule of a workload: every task in one piece on one cluster, by true durations, all arrivals known from the
 * beginning.
 *
 * <p>Begins with what the built-in policies do and betters the best of that by small changes; then asks the solver in turn for something
 * better (if there is none, the schedule is a best one) and whether something much better can be excluded, which raises the bound. Each
 * round has twice the effort of the one before, and goes on where questions were left.
 */
public final class OptimumSearch {
    private static final int FIRST_NODES = 1_000;
    private static final long MOST_NODES = 1_000_000_000;
    /** From round to round. */
    private static final int GROWTH = 2;
    /** How many times more nodes look for something better than raise the bound: that there is nothing better is a proof, too. */
    private static final int BOUND_PART = 4;
    private static final int FIRST_CHANGES = 4_000;
    private static final int MOST_CHANGES = 40_000;
    /** Rounds without the solver that may bring nothing. */
    private static final int IDLE_ROUNDS = 6;
    /** Constraints that one question may have. */
    private static final long MOST_CONSTRAINTS = 150_000;

    private final SimulationInput input;
    private final Objective objective;
    private final PlacementProblem problem;
    private final JobCosts costs;
    private final PlanDecoder decoder;
    private final LocalSearch changes;
    private final FirstBounds bounds;
    /** Questions without an answer so far, by what a schedule may cost. */
    private final Map<Long, ConstraintModel> open = new TreeMap<>();
    private SearchPlan best;
    private PolicyPlans.Made rival;
    private long bound;

    /**
     * @param capacity of expected end times, for tardiness
     * @param seed of the small changes
     * @throws ModelException if there are more than {@value PlacementProblem#MOST_TASKS} tasks, nothing has a value that is to be
     *         earned, or times are too long to be counted in the metric's units
     */
    public OptimumSearch(SimulationInput input, Objective objective, EetCapacity capacity, long seed) {
        this.input = input;
        this.objective = objective;
        problem = new PlacementProblem(input);
        if (objective == Objective.VALUE && !input.index().columns().anyCurve()) {
            throw new ModelException(Message.of("optimum", "value"));
        }
        JobFacts facts = new JobFacts(input.index(), input.platform(), input.truePaths());
        costs = new JobCosts(objective, facts, capacity);
        decoder = new PlanDecoder(problem, costs);
        changes = new LocalSearch(problem, decoder, seed);
        bounds = new FirstBounds(problem, costs);
        try {
            bound = bounds.cost(facts, facts.expectedEndTimes(capacity), objective);
        } catch (ArithmeticException tooLong) {
            throw tooLong();
        }
    }

    /**
     * Searches until a best schedule is known or the effort is over.
     *
     * @param progress told whenever something is better known than before
     * @throws ModelException if times are too long to be counted in the metric's units
     */
    public BestSchedule run(Effort effort, Consumer<SearchState> progress) {
        try {
            return search(effort, progress);
        } catch (ArithmeticException tooLong) {
            throw tooLong();
        }
    }

    private static ModelException tooLong() {
        return new ModelException(Message.of("optimum", "large"));
    }

    private BestSchedule search(Effort effort, Consumer<SearchState> progress) {
        new PolicyPlans(input, problem, decoder).tell(effort, made -> {
            rival = rival == null || made.own().cost() < rival.own().cost() ? made : rival;
            take(made.plan(), effort, progress);
        });
        boolean solvable = size() <= MOST_CONSTRAINTS && problem.horizon() < ConstraintModel.LARGEST;
        long nodes = FIRST_NODES;
        int steps = FIRST_CHANGES;
        int idle = 0;
        while (!isProven() && !effort.isOver() && idle < IDLE_ROUNDS) {
            long before = best.cost();
            SearchPlan changed = changes.better(best, costs.sameAs(bound), steps, effort);
            take(changed, effort, progress);
            if (solvable) {
                descend(nodes, effort, progress);
                raise(nodes / BOUND_PART, effort, progress);
            }
            idle = solvable || best.cost() < before ? 0 : idle + 1;
            nodes = Math.min(MOST_NODES, nodes * GROWTH);
            steps = Math.min(MOST_CHANGES, steps * 2);
        }
        double figure = decoder.figure(best);
        return new BestSchedule(objective, trace(best), figure, isProven() ? figure : costs.figure(bound), isProven(), rival.policy(),
                trace(rival.own()), decoder.figure(rival.own()), effort.used());
    }

    private Trace trace(SearchPlan plan) {
        return ScheduleReplay.trace(input.index(), input.platform(), plan.pieces(problem));
    }

    private boolean isProven() {
        return best.cost() <= costs.sameAs(bound);
    }

    /** Constraints of one question. */
    private long size() {
        long size = 0;
        for (int task = 0; task < problem.taskCount(); task++) {
            size += problem.clusters(task).length;
            for (PlacementProblem.Edge edge : problem.inputs(task)) {
                size += (long) problem.clusters(edge.parent()).length * problem.clusters(task).length;
            }
        }
        return size;
    }

    private void take(SearchPlan plan, Effort effort, Consumer<SearchState> progress) {
        if (best == null || plan.cost() < best.cost()) {
            best = plan;
            open.clear();
            tell(effort, progress);
        }
    }

    private void tell(Effort effort, Consumer<SearchState> progress) {
        progress.accept(new SearchState(costs.figure(best.cost()), costs.figure(Math.min(bound, best.cost())), effort.used()));
    }

    /** Asks for something better until there is nothing, or nobody knows. */
    private void descend(long nodes, Effort effort, Consumer<SearchState> progress) {
        boolean goOn = true;
        while (goOn && !isProven()) {
            goOn = ask(best.cost() - 1, nodes, effort, progress) == ConstraintModel.Answer.FOUND;
        }
    }

    /** Excludes what is halfway between bound and best as long as that can be decided. */
    private void raise(long nodes, Effort effort, Consumer<SearchState> progress) {
        boolean goOn = true;
        while (goOn && bound < best.cost() - 1 && !isProven() && !effort.isOver()) {
            goOn = ask(bound + (best.cost() - 1 - bound) / 2, nodes, effort, progress) != ConstraintModel.Answer.UNKNOWN;
        }
    }

    /** Whether something costs so much at most; better plans and bounds are kept. Found is only what is better than all before. */
    private ConstraintModel.Answer ask(long atMost, long nodes, Effort effort, Consumer<SearchState> progress) {
        long[] first = bounds.jobEnds();
        Excess excess = new Excess(costs, first, atMost);
        long[] latest = new long[first.length];
        Arrays.setAll(latest, job -> costs.sums() ? excess.latest(job, Math.max(0, excess.most()), problem.horizon()) : atMost);
        if (costs.sums() && excess.most() < 0) {
            raiseTo(atMost + 1, effort, progress);
            return ConstraintModel.Answer.NONE;
        }
        List<SearchPlan> found = new ArrayList<>();
        ConstraintModel.Answer answer = open.computeIfAbsent(atMost, any -> new ConstraintModel(problem, costs, latest, excess))
                .search(nodes, effort, found);
        if (answer != ConstraintModel.Answer.UNKNOWN) {
            open.clear();
        }
        if (answer == ConstraintModel.Answer.NONE) {
            raiseTo(costs.sums() ? Math.min(best.cost(), excess.least()) : atMost + 1, effort, progress);
        }
        for (SearchPlan plan : found) {
            SearchPlan moved = decoder.plan(plan.order(problem), plan.cluster());
            boolean better = moved.cost() < best.cost();
            take(moved, effort, progress);
            return better ? ConstraintModel.Answer.FOUND : ConstraintModel.Answer.UNKNOWN;
        }
        return answer;
    }

    private void raiseTo(long atLeast, Effort effort, Consumer<SearchState> progress) {
        if (atLeast > bound) {
            bound = atLeast;
            tell(effort, progress);
        }
    }
}
