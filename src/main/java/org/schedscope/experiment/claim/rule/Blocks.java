package org.schedscope.experiment.claim.rule;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.schedscope.experiment.definition.Axis;
import org.schedscope.experiment.result.RunResult;
import org.schedscope.metrics.statistics.MeanEffect;

/**
 * Numbers by cell, such as a policy at a load, and by block: a workload with its seed. Blocks are independent; the numbers of one block in
 * several cells are not.
 */
final class Blocks {
    private final Map<String, Map<String, Double>> cells = new LinkedHashMap<>();

    /** The block of a run. */
    static String of(RunResult run) {
        return run.axes().get(Axis.WORKLOAD) + "|" + run.axes().getOrDefault(Axis.PLATFORM, "") + "|" + run.axes().getOrDefault(Axis.SEED,
                "");
    }

    private static String workload(String block) {
        return block.substring(0, block.lastIndexOf('|'));
    }

    /** Adds the number of a block in a cell; NaN is left out. */
    void add(String cell, String block, double value) {
        if (Double.isFinite(value)) {
            cells.computeIfAbsent(cell, name -> new LinkedHashMap<>()).put(block, value);
        }
    }

    List<String> cells() {
        return List.copyOf(cells.keySet());
    }

    /** The mean effect over the blocks of a cell. */
    MeanEffect in(String cell) {
        return MeanEffect.of(numbers(cells.get(cell).values()));
    }

    /**
     * The mean effect over the blocks' own means over cells. A block without a number in a cell that another block of its workload has is
     * left out, unless all are: its mean would be of something else.
     */
    MeanEffect overall() {
        Map<String, List<Double>> byBlock = new LinkedHashMap<>();
        cells.values().forEach(cell -> cell.forEach((block, value) -> byBlock.computeIfAbsent(block,
                name -> new ArrayList<>()).add(value)));
        Map<String, Integer> most = new LinkedHashMap<>();
        byBlock.forEach((block, values) -> most.merge(workload(block), values.size(), Math::max));
        return MeanEffect.of(byBlock.entrySet().stream().filter(each -> each.getValue().size() == most.get(workload(each.getKey())))
                .mapToDouble(each -> each.getValue().stream().mapToDouble(value -> value).average().orElseThrow()).toArray());
    }

    private static double[] numbers(Collection<Double> values) {
        return values.stream().mapToDouble(value -> value).toArray();
    }
}
