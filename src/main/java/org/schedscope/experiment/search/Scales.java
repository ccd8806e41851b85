package org.schedscope.experiment.search;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.policy.expression.Variable;

/**
 * Typical values of variables in some cases, from which thresholds are drawn.
 *
 * @param usual quantiles by variable; variables without any are not used
 */
record Scales(Map<Variable, List<Long>> usual) {
    private static final int PARTS = 8;

    /** The scales of the first of some cases; value is used if any job has a value curve. */
    static Scales of(List<SearchCase> cases) {
        SearchCase first = cases.get(0);
        WorkloadIndex index = first.cell().input().index();
        Map<Variable, List<Long>> usual = new EnumMap<>(Variable.class);
        List<Long> paths = parts(IntStream.range(0, index.jobCount()).mapToLong(first.cell().facts()::criticalPath));
        List.of(Variable.AGE, Variable.WAIT, Variable.RANK, Variable.CP).forEach(variable -> usual.put(variable, paths));
        usual.put(Variable.EXEC, parts(IntStream.range(0, index.taskCount()).mapToLong(task -> index.task(task).meanExec().ceil())));
        usual.put(Variable.CORES, parts(IntStream.range(0, index.taskCount()).mapToLong(task -> index.task(task).cores())));
        usual.put(Variable.PLACE, parts(LongStream.rangeClosed(1, index.jobCount())));
        if (cases.stream().anyMatch(SearchCase::hasValues)) {
            usual.put(Variable.VALUE, List.of());
            usual.put(Variable.VMAX, List.of());
        }
        return new Scales(usual);
    }

    private static List<Long> parts(LongStream numbers) {
        long[] ascending = numbers.sorted().toArray();
        List<Long> parts = new ArrayList<>();
        for (int part = 1; part < PARTS; part++) {
            parts.add(ascending[(int) ((long) ascending.length * part / PARTS)]);
        }
        return parts.stream().distinct().toList();
    }

    List<Variable> variables() {
        return List.copyOf(usual.keySet());
    }

    List<Long> usual(Variable variable) {
        return usual.get(variable);
    }
}
