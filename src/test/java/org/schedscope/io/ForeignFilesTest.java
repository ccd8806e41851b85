package org.schedscope.io;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.schedscope.fixture.FormatContract;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.json.DocumentHead;
import org.schedscope.io.table.TablePreview;

/** What is told of files of other programs: what they are, and what makes a table of them; a row is the file, and the sentence. */
class ForeignFilesTest {
    private static final String COLUMNS = "[\"job\",\"arrival\",\"start\",\"finish\"], (";

    private static InputFile file(String name, String bytes) {
        return InputFile.of(name, bytes.getBytes(StandardCharsets.ISO_8859_1));
    }

    private static String refusal(InputFile file) {
        return assertThrows(InputException.class, () -> Formats.read(file, ReadOptions.DEFAULT)).problems().stream().map(Problem::text)
                .map(text -> text.replaceFirst("; workloads are read from .*", "; KNOWN")).collect(Collectors.joining("\n"));
    }

    private static void refuses(String name, String row) throws InputException {
        int at = row.indexOf(" => ");
        InputFile file = file(name, row.substring(0, at));
        assertEquals(name + ": " + row.substring(at + 4), refusal(file), row);
        assertEquals(FileKind.UNKNOWN, FileKind.of(file, Limits.DEFAULT), row);
        String window = RecognizedFile.of(file, Limits.DEFAULT).refusal(Limits.DEFAULT).problems().get(0).text();
        assertTrue(window.startsWith(refusal(file).replace("; KNOWN", "")), "the window has this text, too: " + window);
        assertFalse(TablePreview.of(DocumentHead.of(file, Limits.DEFAULT)).isPresent(), row);
    }

    @ParameterizedTest
    @ValueSource(strings = {
            "{\"total_count\": 1, \"jobs\": [{\"id\": 1, \"run_id\": 7, \"name\": \"build\", \"status\": \"completed\", \"steps\": []}]}"
                    + " => this looks like JSON of GitHub Actions, an object with the fields total_count, jobs;"
                    + " .jobs[] | [.name, .created_at, .started_at, .completed_at]",
            "{\"total_count\": 1, \"workflow_runs\": [{\"id\": 1}]} => this looks like JSON of GitHub Actions, an object with the fields"
                    + " total_count, workflow_runs; .workflow_runs[] | [.name, .created_at, .run_started_at, .updated_at]",
            "[{\"id\": 1, \"pipeline\": {\"id\": 2}, \"started_at\": null}] => this looks like JSON of GitLab CI, a list of 1 object"
                    + " with the fields id, pipeline, started_at; .[] | [.name, .created_at, .started_at, .finished_at]",
            "{\"apiVersion\": \"v1\", \"kind\": \"List\", \"items\": []} => this looks like JSON of Kubernetes, an object with the fields"
                    + " apiVersion, kind, items; (.items // [.])[] | [.metadata.name, .metadata.creationTimestamp, .status.startTime,"
                    + " (.status.completionTime // .status.containerStatuses[0].state.terminated.finishedAt)]",
            "{\"task_instances\": [], \"total_entries\": 0} => this looks like JSON of Airflow, an object with the fields task_instances,"
                    + " total_entries; .task_instances[] | [.task_id, .queued_when, .start_date, .end_date]",
            "[{\"key\": \"a\", \"startstops\": []}, 7, {\"key\": \"b\"}] => this looks like JSON of Dask, a list of 2 objects with the"
                    + " fields key, startstops; .[] | .key as $key | .startstops[] | select(.action == \"compute\")"
                    + " | [$key, .start, .start, .stop]"})
    void jsonOfProgramsThatAreKnownHasALineThatMakesATable(String row) throws InputException {
        String[] parts = row.split("(?<=[\\w ]); ", 2);
        refuses("x.json", parts[0] + "; this command makes a table of its jobs, which can be read: jq -r '" + COLUMNS + parts[1]
                + ") | @csv' x.json > x.csv");
    }

    @ParameterizedTest
    @ValueSource(strings = {
            "[{\"a\": 1, \"b\": 2, \"c\": 3}] => a list of 1 object with the fields a, b, c; jq -r '. | ",
            "{\"n\": 1, \"rows\": [{\"a\": 1, \"b\": 2, \"c\": 3}]} => an object with the fields n, rows; jq -r '.rows | ",
            "{\"my rows\": [{\"a\": 1, \"b\": 2, \"c\": 3}]} => an object with the fields my rows; jq -r '.[\"my rows\"] | ",
            "{\"jobs\": [{\"name\": \"a\", \"arrival\": 0, \"burst\": 5}]} => an object with the fields jobs; jq -r '.jobs | ",
            "{\"few\": [{\"a\": 1}], \"rows\": [{\"a\": 1, \"b\": 2, \"c\": 3}]} => an object with the fields few, rows; jq -r '.rows | ",
            "{\"a\": 1, \"b\": 2, \"c\": 3}\n{\"a\": 4}\n => 2 objects, one a line, with the fields a, b, c; jq -rs '. | "})
    void otherListsOfObjectsHaveOneToo(String row) throws InputException {
        String[] parts = row.split(" => |; ");
        refuses("it's.json", parts[0] + " => this is JSON of an unknown kind, " + parts[1] + "; this command makes a table of it: "
                + parts[2] + "(.[0] | keys_unsorted) as $k | $k, (.[] | [.[$k[]] | tostring]) | @csv' 'it'\\''s.json' > 'it'\\''s.csv'");
    }

    @ParameterizedTest
    @ValueSource(strings = {
            "{} => an empty object", " { \n} => an empty object", "[[{\"key\": \"a\"}]] => a list of lists",
            "[] => a list or a value without objects", "[1, 2] => a list or a value without objects",
            "{\"name\": \"x\", \"version\": \"1.0\", \"scripts\": {}} => an object with the fields name, version, scripts",
            "{\"root\": \"/\", \"nodes\": []} => an object with the fields root, nodes",
            "{\"workflow\": \"ci.yml\", \"on\": 1} => an object with the fields workflow, on",
            "{\"schemaVersion\": \"1\", \"a\": 1, \"b\": 2} => an object with the fields schemaVersion, a, b",
            "{\"at\": \"2024\", \"who\": 1, \"what\": 2} => an object with the fields at, who, what",
            "{\"total_count\": 0, \"jobs\": []} => an object with the fields total_count, jobs",
            "{\"$schema\": \"x\", \"profiles\": [], \"shared\": {}} => an object with the fields $schema, profiles, shared",
            "{\"jobs\": [{\"name\": \"a\", \"walltime\": 1}]} => an object with the fields jobs"})
    void otherJsonIsTakenForNothingOfOurs(String row) throws InputException {
        refuses("x.json", row.replace(" => ", " => this is JSON of an unknown kind, ") + "; KNOWN");
    }

    @ParameterizedTest
    @ValueSource(strings = {
            "{\"status\": \"success\", \"data\": {\"resultType\": \"matrix\"}} => Prometheus, an object with the fields status, data",
            "{\"cells\": [], \"nbformat\": 4} => Jupyter, an object with the fields cells, nbformat"})
    void someJsonHasNoJobs(String row) throws InputException {
        refuses("x.json", row.replace(" => ", " => this looks like JSON of ") + ", in which no times of jobs are");
    }

    @ParameterizedTest
    @ValueSource(strings = {
            "{\"jobs\": [{\"id\": 1}]} => 1:18: \"id\" must be a text, not 1 (/jobs/0/id)",
            "\n\n =>  the file has only blank lines",
            "{jobs: []} => 1:2: this is not JSON: the name of a field must be in double quotes; 'j' cannot begin one",
            "{\"jobs\": [{\"id\": \"J\", \"taks\": []}]} => 1:23: unknown field \"taks\"; did you mean \"tasks\"? (/jobs/0/taks)",
            "{\"timeUnit\": \"s\", \"job\": []} => 1:19: unknown field \"job\"; did you mean \"jobs\"? (/job)",
            "{\"jobs\": [{\"id\": \"J\", \"arrival\": 0}]} => 1:11: the job lacks \"tasks\" (/jobs/0)",
            "{\"jobs\": [{\"id\": \"J\" => 1:21: the file ends in the middle of the document (/jobs/0/id)",
            "{\"foo\": [1, 2 => 1:14: the file ends in the middle of the document (/foo/1)"})
    void brokenFilesOfOursAreToldWhereTheyAreBroken(String row) {
        String[] parts = row.split(" => ");
        assertEquals("x.json:" + parts[1], refusal(file("x.json", parts[0])), row);
    }

    @ParameterizedTest
    @ValueSource(strings = {
            "\u0089PNG\r\n\u001a\n\0\0 => this is a picture (PNG), in which no jobs are",
            "\u00FF\u00D8\u00FF\u00E0\0 => this is a picture (JPEG), in which no jobs are",
            "%PDF-1.7\n => this is a document (PDF); tables are read from CSV or text",
            "PK\u0003\u0004\0\0[Content_Types].xml..xl/workbook.xml => this is a workbook of Excel; save its sheet as CSV",
            "PK\u0003\u0004\0mimetypeapplication/vnd.oasis.opendocument.spreadsheet"
                    + " => this is a workbook of LibreOffice; save its sheet as CSV",
            "\u00D0\u00CF\u0011\u00E0\u00A1\0 => this is a workbook of Excel; save its sheet as CSV",
            "PAR1\u0015\u0004\0 => this is a table in Parquet; DuckDB makes CSV of it:"
                    + " duckdb -c \"COPY (SELECT * FROM 'x.bin') TO 'x.csv' (HEADER)\"",
            "SQLite format 3\0 => this is a database of SQLite; a table of it becomes CSV, here \"jobs\":"
                    + " sqlite3 -header -csv 'x.bin' \"SELECT * FROM jobs\" > 'x.csv'",
            "\u007FELF\u0002\u0001 => this is a program, or a part of one (ELF)",
            "PK\u0003\u0004\u0014\0\0\0\b\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\5\0\0\0a.csv => this file is packed by zip; unpack it first",
            "BZh91AY&SY\0 => this file is packed by bzip2; unpack it first",
            "Obj\u0001\u0004 => this is a file of Avro, which is not read; save its table as CSV",
            "\u0001\u0002\u0003abc => this is not text: it has bytes that no text has"})
    void bytesThatAreNoTextAreNamed(String row) throws InputException {
        refuses("x.bin", row);
    }

    @Test
    void whatIsPackedTwiceIsNamed() throws IOException {
        byte[] twice = FormatContract.gzip(FormatContract.gzip("hello".getBytes(StandardCharsets.UTF_8)));
        assertEquals("x.gz: this file is packed twice by gzip; unpack it once", refusal(InputFile.of("x.gz", twice)));
    }

    @ParameterizedTest
    @ValueSource(strings = {
            "\"To be\" or not => \"\"To be\" or not\"",
            "[2024-03-01 10:00:00] INFO started => \"[2024-03-01 10:00:00] INFO started\"",
            "{% extends \"x\" %} => \"{% extends \"x\" %}\"",
            "\n  M\u00FCller was here\nyes => \"M\u00FCller was here\"",
            "M\u00C3\u00BCller was here => \"M\u00FCller was here\"",
            "import os => \"import os\"",
            "esc \u001B[31m => \"esc \\u001b[31m\""})
    void textsAreShownByTheirFirstLines(String row) throws InputException {
        refuses("x.txt", row.replace(" => ", " => this text is of an unknown kind, its first line is ") + "; KNOWN");
    }

    @ParameterizedTest
    @ValueSource(strings = {"<!DOCTYPE html>\n<html lang=\"en\"><body/></html>", "<HTML><table></table></HTML>"})
    void pagesForTheBrowserAreNamed(String text) {
        assertEquals("x.html: this is a page for the browser (HTML); save the table that it shows as CSV", refusal(file("x.html", text)));
    }
}
