package org.schedscope.scheduler;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The one list of presets. */
public final class Presets {
    private static final String BATCH = "Tóth, Klusáček 2014, §4.1";

    private static final List<Preset> ALL = List.of(
            new Preset("fifo", Schedulers.CENTRAL, "fifo-job", Map.of(),
                    "One queue in order of arrival; nothing overtakes.", BATCH),
            new Preset("easy", Schedulers.CENTRAL, "fifo-job", Map.of(Schedulers.REARRANGEMENT, Rearrangement.EASY),
                    "One queue in order of arrival; what does not delay the first task that waits may overtake it.", BATCH),
            new Preset("fairshare-fifo", Schedulers.CENTRAL, "fair-usage", Map.of(),
                    "One queue, the user who has used least first; nothing overtakes.", BATCH),
            new Preset("fairshare-easy", Schedulers.CENTRAL, "fair-usage", Map.of(Schedulers.REARRANGEMENT, Rearrangement.EASY),
                    "One queue, the user who has used least first; what does not delay the first task that waits may overtake it.", BATCH));

    private Presets() {
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
    static RunSpec expand(RunSpec spec) {
        return find(spec.policy()).map(preset -> {
            TreeMap<String, String> parameters = new TreeMap<>(preset.parameters());
            parameters.putAll(spec.parameters());
            return new RunSpec(spec.workload(), spec.platform(), preset.policy(), spec.scheduler(), spec.seed(), parameters);
        }).orElse(spec);
    }
}
