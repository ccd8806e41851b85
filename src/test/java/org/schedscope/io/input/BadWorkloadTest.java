package org.schedscope.io.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.schedscope.fixture.FormatContract;
import org.schedscope.io.Formats;
import org.schedscope.io.format.LoadedWorkload;
import org.schedscope.io.platform.PlatformJson;

class BadWorkloadTest {
    @TempDir
    Path folder;

    private FormatContract<LoadedWorkload> contract() {
        return new FormatContract<>(folder, path -> Formats.read(path, ReadOptions.DEFAULT));
    }

    private void refuses(String text, String message) throws IOException {
        assertEquals(message, contract().refusal("w.json", text));
    }

    private void refusesTasks(String tasks, String message) throws IOException {
        refuses("{\"jobs\": [\n {\"id\": \"J1\", \"tasks\": [\n" + tasks + "]}]}", message);
    }

    @Test
    void aMissingFileIsNamed() {
        Path missing = folder.resolve("none.json");
        InputException refused = assertThrows(InputException.class, () -> Formats.read(missing, ReadOptions.DEFAULT));
        assertEquals(missing + ": the file does not exist", refused.getMessage());
    }

    @Test
    void aFolderWithoutWorkflowsIsRefused() {
        InputException refused = assertThrows(InputException.class, () -> Formats.read(folder, ReadOptions.DEFAULT));
        assertEquals(folder + ": the folder has no files that end with .json, .dax, .xml, .dag, .stg, .dot", refused.getMessage());
    }

    @Test
    void aFolderInPlaceOfAPlatformIsRefused() {
        InputException refused = assertThrows(InputException.class, () -> PlatformJson.read(InputFile.of(folder), Limits.DEFAULT));
        assertEquals(folder + ": this is a folder, not a file", refused.getMessage());
    }

    @Test
    void anEmptyFileSaysSo() throws IOException {
        refuses("", "w.json: the file is empty");
    }

    @Test
    void truncatedJsonNamesTheEndOfTheFile() throws IOException {
        refuses("{\"jobs\": [\n{\"id\": \"J1\"", "w.json:2:12: the file ends in the middle of the document (/jobs/0/id)");
    }

    @Test
    void anUnknownFieldNamesTheNearestKnownOne() throws IOException {
        refusesTasks("{\"id\": \"T1\", \"exec\": 1,\n \"core\": 2}",
                "w.json:4:2: unknown field \"core\"; did you mean \"cores\"? (/jobs/0/tasks/0/core)");
    }

    @Test
    void anUnknownFieldFarFromAnyListsThemAll() throws IOException {
        refuses("{\"zzzzzzzz\": 1, \"version\": 1, \"jobs\": 2}",
                "w.json:1:2: unknown field \"zzzzzzzz\"; the nearest known one is \"horizon\""
                        + " (known: format, version, name, timeUnit, start, platform, horizon, jobs) (/zzzzzzzz)\n"
                        + "w.json:1:39: \"jobs\" must be an array, not 2 (/jobs)");
    }

    @Test
    void aSecondJobOfTheSameIdIsRefused() throws IOException {
        refuses("{\"jobs\": [{\"id\": \"J1\", \"tasks\": [{\"id\": \"a\", \"exec\": 1}]},\n {\"id\": \"J1\", \"tasks\": [{\"id\": \"a\","
                + " \"exec\": 1}]}]}",
                "w.json:2:9: two jobs have the id J1 (/jobs/1/id)");
    }

    @Test
    void aSecondTaskOfTheSameIdIsRefused() throws IOException {
        refusesTasks("{\"id\": \"T1\", \"exec\": 1},\n{\"id\": \"T1\", \"exec\": 1}",
                "w.json:4:8: two tasks of this job have the id T1 (/jobs/0/tasks/1/id)");
    }

    @Test
    void anUnknownParentIsShownWhereItIsNamed() throws IOException {
        refusesTasks("{\"id\": \"T1\", \"exec\": 1},\n{\"id\": \"T2\", \"exec\": 1, \"after\": [\"T1\", \"parent\"]}",
                "w.json:4:41: unknown task parent; this job does not have it (/jobs/0/tasks/1/after/1)");
    }

    @Test
    void anUnknownParentWithDataIsShownWhereItIsNamed() throws IOException {
        refusesTasks("{\"id\": \"T1\", \"exec\": 1, \"after\": [{\"data\": 3, \"task\": \"T2\"}]}",
                "w.json:3:55: unknown task T2; did you mean T1? (/jobs/0/tasks/0/after/0)");
    }

    @Test
    void aParentNamedTwiceIsRefused() throws IOException {
        refusesTasks("{\"id\": \"T1\", \"exec\": 1},\n{\"id\": \"T2\", \"exec\": 1, \"after\": [\"T1\", \"T1\"]}",
                "w.json:4:41: the parent T1 is named twice (/jobs/0/tasks/1/after/1)");
    }

    @Test
    void aCycleNamesItsTasks() throws IOException {
        refusesTasks("{\"id\": \"T1\", \"exec\": 1, \"after\": [\"T3\"]}, {\"id\": \"T2\", \"exec\": 1, \"after\": [\"T1\"]},\n"
                + "{\"id\": \"T3\", \"exec\": 1, \"after\": [\"T2\"]}",
                "w.json:2:2: the tasks of job J1 form a cycle: T1 → T2 → T3 → T1 (/jobs/0)");
    }

    @Test
    void aTaskAfterItselfIsACycle() throws IOException {
        refusesTasks("{\"id\": \"T1\", \"exec\": 1, \"after\": [\"T1\"]}",
                "w.json:2:2: the tasks of job J1 form a cycle: T1 → T1 (/jobs/0)");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
            "0 | \"exec\" is 0; it must be at least 1",
            "-1 | \"exec\" is -1; it must be at least 1",
            "1.5 | \"exec\" is 1.5; it must be a whole number",
            "1e-50 | \"exec\" is 1e-50; it must be a whole number",
            "9223372036854775808 | \"exec\" is 9223372036854775808; it must be at most 2305843009213693951",
            "1e999999999 | \"exec\" is 1e999999999; it must be at most 2305843009213693951",
            "1e99999999999999 | \"exec\" is 1e99999999999999; it must be at most 2305843009213693951",
            "-1e99 | \"exec\" is -1e99; it must be at least 1",
            "\"5\" | \"exec\" must be a number, not the text \"5\"",
            "null | \"exec\" must be a number, not null",
            "true | \"exec\" must be a number, not true",
            "[1] | \"exec\" must be a number, not an array",
            "{} | \"exec\" names no cluster"})
    void anExecutionTimeMustBeAWholeNumberOfTicks(String value, String message) throws IOException {
        refusesTasks("{\"id\": \"T1\", \"exec\": " + value + "}", "w.json:3:22: " + message + " (/jobs/0/tasks/0/exec)");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
            "0 | \"cores\" is 0; it must be at least 1",
            "-2 | \"cores\" is -2; it must be at least 1",
            "3000000000 | \"cores\" is 3000000000; it must be at most 2147483647",
            "1.5 | \"cores\" is 1.5; it must be a whole number"})
    void coresMustBeAWholeNumber(String value, String message) throws IOException {
        refusesTasks("{\"id\": \"T1\", \"exec\": 1, \"cores\": " + value + "}", "w.json:3:34: " + message + " (/jobs/0/tasks/0/cores)");
    }

    @Test
    void notANumberIsNoJson() throws IOException {
        refusesTasks("{\"id\": \"T1\", \"exec\": NaN}",
                "w.json:3:25: this is not JSON: unknown word 'NaN'; texts need double quotes (/jobs/0/tasks/0/exec)");
    }

    @Test
    void aNumberWithoutEndIsRefused() throws IOException {
        refusesTasks("{\"id\": \"T1\", \"exec\": " + "9".repeat(100_000) + "}",
                "w.json:3:14: a text is longer than 65536 characters, or a number longer than 200");
    }

    @Test
    void whereALongTextIsToldDoesNotDependOnWhatWasReadBefore() throws IOException {
        String broken = "{\"id\": \"T1\", \"exec\": " + "9".repeat(100_000) + "}";
        String expected = "w.json:3:14: a text is longer than 65536 characters, or a number longer than 200";
        for (int before : new int[] {10, 20_000, 60_000}) {
            contract().refusal("before.json", "{\"jobs\": [{\"id\": \"" + "x".repeat(before) + "\", \"tasks\": []}]}");
            refusesTasks(broken, expected);
        }
    }

    @Test
    void aNumberLongerThanAnyIsRefused() throws IOException {
        refusesTasks("{\"id\": \"T1\", \"exec\": " + "9".repeat(201) + "}",
                "w.json:3:14: a text is longer than 65536 characters, or a number longer than 200");
    }

    @Test
    void aTextWithoutEndIsRefused() throws IOException {
        String message = contract().refusal("w.json", "{\"name\": \"" + "x".repeat(200_000) + "\", \"jobs\": []}");
        assertTrue(message.endsWith(": a text is longer than 65536 characters, or a number longer than 200"), message);
    }

    @Test
    void aFieldTwiceInOneObjectIsRefused() throws IOException {
        refusesTasks("{\"id\": \"T1\", \"exec\": 1, \"exec\": 2}", "w.json:3:25: the field \"exec\" appears twice (/jobs/0/tasks/0/exec)");
    }

    @Test
    void anotherFormatIsRefused() throws IOException {
        refuses("{\"format\": \"x\", \"jobs\": [{\"id\": \"a\", \"tasks\": [{\"id\": \"b\", \"exec\": 1}]}]}",
                "w.json:1:12: \"format\" must be \"schedscope-workload\", not the text \"x\" (/format)");
    }

    @Test
    void aLaterVersionIsRefused() throws IOException {
        refuses("{\"version\": 2, \"jobs\": [{\"id\": \"a\", \"tasks\": [{\"id\": \"b\", \"exec\": 1}]}]}",
                "w.json:1:13: \"version\" must be 1, not 2 (/version)");
    }

    @Test
    void aPlatformIsNoWorkload() throws IOException {
        refuses("{\"root\": {\"cluster\": \"a\", \"cores\": 1}}", "w.json: this is a platform, not a workload");
    }

    @Test
    void textAfterTheEndIsRefused() throws IOException {
        refusesTasks("{\"id\": \"T1\", \"exec\": 1}]}]} {", "w.json:3:29: unexpected text after the end of the document");
    }

    @Test
    void whatIsMissingIsNamed() throws IOException {
        refuses("{\"format\": \"schedscope-workload\"}", "w.json:1:1: the workload lacks \"jobs\"");
        refuses("{\"jobs\": []}", "w.json:1:10: the workload has no jobs (/jobs)");
        refuses("{\"jobs\": [{\"id\": \"a\", \"tasks\": []}]}", "w.json:1:32: the job has no tasks (/jobs/0/tasks)");
        refuses("{\"jobs\": [{\"id\": \"a\"}]}", "w.json:1:11: the job lacks \"tasks\" (/jobs/0)");
        refusesTasks("{\"exec\": 1}", "w.json:3:1: the task lacks \"id\" (/jobs/0/tasks/0)");
    }

    @Test
    void wrongBytesAreNoText() {
        assertEquals("w.json:2:2: these bytes are not UTF-8 text",
                contract().refusal("w.json", new byte[] {'{', '\n', '"', (byte) 0xc3, '(', '"'}));
        assertEquals("w.json: this is not text: it has bytes that no text has", contract().refusal("w.json", new byte[] {1, 2, '{'}));
    }

    @Test
    void damagedGzipIsRefused() {
        assertEquals("w.json: the gzip data is damaged or cut off", contract().refusal("w.json", new byte[] {0x1f, (byte) 0x8b, 8, 0, 1}));
    }

    @Test
    void aGzipBombIsRefused() throws IOException {
        assertEquals("w.json: the gzip data unpacks to more than 200 times its size; that is the limit",
                contract().refusal("w.json",
                        FormatContract.gzip(" ".repeat(20 << 20).getBytes(java.nio.charset.StandardCharsets.US_ASCII))));
    }

    @Test
    void aFileTooLargeIsRefused() throws IOException {
        Path file = Files.writeString(folder.resolve("w.json"), "{}".repeat(10));
        Limits limits = new Limits(10, 64, 100, 100, 10, 10, 10);
        InputException refused = assertThrows(InputException.class, () -> Formats.read(file, ReadOptions.DEFAULT.withLimits(limits)));
        assertEquals(file + ": the file has 20 bytes; the limit is 10", refused.getMessage());
    }

    @Test
    void moreTasksThanTheLimitAreRefused() throws IOException {
        Path file = Files.writeString(folder.resolve("w.json"),
                "{\"jobs\": [{\"id\": \"J\", \"tasks\": [{\"id\": \"a\", \"exec\": 1},\n{\"id\": \"b\", \"exec\": 1}]}]}");
        Limits limits = new Limits(1000, 64, 100, 100, 1, 10, 10);
        InputException refused = assertThrows(InputException.class, () -> Formats.read(file, ReadOptions.DEFAULT.withLimits(limits)));
        assertEquals(file + ":2:1: more than 1 tasks; the limit is 1 (/jobs/0/tasks/1)", refused.getMessage());
    }

    @Test
    void twoGigabytesOfBracketsAreRefusedAtOnce() throws IOException {
        // Sparse tail: the refusal must come from the first kilobyte.
        Path file = folder.resolve("brackets.json");
        try (OutputStream out = Files.newOutputStream(file)) {
            out.write("[".repeat(1 << 20).getBytes(java.nio.charset.StandardCharsets.US_ASCII));
        }
        try (java.io.RandomAccessFile large = new java.io.RandomAccessFile(file.toFile(), "rw")) {
            large.setLength(2L << 30);
        }
        InputException refused = assertThrows(InputException.class, () -> Formats.read(file, ReadOptions.DEFAULT));
        assertEquals(file + ":1:66: the document is nested deeper than 64 levels", refused.getMessage());
    }

    @Test
    void bracketsInsideAnUnknownFieldEndAtTheDepthLimit() throws IOException {
        refuses("{\"format\": " + "[".repeat(1000), "w.json:1:12: \"format\" must be \"schedscope-workload\", not an array (/format)\n"
                + "w.json:1:76: the document is nested deeper than 64 levels");
    }

    @Test
    void workBeyondWhatCanBeComputedWithIsRefused() throws IOException {
        refusesTasks("{\"id\": \"T1\", \"exec\": 2000000000000000000}, {\"id\": \"T2\", \"exec\": 2000000000000000000}",
                "w.json:2:2: with job J1 the last arrival and all execution times add up to 2^61 ticks or more (/jobs/0)");
        refusesTasks("{\"id\": \"T1\", \"exec\": 2000000000000000000, \"cores\": 2000000000}",
                "w.json:2:2: with job J1 all work adds up to 2^61 core-ticks or more (/jobs/0)");
    }

    @Test
    void aPlatformOutsideTheFolderIsRefused() throws IOException {
        refuses("{\"platform\": \"../x.json\", \"jobs\": [{\"id\": \"a\", \"tasks\": [{\"id\": \"b\", \"exec\": 1}]}]}",
                "w.json:1:14: \"platform\" is \"../x.json\"; it must be a path next to the workload, inside its folder (/platform)");
    }

    @Test
    void aValueCurveThatRisesIsRefused() throws IOException {
        refuses("{\"jobs\": [{\"id\": \"a\", \"value\": {\"max\": 3, \"curve\": [[1, 1], [2, 0.5]]}, \"tasks\": [{\"id\": \"b\","
                + " \"exec\": 1}]}]}",
                "w.json:1:32: the last factor of a value curve must be 0, it is 1/2 (/jobs/0/value)");
    }

    @Test
    void severalProblemsAreToldInFileOrder() throws IOException {
        refusesTasks("{\"id\": \"T1\", \"exec\": 0, \"after\": [\"nobody\"]},\n{\"id\": \"T2\", \"exec\": 1, \"cores\": 0}",
                "w.json:3:22: \"exec\" is 0; it must be at least 1 (/jobs/0/tasks/0/exec)\n"
                        + "w.json:3:35: unknown task nobody; this job does not have it (/jobs/0/tasks/0/after/0)\n"
                        + "w.json:4:34: \"cores\" is 0; it must be at least 1 (/jobs/0/tasks/1/cores)");
    }

    @Test
    void aHundredProblemsAreEnough() throws IOException {
        String tasks = IntStream.range(0, 500).mapToObj(i -> "{\"id\": \"T" + i + "\", \"exec\": 0}").collect(Collectors.joining(",\n"));
        assertEquals(100, contract().refusal("w.json", "{\"jobs\": [{\"id\": \"J\", \"tasks\": [" + tasks + "]}]}").lines().count());
    }

    @Test
    void controlCharactersOfTheFileDoNotReachTheTerminal() throws IOException {
        refuses("{\"jo\\n\\u001b[31mb\": 3, \"version\": 1, \"jobs\": 1}",
                "w.json:1:2: unknown field \"jo\\u000a\\u001b[31mb\"; the nearest known one is \"jobs\""
                        + " (known: format, version, name, timeUnit, start, platform, horizon, jobs) (/jo\\u000a\\u001b[31mb)\n"
                        + "w.json:1:46: \"jobs\" must be an array, not 1 (/jobs)");
    }
}
