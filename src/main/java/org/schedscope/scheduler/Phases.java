package org.schedscope.scheduler;

import java.util.List;
import org.schedscope.policy.Parameter;
import org.schedscope.scheduler.fourphase.Settings;

/** The parameters of the four-phase scheduler, and what their values mean to it. */
public final class Phases {
    static final String PLANNING = "planning";
    static final String PRIORITISING = "prioritising";
    static final String REARRANGEMENT = Schedulers.REARRANGEMENT;
    static final String ALLOCATION = "allocation";
    static final String PREEMPTION = "preemption";

    static final String ONLINE = "online";
    static final String HEFT = "heft";
    static final String CPOP = "cpop";
    static final String SWS = "sws";
    static final String CPWS = "cpws";
    static final String FCFS = "fcfs";
    static final String PRIORITY_BACKFILL = "priority-backfill";
    static final String OWM_BACKFILL = "owm-backfill";
    static final String AA = "aa";
    static final String ALL_EFT = "all-eft";
    static final String NONE = "none";
    static final String RANK = "rank";
    static final String RANK_MANY = "rank-many";
    static final String RANK_WAITING = "rank-waiting";

    private static final Parameter ALLOCATIONS = new Parameter.Choice(ALLOCATION, List.of(AA, ALL_EFT),
            "Where a task goes: to a cluster that is free now if there is a choice of such, or always to the one on which it finishes first.");
    private static final Parameter PLANNINGS = new Parameter.Choice(PLANNING, List.of(ONLINE, HEFT, CPOP),
            "Whether tasks get their cluster as they become ready, or all when their workflow arrives; then the phases do nothing.");
    private static final Parameter PREEMPTIONS = new Parameter.Choice(PREEMPTION, List.of(NONE, RANK, RANK_MANY, RANK_WAITING),
            "Whether a task may suspend one of its workflow that matters less, or several, if it can then start at once and finish earlier:"
                    + " a candidate, or any that waits.");
    private static final Parameter PRIORITISINGS = new Parameter.Choice(PRIORITISING, List.of(SWS, CPWS),
            "When a ready task enters the queue: at once, or after those of its workflow that have a longer way to the end.");
    private static final Parameter REARRANGEMENTS = new Parameter.Choice(REARRANGEMENT, List.of(FCFS, PRIORITY_BACKFILL, OWM_BACKFILL),
            "What may overtake: nothing, what delays nobody in one plan of all clusters, or in a plan of each cluster.");

    private Phases() {
    }

    /** In order of their names. */
    static List<Parameter> parameters(Parameter starvation) {
        return List.of(ALLOCATIONS, PLANNINGS, PREEMPTIONS, PRIORITISINGS, REARRANGEMENTS, starvation);
    }

    /** The settings of a run whose parameters were checked. */
    public static Settings settings(RunSpec spec) {
        return new Settings(
                switch (spec.value(PLANNINGS)) {
                    case HEFT -> Settings.Planning.HEFT;
                    case CPOP -> Settings.Planning.CPOP;
                    default -> Settings.Planning.ONLINE;
                },
                spec.value(PRIORITISINGS).equals(CPWS) ? Settings.Entering.CRITICAL_PATH : Settings.Entering.SIMPLE,
                switch (spec.value(REARRANGEMENTS)) {
                    case PRIORITY_BACKFILL -> Settings.Overtaking.BY_ONE_PLAN;
                    case OWM_BACKFILL -> Settings.Overtaking.BY_PLAN_OF_EACH_CLUSTER;
                    default -> Settings.Overtaking.NOTHING;
                },
                spec.value(ALLOCATIONS).equals(ALL_EFT) ? Settings.Allocating.EARLIEST_FINISH : Settings.Allocating.ADAPTIVE,
                switch (spec.value(PREEMPTIONS)) {
                    case RANK -> Settings.Preempting.ONE_TASK;
                    case RANK_MANY -> Settings.Preempting.SEVERAL_TASKS;
                    case RANK_WAITING -> Settings.Preempting.ONE_TASK_FOR_ANYBODY;
                    default -> Settings.Preempting.NOTHING;
                });
    }
}
