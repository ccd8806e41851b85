package org.schedscope.experiment.definition;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.text.Message;

class GridTest {
    private static final String SMALL = """
            {"format": "schedscope-experiment", "parts": [
              {"name": "a", "workloads": ["market"], "seeds": [1, 2], "loads": [80, 90], "policies": ["fifo-job", "p-slr"]},
              {"name": "b", "workloads": ["mows"], "policies": ["owm"]}]}
            """;

    private static Experiment read(String text) throws InputException {
        return ExperimentJson.read(InputFile.of("e.json", text.getBytes(StandardCharsets.UTF_8)), Limits.DEFAULT);
    }

    @Test
    void runsAreInOrderOfThePartsAndThenOfTheAxesPoliciesFastest() throws InputException {
        Grid grid = new Grid(read(SMALL));

        assertEquals(List.of(
                "part=a|workload=market|seed=1|load=80|policy=fifo-job", "part=a|workload=market|seed=1|load=80|policy=p-slr",
                "part=a|workload=market|seed=1|load=90|policy=fifo-job", "part=a|workload=market|seed=1|load=90|policy=p-slr",
                "part=a|workload=market|seed=2|load=80|policy=fifo-job", "part=a|workload=market|seed=2|load=80|policy=p-slr",
                "part=a|workload=market|seed=2|load=90|policy=fifo-job", "part=a|workload=market|seed=2|load=90|policy=p-slr",
                "part=b|workload=mows|seed=1|policy=owm"),
                IntStream.range(0, grid.size()).mapToObj(number -> grid.run(number).key()).toList());
        assertEquals(List.of(0, 0, 1, 1, 2, 2, 3, 3, 4), IntStream.range(0, grid.size()).mapToObj(grid::cell).toList());
        assertEquals(5, grid.cells());
    }

    @Test
    void aRunIsFoundByItsAxesAndNoOtherIs() throws InputException {
        Grid grid = new Grid(read(ExperimentJsonTest.EVERYTHING));

        assertEquals(128 + 4, grid.size());
        for (int number = 0; number < grid.size(); number++) {
            assertEquals(OptionalInt.of(number), grid.number(grid.run(number).axes()));
        }
        assertEquals(OptionalInt.empty(), grid.number(Map.of("part", "trace", "workload", "campus", "seed", "1", "policy", "easy")));
        assertEquals(OptionalInt.empty(), grid.number(Map.of("part", "other")));
    }

    @Test
    void aDefinitionMayGrowButNotChange() throws InputException {
        Experiment small = read(SMALL);

        assertEquals(Optional.empty(), read(SMALL.replace("[80, 90]", "[70, 90, 80]")).whyNotGrownFrom(small).map(Message::toString));
        assertEquals(Optional.empty(), read(SMALL.replace("\"p-slr\"]", "\"p-slr\", \"srtf\"], \"figures\": [\"3\"]"))
                .whyNotGrownFrom(small).map(Message::toString));
        assertEquals(Optional.of("in part a, the load 90 is missing"),
                read(SMALL.replace("[80, 90]", "[80]")).whyNotGrownFrom(small).map(Message::toString));
        assertEquals(Optional.of("in part a, the axes have changed"),
                read(SMALL.replace("[80, 90]", "[80, 90], \"networks\": [\"none\"]")).whyNotGrownFrom(small).map(Message::toString));
        assertEquals(Optional.of("in part b, the workload mows has changed or is missing"),
                read(SMALL.replace("\"mows\"", "{\"profile\": \"mows\", \"scale\": 0.5}")).whyNotGrownFrom(small).map(Message::toString));
        assertEquals(Optional.of("in part b, it is missing now"),
                read(SMALL.replace("\"b\"", "\"c\"")).whyNotGrownFrom(small).map(Message::toString));
    }
}
