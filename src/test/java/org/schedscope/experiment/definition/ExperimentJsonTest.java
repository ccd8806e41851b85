package org.schedscope.experiment.definition;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.schedscope.event.RunChoices;
import org.schedscope.fixture.Translated;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.metrics.fact.EetCapacity;
import org.schedscope.model.number.Ratio;

public class ExperimentJsonTest {
    /** A definition with every field. */
    public static final String EVERYTHING = """
            {"format": "schedscope-experiment", "version": 1, "name": "both", "title": "Two papers",
             "parts": [
              {"name": "synthetic",
               "workloads": ["pslr-uniform", {"profile": "market", "label": "small market", "scale": 0.1, "set": {"tasks": "5-9",
                       "day": 1000}}],
               "seeds": {"from": 3, "count": 2}, "loads": [80, 120], "settings": {"ccr": ["0.2", "0.5,1"]},
               "networks": ["none", "thin-tree:0.2:-1"], "estimates": ["exact", "normal:100"],
               "policies": ["p-slr", {"policy": "fifo-job", "label": "backfilling", "scheduler": "central",
                       "set": {"rearrangement": "easy"}}],
               "horizon": 5000, "eetCapacity": 7, "heatmap": 100, "figures": ["pslr-6"]},
              {"name": "trace",
               "workloads": [{"file": "logs/campus.swf.gz", "tick": "1min", "memory": true}],
               "platforms": ["a.platform.json", "b.platform.json"],
               "policies": ["fifo", "easy"], "eetCapacity": "shares"}],
             "figures": ["table-3"]}
            """;

    private static Experiment read(String text) throws InputException {
        return ExperimentJson.read(InputFile.of("e.json", text.getBytes(StandardCharsets.UTF_8)), Limits.DEFAULT);
    }

    /** Without columns: texts here are put together. */
    private static String refusal(String text) {
        return Translated.check(assertThrows(InputException.class, () -> read(text))).getMessage().replaceAll("(e.json:\\d+):\\d+", "$1");
    }

    private static String part(String fields) {
        return "{\"format\": \"schedscope-experiment\", \"parts\": [{\"name\": \"p\", " + fields + "}]}";
    }

    @Test
    void readsEveryField() throws InputException {
        Part synthetic = new Part("synthetic",
                List.of(new WorkloadSource("pslr-uniform", new WorkloadSource.Drawn("pslr-uniform", new TreeMap<>(), Ratio.ONE),
                        Optional.empty()),
                        new WorkloadSource("small market",
                                new WorkloadSource.Drawn("market", new TreeMap<>(Map.of("tasks", "5-9", "day", "1000")),
                                        new Ratio(1, 10)),
                                Optional.empty())),
                List.of(new Axis("seed", List.of("3", "4")), new Axis("load", List.of("80", "120")),
                        new Axis("ccr", List.of("0.2", "0.5,1")),
                        new Axis("network", List.of("none", "thin-tree:0.2:-1")), new Axis("estimate", List.of("exact", "normal:100"))),
                List.of(new Variant("p-slr", new RunChoices("p-slr", "hierarchical", 1, new TreeMap<>())),
                        new Variant("backfilling", new RunChoices("fifo-job", "central", 1,
                                new TreeMap<>(Map.of("rearrangement", "easy"))))),
                new Measuring(OptionalLong.of(5000), EetCapacity.of(7), OptionalInt.of(100)), List.of("pslr-6"));
        Part trace = new Part("trace",
                List.of(new WorkloadSource("campus", new WorkloadSource.File("logs/campus.swf.gz", "1min", Optional.of(true)),
                        Optional.empty())),
                List.of(new Axis("platform", List.of("a.platform.json", "b.platform.json")), new Axis("seed", List.of("1"))),
                List.of(new Variant("fifo", new RunChoices("fifo", "central", 1, new TreeMap<>())),
                        new Variant("easy", new RunChoices("easy", "central", 1, new TreeMap<>()))),
                new Measuring(OptionalLong.empty(), EetCapacity.BY_SHARES, OptionalInt.empty()), List.of());

        assertEquals(new Experiment("both", Optional.of("Two papers"), List.of(synthetic, trace), List.of("table-3")), read(EVERYTHING));
    }

    @Test
    void whatIsWrittenIsReadAsTheSameAndWrittenTheSameAgain() throws InputException {
        Experiment experiment = read(EVERYTHING);
        String text = ExperimentWriter.text(experiment);

        assertEquals(experiment, read(text));
        assertEquals(text, ExperimentWriter.text(read(text)));
    }

    @Test
    void layoutDoesNotChangeTheDigestButValuesDo() throws InputException {
        String digest = ExperimentWriter.digest(read(EVERYTHING));

        assertEquals(digest, ExperimentWriter.digest(read(EVERYTHING.replace("\n", " ").replace(": ", ":"))));
        assertNotEquals(digest, ExperimentWriter.digest(read(EVERYTHING.replace("[80, 120]", "[80, 110]"))));
    }

    @Test
    void namesThatNothingHasAreRefusedWithTheNearestOneAndTheirPlace() {
        assertEquals("e.json:1: unknown field \"polices\"; did you mean \"policies\"? (/parts/0/polices)",
                refusal(part("\"workloads\": [\"market\"], \"polices\": [\"p-slr\"]")));
        assertEquals("e.json:1: unknown policy \"p-slt\"; did you mean p-slr? (/parts/0/policies/0)",
                refusal(part("\"workloads\": [\"market\"], \"policies\": [\"p-slt\"]")));
        assertEquals("e.json:1: unknown profile \"markt\"; did you mean market? (/parts/0/workloads/0)",
                refusal(part("\"workloads\": [\"markt\"], \"policies\": [\"p-slr\"]")));
        assertEquals("e.json:1: unknown network 'links'; write none, ccr:0.2 or thin-tree:0.2:-1; links are possible in platform files only"
                + " (/parts/0/networks/0)",
                refusal(part("\"workloads\": [\"market\"], \"policies\": [\"p-slr\"], \"networks\": [\"links\"]")));
    }

    @Test
    void orderingsThatAreTypedAreContenders() throws InputException {
        Experiment typed = read(part("\"workloads\": [\"market\"], \"policies\": [\"=age / exec\", \"p-slr\"]"));
        assertEquals(new Variant("age / exec", new RunChoices("=age / exec", "hierarchical", 1, new TreeMap<>())),
                typed.parts().get(0).policies().get(0));
        assertEquals(
                "e.json:1: the ordering '=age / ' is wrong at character 8: a number, a variable or '(' is missing (/parts/0/policies/0)",
                refusal(part("\"workloads\": [\"market\"], \"policies\": [\"=age / \"]")));
    }

    @Test
    void settingsThatAProfileDoesNotHaveAreRefusedWhereTheyStand() {
        String refusal = refusal(
                part("\"workloads\": [\"mows\", \"market\"], \"policies\": [\"p-slr\"], \"settings\": {\"b-range\": [\"0.5\"]}"));

        assertTrue(refusal.startsWith("e.json:1: unknown setting 'b-range' of market; available: "), refusal);
        assertTrue(refusal.endsWith(" (/parts/0/settings/b-range/0)"), refusal);
        assertEquals("e.json:1: the workload w sets load itself (/parts/0/loads/0)",
                refusal(part("\"workloads\": [{\"profile\": \"market\", \"label\": \"w\", \"set\": {\"load\": 70}}], \"loads\": [80],"
                        + " \"policies\": [\"p-slr\"]")));
        assertEquals("e.json:1: the workload a is read from a file; settings are for profiles only (/parts/0/loads/0)",
                refusal(part("\"workloads\": [{\"file\": \"a.swf\"}], \"policies\": [\"p-slr\"], \"loads\": [80]")));
    }

    @Test
    void twoOfOneNameAreRefused() {
        assertEquals("e.json:1: the policy p-slr is listed twice (/parts/0)",
                refusal(part("\"workloads\": [\"market\"], \"policies\": [\"p-slr\", \"p-slr\"]")));
        assertEquals("e.json:1: the seed 4 is listed twice (/parts/0)",
                refusal(part("\"workloads\": [\"market\"], \"policies\": [\"p-slr\"], \"seeds\": [4, 4]")));
    }

    @Test
    void aGridOfMoreThanAMillionRunsIsRefused() throws InputException {
        String most = part(
                "\"workloads\": [\"market\"], \"policies\": [\"p-slr\", \"fifo-job\"], \"seeds\": {\"from\": 1, \"count\": 500000}");

        assertEquals(1_000_000, new Grid(read(most)).size());
        assertEquals("e.json:1: more than 1000000 runs; the limit is 1000000", refusal(most.replace("500000", "500001")));
    }

    @Test
    void pathsThatLeaveTheFolderAreRefusedWhereTheyStand() throws InputException {
        for (String path : List.of("../x.json", "/etc/passwd", "sub/../../x.json", "C:\\\\x.json")) {
            String told = path.replace("\\\\", "\\");
            String must = " is \"" + told + "\"; it must be a path next to the definition, inside its folder, or sample-workloads/NAME";
            assertEquals("e.json:1: \"file\"" + must + " (/parts/0/workloads/0/file)",
                    refusal(part("\"workloads\": [{\"file\": \"" + path + "\"}], \"policies\": [\"fifo\"]")));
            assertEquals("e.json:1: \"platform\"" + must + " (/parts/0/workloads/0/platform)",
                    refusal(part("\"workloads\": [{\"profile\": \"mows\", \"platform\": \"" + path + "\"}], \"policies\": [\"fifo\"]")));
            assertEquals("e.json:1: \"platforms\"" + must + " (/parts/0/platforms/1)",
                    refusal(part("\"workloads\": [\"mows\"], \"platforms\": [\"p.json\", \"" + path + "\"], \"policies\": [\"fifo\"]")));
        }
        assertEquals(1, read(part("\"workloads\": [{\"file\": \"sub/../x.json\"}], \"policies\": [\"fifo\"]")).parts().size());
    }

    @Test
    void aPartNeedsNameWorkloadsAndPolicies() {
        assertEquals("e.json:1: the part lacks \"name\" (/parts/0)\ne.json:1: the part lacks \"workloads\" (/parts/0)\n"
                + "e.json:1: the part lacks \"policies\" (/parts/0)", refusal("{\"format\": \"schedscope-experiment\", \"parts\": [{}]}"));
    }
}
