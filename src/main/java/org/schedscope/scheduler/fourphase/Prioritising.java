package org.schedscope.scheduler.fourphase;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.model.graph.MeanRanks;

/** Phase 1: when ready tasks enter the waiting queue. */
final class Prioritising {
    private final SimulationInput input;
    private final MeanRanks ranks;
    private final boolean inOrder;
    private final boolean[] isReady;
    /** Per job: how many tasks have entered. */
    private final int[] entered;

    Prioritising(SimulationInput input, PhaseRules.PrioritisingRule rule) {
        this(input, rule.holdsBack(), new boolean[input.index().taskCount()], new int[input.index().jobCount()]);
    }

    private Prioritising(SimulationInput input, boolean inOrder, boolean[] isReady, int[] entered) {
        this.input = input;
        ranks = input.meanRanks();
        this.inOrder = inOrder;
        this.isReady = isReady;
        this.entered = entered;
    }

    Prioritising copy() {
        return new Prioritising(input, inOrder, isReady.clone(), entered.clone());
    }

    /** Nothing of a job enters any more. */
    void jobStarved(int job) {
        entered[job] = input.index().taskCountOf(job);
    }

    /** Ready tasks that have not entered, each with the one of its workflow that is to enter next. */
    List<PhasesPass.HeldBack> heldBack() {
        List<PhasesPass.HeldBack> held = new ArrayList<>();
        for (int job = 0; inOrder && job < entered.length; job++) {
            for (int place = entered[job]; place < input.index().taskCountOf(job); place++) {
                if (isReady[ranks.byRank(job, place)]) {
                    held.add(new PhasesPass.HeldBack(ranks.byRank(job, place), ranks.byRank(job, entered[job])));
                }
            }
        }
        return held;
    }

    /** A task is ready: it enters, or waits for those before it; others that waited for it may enter with it. */
    void ready(int task, IntConsumer queue) {
        if (!inOrder) {
            queue.accept(task);
            return;
        }
        isReady[task] = true;
        int job = input.index().jobOf(task);
        while (entered[job] < input.index().taskCountOf(job) && isReady[ranks.byRank(job, entered[job])]) {
            queue.accept(ranks.byRank(job, entered[job]++));
        }
    }
}
