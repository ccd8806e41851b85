package org.schedscope.experiment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.schedscope.cli.CommandLineMain;
import org.schedscope.experiment.claim.Claim;
import org.schedscope.experiment.claim.paper.PaperClaims;
import org.schedscope.experiment.definition.Experiment;
import org.schedscope.experiment.definition.ExperimentJson;
import org.schedscope.experiment.definition.Part;
import org.schedscope.experiment.figure.FigureSpec;
import org.schedscope.experiment.figure.FigureText;
import org.schedscope.experiment.figure.PaperFigures;
import org.schedscope.fixture.CommandRuns;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;

/** The definitions that come with the program, and the figures and claims that are about them. */
class ReadyMadeExperimentsTest {
    private static final Path FOLDER = Path.of("sample-workloads/experiments");
    private static final List<String> PAPERS = List.of("pslr", "market", "net", "mows", "eet");

    static Stream<FigureSpec> figures() {
        return PaperFigures.all().stream();
    }

    static Stream<Claim> claims() {
        return PaperClaims.all().stream();
    }

    private static Experiment read(String name) throws IOException {
        return ExperimentJson.read(InputFile.of(FOLDER.resolve(name + ".experiment.json")), Limits.DEFAULT);
    }

    /** The part of that name, among those of the papers in a size. */
    private static Part part(String name, String size) throws IOException {
        for (String paper : PAPERS) {
            Optional<Part> part = read(paper + "-" + size).part(name);
            if (part.isPresent()) {
                return part.get();
            }
        }
        return read("logs").part(name).orElseThrow(() -> new AssertionError("no part " + name));
    }

    @ParameterizedTest
    @ValueSource(strings = {"pslr", "market", "net", "mows", "eet"})
    void everyPaperComesInThreeSizesOfTheSameParts(String paper) throws IOException {
        List<String> parts = read(paper + "-paper").parts().stream().map(Part::name).toList();
        for (String size : List.of("seconds", "minutes")) {
            List<String> some = read(paper + "-" + size).parts().stream().map(Part::name).toList();
            assertEquals(paper.equals("eet") ? parts.subList(0, 1) : parts, some);
        }
        assertTrue(FigureText.of(read(paper + "-paper")).stream().allMatch(spec -> spec.source().isPresent()),
                "the paper's own figures are drawn");
    }

    /** 5 kinds of 30 workloads at 5 loads under 7 policies. */
    @Test
    void thePapersRunsAreAsManyAsTheyWere() throws IOException {
        assertEquals(5250, read("pslr-paper").parts().get(0).size());
        assertEquals(10 * 8 * 11, read("market-paper").parts().get(0).size());
        assertEquals(20, part("mows-load", "paper").axes().stream().filter(axis -> axis.name().equals("seed")).findFirst().orElseThrow()
                .values().size());
    }

    @ParameterizedTest
    @MethodSource("figures")
    void everyFigureIsOfAPartThatThereIs(FigureSpec spec) throws IOException {
        Part part = part(spec.of().part(), "paper");
        Set<String> axes = new HashSet<>(part.axes().stream().map(axis -> axis.name()).toList());
        assertTrue(spec.axis().isEmpty() || axes.contains(spec.axis()), spec.id());
        List<String> labels = part.policies().stream().map(policy -> policy.label()).toList();
        assertTrue(labels.containsAll(spec.of().policies()) && (spec.baseline().isEmpty() || labels.contains(spec.baseline())), spec.id());
        assertEquals(1, PaperFigures.all().stream().filter(other -> other.id().equals(spec.id())).count());
    }

    @ParameterizedTest
    @MethodSource("claims")
    void everyClaimIsOfAPartThatThereIsAndHasAPicture(Claim claim) throws IOException {
        assertTrue(part(claim.of().part(), "minutes").size() > 0);
        assertTrue(PaperFigures.find(claim.figure()).isPresent(), claim.id());
        assertEquals(1, PaperClaims.all().stream().filter(other -> other.id().equals(claim.id())).count());
        assertTrue(claim.rule().words().endsWith("."), claim.rule().words());
    }

    @Test
    void aReadyMadeExperimentRunsAndIsDrawnAndReported(@TempDir Path folder) throws IOException {
        String out = folder.resolve("eet").toString();
        assertEquals(0, run("sweep", FOLDER.resolve("eet-seconds.experiment.json").toString(), "--out", out));
        assertEquals(0, run("sweep", "figures", out, "--format", "svg"));
        assertTrue(Files.readString(folder.resolve("eet/figures/eet-fig-5-wait.csv"))
                .startsWith("series,across,value,low,high\nfifo,campus-week,"));
        assertTrue(Files.readString(folder.resolve("eet/figures/eet-fig-6a.svg")).contains("<svg"));
        assertEquals(0, run("sweep", "report", out, "--out", folder.resolve("r.html").toString(), "--out", folder.resolve("r.md")
                .toString()));
        String html = Files.readString(folder.resolve("r.html"));
        assertTrue(html.contains("data:image/png;base64,") && !html.contains("http"), "needs nothing else");
        String markdown = Files.readString(folder.resolve("r.md"));
        assertTrue(markdown.contains("| 4.2 | Plain backfilling has a shorter mean wait than FIFO with fair share. | differs |"), markdown);
        assertTrue(markdown.contains("cannot be told: not run"));
        assertTrue(Files.exists(folder.resolve("r-figures/eet-fig-6b.png")));
        for (String chapter : List.of("## Worked examples", "## What the papers are silent on", "## What cannot be reproduced",
                "## Changes of rules")) {
            assertTrue(markdown.contains(chapter), chapter);
        }
        String opens = "schedscope open sample-workloads/campus-week.workload.json --policy fifo --scheduler central --seed 1";
        assertTrue(markdown.contains("`" + opens + "`") && html.contains("<code>" + opens + "</code>"), "every point can be opened");
    }

    @Test
    void whatIsNoResultIsRefused(@TempDir Path folder) throws IOException {
        assertEquals(2, run("sweep", "figures", folder.toString()));
        Path other = Files.writeString(folder.resolve("results.ndjson"), "{}\n");
        assertEquals(2, run("sweep", "report", other.toString(), "--out", folder.resolve("r.html").toString()));
        assertTrue(Files.notExists(folder.resolve("r.html")));
    }

    private static int run(String... arguments) {
        StringWriter err = new StringWriter();
        int code = CommandLineMain.run(arguments, new PrintWriter(new StringWriter()), new PrintWriter(err), CommandRuns.NO_WINDOW);
        assertTrue(code != 1, err.toString());
        return code;
    }
}
