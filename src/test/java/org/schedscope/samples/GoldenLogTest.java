package org.schedscope.samples;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.schedscope.io.Formats;
import org.schedscope.io.format.LoadedWorkload;
import org.schedscope.io.format.PlatformChoice;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.input.Samples;
import org.schedscope.io.log.EventLogWriter;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.policy.registry.Policies;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;

/** Event logs of the samples, byte for byte as they have been: on every machine, JDK and day. {@code -Dgolden.update=true} rewrites them. */
class GoldenLogTest {
    private static final Path GOLDEN = Path.of("src/test/resources/golden");
    private static final List<String> SAMPLES = List.of("campus-week.workload.json", "graham-1969.workload.json", "multiple-waits.workload.json",
            "overloaded-market.workload.json", "slr-versus-stretch.workload.json", "wfformat-diamonds.json");

    private static final List<String> PRESETS = List.of("owm", "owm-swf", "owm-backfilling", "owm-preemptive", "owm-all-eft", "mows", "heft", "cpop");

    private static byte[] log(String sample, String policy, String rearrangement) throws IOException {
        return log(sample, policy, Schedulers.HIERARCHICAL, rearrangement.isEmpty() ? Map.of() : Map.of("rearrangement", rearrangement));
    }

    private static byte[] log(String sample, String policy, String scheduler, Map<String, String> set) throws IOException {
        InputFile file = InputFile.of(Path.of("sample-workloads", sample));
        LoadedWorkload loaded = Formats.read(file, ReadOptions.DEFAULT);
        RunSpec spec = new RunSpec(loaded.workload(), PlatformChoice.of(loaded, file, Optional.empty(), Limits.DEFAULT).platform(), policy,
                scheduler, 1, new TreeMap<>(set));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (EventLogWriter log = new EventLogWriter(spec.info(), new WorkloadIndex(spec.workload()), spec.platform(), bytes)) {
            Schedulers.start(spec, log).runToEnd();
        }
        return bytes.toByteArray();
    }

    private static void compare(Path golden, String text) throws IOException {
        if (Boolean.getBoolean("golden.update")) {
            Files.createDirectories(GOLDEN);
            Files.writeString(golden, text);
        }
        assertEquals(Files.readString(golden), text);
    }

    @ParameterizedTest
    @ValueSource(strings = {"graham-1969.workload.json", "multiple-waits.workload.json", "wfformat-diamonds.json"})
    void smallSamplesLogEveryEventAsBefore(String sample) throws IOException {
        compare(GOLDEN.resolve(sample.replaceAll("\\..*", "") + ".p-slr.events.ndjson"), new String(log(sample, "p-slr", ""), StandardCharsets.UTF_8));
    }

    @Test
    void everySampleUnderEveryPolicyHasItsDigest() throws IOException, NoSuchAlgorithmException {
        StringBuilder digests = new StringBuilder();
        for (String sample : SAMPLES) {
            for (String policy : Policies.namesForAnyQueue()) {
                for (String rearrangement : List.of("", "easy", "conservative")) {
                    digests.append(digest(log(sample, policy, rearrangement))).append("  ").append(sample).append(' ').append(policy)
                            .append(rearrangement.isEmpty() ? "" : " " + rearrangement).append('\n');
                }
            }
        }
        compare(GOLDEN.resolve("event-logs.sha256"), digests.toString());
    }

    private static String digest(byte[] log) throws NoSuchAlgorithmException {
        return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(log));
    }

    @Test
    void everySampleUnderEveryPresetOfTheFourPhasesHasItsDigest() throws IOException, NoSuchAlgorithmException {
        StringBuilder digests = new StringBuilder();
        for (String sample : Samples.names()) {
            for (String preset : PRESETS) {
                digests.append(digest(log(sample, preset, Schedulers.FOUR_PHASE, Map.of()))).append("  ").append(sample).append(' ').append(preset)
                        .append('\n');
            }
            for (Map<String, String> set : List.of(Map.of("preemption", "rank-many"), Map.of("rearrangement", "owm-backfill"))) {
                digests.append(digest(log(sample, "mows", Schedulers.FOUR_PHASE, set))).append("  ").append(sample).append(" mows ").append(set)
                        .append('\n');
            }
        }
        compare(GOLDEN.resolve("four-phase-event-logs.sha256"), digests.toString());
    }
}
