package org.schedscope.scheduler;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.schedscope.scheduler.list.Rearrangement;

/** The one list of presets. */
public final class Presets {
    private static final String MOWS = "Wang 2011, §5-1-1";
    private static final String TOPCUOGLU = "Topcuoglu, Hariri, Wu 2002, §4";
    private static final String BATCH = "Tóth, Klusáček 2014, §4.1";

    private static final List<Preset> ALL = List.of(
            new Preset("fifo", Schedulers.CENTRAL, "fifo-job", Map.of(),
                    "One queue in order of arrival; nothing overtakes.", BATCH),
            new Preset("easy", Schedulers.CENTRAL, "fifo-job", Map.of(Schedulers.REARRANGEMENT, Rearrangement.EASY),
                    "One queue in order of arrival; what does not delay the first task that waits may overtake it.", BATCH),
            new Preset("fairshare-fifo", Schedulers.CENTRAL, "fair-usage", Map.of(),
                    "One queue, the user who has used least first; nothing overtakes.", BATCH),
            new Preset("fairshare-easy", Schedulers.CENTRAL, "fair-usage", Map.of(Schedulers.REARRANGEMENT, Rearrangement.EASY),
                    "One queue, the user who has used least first; what does not delay the first task that waits may overtake it.", BATCH),
            owm("owm", Map.of(), "Online workflow management: critical path first within a workflow, nothing overtakes, adaptive allocation."),
            new Preset("owm-swf", Schedulers.FOUR_PHASE, "swf", Map.of(Phases.PRIORITISING, Phases.CPWS),
                    "OWM with the workflow that could end first going first.", MOWS),
            owm("owm-backfilling", Map.of(Phases.REARRANGEMENT, Phases.PRIORITY_BACKFILL), "OWM with tasks that delay nobody overtaking."),
            owm("owm-preemptive", Map.of(Phases.PRIORITISING, Phases.SWS, Phases.PREEMPTION, Phases.RANK),
                    "OWM with tasks entering at once, and suspended for those of their workflow that matter more."),
            owm("owm-all-eft", Map.of(Phases.ALLOCATION, Phases.ALL_EFT), "OWM with every task on the cluster on which it finishes first."),
            new Preset("mows", Schedulers.FOUR_PHASE, "swf", Map.of(Phases.PRIORITISING, Phases.SWS, Phases.REARRANGEMENT, Phases.PRIORITY_BACKFILL,
                    Phases.ALLOCATION, Phases.ALL_EFT, Phases.PREEMPTION, Phases.RANK),
                    "Shortest workflow first, backfilling by priority, suspension, and the cluster on which a task finishes first.", MOWS),
            new Preset("heft", Schedulers.FOUR_PHASE, "rank-hybd", Map.of(Phases.PLANNING, Phases.HEFT),
                    "When a workflow arrives, its tasks by falling rank are each committed to the cluster on which they finish first.", TOPCUOGLU),
            new Preset("cpop", Schedulers.FOUR_PHASE, "rank-hybd", Map.of(Phases.PLANNING, Phases.CPOP),
                    "When a workflow arrives, its critical path is committed to one cluster, the rest to where it finishes first.", TOPCUOGLU));

    private Presets() {
    }

    /** OWM (cpws, rank-hybd, fcfs, aa) with something changed. */
    private static Preset owm(String name, Map<String, String> changed, String summary) {
        TreeMap<String, String> parameters = new TreeMap<>(Map.of(Phases.PRIORITISING, Phases.CPWS));
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

    /** The same run with the ordering and the parameters in place of a preset's name. */
    public static RunSpec expand(RunSpec spec) {
        return find(spec.policy()).map(preset -> {
            TreeMap<String, String> parameters = new TreeMap<>(preset.parameters());
            parameters.putAll(spec.parameters());
            return new RunSpec(spec.workload(), spec.platform(), preset.policy(), spec.scheduler(), spec.seed(), parameters);
        }).orElse(spec);
    }
}
