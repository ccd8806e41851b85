package org.schedscope.experiment.example;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.experiment.figure.Paper;
import org.schedscope.io.Formats;
import org.schedscope.io.format.GivenPlatform;
import org.schedscope.io.format.LoadedWorkload;
import org.schedscope.io.format.PlatformChoice;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.trace.Trace;
import org.schedscope.trace.TraceRecorder;

/**
 * Wang 2011, Fig. 3-4 and 3-5, reconstructed: times, processors of tasks and ranks are printed; edges and their data are lost but for what
 * the ranks imply. Clusters of 9 processors are an assumption; 8 or 9 in R1 and 7 to 14 in R2 give the same numbers.
 */
final class ShortestFirstExample {
    private static final String WORKLOAD = """
            {"format": "schedscope-workload", "version": 1, "name": "Fig. 3-4", "jobs": [
             {"id": "A", "tasks": [
              {"id": "A1", "cores": 5, "exec": {"R1": 15, "R2": 15}},
              {"id": "A2", "cores": 4, "exec": {"R1": 10, "R2": 10}, "after": [{"task": "A1", "data": 20}]},
              {"id": "A3", "cores": 4, "exec": {"R1": 10, "R2": 10}, "after": [{"task": "A1", "data": 15}]},
              {"id": "A4", "cores": 2, "exec": {"R1": 15, "R2": 25},
               "after": [{"task": "A2", "data": 10}, {"task": "A3", "data": 15}]}]},
             {"id": "B", "tasks": [
              {"id": "B1", "cores": 5, "exec": {"R1": 20, "R2": 10}},
              {"id": "B2", "cores": 6, "exec": {"R1": 35, "R2": 15}, "after": [{"task": "B1", "data": 10}]},
              {"id": "B3", "cores": 7, "exec": {"R1": 25, "R2": 15}, "after": [{"task": "B1", "data": 5}]},
              {"id": "B4", "cores": 5, "exec": {"R1": 5, "R2": 25}, "after": [{"task": "B1", "data": 0}]},
              {"id": "B5", "cores": 3, "exec": {"R1": 10, "R2": 10},
               "after": [{"task": "B2", "data": 5}, {"task": "B3", "data": 15}]},
              {"id": "B6", "cores": 5, "exec": {"R1": 5, "R2": 5},
               "after": [{"task": "B4", "data": 5}, {"task": "B5", "data": 10}]}]}]}
            """;
    private static final String PLATFORM = """
            {"format": "schedscope-platform", "version": 1, "name": "R1, R2",
             "network": {"model": "links", "default": {"latency": 0, "bandwidth": 1}},
             "root": {"router": "R", "children": [{"cluster": "R1", "cores": 9}, {"cluster": "R2", "cores": 9}]}}
            """;
    private static final List<String> RANKS = List.of("75", "40", "45", "20", "80", "55", "60", "25", "25", "5");

    private ShortestFirstExample() {
    }

    static WorkedExample example() throws InputException {
        Trace hybrid = run("owm");
        Trace shortest = run("owm-swf");
        RunSpec spec = spec("owm");
        SimulationInput input = SimulationInput.of(spec.workload(), spec.platform());
        List<PrintedNumber> numbers = new ArrayList<>();
        for (int task = 0; task < RANKS.size(); task++) {
            numbers.add(number("rank of " + input.index().label(task), RANKS.get(task), input.meanRanks().rank(task).toDouble()));
        }
        numbers.add(number("B1 ends, RANK_HYBD", "10", ends(hybrid, "B B1")));
        numbers.add(number("B4 starts, RANK_HYBD", "15", starts(hybrid, "B B4")));
        numbers.add(number("makespan of A, RANK_HYBD", "45", ends(hybrid, "A A4")));
        numbers.add(number("makespan of B under SWF less that under RANK_HYBD", "0", ends(shortest, "B B6") - ends(hybrid, "B B6")));
        return new WorkedExample(Paper.MOWS, "Fig. 3-4, 3-5", "RANK_HYBD lets the last task of a large workflow go before a small one, SWF"
                + " does not: A takes " + ends(shortest, "A A4") + " in place of 45. Times, processors and ranks are printed; edges"
                + " follow from"
                + " ranks where they can, and clusters of 9 processors are ours.", "", numbers);
    }

    private static PrintedNumber number(String what, String printed, double ours) {
        return new PrintedNumber(what, printed, ours, Optional.empty());
    }

    private static InputFile file(String name, String text) {
        return InputFile.of(name, text.getBytes(StandardCharsets.UTF_8));
    }

    private static RunSpec spec(String policy) throws InputException {
        InputFile file = file("fig-3-4.workload.json", WORKLOAD);
        LoadedWorkload loaded = Formats.read(file, ReadOptions.DEFAULT);
        PlatformChoice choice = PlatformChoice.of(loaded, file,
                Optional.of(new GivenPlatform.File(file("fig-3-4.platform.json", PLATFORM))), Limits.DEFAULT);
        return new RunSpec(loaded.workload(), choice.platform(), policy, Schedulers.FOUR_PHASE, 1, new TreeMap<>());
    }

    private static Trace run(String policy) throws InputException {
        RunSpec spec = spec(policy);
        SimulationInput input = SimulationInput.of(spec.workload(), spec.platform());
        TraceRecorder recorder = new TraceRecorder(input.index(), spec.platform());
        Schedulers.start(spec, input, Optional.of(recorder)).runToEnd();
        return recorder.trace();
    }

    private static long starts(Trace trace, String task) {
        return trace.pieces().start(piece(trace, task));
    }

    private static long ends(Trace trace, String task) {
        return trace.pieces().end(piece(trace, task));
    }

    private static int piece(Trace trace, String task) {
        return IntStream.range(0, trace.pieces().count()).filter(piece -> trace.index().label(trace.pieces().task(piece)).equals(task))
                .findFirst().orElseThrow();
    }
}
