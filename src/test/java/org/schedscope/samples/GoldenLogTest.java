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
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.schedscope.io.EventLogWriter;
import org.schedscope.io.Formats;
import org.schedscope.io.InputFile;
import org.schedscope.io.Limits;
import org.schedscope.io.LoadedWorkload;
import org.schedscope.io.PlatformChoice;
import org.schedscope.io.ReadOptions;
import org.schedscope.model.WorkloadIndex;
import org.schedscope.policy.Policies;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;

/** Event logs of the samples, byte for byte as they have been: on every machine, JDK and day. {@code -Dgolden.update=true} rewrites them. */
class GoldenLogTest {
    private static final Path GOLDEN = Path.of("src/test/resources/golden");
    private static final List<String> SAMPLES = List.of("campus-week.workload.json", "graham-1969.workload.json", "multiple-waits.workload.json",
            "overloaded-market.workload.json",            "slr-versus-stretch.workload.json", "wfformat-diamonds.json");

    private static byte[] log(String sample, String policy, String rearrangement) throws IOException {
        InputFile file = InputFile.of(Path.of("sample-workloads", sample));
        LoadedWorkload loaded = Formats.read(file, ReadOptions.DEFAULT);
        SortedMap<String, String> parameters = new TreeMap<>(rearrangement.isEmpty() ? Map.of() : Map.of("rearrangement", rearrangement));
        RunSpec spec = new RunSpec(loaded.workload(), PlatformChoice.of(loaded, file, Optional.empty(), Limits.DEFAULT).platform(), policy,
                Schedulers.HIERARCHICAL, 1, parameters);
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
                    byte[] digest = MessageDigest.getInstance("SHA-256").digest(log(sample, policy, rearrangement));
                    digests.append(HexFormat.of().formatHex(digest)).append("  ").append(sample).append(' ').append(policy)
                            .append(rearrangement.isEmpty() ? "" : " " + rearrangement).append('\n');
                }
            }
        }
        compare(GOLDEN.resolve("event-logs.sha256"), digests.toString());
    }
}
