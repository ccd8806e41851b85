package org.schedscope.experiment.result;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.schedscope.experiment.definition.Experiment;
import org.schedscope.experiment.definition.ExperimentJson;
import org.schedscope.fixture.Translated;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;

public class ResultsTest {
    @TempDir
    Path folder;

    private static Map<String, String> axes(String policy) {
        Map<String, String> axes = new LinkedHashMap<>();
        axes.put("part", "a");
        axes.put("workload", "mows");
        axes.put("seed", "1");
        axes.put("policy", policy);
        return axes;
    }

    private static RunResult result(String policy) {
        return new RunResult(axes(policy), "0f1e", Map.of("jobs", 3L), Map.of("meanSlr", 1.1, "value", Double.NaN),
                Map.of("userJobs", List.of(1.0, Double.NaN)), Map.of("users", List.of("/a \"b\"", "/é")), 0.25);
    }

    private static ResultsHead head() throws InputException {
        Experiment experiment = ExperimentJson.read(InputFile.of("e.json", """
                {"format": "schedscope-experiment", "parts": [{"name": "a", "workloads": ["mows"], "policies": ["owm", "mows"]}]}
                """.getBytes(StandardCharsets.UTF_8)), Limits.DEFAULT);
        return new ResultsHead(experiment, "e.json");
    }

    /** A head and two results. */
    public static byte[] example() throws IOException {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        all.write(ResultLines.line(head()));
        all.write(ResultLines.line(result("owm")));
        all.write(ResultLines.line(result("mows").withoutSeconds()));
        return all.toByteArray();
    }

    private List<RunResult> read(byte[] bytes) throws IOException {
        List<RunResult> results = new ArrayList<>();
        assertEquals(head(), Results.read(Files.write(folder.resolve("r.ndjson"), bytes), results::add));
        return results;
    }

    private String refusal(byte[] bytes) {
        return Translated.check(assertThrows(InputException.class, () -> read(bytes))).getMessage().replace(folder + java.io.File.separator,
                "");
    }

    @Test
    void aLineIsReadableAndSaysNothingTwice() {
        assertEquals("{\"run\":\"part=a|workload=mows|seed=1|policy=owm\",\"axes\":{\"part\":\"a\",\"workload\":\"mows\",\"seed\":\"1\","
                + "\"policy\":\"owm\"},\"digest\":\"0f1e\",\"counts\":{\"jobs\":3},\"measures\":{\"meanSlr\":1.1},"
                + "\"series\":{\"userJobs\":[1,null]},\"names\":{\"users\":[\"/a\"]},\"seconds\":0.25}\n",
                new String(ResultLines.line(new RunResult(axes("owm"), "0f1e", Map.of("jobs", 3L), Map.of("meanSlr", 1.1),
                        Map.of("userJobs", List.of(1.0, Double.NaN)), Map.of("users", List.of("/a")), 0.25)), StandardCharsets.UTF_8));
    }

    @Test
    void whatIsWrittenIsReadAsTheSame() throws IOException {
        assertEquals(List.of(result("owm"), result("mows").withoutSeconds()), read(example()));
    }

    /** Lines are read some at a time; where each begins, and its number, is told all the same. */
    @Test
    void everyOneOfManyLinesIsFoundWhereItBegins() throws IOException {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        all.write(example());
        for (int seed = 2; seed <= 200; seed++) {
            Map<String, String> axes = axes("owm");
            axes.put("seed", Integer.toString(seed));
            all.write(ResultLines.line(new RunResult(axes, "0f", Map.of(), Map.of(), Map.of(), Map.of(), 0)));
        }
        Path file = Files.write(folder.resolve("r.ndjson"), all.toByteArray());
        List<Long> lines = new ArrayList<>();
        Results.Scanned scanned = Results.scan(file, (line, start, result) -> {
            lines.add(line);
            assertEquals(result, Results.at(file, start));
        });

        assertEquals(LongStream.rangeClosed(2, 202).boxed().toList(), lines);
        assertEquals(all.size(), scanned.end());
        String broken = new String(all.toByteArray(), StandardCharsets.UTF_8).replace("\"seed\":\"150\"", "\"seed\":\"15\"");
        assertEquals("r.ndjson:152:1: \"run\" and \"axes\" name different runs", refusal(broken.getBytes(StandardCharsets.UTF_8)));
    }

    @Test
    void aTornLastLineIsPassedOver() throws IOException {
        byte[] all = example();
        int last = all.length - ResultLines.line(result("mows").withoutSeconds()).length;

        for (int end = last; end < all.length; end++) {
            assertEquals(List.of(result("owm")), read(Arrays.copyOf(all, end)));
        }
    }

    @Test
    void aWrongLineIsRefusedWithItsNumber() throws IOException {
        String text = new String(example(), StandardCharsets.UTF_8);

        assertEquals("r.ndjson:3:1: \"run\" and \"axes\" name different runs",
                refusal(text.replace("\"policy\":\"mows\"}", "\"policy\":\"heft\"}").getBytes(StandardCharsets.UTF_8)));
        assertEquals("r.ndjson:2:1: the line lacks \"digest\"",
                refusal(text.replaceFirst("\"digest\":\"0f1e\",", "").getBytes(StandardCharsets.UTF_8)));
        assertEquals("r.ndjson:1:1: the digest does not match the definition",
                refusal(text.replaceFirst("\"seeds\":\\[1\\]", "\"seeds\":[2]").getBytes(StandardCharsets.UTF_8)));
        assertEquals("r.ndjson:2:1: a line of results must hold one object",
                refusal(text.replaceFirst("\n", "\n\n").getBytes(StandardCharsets.UTF_8)));
        assertEquals("r.ndjson:3:1: a line of results must hold one object",
                refusal(text.replaceFirst("\"digest\":\"0f1e\",", "\n\"digest\":\"0f1e\",").getBytes(StandardCharsets.UTF_8)));
        assertEquals("r.ndjson: not a results file: the head is missing", refusal(new byte[0]));
    }
}
