package org.schedscope.scheduler;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.schedscope.fixture.RandomCases;
import org.schedscope.fixture.Runs;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.json.JsonCursor;
import org.schedscope.io.platform.PlatformJson;
import org.schedscope.io.workload.WorkloadJson;
import org.schedscope.model.Platform;
import org.schedscope.model.Workload;
import org.schedscope.trace.Trace;

/**
 * Schedules worked out by hand, one rule of batch systems each; workloads, platforms and schedules are from the published collection of
 * examples of the rules ({@code batch/}).
 */
class BatchExamplesTest {
    @ParameterizedTest
    @CsvSource({"begin,fifo-job,rearrangement=easy", "after,fifo-job,rearrangement=none", "kill,fifo-job,rearrangement=none at-limit=kill",
            "succeeded,fifo-job,rearrangement=none at-limit=kill", "limit-check,fifo-job,rearrangement=none at-limit=kill limit-check=5",
            "fairshare,=fairshare,rearrangement=none", "tier,fifo-job,rearrangement=none", "queue-limit,fifo-job,rearrangement=none",
            "user-limit,fifo-job,rearrangement=none", "licences,fifo-job,rearrangement=easy",
            "limit-conservative,fifo-job,rearrangement=conservative", "pass-interval,fifo-job,rearrangement=none pass-interval=3",
            "backfill-interval,fifo-job,rearrangement=easy backfill-interval=4",
            "backfill-depth,fifo-job,rearrangement=easy backfill-depth=2",
            "backfill-phase,fifo-job,rearrangement=conservative backfill-interval=8 backfill-phase=1 pass-interval=3"})
    void theScheduleIsTheOneByHand(String name, String policy, String parameters) throws IOException {
        RunSpec spec = RunSpec.of(workload(name), platform(name), policy, 1);
        for (String set : parameters.split(" ")) {
            spec = RandomCases.with(spec, set.split("=")[0], set.split("=")[1]);
        }
        assertEquals(text(name + ".expected.csv").lines().skip(1).toList(), rows(Runs.trace(spec)));
    }

    private static String text(String file) throws IOException {
        return new String(bytes(file), StandardCharsets.UTF_8);
    }

    private static byte[] bytes(String file) throws IOException {
        return BatchExamplesTest.class.getResourceAsStream("/batch/" + file).readAllBytes();
    }

    private static Workload workload(String name) throws IOException {
        try (JsonCursor in = cursor(name + ".workload.json")) {
            return WorkloadJson.read(in);
        }
    }

    private static Platform platform(String name) throws IOException {
        return PlatformJson.read(InputFile.of(name + ".platform.json", bytes(name + ".platform.json")), Limits.DEFAULT);
    }

    private static JsonCursor cursor(String file) throws IOException {
        JsonCursor in = new JsonCursor(InputFile.of(file, bytes(file)), Limits.DEFAULT);
        in.next();
        return in;
    }

    private static List<String> rows(Trace trace) {
        List<Integer> pieces = new ArrayList<>();
        for (int piece = 0; piece < trace.pieces().count(); piece++) {
            pieces.add(piece);
        }
        pieces.sort(Comparator.<Integer>comparingLong(trace.pieces()::start).thenComparing(trace.pieces()::task));
        return pieces.stream().map(piece -> {
            int task = trace.pieces().task(piece);
            return String.join(",", trace.index().job(trace.index().jobOf(task)).id(), trace.index().task(task).id(),
                    trace.platform().clusters().get(trace.pieces().cluster(piece)).id(), "" + trace.pieces().start(piece),
                    "" + trace.pieces().end(piece), "" + trace.pieces().coreCount(piece));
        }).toList();
    }
}
