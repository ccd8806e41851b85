package org.schedscope.scheduler;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.schedscope.fixture.naive.NaiveTimeSharing;
import org.schedscope.io.Formats;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.platform.PlatformJson;
import org.schedscope.metrics.ReportOptions;
import org.schedscope.metrics.RunMeasures;
import org.schedscope.model.Platform;
import org.schedscope.model.Workload;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.model.number.Ratio;

/** The examples of textbooks come out as printed; where they are from is in the README beside them. */
class TextbookExamplesTest {
    private static final Path FOLDER = Path.of("src/test/resources/timeshare");

    static List<String> examples() throws IOException {
        List<String> names = new ArrayList<>();
        cases().fieldNames().forEachRemaining(names::add);
        return names;
    }

    private static JsonNode cases() throws IOException {
        return new ObjectMapper().readTree(Files.readString(FOLDER.resolve("cases.json")));
    }

    private static RunSpec spec(String name) throws IOException {
        Workload workload = Formats.read(FOLDER.resolve(name + ".workload.json"), ReadOptions.DEFAULT).workload();
        Platform platform = PlatformJson.read(InputFile.of(FOLDER.resolve(name + ".platform.json")), ReadOptions.DEFAULT.limits());
        TreeMap<String, String> set = new TreeMap<>();
        cases().get(name).get("set").properties().forEach(each -> set.put(each.getKey(), each.getValue().asText()));
        return new RunSpec(workload, platform, cases().get(name).get("policy").asText(), Schedulers.TIME_SHARING, 1, set);
    }

    @ParameterizedTest
    @MethodSource("examples")
    void scheduleAndFiguresAreAsPrinted(String name) throws IOException {
        RunSpec spec = spec(name);
        RunMeasures measures = new RunMeasures(new WorkloadIndex(spec.workload()), spec.platform());
        Schedulers.start(spec, measures).runToEnd();
        cases().get(name).get("metrics").properties().forEach(printed -> {
            String[] parts = printed.getValue().asText().split("/");
            double expected = new Ratio(Long.parseLong(parts[0]), parts.length == 1 ? 1 : Long.parseLong(parts[1])).toDouble();
            assertEquals(expected, measures.report(ReportOptions.defaults()).metrics().get(printed.getKey()), 1e-12, printed.getKey());
        });
        List<String> rows = new ArrayList<>(List.of("job,task,cluster,start,finish,cores"));
        TimeSharingEqualsNaiveTest.pieces(spec).forEach(piece -> rows.add(row(piece)));
        assertEquals(sorted(Files.readAllLines(FOLDER.resolve(name + ".expected.csv"))), sorted(rows));
    }

    @ParameterizedTest
    @MethodSource("examples")
    void theNaiveRulesGiveTheSame(String name) throws IOException {
        RunSpec spec = spec(name);
        assertEquals(NaiveTimeSharing.run(spec.workload(), spec.platform(), spec.policy(), spec.parameters()),
                TimeSharingEqualsNaiveTest.pieces(spec));
    }

    private static String row(NaiveTimeSharing.Piece piece) {
        return String.join(",", piece.job(), piece.task(), piece.cluster(), Long.toString(piece.start()), Long.toString(piece.finish()),
                "1");
    }

    private static List<String> sorted(List<String> rows) {
        return rows.stream().sorted().toList();
    }
}
