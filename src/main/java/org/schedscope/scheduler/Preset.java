package org.schedscope.scheduler;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.schedscope.event.RunChoices;
import org.schedscope.scheduler.fourphase.PhaseRules.AllocationRule;
import org.schedscope.scheduler.fourphase.PhaseRules.BackfillingRule;
import org.schedscope.scheduler.fourphase.PhaseRules.PlanningRule;
import org.schedscope.scheduler.fourphase.PhaseRules.PreemptionRule;
import org.schedscope.scheduler.fourphase.PhaseRules.PrioritisingRule;
import org.schedscope.scheduler.fourphase.PhaseRules;

/**
 * A scheduler of the literature under one name: an ordering, and the scheduler and parameters around it.
 *
 * @param name name for {@code --policy}, in kebab case, different from every policy's
 * @param scheduler its scheduler, unless another one is requested
 * @param policy the ordering
 * @param parameters parameters that differ from their defaults, unless they are set otherwise
 * @param summary description in one sentence
 * @param source paper and section
 */
public record Preset(String name, String scheduler, String policy, SortedMap<String, String> parameters, String summary, String source) {
    private static final String MOWS = "Wang 2011, §5-1-1";
    private static final String TOPCUOGLU = "Topcuoglu, Hariri, Wu 2002, §4";
    private static final String BATCH = "Tóth, Klusáček 2014, §4.1";

    private static final Map.Entry<String, String> SWS = PhaseRules.PRIORITISING.set(PrioritisingRule.SWS);
    private static final Map.Entry<String, String> CPWS = PhaseRules.PRIORITISING.set(PrioritisingRule.CPWS);
    private static final Map.Entry<String, String> BACKFILL = PhaseRules.BACKFILLING.set(BackfillingRule.PRIORITY_BACKFILL);
    private static final Map.Entry<String, String> ALL_EFT = PhaseRules.ALLOCATION.set(AllocationRule.ALL_EFT);
    private static final Map.Entry<String, String> RANK = PhaseRules.PREEMPTION.set(PreemptionRule.RANK);

    private static final List<Preset> ALL = List.of(
            new Preset("fifo", Schedulers.CENTRAL, "fifo-job", Map.of(),
                    "One queue in order of arrival, no backfilling.", BATCH),
            new Preset("easy", Schedulers.CENTRAL, "fifo-job", Map.ofEntries(ListSchedulers.BACKFILLING.set(BackfillingKind.EASY)),
                    "One queue in order of arrival; backfilling that does not delay the first waiting task.", BATCH),
            new Preset("fairshare-fifo", Schedulers.CENTRAL, "fair-usage", Map.of(),
                    "One queue, the user with the least usage first, no backfilling.", BATCH),
            new Preset("fairshare-easy", Schedulers.CENTRAL, "fair-usage",
                    Map.ofEntries(ListSchedulers.BACKFILLING.set(BackfillingKind.EASY)),
                    "One queue, the user with the least usage first; backfilling that does not delay the first waiting task.", BATCH),
            owm("owm", Map.of(), "Online workflow management: critical path first within a workflow, no backfilling, adaptive allocation."),
            new Preset("owm-swf", Schedulers.FOUR_PHASE, "swf", Map.ofEntries(CPWS),
                    "OWM with the shortest remaining workflow first.", MOWS),
            owm("owm-backfilling", Map.ofEntries(BACKFILL), "OWM with backfilling."),
            owm("owm-preemptive", Map.ofEntries(SWS, RANK),
                    "OWM with tasks that enter at once and may be suspended for tasks of their workflow with a larger rank."),
            owm("owm-all-eft", Map.ofEntries(ALL_EFT), "OWM with every task on the cluster on which it finishes first."),
            new Preset("mows", Schedulers.FOUR_PHASE, "swf", Map.ofEntries(SWS, BACKFILL, ALL_EFT, RANK),
                    "Shortest workflow first, backfilling by priority, suspension, and the cluster on which a task finishes first.", MOWS),
            new Preset("heft", Schedulers.FOUR_PHASE, "rank-hybd", Map.ofEntries(PhaseRules.PLANNING.set(PlanningRule.HEFT)),
                    "When a workflow arrives, its tasks by falling rank are each committed to the cluster on which they finish first.",
                    TOPCUOGLU),
            new Preset("cpop", Schedulers.FOUR_PHASE, "rank-hybd", Map.ofEntries(PhaseRules.PLANNING.set(PlanningRule.CPOP)),
                    "When a workflow arrives, its critical path is committed to one cluster, the rest to where it finishes first.",
                    TOPCUOGLU));

    public Preset {
        parameters = Collections.unmodifiableSortedMap(new TreeMap<>(parameters));
    }

    Preset(String name, String scheduler, String policy, Map<String, String> parameters, String summary, String source) {
        this(name, scheduler, policy, new TreeMap<>(parameters), summary, source);
    }

    /** OWM (cpws, rank-hybd, fcfs, aa) with something changed. */
    private static Preset owm(String name, Map<String, String> changed, String summary) {
        TreeMap<String, String> parameters = new TreeMap<>(Map.ofEntries(CPWS));
        parameters.putAll(changed);
        return new Preset(name, Schedulers.FOUR_PHASE, "rank-hybd", parameters, summary, MOWS);
    }

    public static List<Preset> all() {
        return ALL;
    }

    public static List<String> names() {
        return ALL.stream().map(Preset::name).toList();
    }

    public static Optional<Preset> find(String name) {
        return ALL.stream().filter(preset -> preset.name().equals(name)).findFirst();
    }

    /** Choices with the ordering and the parameters instead of a preset's name. */
    public static RunChoices expand(RunChoices choices) {
        return find(choices.policy()).map(preset -> {
            TreeMap<String, String> parameters = new TreeMap<>(preset.parameters());
            parameters.putAll(choices.parameters());
            return choices.with(preset.policy(), choices.scheduler(), parameters).withAnswers(choices.answers());
        }).orElse(choices);
    }
}
