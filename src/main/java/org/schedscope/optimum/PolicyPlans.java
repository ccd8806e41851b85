package org.schedscope.optimum;

import java.util.Arrays;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.schedscope.engine.Simulation;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.model.ModelException;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.trace.Pieces;
import org.schedscope.trace.TraceRecorder;

/** Schedules of the built-in policies as first plans of a search. */
final class PolicyPlans {
    /**
     * A policy's result.
     *
     * @param own its schedule
     * @param plan that schedule, with tasks moved forward where possible
     */
    record Made(String policy, SearchPlan own, SearchPlan plan) {
    }

    private static final long SEED = 1;

    private final SimulationInput input;
    private final PlacementProblem problem;
    private final PlanDecoder decoder;

    PolicyPlans(SimulationInput input, PlacementProblem problem, PlanDecoder decoder) {
        this.input = input;
        this.problem = problem;
        this.decoder = decoder;
    }

    /** Passes on the plan of each policy, as far as the budget allows, but of at least one. */
    void forEach(Budget budget, Consumer<Made> each) {
        boolean any = false;
        for (String policy : Schedulers.policyNames()) {
            if (Schedulers.impliedBy(policy).equals(Schedulers.TIME_SHARING)) {
                // It suspends tasks, which plans do not, and a quantum cuts a long task into any number of pieces.
                continue;
            }
            if (any && !budget.step()) {
                return;
            }
            Optional<Made> made = made(policy);
            made.ifPresent(each);
            any |= made.isPresent();
        }
    }

    /** Empty if the policy cannot run here, suspends tasks or leaves some undone. */
    private Optional<Made> made(String policy) {
        TraceRecorder recorder = new TraceRecorder(input.index(), input.platform());
        try {
            RunSpec spec = new RunSpec(input.index().workload(), input.platform(), policy, Schedulers.impliedBy(policy), SEED,
                    new TreeMap<>());
            Simulation simulation = Schedulers.start(spec, input, Optional.of(recorder));
            while (simulation.hasNext()) {
                simulation.step();
            }
        } catch (ModelException cannotRunHere) {
            return Optional.empty();
        }
        Pieces pieces = recorder.trace().pieces();
        int[] cluster = new int[problem.taskCount()];
        Arrays.fill(cluster, PlanDecoder.ANY);
        long[] start = new long[problem.taskCount()];
        for (int piece = 0; piece < pieces.count(); piece++) {
            cluster[pieces.task(piece)] = pieces.cluster(piece);
            start[pieces.task(piece)] = pieces.start(piece);
        }
        if (pieces.count() != problem.taskCount() || Arrays.stream(cluster).anyMatch(where -> where == PlanDecoder.ANY)) {
            return Optional.empty();
        }
        SearchPlan raw = new SearchPlan(cluster, start, 0);
        SearchPlan own = new SearchPlan(cluster, start, decoder.cost(raw));
        return Optional.of(new Made(policy, own, decoder.plan(own.order(problem), cluster)));
    }
}
