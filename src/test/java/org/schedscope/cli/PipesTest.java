package org.schedscope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.schedscope.Main;
import org.schedscope.fixture.CommandRuns;

/** A dash is standard input or output wherever a file stands, and a pipe is as good as a file. */
class PipesTest {
    private static final String WORKLOAD = """
            {"name": "three", "jobs": [{"id": "J1", "tasks": [{"id": "a", "exec": 3}, {"id": "b", "exec": 9, "after": ["a"]}]}]}
            """;

    @TempDir
    Path folder;

    private final InputStream in = System.in;
    private final PrintStream out = System.out;
    private final ByteArrayOutputStream written = new ByteArrayOutputStream();
    private CommandRuns commands;

    @BeforeEach
    void connect() {
        commands = new CommandRuns(folder);
        System.setIn(new ByteArrayInputStream(WORKLOAD.getBytes(StandardCharsets.UTF_8)));
        System.setOut(new PrintStream(written));
    }

    @AfterEach
    void disconnect() {
        System.setIn(in);
        System.setOut(out);
    }

    private String written() {
        return written.toString(StandardCharsets.UTF_8);
    }

    @ParameterizedTest
    @ValueSource(strings = {"--metrics", "--schedule", "--events"})
    void simulateReadsStandardInputAndWritesToStandardOutputWhatItWouldWriteToAFile(String option) throws IOException {
        assertEquals(0, commands.run("simulate", "-", option, commands.at("file")).code());
        CommandRuns.Result result = commands.run("simulate", "-", option, "-");
        assertEquals(List.of(0, ""), List.of(result.code(), result.out()), result.err());
        assertEquals(commands.text("file"), written());
        assertTrue(result.err().contains("Makespan"), "the table moves to standard error: " + result.err());
    }

    @Test
    void jsonIsShortForMetricsOnStandardOutput() throws IOException {
        assertEquals(0, commands.run("simulate", "-", "--metrics", commands.at("file"), "--events", commands.at("log")).code());
        assertEquals(0, commands.run("simulate", "-", "--json").code());
        assertEquals(commands.text("file"), written());
        written.reset();
        assertEquals(0, commands.run("measure", "--schedule", commands.at("log"), "--json").code());
        assertEquals(commands.text("file"), written());
    }

    @Test
    void aComparisonIsJsonOnStandardOutputWhereNoFileIsNamed() throws IOException {
        assertEquals(0, commands.run("compare", "-", "--policies", "srtf", "--json", commands.at("file")).code());
        assertEquals(0, commands.run("compare", "-", "--policies", "srtf", "--json").code());
        assertEquals(commands.text("file"), written());
    }

    @Test
    void convertPassesFromAPipeIntoAPipe() {
        assertEquals(new CommandRuns.Result(0, "", ""), commands.run("convert", "-", "-", "--to", "workload"));
        assertTrue(written().startsWith("{\n \"format\": \"schedscope-workload\""), written());
    }

    @Test
    void errorsInStandardInputHaveTheirLines() {
        System.setIn(new ByteArrayInputStream("{\"jobs\": [\n {\"id\": 3}]}".getBytes(StandardCharsets.UTF_8)));
        CommandRuns.Result result = commands.run("simulate", "-");
        assertEquals(2, result.code());
        assertTrue(result.err().startsWith("-:2:9: \"id\" must be a text, not 3 (/jobs/0/id)"), result.err());
    }

    @Test
    void limitsHoldForStandardInputAsForAFile() {
        CommandRuns.Result result = commands.run("validate", "-", "--limit", "file-bytes=20");
        assertEquals(2, result.code());
        assertEquals("-: the file has 21 bytes; the limit is 20\n", result.err());
        connect();
        assertEquals(0, commands.run("validate", "-", "--limit", "file-bytes=20000").code());
    }

    /** In a process of its own: Java has no standard input that is closed. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"simulate - <&- | -: standard input is closed",
            "simulate - </dev/null | -: the file is empty", "validate - <&- | -: standard input is closed"})
    void standardInputThatIsClosedOrEmptyIsTold(String command, String told) throws Exception {
        assumeTrue(Files.exists(Path.of("/proc/self/fd")), "which file has which number is not known here");
        Process process = new ProcessBuilder("/bin/sh", "-c", "exec \"$0\" -cp \"$1\" " + Main.class.getName() + " " + command,
                Path.of(System.getProperty("java.home"), "bin", "java").toString(), System.getProperty("java.class.path"))
                .redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(List.of(2, told + "\n"), List.of(process.waitFor(), said));
    }

    @Test
    void twoOutputsDoNotMixInOneStream() {
        CommandRuns.Result result = commands.run("simulate", "-", "--metrics", "-", "--events", "-");
        assertEquals(2, result.code());
        assertEquals("cannot write two outputs to the standard output; write one of them to a file\n", result.err());
        assertEquals("", written());
    }

    @Test
    void aNamedPipeIsReadOnceAndStillLookedAtTwice() throws Exception {
        Path pipe = folder.resolve("pipe");
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/mkfifo")), "no named pipes here");
        assertTrue(new ProcessBuilder("/usr/bin/mkfifo", pipe.toString()).start().waitFor(10, TimeUnit.SECONDS));
        Path file = Files.writeString(folder.resolve("w.workload.json"), WORKLOAD);
        Process writer = new ProcessBuilder("/bin/sh", "-c", "cat '" + file + "' > '" + pipe + "'").start();
        CommandRuns.Result result = commands.run("validate", pipe.toString());
        assertTrue(writer.waitFor(10, TimeUnit.SECONDS));
        assertEquals(List.of(0, "pipe: a workload of 1 job, 2 tasks"),
                List.of(result.code(), result.out().strip().replaceAll("(2 tasks).*", "$1")), result.err());
    }

    @ParameterizedTest
    @CsvSource({"simulate --policy p-s, p-slr-2013 p-slr", "simulate --scheduler c, central", "simulate campus-, campus-week",
            "simulate x --platform three-, three-cores three-processors", "lesson gra, graham", "sweep --list net-m, net-minutes"})
    void bashCompletesCommandsPoliciesAndSamples(String typed, String completed) throws Exception {
        assumeTrue(Files.isExecutable(Path.of("/bin/bash")), "no bash here");
        String script = commands.file("completion.bash", commands.run("completion", "bash").out());
        Process bash = new ProcessBuilder("/bin/bash", "-c",
                "cd " + folder + "; compopt() { :; }; source " + script + "; COMP_WORDS=(schedscope " + typed + ");"
                        + " COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _complete_schedscope; echo \"${COMPREPLY[*]}\"")
                .start();
        assertEquals(completed, new String(bash.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip(),
                () -> new String(errors(bash), StandardCharsets.UTF_8));
    }

    private static byte[] errors(Process process) {
        try {
            return process.getErrorStream().readAllBytes();
        } catch (IOException gone) {
            return new byte[0];
        }
    }

    @Test
    void fishIsToldOfEveryCommandAndNothingBreaksItsQuotes() {
        List<String> lines = commands.run("completion", "fish").out().lines().toList();
        assertTrue(lines.stream().anyMatch(line -> line.contains("-a simulate ")), () -> String.join("\n", lines));
        lines.forEach(line -> assertEquals(0, line.chars().filter(each -> each == '\'').count() % 2, line));
    }

    @Test
    void anUnknownShellIsToldWhichThereAre() {
        assertEquals(new CommandRuns.Result(2, "", "unknown shell 'bsh'; did you mean bash? (3 shells: bash, zsh, fish)\n"),
                commands.run("completion", "bsh"));
    }
}
