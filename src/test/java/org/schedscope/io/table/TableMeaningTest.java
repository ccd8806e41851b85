package org.schedscope.io.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.schedscope.io.Formats;
import org.schedscope.io.RecognizedFile;
import org.schedscope.io.format.RecordedLog;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.input.TableColumns;
import org.schedscope.model.Job;
import org.schedscope.model.time.TickLength;

/** What tables mean whose titles or cells have more than one reading: the jobs, the cores of the machine, and what is said of both. */
class TableMeaningTest {
    private static final String NOW = "JobID|User|Submit|Start|End|AllocCPUS|ReqCPUS|ReqTRES|Timelimit|State\n";

    /**
     * A table.
     *
     * @param jobs id, arrival, length and cores of each
     * @param said parts of warnings
     */
    record Table(String name, String text, String jobs, List<String> said) {
        @Override
        public String toString() {
            return name;
        }
    }

    private static Table table(String name, String text, String jobs, String... said) {
        return new Table(name, text, jobs, List.of(said));
    }

    private static RecordedLog read(String text, ReadOptions options) throws InputException {
        InputFile file = InputFile.of("t", text.getBytes(StandardCharsets.UTF_8));
        return Formats.logFormatOf(RecognizedFile.of(file, options.limits()), options).orElseThrow().readLog(file, options);
    }

    private static void check(Table table, ReadOptions options) throws InputException {
        RecordedLog log = read(table.text(), options);
        String told = log.loaded().warnings().stream().map(warning -> warning.message().toString()).collect(Collectors.joining("\n"));
        assertEquals(table.jobs(), log.loaded().workload().jobs().stream().map(TableMeaningTest::told).collect(Collectors.joining(", ")),
                told);
        for (String part : table.said()) {
            assertTrue(told.contains(part), part + " is not in " + told);
        }
    }

    private static String told(Job job) {
        return job.id() + " @" + job.arrival() + " " + job.tasks().get(0).exec() + "x" + job.tasks().get(0).cores()
                + (job.tasks().size() > 1 ? "<" + job.tasks().size() + ">" : "");
    }

    static Stream<Table> titles() {
        return Stream.of(
                table("few titles of sacct and others", "jobid,submit,start,end,cores\n1,0,5,65,16\n2,0,5,65,16\n",
                        "1 @0 60x16, 2 @0 60x16", "of no known kind", "it has 32 cores"),
                table("slots and a queue", "JobID,Submit,Start,Elapsed,Slots,Queue,Mood\n1,0,5,60,16,long,good\n", "1 @0 60x16",
                        "queue=Queue", "not used: Mood"),
                table("threads and a group", "JobID,Submit,Start,End,Threads,GPUs,Group,Class\n1,0,5,65,16,2,phys,long\n", "1 @0 60x16",
                        "group=Group", "\"GPUs\" has no place", "not used: Class"),
                table("what sacct has only", "JobID,Submit,Start,End,NCPUS,QOS\n1.0,0,5,65,2,x\n1,0,5,65,2,x\n", "1 @0 60x2",
                        "1 of 2 lines is left out: 1 step of jobs"),
                table("names with points that are no steps", "jobid,submit,start,end,cores\n1.srv,0,5,65,1\n2.srv,0,5,65,1\n"
                        + "2.srv.batch,0,5,65,1\n3,0,5,65,1\n3.batch,0,5,65,1\n",
                        "1.srv @0 60x1, 2.srv @0 60x1, 2.srv.batch @0 60x1,"
                                + " 3 @0 60x1",
                        "1 step of jobs"),
                table("GPUs beside CPUs", "job,submit,duration,num_gpu,num_cpu\n1,0,60,1,8\n", "1 @0 60x8", "\"num_gpu\" has no place"));
    }

    static Stream<Table> cores() {
        String titles = "job,submit,start,end,cores\n";
        return Stream.of(
                table("allocated ones are 0 or empty", NOW + "1|a|0|5|65|0|8||10|COMPLETED\n2|a|0|5|65|||cpu=4,mem=1G|10|COMPLETED\n"
                        + "3|a|0|5|65|2|8||10|COMPLETED\n", "1 @0 60x8, 2 @0 60x4, 3 @0 60x2"),
                table("none known", titles + "1,0,5,65,\n2,0,5,65,-1\n3,0,5,65,unknown\n", "1 @0 60x1, 2 @0 60x1, 3 @0 60x1",
                        "3 rows have no number of cores: they are read with one"),
                table("with a word, or parts of one", titles + "1,0,5,65,4 cores\n2,0,5,65,2.5\n3,0,5,65,4.0\n4,0,5,65,500m\n",
                        "1 @0 60x4, 3 @0 60x4", "2 of 4 lines are left out: 2 with a number of cores that cannot be read"));
    }

    static Stream<Table> lengths() {
        String dates = "2024-03-01 08:00:00,2024-03-01 08:10:00,2024-03-01 09:10:00,";
        String later = "2024-03-01 08:00:00,2024-03-01 08:10:00,2024-03-01 09:40:00,";
        String titles = "job,submit,start,end,";
        return Stream.of(
                table("in minutes", titles + "duration\n1," + dates + "60\n2," + later + "90\n", "1 @0 3600x1, 2 @0 5400x1",
                        "the column \"duration\" is read in min", "exec=3600 s"),
                table("in thousandths", titles + "runtime\n1," + dates + "3600000\n2," + later + "5400000\n",
                        "1 @0 3600x1, 2 @0 5400x1", "\"runtime\" is read in ms"),
                table("of something else", titles + "duration\n1," + dates + "7\n2," + later + "5400\n", "1 @0 3600x1, 2 @0 5400x1",
                        "1 row whose length is not end − start by the column \"duration\": from start to end counts"),
                table("of a process that was preempted", "Process,Arrival,Burst,Start,Finish\nP1,0,5,0,9\nP2,1,3,1,4\n",
                        "P1 @0 5x1, P2 @1 3x1", "1 row whose length is not end − start by the column \"Burst\": the column counts"),
                table("without the time that it was suspended", NOW.replace("ReqCPUS|ReqTRES", "Elapsed|Suspended")
                        + "1|a|0|5|65|1|50|10|60|COMPLETED\n2|a|0|5|65|1|60|0|60|COMPLETED\n", "1 @0 50x1, 2 @0 60x1",
                        "1 row whose length is not end − start by the column \"Elapsed\": the column counts"),
                table("of a limit", titles + "walltime\n1," + dates + "01:00\n2," + later + "24:00:00\n", "1 @0 3600x1, 2 @0 5400x1",
                        "estimate=walltime", "1 of 2 jobs with time limits ran past"));
    }

    static Stream<Table> numbers() {
        String days = "job;submit;start;end;cores\n1;45352,3333333333;45352,3368055556;45352,375;4\n2;45352,5;45352,5;45353;2\n";
        return Stream.of(
                table("one unit for two columns", "Process,Arrival Time,Burst Time (ms)\nP1,0,24\nP2,5,3\n", "P1 @0 1x1, P2 @1 1x1",
                        "no unit is given for the column \"Arrival Time\": it is read in ms"),
                table("dates beside a unit", "job,submit,runtime_min\n1,2024-03-01 08:00,1\n2,2024-03-01 08:01,2\n",
                        "1 @0 60x1, 2 @60 120x1"),
                table("thousands beside decimals", "Job;Ankunft;Dauer;Anzahl Kerne\nA;0;1.500;2\nB;0,5;2.250,5;1.024\n",
                        "A @0 1500x2, B @1 2251x1024", "points in numbers such as \"1.500\" are read as those of thousands"),
                table("decimals behind points", "Job;Ankunft;Dauer\nA;0;1.500\nB;1;1.709.280\n", "A @0 2x1, B @1 1709280x1"),
                table("days of a spreadsheet", days, "1 @0 3300x4, 2 @14400 43200x2",
                        "numbers such as \"45352,3333333333\" are read as days since 1900", "2024-03-01 08:00:00 UTC"),
                table("whole numbers of five digits", "job,submit,start,end\n1,45352,45353,45354\n2,45352,45354,45356\n",
                        "1 @0 1x1, 2 @0 2x1"),
                table("a zone in a title", "job,submit (Europe/Berlin),start,end\n1,2024-03-01 09:00:00,2024-03-01 08:00:10,"
                        + "2024-03-01 08:00:20\n", "1 @0 10x1", "the first submission, 2024-03-01 08:00:00 UTC"),
                table("units in cells", "Process,Arrival,Burst\nP1,0 s,8 s\nP2,1 s,4 min\n", "P1 @0 8x1, P2 @1 240x1"),
                table("times of a day", "job,submit,start,end\n1,08:00,08:05,09:00\n2,8:10 Uhr,9:00 Uhr,9:30 Uhr\n",
                        "1 @0 3300x1, 2 @600 1800x1", "times such as \"08:00\" are read as times of one day"),
                table("lengths of many kinds", "job,submit,elapsed\n1,0,PT1H30M\n2,0,0 days 00:10:00\n3,0,2 days 03:00:00\n4,0,1:30\n",
                        "1 @0 5400x1, 2 @0 600x1, 3 @0 183600x1, 4 @0 90x1",
                        "lengths such as \"1:30\" are read as minutes and seconds"),
                table("estimates and memory that are none", "job,submit,exec,estimate,memory\n1,0,10,foo,lots\n2,0,10,0,4G\n3,0,10,20,\n",
                        "1 @0 10x1, 2 @0 10x1, 3 @0 10x1", "2 rows have an estimate that cannot be read or is not above 0",
                        "1 row has an amount of memory that cannot be read"));
    }

    static Stream<Table> graphs() {
        return Stream.of(
                table("a role's own word", "job,task,after,exec,arrival,Kind\nj,a,,5,0,gpu\nj,b,a,5,0,gpu\n", "j @0 5x1<2>",
                        "after=after", "kind=Kind"),
                table("tasks without arrivals", "job,task,depends,exec\nj,a,,5\nj,b,a,6\nk,a,,7\n", "j @0 5x1<2>, k @0 7x1",
                        "no column shows when jobs arrive: all arrive at once"),
                table("tasks of one job", "Activity;Predecessors;Duration\na;;5\nb;a;5\nc;a b;5\n", "1 @0 5x1<3>",
                        "all arrive at once"));
    }

    static Stream<Table> shapes() {
        String rows = "job,submit,start,end,cores\n1,0,5,65,1\n2,0,5,65,1\n";
        String jobs = "1 @0 60x1, 2 @0 60x1";
        String sacct = "JobID|Submit|Start|End|AllocCPUS|State\n1|0|5|65|1|COMPLETED\n2|0|5|65|1|COMPLETED\n";
        return Stream.of(
                table("a separator that is named", "sep=;\n" + rows.replace(',', ';'), jobs, "1 line above the titles is passed over"),
                table("a title of the whole", "Report,2024,,,\n\n" + rows, jobs, "1 line above the titles is passed over"),
                table("a command", "$ sacct -P -o JobID,Submit,Start,End,AllocCPUS,State\nsacct: warning: slow\n" + sacct, jobs,
                        "2 lines above the titles are passed over"),
                table("a date above columns", "Jobs on 2024-03-01\n=====\n"
                        + "JobID  Submit  Start  End  AllocCPUS\n1      0       5      65   1\n2      0       5      65   1\n", jobs,
                        "1 line above the titles is passed over"),
                table("an exercise", "Exercise 3: Consider the following processes\n\nProcess  Arrival  Burst\nP1       0        5\n"
                        + "P2       1        3\n\nDraw the Gantt chart for FCFS.\n", "P1 @0 5x1, P2 @1 3x1", "1 of 3 lines is left out"),
                table("titles of two words to the right", "Process   Burst Time   Arrival Time   Priority\n"
                        + "P1                10              0          3\nP2                 1              2          1\n",
                        "P1 @0 10x1, P2 @2 1x1", "arrival=Arrival Time,exec=Burst Time"),
                table("fields of several lines", rows.replace("cores", "cores,note").replace("65,1", "65,1,\"p\nq, r\nt\""), jobs),
                table("the only row in two lines", "job,submit,start,end\n1,0,\"5\n\",65\n", "1 @0 60x1"),
                table("most rows odd", "job,submit,start,end\n1,soon,5,65\n2,soon,5,65\n3,0,5,65\n", "3 @0 60x1",
                        "2 of 3 lines are left out: 2 with a time that cannot be read"));
    }

    static Stream<Table> oddRows() {
        String titles = "job,submit,start,end,cores\n";
        String good = "1,0,5,65,1\n";
        return Stream.of(
                table("sums and means", titles + good + "2,0,5,65,1\nAverage,0,5,65,1\nTotal,0,10,130,2\n,Summe:,10,130,2\n",
                        "1 @0 60x1, 2 @0 60x1", "3 of 5 lines are left out: 3 rows of totals or averages"),
                table("sums of a lecture", "Prozess;Ankunft;Rechenzeit\nP1;0;8\nP2;1;4\nMittelwert;0,5;6\nGesamt\n",
                        "P1 @0 8x1, P2 @1 4x1", "2 of 4 lines are left out: 2 rows of totals or averages"),
                table("short ones in a row", titles + good + good.replace('1', '2') + "3,0\n4,0\n5,0\n6,0\n7\n",
                        "1 @0 60x1, 2 @0 60x2", "5 of 7 lines are left out: 5 with too many or too few fields"),
                table("a name in two lines", "job,name,submit,start,end,cores\n1,x,0,5,65,1\n2,y\n3,a\nb,0,5,65,2\n4,z,0,5,65,1\n",
                        "1 @0 60x1, 3 @0 60x2, 4 @0 60x1", "1 row with a line break in a name was put together",
                        "1 of 4 lines is left out"),
                table("dates that stand for none", "job,submit,start,end\n"
                        + "1,2024-03-01T08:00:00Z,0001-01-01T00:00:00Z,0001-01-01T00:00:00Z\n"
                        + "2,1900-01-01 00:00:00,2024-03-01T08:01:00Z,2024-03-01T08:02:00Z\n"
                        + "3,2024-03-01T08:00:00Z,2024-03-01T08:01:00Z,9999-12-31T23:59:59Z\n"
                        + "4,2024-03-01T08:00:00Z,2024-03-01T08:01:00Z,2099-12-31T00:00:00Z\n"
                        + "5,2024-03-01T08:00:00Z,2024-03-01T08:01:00Z,2024-03-01T08:02:00Z\n", "2 @60 60x1, 5 @0 60x1",
                        "1 that never started, 2 that have not ended", "1 job has no arrival"));
    }

    static Stream<Table> queues() {
        String running = "2|ann|2024-03-01T08:10:00|2024-03-01T08:30:00|Unknown|8|8||02:00:00|RUNNING\n";
        return Stream.of(
                table("cores that were asked for", NOW + running + "3|bob|2024-03-01T08:50:00|Unknown|Unknown|0|4||00:30:00|PENDING\n",
                        "2 @0 7200x8, 3 @2400 1800x4"),
                table("none asked for", NOW.replace("ReqCPUS|ReqTRES|", "") + running.replace("|8||", "|")
                        + "3|bob|2024-03-01T08:50:00|Unknown|Unknown|0|00:30:00|PENDING\n", "2 @0 7200x8", "1 without cores"));
    }

    @ParameterizedTest
    @MethodSource({"titles", "cores", "lengths", "numbers", "graphs", "shapes", "oddRows"})
    void tablesMeanWhatTheySay(Table table) throws InputException {
        check(table, ReadOptions.DEFAULT.withTick(TickLength.SECOND));
    }

    /** Tables that none can read as they are, what is said of them, and whether an example of columns is. */
    static Stream<Arguments> refusals() {
        return Stream.of(
                Arguments.of("job,submit,start,end\n", "this is a table without rows: its titles are job, submit, start, end", false),
                Arguments.of("NAME    COMPLETIONS  DURATION  AGE\ntrain  1/1          30m       3d2h\n", "no column shows when jobs arrive",
                        false),
                Arguments.of("JOBID  ST  TIME     NODES\n5001   R   1:02:03  2\n", "the columns do not show when jobs arrive", false),
                Arguments.of("what it is,when (date),how long (elapsed)\na,2024-03-01,5\n", "the columns do not show",
                        true));
    }

    @ParameterizedTest
    @MethodSource("refusals")
    void whatIsProposedOpensTheTable(String text, String reason, boolean proposed) throws InputException {
        InputFile file = InputFile.of("t", text.getBytes(StandardCharsets.UTF_8));
        String told = assertThrows(InputException.class, () -> Formats.read(file, ReadOptions.DEFAULT)).getMessage();
        assertTrue(told.contains(reason), told);
        assertEquals(proposed, told.contains("for example --columns '"), told);
        if (proposed) {
            String columns = told.substring(told.indexOf('\'') + 1, told.lastIndexOf('\''));
            assertEquals(1, Formats.read(file, ReadOptions.DEFAULT.withColumns(Optional.of(TableColumns.parse(columns)))).workload().jobs()
                    .size(), columns);
        }
    }

    @ParameterizedTest
    @MethodSource("queues")
    void whatRunsAndWaitsHasTheCoresItAskedFor(Table table) throws InputException {
        check(table, ReadOptions.DEFAULT.withOpen(true));
    }
}
