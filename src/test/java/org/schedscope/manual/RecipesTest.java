package org.schedscope.manual;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.commonmark.node.FencedCodeBlock;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.schedscope.fixture.CommandRuns;

/** The manual's recipes for pandas and DuckDB read what the commands write, where those are at hand. */
class RecipesTest {
    private static final List<Path> PAGES = Stream.of("assets/manual", "assets/manual/de")
            .map(folder -> Path.of(folder, "other-programs.md")).toList();
    private static final String WORKLOAD = "sample-workloads/campus-week.workload.json";

    @TempDir
    Path folder;

    private static String recipe(Path page, String language) throws IOException {
        return ManualPages.nodes(ManualPages.parse(page), FencedCodeBlock.class).stream().filter(block -> block.getInfo().equals(language))
                .findFirst().orElseThrow().getLiteral();
    }

    private String run(String recipe, String... command) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true).start();
        process.getOutputStream().write(recipe.getBytes(StandardCharsets.UTF_8));
        process.getOutputStream().close();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor(), said);
        return said;
    }

    private static boolean works(String... command) throws InterruptedException {
        try {
            return new ProcessBuilder(command).start().waitFor() == 0;
        } catch (IOException none) {
            return false;
        }
    }

    private void writeInputs() {
        CommandRuns commands = new CommandRuns(folder);
        assertEquals(0, commands.run("simulate", WORKLOAD, "--policy", "srtf", "--events", commands.at("run.events.ndjson"), "--schedule",
                commands.at("run.csv")).code());
        assertEquals(0, commands.run("compare", WORKLOAD, "--policies", "fifo-job,srtf,p-slr", "--csv",
                commands.at("policies.csv")).code());
    }

    @Test
    void bothLanguagesShowTheSame() throws IOException {
        for (String language : List.of("python", "sql")) {
            assertEquals(recipe(PAGES.get(0), language), recipe(PAGES.get(1), language));
        }
    }

    @Test
    void pandasReadsLogsAndSchedules() throws IOException, InterruptedException {
        assumeTrue(works("python3", "-c", "import pandas"), "pandas is not at hand");
        writeInputs();
        String said = run(recipe(PAGES.get(0), "python"), "python3", "-");
        assertTrue(said.contains("/maths/ada") && said.contains("24 cores in use at most"), said);
    }

    @Test
    void duckDbReadsLogsSchedulesAndComparisons() throws IOException, InterruptedException {
        assumeTrue(works("duckdb", "--version"), "duckdb is not at hand");
        writeInputs();
        String said = run(recipe(PAGES.get(0), "sql"), "duckdb", "-csv");
        assertTrue(said.contains("/maths/ada,22,48.8") && said.contains("cores\n24\n") && said.contains("meanSlr"), said);
    }
}
