package org.schedscope.samples;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
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

/**
 * Event logs of the samples, byte for byte as they have been: on every machine, JDK and day. {@code -Dgolden.update=true} rewrites them.
 */
class GoldenLogTest {
    private static final Path GOLDEN = Path.of("src/test/resources/golden");
    private static final List<String> SAMPLES = List.of("campus-week.workload.json", "graham-1969.workload.json",
            "multiple-waits.workload.json",
            "overloaded-market.workload.json", "slr-versus-stretch.workload.json", "wfformat-diamonds.json");

    private static final List<String> PRESETS = List.of("owm", "owm-swf", "owm-backfilling", "owm-preemptive", "owm-all-eft", "mows",
            "heft",
            "cpop");

    private static String log(String sample, String policy, String rearrangement) throws IOException {
        return log(sample, policy, Schedulers.HIERARCHICAL, rearrangement.isEmpty() ? Map.of() : Map.of("rearrangement", rearrangement));
    }

    private static String log(String sample, String policy, String scheduler, Map<String, String> set) throws IOException {
        InputFile file = InputFile.of(Path.of("sample-workloads", sample));
        LoadedWorkload loaded = Formats.read(file, ReadOptions.DEFAULT);
        RunSpec spec = new RunSpec(loaded.workload(), PlatformChoice.of(loaded, file, Optional.empty(), Limits.DEFAULT).platform(), policy,
                scheduler, 1, new TreeMap<>(set));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (EventLogWriter log = new EventLogWriter(spec.info(), new WorkloadIndex(spec.workload()), spec.platform(), bytes)) {
            Schedulers.start(spec, log).runToEnd();
        }
        return bytes.toString(StandardCharsets.UTF_8);
    }

    /** Writes what is kept anew, if that is asked for; else compares. */
    private static List<String> kept(Path golden, Collection<String> lines) throws IOException {
        if (Boolean.getBoolean("golden.update")) {
            Files.createDirectories(GOLDEN);
            Files.write(golden, lines);
        }
        return Files.readAllLines(golden);
    }

    @ParameterizedTest
    @CsvSource({"graham-1969.workload.json, p-slr, hierarchical", "multiple-waits.workload.json, p-slr, hierarchical",
            "wfformat-diamonds.json, p-slr, hierarchical", "small-before-large.workload.json, easy, central",
            "hole-in-front.workload.json, fifo, central", "multiple-waits.workload.json, pvr, market",
            "heft-ten-tasks.workload.json, heft, four-phase",
            "suspend-and-resume.workload.json, owm-preemptive, four-phase"})
    void smallSamplesLogEveryEventAsBefore(String sample, String policy, String scheduler) throws IOException {
        List<String> now = log(sample, policy, scheduler, Map.of()).lines().toList();
        List<String> before = kept(GOLDEN.resolve(sample.replaceAll("\\..*", "") + "." + policy + ".events.ndjson"), now);
        int same = 0;
        while (same < Math.min(before.size(), now.size()) && before.get(same).equals(now.get(same))) {
            same++;
        }
        int first = same;
        assertEquals(before, now, () -> "line " + (first + 1) + " is the first that differs; before it read\n"
                + LogTrail.excerpt(before, first, first + 1) + "\nand now\n" + LogTrail.excerpt(now, first, first + 1) + "\n");
    }

    /** Compares logs by name with the trails that are kept of them, and leads to the first change of the first that differs. */
    private static void compare(String golden, Map<String, String> logs) throws IOException {
        List<String> lines = logs.entrySet().stream().map(log -> log.getKey() + ": " + LogTrail.of(log.getValue()).text()).toList();
        List<String> before = kept(GOLDEN.resolve(golden), lines);
        List<String> differing = lines.stream().filter(line -> !before.contains(line)).map(line -> line.substring(0, line.indexOf(": ")))
                .toList();
        if (!differing.isEmpty()) {
            String name = differing.get(0);
            String change = before.stream().filter(line -> line.startsWith(name + ": ")).findFirst()
                    .map(line -> LogTrail.parse(line.substring(name.length() + 2)).change(logs.get(name))).orElse("is new");
            fail(differing.size() + " of " + logs.size() + " logs differ: " + differing + "\nof " + name + ", " + change);
        }
        assertEquals(before, lines);
    }

    @Test
    void everySampleUnderEveryPolicyLogsAsBefore() throws IOException {
        Map<String, String> logs = new LinkedHashMap<>();
        for (String sample : SAMPLES) {
            for (String policy : Policies.namesForAnyQueue()) {
                for (String rearrangement : List.of("", "easy", "conservative")) {
                    logs.put((sample + " " + policy + " " + rearrangement).strip(), log(sample, policy, rearrangement));
                }
            }
        }
        compare("event-logs.txt", logs);
    }

    @Test
    void everySampleUnderEveryPresetOfTheFourPhasesLogsAsBefore() throws IOException {
        Map<String, String> logs = new LinkedHashMap<>();
        for (String sample : Samples.names()) {
            for (String preset : PRESETS) {
                logs.put(sample + " " + preset, log(sample, preset, Schedulers.FOUR_PHASE, Map.of()));
            }
            for (Map<String, String> set : List.of(Map.of("preemption", "rank-many"), Map.of("rearrangement", "owm-backfill"))) {
                logs.put(sample + " mows " + set, log(sample, "mows", Schedulers.FOUR_PHASE, set));
            }
        }
        compare("four-phase-event-logs.txt", logs);
    }
}
