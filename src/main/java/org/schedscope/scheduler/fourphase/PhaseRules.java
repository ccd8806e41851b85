package org.schedscope.scheduler.fourphase;

import java.util.List;
import java.util.function.Function;
import org.schedscope.parameter.Parameter;

/**
 * How the phases of a {@link FourPhaseScheduler} decide, besides the order of its queue: what its parameters are set to.
 *
 * @param planning whether phases decide at all
 * @param prioritising phase 1
 * @param backfilling phase 3; phase 2 orders the queue
 * @param allocation phase 4
 */
public record PhaseRules(PlanningRule planning, PrioritisingRule prioritising, BackfillingRule backfilling, AllocationRule allocation,
        PreemptionRule preemption) {
    /** Whether tasks are given clusters as they become ready, or all at once when their workflow arrives. */
    public enum PlanningRule {
        ONLINE, HEFT, CPOP
    }

    /** When ready tasks enter the waiting queue. */
    public enum PrioritisingRule {
        /** At once. */
        SWS(false),
        /** In falling upward rank within their workflow. */
        CPWS(true);

        private final boolean holdsBack;

        PrioritisingRule(boolean holdsBack) {
            this.holdsBack = holdsBack;
        }

        boolean holdsBack() {
            return holdsBack;
        }
    }

    /** What may be committed before the head of the queue. */
    public enum BackfillingRule {
        /** Nothing. */
        FCFS,
        /** Tasks that delay no other in one plan of all clusters. */
        PRIORITY_BACKFILL,
        /** Tasks that delay no other in a plan of each cluster. */
        OWM_BACKFILL
    }

    /** Which cluster a task is committed to. */
    public enum AllocationRule {
        /** One that is free now, if there is a choice of such. */
        AA(true),
        /** The one of the earliest finish. */
        ALL_EFT(false);

        private final boolean prefersFree;

        AllocationRule(boolean prefersFree) {
            this.prefersFree = prefersFree;
        }

        boolean prefersFree() {
            return prefersFree;
        }
    }

    /** Which tasks may be suspended, and for which. */
    public enum PreemptionRule {
        NONE(false, false),
        /** One task for a candidate. */
        RANK(false, false),
        /** Several tasks for a candidate. */
        RANK_MANY(true, false),
        /** One task for any task that waits, if any may overtake. */
        RANK_WAITING(false, true);

        private final boolean takesSeveral;
        private final boolean isForAnybody;

        PreemptionRule(boolean takesSeveral, boolean isForAnybody) {
            this.takesSeveral = takesSeveral;
            this.isForAnybody = isForAnybody;
        }

        boolean takesSeveral() {
            return takesSeveral;
        }

        boolean isForAnybody() {
            return isForAnybody;
        }
    }

    public static final Parameter.Choice<PlanningRule> PLANNING = Parameter.Choice.of("planning", PlanningRule.class,
            "Whether tasks get their cluster as they become ready, or all when their workflow arrives; then the phases do nothing.");
    public static final Parameter.Choice<PrioritisingRule> PRIORITISING = Parameter.Choice.of("prioritising", PrioritisingRule.class,
            "When a ready task enters the queue: at once, or after those of its workflow that have a longer way to the end.");
    public static final Parameter.Choice<BackfillingRule> BACKFILLING = Parameter.Choice.of("rearrangement", BackfillingRule.class,
            "Backfilling: none, by one plan of all clusters, or by a plan of each cluster.");
    public static final Parameter.Choice<AllocationRule> ALLOCATION = Parameter.Choice.of("allocation", AllocationRule.class,
            "Where a task goes: to a cluster that is free now if there is a choice of such, or always to the one on which it finishes"
                    + " first.");
    public static final Parameter.Choice<PreemptionRule> PREEMPTION = Parameter.Choice.of("preemption", PreemptionRule.class,
            "Whether a task may suspend one of its workflow that matters less, or several, if it can then start at once and finish earlier:"
                    + " a candidate, or any that waits.");

    /** What sets them, in order of their names. */
    public static final List<Parameter> PARAMETERS = List.of(ALLOCATION, PLANNING, PREEMPTION, PRIORITISING, BACKFILLING);

    /** The rules of a run whose parameters were checked. */
    public static PhaseRules of(Function<Parameter, String> values) {
        return new PhaseRules(PLANNING.chosen(values.apply(PLANNING)), PRIORITISING.chosen(values.apply(PRIORITISING)),
                BACKFILLING.chosen(values.apply(BACKFILLING)), ALLOCATION.chosen(values.apply(ALLOCATION)),
                PREEMPTION.chosen(values.apply(PREEMPTION)));
    }
}
