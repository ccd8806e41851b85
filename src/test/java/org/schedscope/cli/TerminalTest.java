package org.schedscope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.schedscope.fixture.CommandRuns;

/** What names that are not meant well do to a terminal, to documents, to disks and to memory: nothing. */
class TerminalTest {
    private static final String EVIL = "x\\u001b[31m\\u0007\\n|\\u202e<b>y";

    @TempDir
    Path folder;

    private CommandRuns commands;

    @BeforeEach
    void start() throws IOException {
        commands = new CommandRuns(folder);
        commands.file("p.json", ("{\"name\": \"P#\", \"root\": {\"router\": \"R#\", \"children\": ["
                + "{\"cluster\": \"C#\", \"cores\": 2}, {\"cluster\": \"D\", \"cores\": 1}]}}").replace("#", EVIL));
        commands.file("w.json",
                ("{\"name\": \"W#\", \"platform\": \"p.json\", \"jobs\": [{\"id\": \"J#\", \"user\": \"/u#\", \"queue\": \"q#\","
                        + " \"tasks\": [{\"id\": \"T#\", \"exec\": 5}, {\"id\": \"b\", \"exec\": 2, \"after\": [\"T#\"]}]}]}")
                        .replace("#", EVIL));
        assertEquals(0, commands
                .run("simulate", commands.at("w.json"), "--schedule", commands.at("s.csv"), "--events", commands.at("e.ndjson")).code());
    }

    private static boolean isPlain(String text) {
        return text.chars().noneMatch(c -> c != '\n' && (c < ' ' || c == 0x7f || c >= 0x80 && c < 0xa0 || c == 0x202e));
    }

    @ParameterizedTest
    @ValueSource(strings = {"simulate w.json --audit", "simulate w.json --why J", "simulate w.json --until job:nope:arrives",
            "compare w.json --policies p-slr,srtf --markdown c.md --csv c.csv --json c.json", "measure w.json --schedule s.csv --by user",
            "measure w.json --schedule s.csv --by cluster", "measure --schedule e.ndjson --by queue",
            "measure w.json --schedule s.csv --every 2",
            "lint w.json --schedule s.csv", "validate w.json p.json s.csv e.ndjson", "verify e.ndjson", "convert s.csv s.jed",
            "convert e.ndjson e.trace.json"})
    void whatIsPrintedAndWrittenIsPlainText(String line) throws IOException {
        String[] arguments = line.split(" ");
        for (int i = 1; i < arguments.length; i++) {
            arguments[i] = arguments[i].matches(".*\\.(json|csv|md|jed|ndjson)") ? commands.at(arguments[i])
                    : arguments[i].replace(':', ' ');
        }
        CommandRuns.Result result = commands.run(arguments);
        assertTrue(isPlain(result.out()) && isPlain(result.err()), result.out() + result.err());
        for (String name : commands.names()) {
            assertTrue(name.equals("w.json") || name.equals("p.json") || isPlain(commands.text(name)), name);
        }
    }

    @Test
    void aLineOfASummaryStaysOneLine() {
        CommandRuns.Result result = commands.run("simulate", commands.at("w.json"));
        assertEquals(1, result.out().lines().filter(line -> line.contains("W" + EVIL.replace("\\n", "\\u000a"))).count(), result.out());
        result = commands.run("simulate", commands.at("w.json"), "--until", "job \"a\nb\u001b\" arrives");
        assertEquals(2, result.code());
        assertEquals(1, result.err().lines().count(), result.err());
    }

    @Test
    void drawingsAreWellFormed() throws Exception {
        assertEquals(0,
                commands.run("simulate", commands.at("w.json"), "--render", commands.at("pictures"), "--format", "svg", "--data").code());
        List<String> names = commands.names().stream().filter(name -> name.startsWith("pictures/")).toList();
        assertTrue(names.stream().anyMatch(name -> name.endsWith(".svg")) && names.stream().anyMatch(name -> name.endsWith(".csv")),
                names.toString());
        for (String name : names) {
            assertTrue(isPlain(commands.text(name)), name);
            if (name.endsWith(".svg")) {
                assertEquals("svg", DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(folder.resolve(name).toFile())
                        .getDocumentElement().getTagName());
            }
        }
    }

    @Test
    void aScheduleOfSuchNamesIsMeasuredInEveryFormat() {
        for (String schedule : List.of("s.csv", "s.jed")) {
            commands.run("convert", commands.at("e.ndjson"), commands.at("s.jed"));
            CommandRuns.Result result = commands.run("measure", commands.at("w.json"), "--schedule", commands.at(schedule));
            assertEquals("", result.err());
            assertEquals(0, result.code());
        }
    }

    @Test
    void anOutputThatTakesNothingIsAFailure() {
        StringWriter err = new StringWriter();
        PrintWriter full = new PrintWriter(new OutputStream() {
            @Override
            public void write(int value) throws IOException {
                throw new IOException("No space left on device");
            }
        });
        assertEquals(1, CommandLineMain.run(new String[] {"policies"}, full, new PrintWriter(err), CommandRuns.NO_WINDOW));
        assertEquals("cannot write to the standard output: it is full or closed", err.toString().strip());
    }

    @ParameterizedTest
    @CsvSource({"simulate, a?b, --seed, 1", "simulate, campus-week, --eet-capacity, a?b", "simulate, campus-week, --fork, a?b",
            "simulate, campus-week, --platform, a?b", "compare, campus-week, --recorded=a?b, --policies=easy",
            "--plugins, a?b, simulate, campus-week"})
    void aNameThatNoFileCanHaveIsRefusedInASentence(String first, String second, String third, String fourth) {
        CommandRuns.Result result = commands.run(Stream.of(first, second, third, fourth).map(word -> word.replace('?', '\0'))
                .toArray(String[]::new));
        assertEquals(2, result.code());
        assertTrue(
                result.err().contains(
                        "no file can be called 'a\\u0000b' here (Nul character not allowed); for names in other scripts start with"),
                result.err());
    }

    @ParameterizedTest
    @CsvSource(quoteCharacter = '`', delimiter = '|', value = {
            "--set | x=\"easy | unknown parameter 'x'; available: at-limit, backfill-depth, backfill-interval, backfill-phase,"
                    + " limit-check, pass-interval, rearrangement, routing, starvation",
            "--limit | x=\"easy | unknown limit 'x' (7 limits: file-bytes, nesting, string-length, number-length, tasks, edges,"
                    + " gzip-ratio)"})
    void aQuoteInAValueIsPartOfIt(String option, String value, String told) {
        PrintStream before = System.err;
        ByteArrayOutputStream besides = new ByteArrayOutputStream();
        System.setErr(new PrintStream(besides));
        try {
            assertEquals(new CommandRuns.Result(2, "", told + "\n"), commands.run("simulate", "campus-week", option, value));
        } finally {
            System.setErr(before);
        }
        assertEquals("", besides.toString());
    }

    @Test
    void aFewBytesThatNameManyCoresFillNeitherMemoryNorDisk() throws IOException {
        String platform = commands.file("many.json", "{\"name\": \"many\", \"root\": {\"cluster\": \"C\", \"cores\": 2000000000}}");
        String wide = commands.file("wide.json",
                "{\"jobs\": [{\"id\": \"J\", \"tasks\": [{\"id\": \"a\", \"exec\": 3, \"cores\": 100000000}]}]}");

        CommandRuns.Result drawn = commands.run("simulate", wide, "--platform", platform, "--render", commands.at("pictures"));
        assertEquals(2, drawn.code());
        assertEquals(
                "--render draws at most 5000000 cores, and the platform many has 2000000000; leave out --render, or take a smaller"
                        + " platform\n",
                drawn.err());
        CommandRuns.Result traced = commands.run("simulate", wide, "--platform", platform, "--schedule", commands.at("l.trace.json"));
        assertEquals(2, traced.code());
        assertTrue(traced.err().startsWith("a Chrome trace has an event for each core of each piece and two for each dependency:"),
                traced.err());
        assertEquals(new CommandRuns.Result(2, "", "a schedule is audited on at most 100000000 cores, and this platform has 2000000000;"
                + " leave out the audit, or take a smaller platform\n"), commands.run("simulate", wide, "--platform", platform, "--audit"));
        assertEquals(new CommandRuns.Result(2, "", "the best possible schedule is looked for on at most 10000000 cores, and this platform"
                + " has 2000000000; take a smaller one\n"), commands.run("optimal", wide, "--platform", platform));
        assertFalse(Files.exists(folder.resolve("l.trace.json")) || Files.exists(folder.resolve("pictures")));

        String narrow = commands.file("narrow.json", "{\"jobs\": [{\"id\": \"J\", \"tasks\": [{\"id\": \"a\", \"exec\": 3}]}]}");
        assertEquals(0, commands.run("simulate", narrow, "--platform", platform, "--schedule", commands.at("l.trace.json")).code());
        assertTrue(Files.size(folder.resolve("l.trace.json")) < 2000);
    }
}
