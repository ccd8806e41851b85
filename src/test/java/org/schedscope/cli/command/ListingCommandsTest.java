package org.schedscope.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.schedscope.fixture.CommandRuns;
import org.schedscope.fixture.CommandRuns.Result;
import org.schedscope.io.Exports;
import org.schedscope.policy.registry.Policies;

/** What commands list and check, for people and for programs: JSON in one line, manual pages. */
class ListingCommandsTest {
    @TempDir
    Path folder;
    private CommandRuns runs;

    @BeforeEach
    void start() {
        runs = new CommandRuns(folder);
    }

    private String line(String... arguments) {
        Result result = runs.run(arguments);
        assertEquals(0, result.code(), result.err());
        assertEquals(1, result.out().lines().count(), result.out());
        return result.out().strip();
    }

    @Test
    void policiesAndFormatsAreListedForPrograms() {
        String policies = line("policies", "--json");
        assertTrue(policies.startsWith("{\"policies\":[{\"name\":\"" + Policies.all().get(0).name() + "\","), policies);
        Policies.all().forEach(policy -> assertTrue(policies.contains("{\"name\":\"" + policy.name() + "\",\"summary\":"), policy.name()));
        String one = line("policies", "srtf", "--json");
        assertTrue(one.startsWith("{\"name\":\"srtf\",") && one.contains("\"starvationFree\":false"), one);
        String formats = line("formats", "--json");
        Exports.all().forEach(export -> assertTrue(formats.contains("\"to\":\"" + export.name() + "\""), export.name()));
        Result wrong = runs.run("policies", "srtff", "--json");
        assertEquals(2, wrong.code());
        assertTrue(wrong.out().isEmpty() && wrong.err().contains("srtf"), wrong.err());
    }

    @Test
    void profilesAndWhatIsDrawnByThemAreListedForPrograms() {
        String profiles = line("generate", "--json");
        assertTrue(profiles.startsWith("[{\"name\":\"pslr-uniform\",\"summary\":"), profiles);
        String one = line("generate", "market", "--json");
        assertTrue(one.startsWith("{\"name\":\"market\",") && one.contains("\"settings\":[{\"name\":\"jobs\","), one);
        String drawn = runs.run("generate", "pslr-uniform", "--set", "jobs=5", "-o", runs.at("w.workload.json"), "--json").out();
        assertTrue(drawn.startsWith("{\"workload\":\"") && drawn.contains("\"jobs\":5,\"tasks\":5,\"platform\":\""), drawn);
    }

    @Test
    void problemsOfFilesAreListedWithTheirPlaces() throws IOException {
        String good = runs.file("w.json", "{\"jobs\": [{\"id\": \"J\", \"tasks\": [{\"id\": \"a\", \"exec\": 3}]}]}");
        String bad = runs.file("bad.json", "{\"jobs\": [\n {\"id\": \"J\", \"tasks\": [{\"id\": \"a\", \"exec\": -3}]}]}");
        Result result = runs.run("validate", "--json", good, bad);
        assertEquals(2, result.code());
        List<String> lines = result.out().lines().toList();
        assertEquals("{\"file\":\"w.json\",\"valid\":true,\"what\":\"a workload of 1 job, 1 task, 0 edges\",\"problems\":[]}",
                lines.get(0));
        assertTrue(lines.get(1).startsWith("{\"file\":\"bad.json\",\"valid\":false,\"what\":null,\"problems\":[{\"file\":"), lines.get(1));
        assertTrue(lines.get(1).contains("\"line\":2,"), lines.get(1));
    }

    @Test
    void findingsOfAScheduleAreListedWithTheirRules() throws IOException {
        String workload = runs.file("w.json", "{\"jobs\": [{\"id\": \"J\", \"tasks\": [{\"id\": \"a\", \"exec\": 3}]}]}");
        String schedule = runs.file("s.csv", "job,task,cluster,start,finish,cores\nJ,a,C1,0,2,1\n");
        String platform = runs.file("p.json", "{\"root\": {\"cluster\": \"C1\", \"cores\": 1}}");
        Result result = runs.run("lint", workload, "--schedule", schedule, "--platform", platform, "--json");
        assertEquals(1, result.code(), result.err());
        assertTrue(result.out().startsWith("{\"errors\":1,\"advice\":0,"), result.out());
        assertTrue(result.out().contains("\"line\":2,\"error\":true,")
                && result.out().contains("\"rule\":\"wrong-duration\""), result.out());
    }

    @Test
    void everyCommandHasAManualPage() throws IOException {
        Result result = runs.run("man", "--out", folder.resolve("man1").toString());
        assertEquals(0, result.code(), result.err());
        List<String> pages;
        try (Stream<Path> files = Files.list(folder.resolve("man1"))) {
            pages = files.map(file -> file.getFileName().toString()).sorted().toList();
        }
        assertTrue(pages.containsAll(List.of("schedscope.1", "schedscope-simulate.1", "schedscope-man.1")), pages.toString());
        for (String page : pages) {
            List<String> lines = Files.readAllLines(folder.resolve("man1").resolve(page));
            assertTrue(lines.get(0).startsWith(".TH \"SCHEDSCOPE"), page);
            assertTrue(lines.containsAll(List.of(".SH NAME", ".SH SYNOPSIS", ".SH DESCRIPTION", ".SH SEE ALSO")), page);
            lines.stream().filter(line -> line.startsWith("."))
                    .forEach(line -> assertTrue(line.matches("\\.(TH|SH|TP|br).*"), page + ": " + line));
        }
        assertTrue(runs.run("man", "simulate").out().contains("\n\\fB\\-\\-policy\\fR \\fINAME\\fR\n"));
        assertTrue(runs.run("man", "simlate").err().startsWith("unknown command 'simlate'; did you mean simulate?"));
    }
}
