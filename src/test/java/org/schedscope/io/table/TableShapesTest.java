package org.schedscope.io.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.schedscope.io.Formats;
import org.schedscope.io.RecognizedFile;
import org.schedscope.io.format.RecordedLog;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.input.TableColumns;
import org.schedscope.io.input.TableColumns.DateOrder;
import org.schedscope.model.Job;

/** Tables of any shape: the same jobs, whatever their text looks like; what is left out is counted, and what was guessed is shown. */
public class TableShapesTest {
    /** Tables of several shapes. */
    public static final List<String> SAMPLES = List.of("""
            Prozess;Ankunft;Start;Ende;Kerne
            A;01.03.2024 08:00:00;01.03.2024 08:00:05;01.03.2024 09:00:05;4
            B;01.03.2024 08:10:00;01.03.2024 09:00:05;13.03.2024 09:30:05;2
            """, """
            JobID             User              Submit               Start                 End  AllocCPUS      State
            ------------ --------- ------------------- ------------------- ------------------- ---------- ----------
            1001               ann 2024-03-01T08:00:00 2024-03-01T08:00:05 2024-03-01T09:00:05          8  COMPLETED
            """, """
            # made by hand
            # Process\tArrival\t"CPU Burst"\tPriority
            "P1"\t1\t9\t2
            P2\t3/1/24 8:00\t5\t1
            """);
    private static final List<List<String>> CELLS = List.of(
            List.of("job", "user", "submit", "start", "end", "cores"),
            List.of("a1", "ann", "2024-03-01T08:00:00", "2024-03-01T08:00:05", "2024-03-01T09:00:05", "8"),
            List.of("a2", "bea", "2024-03-01T08:10:00", "2024-03-01T09:00:05", "2024-03-01T09:30:05", "16"));
    private static final String JOBS = "a1 /ann @0 3600x8, a2 /bea @600 1800x16";

    private static RecordedLog read(byte[] bytes, ReadOptions options) throws InputException {
        InputFile file = InputFile.of("t", bytes);
        return Formats.logFormatOf(RecognizedFile.of(file, options.limits()), options).orElseThrow().readLog(file, options);
    }

    private static RecordedLog read(String text, String columns) throws InputException {
        return read(text.getBytes(StandardCharsets.UTF_8),
                ReadOptions.DEFAULT.withColumns(columns.isEmpty() ? Optional.empty() : Optional.of(TableColumns.parse(columns))));
    }

    private static RecordedLog read(String text) throws InputException {
        return read(text, "");
    }

    private static String jobs(RecordedLog log) {
        return log.loaded().workload().jobs().stream().map(TableShapesTest::told).collect(Collectors.joining(", "));
    }

    private static String told(Job job) {
        return job.id() + (job.user().equals("/") ? "" : " " + job.user()) + " @" + job.arrival() + " " + job.tasks().get(0).exec() + "x"
                + job.tasks().get(0).cores();
    }

    private static String warnings(RecordedLog log) {
        return log.loaded().warnings().stream().map(warning -> warning.message().toString()).collect(Collectors.joining("\n"));
    }

    private static String refusal(String text, ReadOptions options) {
        return Assertions.assertThrows(InputException.class,
                () -> Formats.read(InputFile.of("t", text.getBytes(StandardCharsets.UTF_8)), options)).getMessage();
    }

    private static String rows(String separator) {
        return CELLS.stream().map(row -> String.join(separator, row) + "\n").collect(Collectors.joining());
    }

    /** Columns below each other, to the left or to the right. */
    private static String aligned(boolean right, String ruler) {
        int[] widths = {6, 9, 20, 20, 20, 5};
        List<String> lines = new java.util.ArrayList<>(CELLS.stream().map(row -> java.util.stream.IntStream.range(0, row.size())
                .mapToObj(i -> String.format(right ? "%" + widths[i] + "s" : "%-" + widths[i] + "s", row.get(i)))
                .collect(Collectors.joining(" "))).toList());
        if (!ruler.isEmpty()) {
            lines.add(1, java.util.stream.IntStream.of(widths).mapToObj(ruler::repeat).collect(Collectors.joining(" ")));
        }
        return String.join("\n", lines) + "\n";
    }

    private static Stream<String> texts() {
        return Stream.of(rows(","), rows(";"), rows("\t"), rows("|"), rows(" "), rows("   "), rows(" | "),
                rows("\",\"").replaceAll("(?m)^|$",
                        "\"").replaceAll("\"$", ""),
                aligned(false, ""), aligned(true, ""), aligned(false, "-"), aligned(true, "-"),
                aligned(true, "="), rows("|").replaceAll("(?m)^|$", "|").replaceAll("\\|$", ""),
                rows(" | ").replaceFirst("\n", "\n-----+-----+-----+----+----+---\n"), "# made by hand\n# on Friday\n" + rows(","),
                "// a remark\n" + rows("\t"), "; a remark\n" + rows("|"), "% a remark\n" + rows(","), "# " + rows(","), "#" + rows(" "),
                "\n\n" + rows(","), rows(",").replace("\n", "\r\n"), rows(",") + "\n\n",
                rows("|").replaceAll("(?m)$", "|").replaceAll("\\|$", ""));
    }

    @ParameterizedTest
    @MethodSource("texts")
    void theSameJobsStandInTablesOfAnyShape(String text) throws InputException {
        assertEquals(JOBS, jobs(read(text)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTF-8", "UTF-16LE", "UTF-16BE", "UTF-16", "x-UTF-16LE-BOM"})
    void anyEncodingOfUnicodeIsFound(String charset) throws InputException {
        RecordedLog log = read(rows(",").replace("ann", "Jörg").getBytes(Charset.forName(charset)), ReadOptions.DEFAULT);
        assertEquals(JOBS.replace("ann", "Jörg"), jobs(log));
    }

    @Test
    void bytesThatAreNoUnicodeAreLatinAndCounted() throws InputException {
        RecordedLog log = read(rows(",").replace("ann", "Jörg").getBytes(StandardCharsets.ISO_8859_1), ReadOptions.DEFAULT);
        assertEquals(JOBS.replace("ann", "Jörg"), jobs(log));
        assertTrue(warnings(log).contains("1 line has bytes that are not UTF-8, the first is line 2: they are read as Latin-1"),
                warnings(log));
    }

    @Test
    void emptyCellsBelowARulerAreEmpty() throws InputException {
        RecordedLog log = read("""
                JobID             User              Submit               Start                 End  AllocCPUS      State\s
                ------------ --------- ------------------- ------------------- ------------------- ---------- ----------\s
                1001               ann 2024-03-01T08:00:00 2024-03-01T08:00:05 2024-03-01T09:00:05          8  COMPLETED\s
                1001.batch             2024-03-01T08:00:05 2024-03-01T08:00:05 2024-03-01T09:00:05          8  COMPLETED\s
                1002                   2024-03-01T08:10:00 2024-03-01T09:00:05 2024-03-01T09:30:05            CANCELLED+\s
                """);
        assertEquals("1001 /ann @0 3600x8, 1002 @600 1800x1", jobs(log));
        assertTrue(warnings(log).contains("1 of 3 lines is left out: 1 step of jobs"), warnings(log));
    }

    @Test
    void columnsBelowTheirTitlesMayHaveBlanksInThem() throws InputException {
        assertEquals("7 /ann @0 60x2, 8 /bea @60 60x4", jobs(read("""
                JOB ID   USER   SUBMIT TIME           START TIME            END TIME             CPUS
                7        ann    2024-03-01 08:00:00   2024-03-01 08:00:00   2024-03-01 08:01:00  2
                8        bea    2024-03-01 08:01:00   2024-03-01 08:01:00   2024-03-01 08:02:00  4
                """)));
    }

    @Test
    void whatWasGuessedIsSaidInOneLine() throws InputException {
        String told = warnings(read(rows(";").replace("cores", "Kerne").replace("user", "Mood")));
        assertTrue(told.contains("the table is of no known kind and is read as job=job,arrival=submit,start=start,finish=end,cores=Kerne,"
                + "separator=semicolon; its first job: arrival=2024-03-01 08:00:00 UTC, start=2024-03-01 08:00:05 UTC,"
                + " finish=2024-03-01 09:00:05 UTC, cores=8; not used: Mood"), told);
    }

    /** A title line, a row, and what the job is. */
    private static Stream<List<String>> titles() {
        return Stream.of(
                List.of("Process,Arrival,Burst", "P1,2,9", "P1 @0 9x1"),
                List.of("pid arrivaltime bursttime priority", "P1 2 9 3", "P1 @0 9x1"),
                List.of("Process\tCPU Burst\tDeadline", "P1\t9\t30", "P1 @0 9x1"),
                List.of("Process,Burst Time (ms)", "P1,9000", "P1 @0 9x1"),
                List.of("Prozess;Ankunft;Start;Ende;Kerne", "A;1;2;5;4", "A @0 3x4"),
                List.of("Auftrag;Benutzer;Warteschlange;Ankunftszeit;Laufzeit", "A;eva;kurz;1;3,5", "A /eva @0 4x1"),
                List.of("Prozess|Ankunftszeit|Bedienzeit", "A|0|7", "A @0 7x1"),
                List.of("dag_id,run_id,task_id,queued_dttm,start_date,end_date,state",
                        "d,r1,t,2024-03-01T08:00:00+00:00,2024-03-01T08:00:05+00:00,2024-03-01T08:01:05+00:00,success", "r1 @0 60x1"),
                List.of("job_id,submit,runtime_s,slots", "1,5,60,3", "1 @0 60x3"),
                List.of("id,created_at,started_at,completed_at", "1,1709280000,1709280005,1709280065", "1 @0 60x1"));
    }

    @ParameterizedTest
    @MethodSource("titles")
    void titlesOfLecturesAndLogsAreKnown(List<String> table) throws InputException {
        assertEquals(table.get(2), jobs(read(table.get(0) + "\n" + table.get(1) + "\n")));
    }

    @Test
    void aTableOfALectureHasOneProcessorAndMayLackArrivals() throws InputException {
        RecordedLog log = read("Process,Burst,Priority\nP1,9,1\nP2,5,2\n");
        assertEquals(1, log.loaded().described().orElseThrow().totalCores());
        assertTrue(warnings(log).contains("each task has one, and unless --cores or --platform give one, the platform is one core"));
        assertTrue(warnings(log).contains("no column shows when jobs arrive: all arrive at once"));
        assertTrue(warnings(log).contains("smaller numbers of the column \"Priority\" come first in time sharing"));
    }

    /** Texts of one instant, and in which order their numbers are where that is told. */
    private static Stream<List<String>> dates() {
        return Stream.of("2024-03-01T08:00:05", "2024-03-01 08:00:05Z", "2024-03-01T09:00:05+01:00",
                "2024-03-01T09:00:05+01:00[Europe/Berlin]",
                "2024/03/01 08:00:05", "2024.03.01 08:00:05", "20240301T080005Z", "1709280005", "1709280005000", "1709280005000000",
                "1709280005000000000", "01.03.2024 08:00:05", "1.3.24 8:00:05", "dmy 1/3/2024 08:00:05", "dmy 01-03-2024 08:00:05",
                "mdy 3/1/24 8:00:05", "mdy 3/1/2024 8:00:05 AM", "3/1/2024, 8:00:05 AM", "ymd 24/3/1 8:00:05", "1-Mar-2024 08:00:05",
                "1 March 2024 08:00:05", "1. März 2024 08:00:05", "Mar  1 08:00:05 2024", "Fri Mar  1 08:00:05 2024",
                "Fri Mar  1 09:00:05 CET 2024", "Fri, 01 Mar 2024 08:00:05 GMT", "Fri Mar  1 08:00:05 AM UTC 2024",
                "Mar 1, 2024 8:00:05 AM",
                "2024-03-01-08:00:05", "2024-03-01 12:00:05 AM -0800").map(
                        text -> text.matches("(dmy|mdy|ymd) .*")
                                ? List.of(text.substring(0, 3), text.substring(4)) : List.of("", text));
    }

    @ParameterizedTest
    @MethodSource("dates")
    void anInstantHasManySpellings(List<String> date) {
        Optional<DateOrder> order = date.get(0).isEmpty() ? Optional.empty() : Optional.of(TableColumns.dates(date.get(0)));
        assertEquals(1_709_280_005_000_000L, TimeText.point(date.get(1), "", order), date.get(1));
    }

    @ParameterizedTest
    @ValueSource(strings = {"2024-13-01", "yesterday", "32.1.2024", "Mar 1 08:00:05", "1/2/3/4", "2024-03-01 25:00", "Foo 1 2024 08:00",
            "2024-03-01 13:00 PM", "2024-03-01 08:00 XYZ"})
    void whatIsNoInstantIsNone(String text) {
        assertEquals(TimeText.WRONG, TimeText.point(text, ""));
    }

    private static String days(String... days) {
        return "job,submit,runtime\n" + Stream.of(days).map(day -> day + "," + day + ",60\n").collect(Collectors.joining());
    }

    @Test
    void theOrderOfDatesIsThatOfTheWholeColumn() throws InputException {
        assertEquals(List.of(0L, 86_400L * 12), arrivals(read(days("1/3/2024 8:00", "13/3/2024 8:00"))));
        assertEquals(List.of(0L, 86_400L * 12), arrivals(read(days("3/1/2024 8:00", "3/13/2024 8:00"))));
        RecordedLog open = read(days("3/1/2024 8:00", "3/2/2024 8:00"));
        assertEquals(List.of(0L, 86_400L), arrivals(open));
        assertTrue(warnings(open).contains("dates such as \"3/1/2024 8:00\" are read as month, day, year; --dates dmy reads the day first"),
                warnings(open));
        RecordedLog told = read(days("3/1/2024 8:00", "3/2/2024 8:00"), "dates=dmy");
        assertEquals(List.of(0L, 86_400L * 31), arrivals(told));
        assertTrue(!warnings(told).contains("dates such as"), warnings(told));
        RecordedLog mixed = read(days("3/13/2024", "3/14/2024", "14/3/2024", "3/1/2024"));
        assertEquals(3, mixed.loaded().workload().jobs().size());
        assertTrue(warnings(mixed).contains("1 of 4 lines is left out: 1 with a time that cannot be read"), warnings(mixed));
        assertTrue(warnings(mixed).contains("line 4 is left out: \"submit\" must be a date or a number, not \"14/3/2024\""),
                warnings(mixed));
    }

    private static List<Long> arrivals(RecordedLog log) {
        return log.loaded().workload().jobs().stream().map(Job::arrival).toList();
    }

    /** Rows that are not as the others, and what becomes of them. */
    private static Stream<List<String>> oddRows() {
        String good = "5|long name|ann|10|20|30|2";
        return Stream.of(
                List.of("6|a|b|c|bea|10|20|40|2", "6", "1 row has separators in a name"),
                List.of("6|a\nb|bea|10|20|40|2", "6", "1 row with a line break in a name was put together again"),
                List.of("6|a\nb\nc|bea|10|20|40|2", "6", "1 row with a line break in a name was put together again"),
                List.of("6|a|bea|soon|20|40|2", "", "\"Submit\" must be a date or a number, not \"soon\""),
                List.of("6|a|bea|10|20|40|many", "", "\"AllocCPUS\" must be a number of cores, not \"many\""),
                List.of("6|a|bea", "", "this row has 3 fields, the table 7 columns"),
                List.of("6|a|bea|10|20|40|2|x|y", "", "this row has 9 fields, the table 7 columns")).map(
                        row -> Stream
                                .concat(Stream.of(good), row.stream()).toList());
    }

    private static final String TITLES = "JobID|JobName|User|Submit|Start|End|AllocCPUS\n";

    @ParameterizedTest
    @MethodSource("oddRows")
    void oneOddRowNeverRefusesALog(List<String> rows) throws InputException {
        String text = TITLES + rows.get(0) + "\n" + rows.get(1) + "\n" + rows.get(0).replace("5|", "7|") + "\n";
        RecordedLog log = read(text);
        assertEquals(rows.get(2).isEmpty() ? List.of("5", "7") : List.of("5", "6", "7"),
                log.loaded().workload().jobs().stream().map(Job::id).toList());
        assertTrue(warnings(log).contains(rows.get(3)), warnings(log));
        assertEquals(rows.get(2).isEmpty(), warnings(log).contains("1 of 3 lines is left out"), warnings(log));
        String refused = refusal(text, ReadOptions.DEFAULT.withStrict(true));
        assertTrue(refused.startsWith("t:3:"), refused);
    }

    @Test
    void whereNoRowCanBeReadTheFirstOneSaysWhy() {
        assertEquals("t:2:11: \"Submit\" must be a date or a number, not \"soon\"",
                refusal(TITLES + "5|a|ann  |soon|20|30|2\n", ReadOptions.DEFAULT));
    }

    @Test
    void oddQuotationMarksAreCharacters() throws InputException {
        assertEquals("a1 /\"ann @0 3600x8, a2 /bea @600 1800x16", jobs(read(rows(",").replace("ann", "\"ann"))));
        assertEquals("a1 /\"a\"nn @0 3600x8, a2 /bea @600 1800x16", jobs(read(rows(",").replace("ann", "\"a\"nn"))));
        assertEquals("a1 /a,\"nn @0 3600x8, a2 /bea @600 1800x16", jobs(read(rows(",").replace("ann", "\"a,\"\"nn\""))));
    }

    @Test
    void whatAWorkloadHasNoPlaceForIsCounted() throws InputException {
        String told = warnings(read("""
                JobID|Cluster|Submit|Eligible|Start|End|AllocTRES|QOS|Reservation|NodeList|Suspended|State
                1|C1|10|10|20|30|cpu=8,mem=32G,node=1,gres/gpu=2,billing=8|high||n1|00:00:00|COMPLETED
                2|C2|10|15|20|30|cpu=4,mem=1G,node=1|high||n2|00:00:03|COMPLETED
                3|C2|10|15|Unknown|Unknown||high|||00:00:00|PENDING
                """));
        for (String part : List.of("by the column \"Eligible\", 2 rows could start only later than submitted",
                "by the column \"Suspended\", 1 row was suspended for a time", "the column \"QOS\" has no place", "1 row had GPUs",
                "the column \"NodeList\" has no place in a workload and is not used; 2 rows have a value in it")) {
            assertTrue(told.contains(part), part + " is not in " + told);
        }
        assertTrue(!told.contains("Reservation"), told);
    }

    @Test
    void listsOfWhatSlurmCountsGiveCoresAndMemory() throws InputException {
        RecordedLog log = read("""
                JobID|Cluster|Submit|Start|End|AllocTRES
                1|C1|10|20|30|cpu=8,mem=32G,node=1,gres/gpu=2,billing=8
                2|C2|10|20|30|billing=4,cpu=4,mem=512M
                """);
        assertEquals("1 @0 10x8, 2 @0 10x4", jobs(log));
        assertEquals(List.of(32L << 20, 512L << 10),
                log.loaded().workload().jobs().stream().map(job -> job.tasks().get(0).memory()).toList());
        assertEquals(List.of("C1", "C2"), log.loaded().described().orElseThrow().clusters().stream().map(it -> it.id()).toList());
    }

    @Test
    void aTableThatNothingKnowsShowsWhatOpensIt() throws InputException {
        String ninja = "# ninja log v5\n10\t500\t1711559077147643777\tobj/a.o\tc6d8\n12\t900\t1711559077147643778\tobj/b.o\tc6d9\n";
        String refused = refusal(ninja, ReadOptions.DEFAULT);
        assertTrue(refused.contains("tabs between 5 columns without titles, its first row 10, 500, 1711559077147643777, obj/a.o, c6d8"),
                refused);
        String proposal = refused.substring(refused.lastIndexOf(' ') + 1);
        assertEquals("job=#4,start=#1,finish=#2,separator=tab", proposal);
        assertEquals("obj/a.o @0 490x1, obj/b.o @2 888x1", jobs(read(ninja, proposal)));
        RecordedLog log = read(ninja, "start=#1:ms,finish=#2:ms,job=#4");
        assertTrue(warnings(log).contains("1 line of comments is passed over"), warnings(log));
    }

    @ParameterizedTest
    @ValueSource(strings = {"dear diary,\ntoday was fine, and long\n", "name: x\nvalue: y\n", "{\"a\": 1, \"b\": 2}", "[1, 2, 3]",
            "<a><b/></a>", "1 2 3\n", "a,b\n", "#!/bin/sh\necho start, end\n", "start,end\nsoon,later\n"})
    void whatIsNoTableIsTakenForNone(String text) {
        InputFile file = InputFile.of("t", text.getBytes(StandardCharsets.UTF_8));
        Assertions.assertThrows(InputException.class, () -> Formats.read(file, ReadOptions.DEFAULT));
    }

    @Test
    void titlesAboveNumbersAreNoStandardWorkloadFormat() throws InputException {
        RecordedLog log = read("submit\tduration\trealtime\tstart\tcomplete\n1774271746328\t16901\t8000\t1774271746424\t1774271763229\n"
                + "1774271763256\t35975\t6000\t1774271766533\t1774271799231\n");
        assertEquals("1 @0 8x1, 2 @17 6x1", jobs(log));
        assertTrue(warnings(log).contains("exec=realtime:ms"), warnings(log));
    }

    @Test
    void howATableIsReadIsOneText() {
        String text = "job=a,exec=b:ms,separator=tab,dates=dmy";
        assertEquals(text, TableColumns.parse("dates=dmy, separator=tab, exec=b:ms, job=a").text());
        assertEquals("separator=bar", TableColumns.parse("separator=|").text());
        assertEquals(TableColumns.DateOrder.YMD, TableColumns.dates("iso"));
        for (String wrong : List.of("separator=x", "dates=x", "separator=")) {
            Assertions.assertThrows(IllegalArgumentException.class, () -> TableColumns.parse(wrong));
        }
    }

    @Test
    void rowsReadAreJobsAndWhatIsLeftOut() throws IOException {
        StringBuilder text = new StringBuilder(TITLES);
        for (int i = 0; i < 60; i++) {
            text.append(i).append(i % 7 == 3 ? "|odd|ann|soon|20|30|2\n" : i % 11 == 5 ? "|cut\n" : i % 13 == 1 ? ".batch|b|ann|1|2|3|1\n"
                    : "|fine|ann|10|20|30|2\n");
        }
        RecordedLog log = read(text.toString());
        long jobs = log.loaded().workload().jobs().size();
        String left = warnings(log).lines().filter(line -> line.contains("left out:")).findFirst().orElseThrow();
        assertEquals(60, jobs + Long.parseLong(left.split(" ")[0]), left);
    }
}
