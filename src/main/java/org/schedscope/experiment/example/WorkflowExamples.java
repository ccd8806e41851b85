package org.schedscope.experiment.example;

import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.schedscope.engine.Simulation;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.experiment.figure.Paper;
import org.schedscope.io.Formats;
import org.schedscope.io.format.LoadedWorkload;
import org.schedscope.io.format.PlatformChoice;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.input.Samples;
import org.schedscope.metrics.ReportOptions;
import org.schedscope.metrics.RunMeasures;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;

/** The example of HEFT's own paper (Topcuoglu, Hariri, Wu 2002), which Wang 2011 builds on, run by the engine. */
final class WorkflowExamples {
    private static final String TEN_TASKS = "heft-ten-tasks.workload.json";
    private static final List<String> RANKS = List.of("108.000", "77.000", "80.000", "80.000", "69.000", "63.333", "42.667", "35.667",
            "44.333", "14.667");

    private WorkflowExamples() {
    }

    static List<WorkedExample> all() {
        try {
            return List.of(heft(), cpop(), ShortestFirstExample.example());
        } catch (InputException cannotBe) {
            throw new UncheckedIOException(cannotBe);
        }
    }

    private static RunSpec spec(String policy) throws InputException {
        InputFile file = Samples.file(TEN_TASKS);
        LoadedWorkload loaded = Formats.read(file, ReadOptions.DEFAULT);
        PlatformChoice choice = PlatformChoice.of(loaded, file, Optional.empty(), Limits.DEFAULT);
        return new RunSpec(loaded.workload(), choice.platform(), policy, Schedulers.FOUR_PHASE, 1, new TreeMap<>());
    }

    private static PrintedNumber makespan(RunSpec spec, SimulationInput input, String printed) {
        RunMeasures measures = new RunMeasures(input.index(), spec.platform());
        Simulation run = Schedulers.start(spec, input, Optional.of(measures));
        run.runToEnd();
        return new PrintedNumber("makespan", printed, measures.report(ReportOptions.defaults()).metrics().get("makespan"),
                Optional.empty());
    }

    private static WorkedExample heft() throws InputException {
        RunSpec spec = spec("heft");
        SimulationInput input = SimulationInput.of(spec.workload(), spec.platform());
        List<PrintedNumber> numbers = new ArrayList<>(List.of(makespan(spec, input, "80")));
        for (int task = 0; task < RANKS.size(); task++) {
            numbers.add(new PrintedNumber("upward rank of task " + (task + 1), RANKS.get(task), input.meanRanks().rank(task).toDouble(),
                    Optional.empty()));
        }
        return example("HEFT on ten tasks (Topcuoglu, Hariri, Wu 2002, Table 1, Fig. 3a)", "heft", numbers);
    }

    private static WorkedExample cpop() throws InputException {
        RunSpec spec = spec("cpop");
        return example("CPOP on the same tasks (the same, Fig. 3b)", "cpop",
                List.of(makespan(spec, SimulationInput.of(spec.workload(), spec.platform()), "86")));
    }

    private static WorkedExample example(String place, String policy, List<PrintedNumber> numbers) {
        return new WorkedExample(Paper.MOWS, place, "The schedule that static list schedulers are known by.",
                "schedscope open sample-workloads/" + TEN_TASKS + " --scheduler four-phase --policy " + policy, numbers);
    }
}
