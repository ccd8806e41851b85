package org.schedscope.experiment.definition;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A run of a grid, identified by its values on the axes.
 *
 * @param values one for each of the part's axes, in their order
 */
public record GridRun(Part part, List<String> values) {
    public GridRun {
        values = List.copyOf(values);
    }

    /** {@code part} and every axis, in the order of the axes. */
    public Map<String, String> axes() {
        Map<String, String> named = new LinkedHashMap<>();
        named.put(Axis.PART, part.name());
        List<Axis> axes = part.axes();
        for (int axis = 0; axis < axes.size(); axis++) {
            named.put(axes.get(axis).name(), values.get(axis));
        }
        return named;
    }

    /** {@code part=main|workload=market|seed=3|load=80|policy=p-slr}: independent of the other values of the axes. */
    public String key() {
        return key(axes());
    }

    /** The key of a run on these axes. */
    public static String key(Map<String, String> axes) {
        StringBuilder key = new StringBuilder();
        axes.forEach((name, value) -> key.append(key.length() == 0 ? "" : "|").append(name).append('=').append(value));
        return key.toString();
    }

    /** The value on an axis, if the part has it. */
    public Optional<String> value(String axis) {
        return Optional.ofNullable(axes().get(axis));
    }

    /** Seed of all draws of the run. */
    public long seed() {
        return Long.parseLong(value(Axis.SEED).orElseThrow());
    }

    public WorkloadSource workload() {
        return part.workloads().stream().filter(each -> each.label().equals(values.get(0))).findFirst().orElseThrow();
    }

    /** Origin of the workload; a profile with the settings of the run's axes. */
    public WorkloadSource.Origin origin() {
        if (workload().origin() instanceof WorkloadSource.Drawn drawn) {
            SortedMap<String, String> set = new TreeMap<>(drawn.set());
            part.settings().forEach(axis -> set.put(axis.name(), value(axis.name()).orElseThrow()));
            return new WorkloadSource.Drawn(drawn.profile(), set, drawn.scale());
        }
        return workload().origin();
    }

    public Variant policy() {
        return part.policies().stream().filter(each -> each.label().equals(values.get(values.size() - 1))).findFirst().orElseThrow();
    }

    /** The values that are the same for all policies on the same workload and platform. */
    public List<String> cell() {
        return values.subList(0, values.size() - 1);
    }
}
