package org.schedscope.io.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.schedscope.io.Formats;
import org.schedscope.io.RecognizedFile;
import org.schedscope.io.format.RawSchedule.Piece;
import org.schedscope.io.format.RecordedLog;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.input.TableColumns;
import org.schedscope.model.Job;
import org.schedscope.model.Task;
import org.schedscope.model.time.TickLength;

public class TableLogsTest {
    /** An array, steps, a job that waits, one that was cancelled while it waited, one without a limit. */
    public static final String SACCT = """
            JobID|JobName|User|Account|Partition|Submit|Start|End|AllocCPUS|NNodes|Timelimit|ReqMem|State
            100_1|a "b|ada|maths|long|2024-03-01T08:00:00|2024-03-01T08:00:05|2024-03-01T09:00:05|8|2|1-02:00:00|4Gn|COMPLETED
            100_1.batch|batch||maths||2024-03-01T08:00:05|2024-03-01T08:00:05|2024-03-01T09:00:05|8|1|||COMPLETED
            100_2|a|ada|maths|long|2024-03-01T08:00:00|2024-03-01T09:00:05|2024-03-01T09:30:05|8|1|UNLIMITED|2000Mc|TIMEOUT
            101|c|ben|physics|short|2024-03-01T08:10:00|Unknown|Unknown|0|1|01:00:00|1G|PENDING
            102|d|ben|physics|short|2024-03-01T08:11:00|2024-03-01T08:12:00|2024-03-01T08:12:00|0|1|10:00|1G|CANCELLED by 7
            103|e|cy||short|2024-03-01T08:20:00|2024-03-01T08:20:00|2024-03-01T08:21:00|4|1|10:00|500|COMPLETED
            """;
    public static final String SACCT_JSON = """
            {"meta": {"Slurm": {"release": "23.02"}}, "errors": [], "jobs": [
             {"account": "maths", "allocation_nodes": 1, "array": {"job_id": 7, "task_id": {"set": true, "infinite": false, "number": 2}},
              "association": {"user": "ada"}, "job_id": 9, "partition": "long", "required": {"CPUs": 2},
              "time": {"submission": 1700000000, "start": 1700000010, "end": 1700000070, "limit": {"set": true, "number": 5}},
              "tres": {"allocated": [{"type": "mem", "count": 100}, {"type": "cpu", "name": "", "count": 4}]}, "user": "ada"},
             {"account": "maths", "association": {}, "job_id": 10, "required": {"CPUs": 2}, "array": {"job_id": 0, "task_id": null},
              "time": {"submission": 1700000020, "start": 1700000030, "end": 1700000040, "limit": 60}, "user": "ben"},
             {"job_id": 11, "association": {}, "required": {"CPUs": 2}, "time": {"submission": 1700000030, "start": 0, "end": 0}}]}
            """;
    public static final String NEXTFLOW = """
            task_id\thash\tnative_id\tname\tstatus\texit\tsubmit\tduration\trealtime\t%cpu\tcpus\tpeak_rss
            1\tf9/551ee3\t3034\tQC:FASTQC (S1)\tCOMPLETED\t0\t2024-02-17 14:49:08.180\t1m 19s\t252ms\t84.6%\t2\t12.8 MB
            2\t83/7941ba\t3558\tALIGN (S1)\tCOMPLETED\t0\t2024-02-17 14:50:26.806\t4h 2m 1.5s\t4h\t71.4%\t8\t3 GB
            3\t37/306fde\t3816\tALIGN (S2)\tCACHED\t0\t2024-02-17 14:50:27.504\t1.9s\t519ms\t71.7%\t8\t9.1 MB
            4\t37/306fdf\t3816\tALIGN (S3)\tABORTED\t-\t2024-02-17 14:50:27.504\t-\t-\t-\t8\t-
            """;
    public static final String BATSIM_OLD = """
            jobID,submission_time,requested_number_of_resources,requested_time,success,starting_time,execution_time,finish_time
            228,1497296309.0,8,300.0,1,1497296310.0,173.0,1497296483.0
            248,1497297017.5,8,300.0,1,1497297523.0,173.25,1497297696.25
            """;
    public static final String ALIBABA = """
            M1,1.0,j_3,1,Terminated,157213,157295,100.0,0.3
            R2_1,10.0,j_3,1,Terminated,157297,157322,50.0,0.2
            J3_1_2,1.0,j_3,1,Terminated,157330,157331,150.0,0.2
            task_NTM2,1.0,j_12,2,Terminated,200000,200010,100.0,0.2
            M1,1.0,j_99,1,Running,3,0,100.0,0.2
            R4_9,1.0,j_3,1,Terminated,157340,157341,,
            """;
    public static final String PBS = """
            04/05/2017 13:05:00;Q;44.master;queue=short
            04/05/2017 13:06:53;E;45.master;user=ada group=maths jobname="a b" queue=short ctime=1491390300 qtime=1491390300 etime=1491390300 \
            start=1491390307 exec_host=n1/0-1+n2/0,3 Resource_List.nodes=2:ppn=2 Resource_List.walltime=01:00:00 end=1491390413 Exit_status=0
            04/05/2017 13:07:00;E;46[1].master;user=ben group=maths queue=long ctime=1491390301 start=1491390400 exec_host=n1/0*8 \
            Resource_List.ncpus=16 Resource_List.mem=2gb Resource_List.walltime=00:10:00 end=1491390460
            """;
    public static final String OAR = """
            ; OAR trace workload file
            ;             OWF Format: 1.0
            ;           Nb Resources: 12
            1 0 1 8 3600 1 0 1 1 1 1 1 1 0 1 0
            2 5 9 12 60 0 3 1 2 1 2 1 1 0 1 0
            3 6 0 0 60 4 0 1 2 1 2 1 1 0 1 0
            """;
    /** Slices in slices, a pair of beginning and end, a counter, an arrow, and a wide task of our own. */
    public static final String CHROME = """
            {"displayTimeUnit": "ms", "schemaVersion": 1, "traceEvents": [
             {"ph": "M", "pid": 1, "name": "process_name", "args": {"name": "node a"}},
             {"ph": "X", "pid": 1, "tid": "w1", "ts": 1000, "dur": 500, "name": "map", "cat": "task"},
             {"ph": "X", "pid": 1, "tid": "w1", "ts": 1100, "dur": 100, "name": "inner"},
             {"ph": "C", "pid": 1, "ts": 1100, "name": "memory", "args": {"v": 7}},
             {"ph": "B", "pid": 1, "tid": 2, "ts": 1200.5, "name": "map"}, {"ph": "s", "pid": 1, "tid": 2, "ts": 1300, "id": 1},
             {"ph": "E", "pid": 1, "tid": 2, "ts": 2200.5},
             {"ph": "X", "pid": 2, "tid": 1, "ts": 3000, "dur": 1000, "name": "J/T", "args": {"job": "J", "task": "T", "piece": 1}},
             {"ph": "X", "pid": 2, "tid": 2, "ts": 3000, "dur": 1000, "name": "J/T", "args": {"job": "J", "task": "T", "piece": 1}}]}
            """;
    private static final String OWN = """
            who;when;begun;for how long;how wide;step;needs
            J;2024-03-01 08:00;1709280000;90;2;a;
            J;2024-03-01 08:00;1709280090;1:30;2;b;a
            K;2024-03-01T10:00:01+02:00;1709280100;0.25;1;;
            """;

    @TempDir
    Path folder;

    private RecordedLog read(String text, ReadOptions options) throws IOException {
        InputFile file = InputFile.of(Files.writeString(folder.resolve("log"), text));
        return Formats.logFormatOf(RecognizedFile.of(file, options.limits()), options).orElseThrow().readLog(file, options);
    }

    private RecordedLog read(String text) throws IOException {
        return read(text, ReadOptions.DEFAULT);
    }

    private RecordedLog read(String text, String columns) throws IOException {
        return read(text, ReadOptions.DEFAULT.withColumns(Optional.of(TableColumns.parse(columns))));
    }

    static String jobs(RecordedLog log) {
        return log.loaded().workload().jobs().stream().map(TableLogsTest::told).collect(Collectors.joining("\n"));
    }

    private static String told(Job job) {
        return job.id() + " " + job.user() + " " + job.queue().orElse("-") + " @" + job.arrival() + job.tasks().stream()
                .map(TableLogsTest::told).collect(Collectors.joining());
    }

    private static String told(Task task) {
        return " " + task.id() + ":" + task.exec() + "x" + task.cores() + (task.memory() == 0 ? "" : "," + task.memory() + "K")
                + (task.estimate().isEmpty() ? "" : "<" + task.estimate().getAsLong())
                + task.parents().stream().map(parent -> "^" + parent.parent()).collect(Collectors.joining());
    }

    static String pieces(RecordedLog log) {
        return log.schedule().orElseThrow().pieces().stream().map((Piece piece) -> piece.job() + "/" + piece.task() + " " + piece.start()
                + "-" + piece.finish().getAsLong()).collect(Collectors.joining(", "));
    }

    static String warnings(RecordedLog log) {
        return log.loaded().warnings().stream().map(warning -> warning.message().toString()).collect(Collectors.joining("\n"));
    }

    @Test
    void whereSacctCountsNodesACoreIsANode() throws IOException {
        RecordedLog log = read("""
                JobID|Submit|Start|End|ReqNodes|Timelimit|Elapsed|User|
                9|2018-12-31T08:27|2018-12-31T08:30|2018-12-31T08:40|7|1-00:00|10:00|5c8e|
                """);
        assertEquals("9 /5c8e - @0 1:600x7<86400", jobs(log));
        assertTrue(warnings(log).contains("each node is read as one core"), warnings(log));
    }

    @Test
    void sacctSaysOfJobsThatWaitOrRunHowLongSoFarWhichIsNotHowLong() throws IOException {
        RecordedLog log = read("""
                JobID|Submit|Start|End|Elapsed|AllocCPUS|State
                1|2024-03-01T08:00|2024-03-01T08:00:05|2024-03-01T09:00:05|01:00:00|8|COMPLETED
                2|2024-03-01T08:00|2024-03-01T09:00:05|Unknown|00:30:00|8|RUNNING
                3|2024-03-01T08:00|Unknown|Unknown|00:00:00|4|PENDING
                4|2024-03-01T08:00|2024-03-01T08:01|Unknown|00:00:17|2|CANCELLED by 7
                """);
        assertEquals("1 / - @0 1:3600x8\n4 / - @0 1:17x2", jobs(log));
        assertEquals("2 of 4 lines are left out: 1 that has not ended, 1 still waiting",
                warnings(log).lines().findFirst().orElseThrow());
    }

    @Test
    void sacctIsKnownByItsTitlesAndItsStepsArePartsOfJobs() throws IOException {
        RecordedLog log = read(SACCT);
        assertEquals("""
                100_1 /maths/ada long @0 1:3600x8,8388608K<93600
                100_2 /maths/ada long @0 1:1800x8,16384000K
                103 /cy short @1200 1:60x4,512000K<600""", jobs(log));
        assertEquals("100_1/1 5-3605, 100_2/1 3605-5405, 103/1 1200-1260", pieces(log));
        assertEquals("""
                3 of 6 lines are left out: 1 step of jobs, 1 still waiting, 1 cancelled before it ran
                the log does not describe the machine: unless --cores or --platform give one, it has 12 cores, the most in use at once
                the first submission, 2024-03-01 08:00:00 UTC, is tick 0""",
                warnings(log));
        assertEquals(12, log.loaded().described().orElseThrow().totalCores());
        assertEquals("2024-03-01T08:00Z", log.loaded().workload().start().orElseThrow().toString());
    }

    @Test
    void sacctInJsonSaysTheSameOfAllItsVersions() throws IOException {
        RecordedLog log = read(SACCT_JSON);
        assertEquals("7_2 /maths/ada long @0 1:60x4<300\n10 /maths/ben - @20 1:10x2<3600", jobs(log));
        assertEquals("7_2/1 10-70, 10/1 30-40", pieces(log));
        assertTrue(warnings(log).contains("1 of 3 lines is left out: 1 that never started"), warnings(log));
    }

    @Test
    void tasksOfNextflowStartTheirRunTimeBeforeTheyEndAndTicksAreAsFineAsTheTimes() throws IOException {
        RecordedLog log = read(NEXTFLOW, ReadOptions.DEFAULT.withTick(TickLength.FITTING));
        assertEquals("""
                1 / QC:FASTQC @0 1:252x2,13108K
                2 / ALIGN @78626 1:14400000x8,3145728K""", jobs(log));
        assertEquals("1/1 78748-79000, 2/1 200126-14600126", pieces(log));
        assertEquals("ms", log.loaded().workload().timeUnit());
        assertTrue(warnings(log).contains("1 task whose results were cached"), warnings(log));
        assertTrue(warnings(log).contains("a tick is 1ms, because"), warnings(log));
    }

    @Test
    void whatACoarserTickCostsIsSaid() throws IOException {
        RecordedLog log = read(NEXTFLOW, ReadOptions.DEFAULT.withTick(TickLength.parse("10s")));
        assertTrue(warnings(log).contains("ticks of 10s round the times of this log up, which adds 0.0169 % of work; --tick 1ms keeps all"),
                warnings(log));
    }

    @Test
    void namesOfAlibabasTasksAreTheirParents() throws IOException {
        RecordedLog log = read(ALIBABA);
        assertEquals("""
                j_3 / 1 @0 M1:82x1 R2_1:25x10^0 J3_1_2:1x2^0^1 R4_9:1x1
                j_12 / 2 @42787 task_NTM2:10x1""", jobs(log));
        assertTrue(pieces(log).startsWith("j_3/M1 0-82, j_3/R2_1 84-109,"), pieces(log));
        assertTrue(warnings(log).contains("1 parent is not in the same job"), warnings(log));
        String titles = "task_name,instance_num,job_name,task_type,status,start_time,end_time,plan_cpu,plan_mem\n";
        assertEquals(jobs(log), jobs(read(titles + ALIBABA)));
    }

    @Test
    void listsInAColumnAreNoColumns() throws IOException {
        RecordedLog log = read("""
                7|ada|2024-03-01T08:00:00|2024-03-01T08:00:05|2024-03-01T09:00:05|8|n1,n2,n3,n4,n5,n6,n7,n8
                8|ben|2024-03-01T08:00:00|2024-03-01T08:00:05|2024-03-01T08:10:05|2|n9,n10
                """, "job=#1,user=#2,arrival=#3,start=#4,finish=#5,cores=#6");
        assertEquals("7 /ada - @0 1:3600x8\n8 /ben - @0 1:600x2", jobs(log));
        assertEquals("a,b /x - @0 1:2x1", jobs(read("name;who;from;to\na,b;x;1;3\n", "job=name,user=who,start=from,finish=to")));
    }

    @Test
    void torqueSaysOneOfCpusThatItDoesNotCount() throws IOException {
        RecordedLog log = read("""
                11/09/2014 23:59:51;E;7.host;user=u group=g queue=q ctime=1415579756 start=1415589841 exec_host=n4/2+n4/3+n4/4+n4/5 \
                Resource_List.ncpus=1 Resource_List.nodect=1 Resource_List.nodes=1:ppn=4:avx end=1415599191
                """);
        assertEquals("7.host /g/u q @0 1:9350x4", jobs(log));
    }

    @Test
    void ofPbsTheEndsCountAndCoresAreThoseThatWereHeld() throws IOException {
        RecordedLog log = read(PBS);
        assertEquals("45.master /maths/ada short @0 1:106x4<3600\n46[1].master /maths/ben long @1 1:60x16,2097152K<600", jobs(log));
        assertEquals("45.master/1 7-113, 46[1].master/1 100-160", pieces(log));
    }

    @Test
    void oarSaysHowLargeItsMachineIs() throws IOException {
        RecordedLog log = read(OAR);
        assertEquals("1 /1 1 @0 1:7x1<3600\n2 /2 2 @5 1:3x3<60", jobs(log));
        assertEquals("1/1 1-8, 2/1 9-12", pieces(log));
        assertEquals(12, log.loaded().described().orElseThrow().totalCores());
    }

    @Test
    void oldTablesOfBatsimAreLogs() throws IOException {
        RecordedLog log = read(BATSIM_OLD, ReadOptions.DEFAULT.withTick(TickLength.FITTING));
        assertEquals("228 / - @0 1:17300x8<30000\n248 / - @70850 1:17325x8<30000", jobs(log));
        assertEquals("228/1 100-17400, 248/1 121400-138725", pieces(log));
        RecordedLog older = read(BATSIM_OLD.replace("_of_resources", "_of_processors"), ReadOptions.DEFAULT.withTick(TickLength.FITTING));
        assertEquals(jobs(log), jobs(older));
    }

    @Test
    void theListOfEventsMayBeUnclosedAsOneWritesItToTheLastMoment() throws IOException {
        String events = "[\n{\"ph\": \"X\", \"name\": \"a, ]b\\\"\", \"pid\": 1, \"tid\": 1, \"ts\": 0, \"dur\": 5},\n"
                + "{\"ph\": \"X\", \"name\": \"c\", \"pid\": 1, \"tid\": 1, \"ts\": 5, \"dur\": 2}";
        String whole = jobs(read(events + "]", ReadOptions.DEFAULT.withTick(TickLength.FITTING)));
        assertEquals("a, ]b\" / - @0 1:5x1\nc / - @5 1:2x1", whole);
        for (String end : List.of("", ",", " ,\n\n", "\n")) {
            RecordedLog log = read(events + end, ReadOptions.DEFAULT.withTick(TickLength.FITTING));
            assertEquals(whole, jobs(log));
            assertTrue(warnings(log).contains("the list of events has no end"), warnings(log));
        }
        assertThrows(InputException.class, () -> read(events.substring(0, events.length() - 9)));
        assertThrows(InputException.class, () -> read(events + "],"));
    }

    @Test
    void outermostSlicesOfATraceAreTasks() throws IOException {
        RecordedLog log = read(CHROME, ReadOptions.DEFAULT.withTick(TickLength.FITTING));
        assertEquals("map / task @0 1:500x1\nmap-2 / - @201 1:1000x1\nJ / - @2000 T:1000x2", jobs(log));
        assertTrue(warnings(log).contains("1 slice inside another one"), warnings(log));
        assertEquals(List.of("node a", "2"), log.loaded().described().orElseThrow().clusters().stream().map(it -> it.id()).toList());
    }

    @Test
    void anyTableCanBeReadByNamingItsColumns() throws IOException {
        RecordedLog log = read(OWN, "job=who,task=step,arrival=when,start=begun,exec=for how long,cores=how wide,after=needs");
        assertEquals("J / - @0 a:90x2 b:90x2^0\nK / - @1 1:1x1", jobs(log));
        assertEquals("J/a 0-90, J/b 90-180, K/1 100-101", pieces(log));
        String data = OWN.substring(OWN.indexOf('\n') + 1);
        assertEquals(jobs(log), jobs(read(data, "job=#1,task=#6,arrival=#2,start=#3,exec=#4,cores=#5,after=#7")));
    }

    @Test
    void aUnitMayFollowAColumn() throws IOException {
        assertEquals("1 / - @0 1:60x1", jobs(read("a,b\n1000000000000,1\n", "arrival=a,exec=b:min")));
        assertEquals("1 / - @0 1:2x1", jobs(read("a\tb\n5\t2000\n", "arrival=a:h,exec=b:ms")));
    }

    @Test
    void badTablesAreRefusedWhereTheyAreWrong() {
        assertEquals("log:2:3: \"for\" must be a length of time, such as 90, 1-02:30:00 or 4h 12m, not \"soon\"",
                refusal("at,for\n1,soon\n", "arrival=at,exec=for"));
        assertEquals("log:1:1: the column \"begn\" is missing; did you mean \"begin\"?",
                refusal("begin,for\n1,2\n", "start=begn,exec=for"));
        assertEquals("log:1:1: the column \"x\" is missing; the columns are begin, for", refusal("begin,for\n1,2\n", "start=x,exec=for"));
        assertTrue(refusal("begin,for\n1,2\n", "arrival=begin").endsWith("(exec, or start and finish)"));
        assertEquals("log: none of the 1 job of this log can be read: 1 that ends before it starts",
                refusal("begin,end\n9,2\n", "start=begin,finish=end"));
        assertEquals("log:2:3: \"for\" must be a length of time, such as 90, 1-02:30:00 or 4h 12m, not \"1e300\"",
                refusal("at,for\n1,1e300\n", "arrival=at,exec=for"));
    }

    private String refusal(String text, String columns) {
        String message = assertThrows(InputException.class, () -> read(text, columns)).getMessage();
        return message.replace(folder.resolve("log").toString(), "log");
    }

    @Test
    void columnsThatCannotBeMeantAreRefused() {
        assertEquals("unknown column role 'jobb'; did you mean job? (available: job, task, user, group, queue, arrival, start, finish,"
                + " exec, wait, response, cores, estimate, memory, kind, cluster, after, state, priority, tickets, deadline, period,"
                + " count)",
                assertThrows(IllegalArgumentException.class, () -> TableColumns.parse("jobb=a")).getMessage());
        assertThrows(IllegalArgumentException.class, () -> TableColumns.parse("job=a,job=b"));
        assertThrows(IllegalArgumentException.class, () -> TableColumns.parse("job"));
        assertEquals("job=a,exec=b:ms", TableColumns.parse("exec=b:ms, job=a").text());
    }

    @Test
    void aTableOfNoKnownKindIsReadAsItsTitlesShowAndSaysHow() throws IOException {
        RecordedLog log = read("JobNumber,Submitted,Begin,Duration,CPUs,Mood\n1,2,3,4,5,fine\n");
        assertEquals("1 / - @0 1:4x5", jobs(log));
        assertTrue(warnings(log).contains("read as job=JobNumber,arrival=Submitted,start=Begin,exec=Duration,cores=CPUs,separator=comma;"
                + " its first job: arrival=2 s, start=3 s, exec=4 s, cores=5; not used: Mood"), warnings(log));
    }

    @Test
    void timesAreReadAsLogsWriteThem() {
        assertEquals(List.of(93_784_000_000L, 5_400_000_000L, 90_000_000L, 15_130_250_000L, 1_500_000L, 252_000L, TimeText.UNKNOWN,
                TimeText.WRONG, TimeText.WRONG),
                List.of("1-02:03:04", "01:30:00", "1:30", "4h 12m 10.25s", "1.5", "252ms", "UNLIMITED", "4 weeks", "5h,x").stream()
                        .map(text -> TimeText.span(text, "")).toList());
        assertEquals(List.of(1_709_280_000_000_000L, 1_709_280_000_000_000L, 1_709_280_000_000_000L, 1_709_280_000_000_000L,
                1_709_280_000_500_000L, 1_709_280_000_000_000L, TimeText.UNKNOWN, TimeText.WRONG, TimeText.WRONG),
                List.of("1709280000", "1709280000000", "1709280000000000", "2024-03-01T08:00:00Z", "2024-03-01 10:00:00.5+02:00",
                        "03/01/2024 08:00:00", "None assigned", "2024-13-01", "yesterday").stream()
                        .map(text -> TimeText.point(text, "")).toList());
    }

    /** Where nothing but times shows whether a job ran, a word for its state that is not known is named. */
    @Test
    void statesThatAreNotKnownAreNamed() throws IOException {
        String table = "job,submit,start,end,cores,state\n1,0,5,65,1,done\n2,0,5,65,1,frobbed\n3,0,5,5,1,not_run\n";
        assertEquals(1, warnings(read(table)).lines().filter(
                "1 line has a state that is not known, such as \"frobbed\": its times show whether it ran"::equals).count());
        assertEquals(1, warnings(read(table + "4,0,5,65,1,grommed\n5,0,5,65,1,frobbed\n6,0,5,65,1,X9\n7,0,5,65,1,Z9\n8,0,5,65,1,-\n"))
                .lines().filter(("5 lines have states that are not known, such as \"frobbed\", \"grommed\", \"X9\": their times show"
                        + " whether they ran")::equals)
                .count());
    }
}
