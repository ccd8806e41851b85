package org.schedscope.scheduler;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.schedscope.fixture.RandomCases;
import org.schedscope.fixture.Runs;
import org.schedscope.io.Formats;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.platform.PlatformJson;
import org.schedscope.trace.Pieces;
import org.schedscope.trace.Trace;

/**
 * Schedules of counted resources and closures, worked out by hand; workloads, platforms and schedules are from the published collection of
 * examples of the rules ({@code batch/}).
 */
class MachineExamplesTest {
    @ParameterizedTest
    @CsvSource({"resources,easy", "closure-announced,easy", "closure-unannounced,none", "closure-backfill,easy"})
    void theScheduleIsTheOneByHand(String name, String rearrangement) throws Exception {
        RunSpec plain = RunSpec.of(Formats.read(file(name + ".workload.json"), ReadOptions.DEFAULT).workload(),
                PlatformJson.read(InputFile.of(file(name + ".platform.json")), Limits.DEFAULT), "fifo-job", 1);
        Trace trace = Runs.trace(RandomCases.with(plain, "rearrangement", rearrangement));
        assertEquals(Files.readAllLines(file(name + ".expected.csv")).stream().skip(1).sorted().toList(), rows(trace));
    }

    private static Path file(String name) throws URISyntaxException, IOException {
        return Path.of(MachineExamplesTest.class.getResource("/batch/" + name).toURI());
    }

    private static List<String> rows(Trace trace) {
        Pieces pieces = trace.pieces();
        return IntStream.range(0, pieces.count()).mapToObj(piece -> {
            int task = pieces.task(piece);
            return String.join(",", trace.index().job(trace.index().jobOf(task)).id(), trace.index().task(task).id(),
                    trace.platform().clusters().get(pieces.cluster(piece)).id(), "" + pieces.start(piece), "" + pieces.end(piece),
                    "" + pieces.coreCount(piece));
        }).sorted().toList();
    }
}
