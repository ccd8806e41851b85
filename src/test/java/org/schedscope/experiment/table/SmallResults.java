package org.schedscope.experiment.table;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.schedscope.experiment.definition.Experiment;
import org.schedscope.experiment.definition.ExperimentJson;
import org.schedscope.experiment.result.RunResult;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;

/** Results made up by hand: policies p-slr and srtf under loads 80 and 120 with some seeds. */
public final class SmallResults {
    private final List<RunResult> runs = new ArrayList<>();
    private final Experiment experiment;

    /** Of a part with that name, seeds from 1. */
    public SmallResults(String part, int seeds) throws InputException {
        experiment = ExperimentJson.read(InputFile.of("small.experiment.json", ("""
                {"format": "schedscope-experiment", "name": "small", "parts": [{"name": "%s", "workloads": ["pslr-log"],
                 "seeds": {"from": 1, "count": %d}, "loads": [80, 120], "policies": ["p-slr", "srtf"]}]}
                """.formatted(part, seeds)).getBytes(StandardCharsets.UTF_8)), Limits.DEFAULT);
    }

    /** A run with a measure. */
    public SmallResults with(int load, int seed, String policy, Map<String, Double> measures) {
        return with(load, seed, policy, measures, Map.of());
    }

    /** A run with a measure and series. */
    public SmallResults with(int load, int seed, String policy, Map<String, Double> measures, Map<String, List<Double>> series) {
        Map<String, String> axes = new LinkedHashMap<>();
        axes.put("part", experiment.parts().get(0).name());
        axes.put("workload", "pslr-log");
        axes.put("seed", Integer.toString(seed));
        axes.put("load", Integer.toString(load));
        axes.put("policy", policy);
        runs.add(new RunResult(axes, "d" + runs.size(), Map.of("jobs", 1L), measures, series, Map.of(), 0));
        return this;
    }

    /** A measure of a policy at a load, for seeds from 1. */
    public SmallResults seeds(int load, String policy, String measure, double... values) {
        for (int seed = 1; seed <= values.length; seed++) {
            with(load, seed, policy, Map.of(measure, values[seed - 1]));
        }
        return this;
    }

    public List<RunResult> runs() {
        return List.copyOf(runs);
    }

    public Experiment experiment() {
        return experiment;
    }

    public ResultTable table() {
        ResultTable table = new ResultTable();
        table.add(experiment, runs);
        return table;
    }
}
