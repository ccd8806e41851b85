package org.schedscope.experiment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.schedscope.event.Rules;
import org.schedscope.experiment.claim.Claim;
import org.schedscope.experiment.claim.Verdict;
import org.schedscope.experiment.claim.cause.Causes;
import org.schedscope.experiment.claim.paper.PaperClaims;
import org.schedscope.experiment.definition.ExperimentJson;
import org.schedscope.experiment.definition.ExperimentWriter;
import org.schedscope.experiment.definition.Grid;
import org.schedscope.experiment.definition.WorkloadSource;
import org.schedscope.experiment.report.MarkdownReport;
import org.schedscope.experiment.report.ReportContents;
import org.schedscope.experiment.result.Results;
import org.schedscope.experiment.result.ResultsHead;
import org.schedscope.experiment.result.RunResult;
import org.schedscope.experiment.sweep.GridCells;
import org.schedscope.experiment.sweep.RunMaker;
import org.schedscope.experiment.table.ResultTable;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Samples;

/**
 * The results that come with the program are those of its definitions, and what it makes today; those of former rules are so until they are
 * made anew, and the report says so.
 */
class KeptResultsTest {
    private static final int FEW = 2;
    private static final int MANY = 30;
    private static final int SMALL = 12_000;

    @TempDir
    Path folder;

    static Stream<String> kept() {
        return Samples.results().stream();
    }

    /** Those under the rules of this version that need no file that does not come with the program. */
    static Stream<String> drawn() {
        return kept().filter(name -> {
            try {
                return head(name).rules() == Rules.VERSION
                        && ExperimentJson.read(definition(name), Limits.DEFAULT).parts().stream().flatMap(part -> part.workloads().stream())
                                .allMatch(workload -> workload.origin() instanceof WorkloadSource.Drawn);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }

    private static ResultsHead head(String name) throws IOException {
        try (BufferedReader lines = new BufferedReader(Samples.results(name).open(Limits.DEFAULT))) {
            Path head = Files.writeString(Files.createTempFile("head", ".ndjson"), lines.readLine() + "\n");
            try {
                return Results.head(head).orElseThrow();
            } finally {
                Files.delete(head);
            }
        }
    }

    private static InputFile definition(String name) {
        return Samples.experiment(name + ".experiment.json");
    }

    @ParameterizedTest
    @MethodSource("kept")
    void theyAreOfTheDefinitionAndUnderTheRulesOfThisVersion(String name) throws IOException {
        List<RunResult> results = new ArrayList<>();
        ResultsHead head = Results.read(some(name, MANY, Long.MAX_VALUE), results::add);
        if (head.rules() == Rules.VERSION) {
            assertEquals(ExperimentWriter.digest(ExperimentJson.read(definition(name), Limits.DEFAULT)), head.digest());
        } else {
            String report = MarkdownReport.text(ReportContents.of(ResultTable.read(List.of(InputFile.of(folder.resolve(name
                    + ".ndjson"))))), "figures");
            assertTrue(report.contains("version " + head.rules() + " (" + head.experiment().name() + ") of the rules"), name);
        }
        Grid grid = new Grid(head.experiment());
        assertTrue(results.size() == MANY && results.stream().allMatch(run -> grid.number(run.axes()).isPresent()));
    }

    @ParameterizedTest(allowZeroInvocations = true)
    @MethodSource("drawn")
    void aFewOfThemComeOutAgain(String name) throws IOException {
        again(name, FEW, SMALL);
    }

    @Test
    @Tag("nightly")
    void manyOfThemComeOutAgain() {
        drawn().forEach(name -> {
            try {
                again(name, MANY, Long.MAX_VALUE);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }

    /** The manual has these counts, and whoever changes a rule or a result sees it here; what does not come out has a cause that is
    // shown. */
    @Test
    @Tag("nightly")
    void theManualCountsTheVerdictsOfTheReport() throws IOException {
        ResultTable table = ResultTable.read(Samples.results().stream().map(Samples::results).toList());
        Map<Verdict, Long> counts = PaperClaims.all().stream().map(claim -> claim.check(table).verdict())
                .collect(Collectors.groupingBy(verdict -> verdict, Collectors.counting()));
        assertEquals(List.of(), PaperClaims.all().stream().filter(claim -> claim.check(table).verdict() != Verdict.AGREES
                && Causes.of(claim.id()).filter(cause -> !cause.lines(claim, table).isEmpty()).isEmpty()).map(Claim::id).toList());
        String manual = Files.readString(Path.of("assets/manual/findings.md"));
        String sentence = PaperClaims.all().size() + " claims: " + counts.get(Verdict.AGREES) + " agree, " + counts.get(Verdict.IN_PART)
                + " agree in part, " + counts.get(Verdict.DIFFERS) + " differ, " + counts.get(Verdict.ALIKE)
                + " are alike where the paper sees a difference, " + counts.get(Verdict.CANNOT_TELL) + " are undecided.";
        assertTrue(manual.contains(sentence), sentence);
    }

    /** Makes some runs of workloads with few enough tasks anew, always the same ones: those with the least digests. */
    private void again(String name, int count, long most) throws IOException {
        List<RunResult> results = new ArrayList<>();
        ResultsHead head = Results.read(some(name, count, most), results::add);
        Grid grid = new Grid(head.experiment());
        GridCells cells = new GridCells(definition(name));
        for (RunResult kept : results) {
            int number = grid.number(kept.axes()).orElseThrow();
            RunResult made = RunMaker.make(grid.run(number), cells.cell(grid.run(number)), () -> true).orElseThrow();
            assertEquals(kept.digest(), made.digest(), kept.key());
            assertEquals(kept.measures().get("meanSlr"), made.measures().get("meanSlr"), 1e-6 * made.measures().get("meanSlr"), kept.key());
        }
    }

    /** A file with the head and some lines: to read all of them as results takes seconds. */
    private Path some(String name, int count, long most) throws IOException {
        try (BufferedReader lines = new BufferedReader(Samples.results(name).open(Limits.DEFAULT))) {
            List<String> some = new ArrayList<>(List.of(lines.readLine()));
            lines.lines().filter(line -> Long.parseLong(after(line, "\"tasks\":", "}")) <= most)
                    .sorted(Comparator.comparing(line -> after(line, "\"digest\":\"", "\""))).limit(count).forEach(some::add);
            return Files.write(folder.resolve(name + ".ndjson"), some);
        }
    }

    private static String after(String line, String name, String end) {
        int start = line.indexOf(name) + name.length();
        return line.substring(start, line.indexOf(end, start));
    }
}
