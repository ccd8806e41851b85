package org.schedscope.experiment.definition;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.schedscope.model.ModelException;
import org.schedscope.text.Message;

/**
 * A grid of runs: every workload with every value of every axis under every policy.
 *
 * @param name unique in the experiment
 * @param varied the axes between workload and policy, from the outermost: platform if there are several, seed, load, other settings as the
 *             definition lists them, network, estimate
 * @param figures figures of the part, for other classes
 */
public record Part(String name, List<WorkloadSource> workloads, List<Axis> varied, List<Variant> policies, Measuring measuring,
        List<String> figures) {
    public Part {
        Axis.check(Axis.PART, name);
        workloads = List.copyOf(workloads);
        varied = List.copyOf(varied);
        policies = List.copyOf(policies);
        figures = List.copyOf(figures);
        if (varied.stream().map(Axis::name).distinct().count() < varied.size()) {
            throw new ModelException(DefinitionChecks.words("axes"));
        }
    }

    /** All axes, from the outermost: workload, those in between, policy. */
    public List<Axis> axes() {
        List<Axis> axes = new ArrayList<>();
        axes.add(new Axis(Axis.WORKLOAD, workloads.stream().map(WorkloadSource::label).toList()));
        axes.addAll(varied);
        axes.add(new Axis(Axis.POLICY, policies.stream().map(Variant::label).toList()));
        return axes;
    }

    /** Number of runs; {@link Long#MAX_VALUE} if there are more. */
    public long size() {
        long size = 1;
        for (Axis axis : axes()) {
            int values = axis.values().size();
            size = size > Long.MAX_VALUE / values ? Long.MAX_VALUE : size * values;
        }
        return size;
    }

    /** Axes that change what a profile draws. */
    public List<Axis> settings() {
        return varied.stream().filter(axis -> axis.name().equals(Axis.LOAD) || !Axis.RESERVED.contains(axis.name())).toList();
    }

    /**
     * This part with a single value on some axes.
     *
     * @param values by axis, {@link Axis#WORKLOAD} among them
     * @throws ModelException for an axis or a value that the part does not have
     */
    public Part only(Map<String, String> values) {
        values.forEach((axis, value) -> {
            List<String> there = axes().stream().filter(each -> each.name().equals(axis)).findFirst()
                    .orElseThrow(() -> new ModelException("unknown axis " + axis + " of the part " + name + "; available: "
                            + axes().stream().map(Axis::name).collect(Collectors.joining(", "))))
                    .values();
            if (!there.contains(value)) {
                throw new ModelException("unknown " + axis + " " + value + " of the part " + name + "; available: "
                        + String.join(", ", there));
            }
        });
        List<WorkloadSource> chosen = workloads.stream()
                .filter(each -> values.getOrDefault(Axis.WORKLOAD, each.label()).equals(each.label())).toList();
        List<Axis> narrowed = varied.stream()
                .map(axis -> values.containsKey(axis.name()) ? new Axis(axis.name(), List.of(values.get(axis.name()))) : axis).toList();
        return new Part(name, chosen, narrowed, policies, measuring, figures);
    }

    /**
     * This part with some of its policies, in the order given.
     *
     * @throws ModelException for a label that no policy of the part has
     */
    public Part against(List<String> labels) {
        List<Variant> some = labels.stream().map(label -> policies.stream().filter(each -> each.label().equals(label)).findFirst()
                .orElseThrow(() -> new ModelException("unknown policy " + label + " of the part " + name + "; available: "
                        + policies.stream().map(Variant::label).collect(Collectors.joining(", ")))))
                .toList();
        return new Part(name, workloads, varied, some, measuring, figures);
    }

    /** The content of an earlier part that this one lacks or changes; empty if it only has more. */
    Optional<Message> lost(Part earlier) {
        if (!measuring.equals(earlier.measuring)) {
            return Optional.of(DefinitionChecks.words("gone.measuring"));
        }
        Optional<WorkloadSource> workload = earlier.workloads.stream().filter(each -> !workloads.contains(each)).findFirst();
        Optional<Variant> policy = earlier.policies.stream().filter(each -> !policies.contains(each)).findFirst();
        if (workload.isPresent() || policy.isPresent()) {
            return Optional.of(workload.isPresent() ? DefinitionChecks.words("gone.workload", workload.get().label())
                    : DefinitionChecks.words("gone.policy", policy.get().label()));
        }
        if (!varied.stream().map(Axis::name).toList().equals(earlier.varied.stream().map(Axis::name).toList())) {
            return Optional.of(DefinitionChecks.words("gone.axes"));
        }
        for (int axis = 0; axis < varied.size(); axis++) {
            List<String> values = varied.get(axis).values();
            Optional<String> gone = earlier.varied.get(axis).values().stream().filter(value -> !values.contains(value)).findFirst();
            if (gone.isPresent()) {
                return Optional.of(DefinitionChecks.words("gone.value", varied.get(axis).name(), gone.get()));
            }
        }
        return Optional.empty();
    }
}
