package org.schedscope.experiment.table;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.schedscope.experiment.definition.Axis;
import org.schedscope.experiment.definition.Experiment;
import org.schedscope.experiment.definition.GridRun;
import org.schedscope.experiment.definition.Part;
import org.schedscope.experiment.result.Results;
import org.schedscope.experiment.result.ResultsHead;
import org.schedscope.experiment.result.RunResult;
import org.schedscope.io.input.InputFile;
import org.schedscope.model.ModelException;
import org.schedscope.text.Message;

/** The results of some experiments, in memory. */
public final class ResultTable {
    private static final String COMPLETION = "cumulativeCompletion";

    private final List<Experiment> experiments = new ArrayList<>();
    private final Map<String, RunResult> byKey = new LinkedHashMap<>();
    private final SortedMap<Integer, List<String>> rules = new TreeMap<>();

    public static ResultTable read(List<InputFile> files) throws IOException {
        ResultTable table = new ResultTable();
        for (InputFile file : files) {
            List<RunResult> results = new ArrayList<>();
            ResultsHead head = Results.read(file, results::add);
            table.add(head.experiment(), results);
            table.rules.computeIfAbsent(head.rules(), none -> new ArrayList<>()).add(head.experiment().name());
        }
        return table;
    }

    /**
     * Adds an experiment.
     *
     * @throws ModelException if one of its runs is present with another outcome: parts of one name have one size
     */
    public void add(Experiment experiment, List<RunResult> results) {
        experiments.add(experiment);
        for (RunResult result : results) {
            RunResult before = byKey.putIfAbsent(result.key(), result);
            if (before != null && !before.digest().equals(result.digest())) {
                throw new ModelException(Message.of("experiments", "refused.outcomes", result.key()));
            }
        }
    }

    public List<Experiment> experiments() {
        return List.copyOf(experiments);
    }

    /** Names of experiments by the version of the rules of simulated time behind their results. */
    public SortedMap<Integer, List<String>> rules() {
        return Collections.unmodifiableSortedMap(rules);
    }

    /** The runs of a part in grid order; empty for an unknown part, or without runs. */
    public Optional<Runs> part(String name) {
        Optional<Part> part = experiments.stream().flatMap(each -> each.part(name).stream()).findFirst();
        List<RunResult> runs = byKey.values().stream().filter(run -> name.equals(run.axes().get(Axis.PART)))
                .sorted(part.map(ResultTable::gridOrder).orElse((one, other) -> 0)).toList();
        return part.isEmpty() || runs.isEmpty() ? Optional.empty() : Optional.of(new Runs(part.get(), sameHorizon(runs)));
    }

    /** Files have runs in the order of their completion. */
    private static Comparator<RunResult> gridOrder(Part part) {
        return part.axes().stream().map(axis -> Comparator.comparingInt((RunResult run) -> axis.values().indexOf(run.axes()
                .get(axis.name())))).reduce(Comparator::thenComparing).orElseThrow();
    }

    /** The number of runs that a part has by definition, in all experiments. */
    public long planned(String name) {
        return experiments.stream().flatMap(each -> each.part(name).stream()).mapToLong(Part::size).max().orElse(0);
    }

    /** Converts cumulative completion to the largest makespan of the runs, so that they can be compared. */
    private static List<RunResult> sameHorizon(List<RunResult> runs) {
        Map<String, Double> horizons = runs.stream().collect(Collectors.toMap(ResultTable::cell, run -> run.measures()
                .getOrDefault("horizon", 0.0),
                Math::max, LinkedHashMap::new));
        return runs.stream().map(run -> withHorizon(run, horizons.get(cell(run)))).toList();
    }

    static String cell(RunResult run) {
        Map<String, String> axes = new LinkedHashMap<>(run.axes());
        axes.remove(Axis.POLICY);
        return GridRun.key(axes);
    }

    private static RunResult withHorizon(RunResult run, double horizon) {
        Map<String, Double> measures = new LinkedHashMap<>(run.measures());
        measures.computeIfPresent(COMPLETION, (name, value) -> value + (horizon - run.measures().getOrDefault("horizon", horizon))
                * run.measures().getOrDefault("finishedWork", 0.0));
        return new RunResult(run.axes(), run.digest(), run.counts(), measures, run.series(), run.names(), run.seconds());
    }
}
