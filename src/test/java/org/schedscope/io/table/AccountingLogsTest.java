package org.schedscope.io.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.schedscope.fixture.FormatContract;
import org.schedscope.io.Formats;
import org.schedscope.io.RecognizedFile;
import org.schedscope.io.format.RecordedLog;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.json.DocumentHead;

public class AccountingLogsTest {
    /** A job of eight slots, a task of an array with a limit, one that failed at once, a part of a parallel job, one that never started. */
    public static final String SGE = """
            # Version: 8.1.9
            #
            # DO NOT MODIFY THIS FILE MANUALLY!
            """ + sge("26834", 1433190533L, 1433190650L, 1433194250L, "0:0", "PROJ", 8, "0", "-U cstest -pe smp 8", "NONE")
            + sge("26835", 1433190540L, 1433190700L, 1433190760L, "0:1", "NONE", 1, "3", "-l h_rt=3600,h_vmem=16G", "NONE")
            + sge("26833", 1433190433L, 1433190450L, 1433190450L, "0:1", "PROJ", 1, "0", "-I y", "NONE")
            + sge("26834", 0, 1433190650L, 1433194250L, "0:0", "PROJ", 8, "0", "-pe smp 8", "1.node04")
            + sge("26836", 1433190600L, 0, 0, "21:0", "NONE", 1, "0", "NONE", "NONE");
    public static final String QACCT = """
            ==============================================================
            qname        operational.q
            hostname     c1.example.org
            group        g1
            owner        ann
            project      NONE
            jobname      eva-delete
            jobnumber    1000000
            taskid       undefined
            qsub_time    04/16/2016 20:40:42.125
            start_time   04/16/2016 20:40:43.125
            end_time     04/16/2016 20:45:43.125
            granted_pe   NONE
            slots        1
            failed       0
            exit_status  0
            ru_wallclock 300
            ==============================================================
            qname        operational.q
            group        g1
            owner        bea
            project      sea
            jobnumber    1000001
            taskid       3
            pe_taskid    NONE
            submit_cmd   qsub -t 1-4 -pe smp 4 -l h_rt=2:0:0,h_vmem=1G sim.sh
            qsub_time    04/16/2016 20:41:42
            start_time   04/16/2016 20:44:43
            end_time     04/16/2016 20:55:43
            granted_pe   smp
            slots        4
            failed       44  : execd enforced h_rt limit
            exit_status  137
            ==============================================================
            qname        operational.q
            group        g1
            owner        bea
            project      NONE
            jobnumber    1000002
            taskid       undefined
            qsub_time    04/16/2016 20:41:43
            start_time   -/-
            end_time     -/-
            slots        1
            failed       26  : opening input/output file
            exit_status  0
            Total System Usage
                WALLCLOCK         UTIME         STIME           CPU             MEMORY                 IO                IOW
            ================================================================================================================
                      960         1.000         0.000         1.000              0.000              0.000              0.000
            """;
    public static final String LSF = """
            #acct 1644826611
            """ + lsf("387", 1644826611L, 1644826612L, 1644826628L, "default", List.of("n7", "n7"), 64, 0, -1)
            + lsf("388", 1644826612L, 1644826620L, 1644826680L, "sea \"\"x\"\"", List.of("4*n7", "n8"), 32, 7, 600)
            + lsf("389", 1644826613L, 0, 1644826700L, "default", List.of(), 32, 0, -1)
            + "\"JOB_RESIZE\" \"10.1\" 1644826650 388 7 1 0\n";
    public static final String CONDOR = """
            000 (004.000.000) 2024-03-01 08:00:00 Job submitted from host: <10.0.0.1:9618?addrs=10.0.0.1-9618>
                DAG Node: A
            ...
            000 (004.001.000) 2024-03-01 08:00:01 Job submitted from host: <10.0.0.1:9618>
            ...
            000 (004.002.000) 2024-03-01 08:00:02 Job submitted from host: <10.0.0.1:9618>
            ...
            001 (004.000.000) 2024-03-01 08:00:30 Job executing on host: <10.0.0.2:9618>
            \tSlotName: slot1_1@node
            \tCpus = 2
            \tMemory = 1024
            ...
            006 (004.000.000) 2024-03-01 08:00:40 Image size of job updated: 1
            \t3  -  MemoryUsage of job (MB)
            ...
            004 (004.000.000) 2024-03-01 08:10:30 Job was evicted.
            \t(0) Job was not checkpointed.
            ...
            001 (004.000.000) 2024-03-01 08:20:00 Job executing on host: <10.0.0.2:9618>
            ...
            001 (004.002.000) 2024-03-01 08:20:00 Job executing on host: <10.0.0.2:9618>
            ...
            009 (004.001.000) 2024-03-01 08:30:00 Job was aborted.
            \tvia condor_rm (by user ann)
            ...
            005 (004.000.000) 2024-03-01 09:20:00 Job terminated.
            \t(1) Normal termination (return value 0)
            \tPartitionable Resources :    Usage  Request Allocated
            \t   Cpus                 :     0.50        4         4
            \t   Disk (KB)            :       75       75   1627536
            \t   Memory (MB)          :        4     8000      8000
            ...
            """;

    private static String sge(String job, long submit, long start, long end, String ends, String project, int slots, String task,
            String category, String peTask) {
        return "all.q:node04:fe:xyz:sim:" + job + ":sge:0:" + submit + ":" + start + ":" + end + ":" + ends
                + ":3600:0.003999:0.001999:1612.000000:0:0:0:0:710:0:0:16.000000:8:0:0:0:11:3:" + project + ":defaultdepartment:smp:"
                + slots + ":" + task + ":28000.0:0.000000:0.000000:" + category + ":0.000000:" + peTask + ":0.000000:0:0\n";
    }

    private static String lsf(String job, long submit, long start, long end, String project, List<String> hosts, int status, int index,
            int limit) {
        String names = hosts.stream().map(host -> " \"" + host + "\"").collect(Collectors.joining());
        return "\"JOB_FINISH\" \"10.108\" " + end + " " + job + " 1501 33554450 2 " + submit + " 0 0 " + start
                + " \"ann\" \"night\" \"rusage[x=2:duration=1m] span[hosts=1]\" \"\" \"\" \"h\" \"/t\" \"\" \"/t/o.txt\" \"\" \"1.387\" "
                + "1 \"h\" " + hosts.size() + names + " " + status + " 100.0 \"\" \"echo \"\"a b\"\" c\""
                + " 0.1 0.0 112800 0 -1 0 0 27278 4 0 936 32 -1 0 0 0 87 2 -1 \"\" \"" + project + "\" 0 2 \"\" \"\" " + index
                + " 108544 0 \"\" \"\" \"\" \"\" 0 \"\" 0 \"\" -1 \"\" \"\" \"\" \"\" -1 \"\" \"\" 6160 \"\" 1644826612 \"\" \"\""
                + " 2 1110 \"default\" 1041 \"jfincache\" 1 \"n7\" 1 2 3 4 0 " + limit
                + " 4194304 86016 \"select[type == any] \" \"\" -1\n";
    }

    private static RecordedLog read(String text) throws IOException {
        return read(text.getBytes(StandardCharsets.UTF_8), ReadOptions.DEFAULT);
    }

    private static RecordedLog read(byte[] bytes, ReadOptions options) throws IOException {
        InputFile file = InputFile.of("log", bytes);
        return Formats.logFormatOf(RecognizedFile.of(file, options.limits()), options).orElseThrow().readLog(file, options);
    }

    private static String told(RecordedLog log) {
        return TableLogsTest.jobs(log) + "\n" + TableLogsTest.pieces(log) + "\n"
                + TableLogsTest.warnings(log).lines().findFirst().orElse("");
    }

    private static String refusal(String text) {
        return assertThrows(InputException.class, () -> Formats.read(InputFile.of("log", text.getBytes(StandardCharsets.UTF_8)),
                ReadOptions.DEFAULT)).getMessage();
    }

    @Test
    void gridEngineHasALineForEachRun() throws IOException {
        assertEquals("""
                26834 /PROJ/xyz all.q @0 1:3600x8
                26835.3 /fe/xyz all.q @7 1:60x1<3600
                26834/1 117-3717, 26835.3/1 167-227
                3 of 5 lines are left out: 1 of length zero that failed, 1 step of jobs, 1 that never started""", told(read(SGE)));
    }

    @Test
    void gridEngineOfOtherMakers() throws IOException {
        String job = sge("9", 1433190533L, 1433190650L, 1433194250L, "0:0", "NONE", 2, "0", "-q x", "NONE");
        String expected = TableLogsTest.jobs(read(job));
        assertEquals("9 /fe/xyz all.q @0 1:3600x2", expected);
        assertEquals(expected, TableLogsTest.jobs(read(job.replace("1433190533", "1433190533000").replace("1433190650", "1433190650000")
                .replace("1433194250", "1433194250000"))), "milliseconds");
        assertEquals(expected, TableLogsTest.jobs(read(job.replace("\n", ":NONE:NONE:0.0:0.0:sub:/home/a\\072b:qsub -l x=1:2:0.1\n"))));
        assertEquals(expected, TableLogsTest.jobs(read(job.replace(":28000.0:0.000000:0.000000:-q x:0.000000:NONE:0.000000:0:0", ":"))));
        assertEquals(expected + "<5400", TableLogsTest.jobs(read(job.replace("-q x", "-l h_rt=1:30:00 -q a,b"))), "colons in a column");
        for (String zeros : List.of("0.000000:NONE:0.000000:0:0", "0:NONE:0:0:0", "0:NONE:1.5:0:0", "0.0:NONE:0:0:0")) {
            assertEquals(expected + "<5400", TableLogsTest.jobs(read(job.replace("-q x:0.000000:NONE:0.000000:0:0",
                    "-l h_rt=1:30:00 -q a,b:" + zeros))), zeros);
        }
        assertEquals(expected + "\n1 of 2 lines is left out: 1 step of jobs", withoutPieces(job + job.replace(":0.000000:NONE:",
                ":0:1.node04:")));
        assertEquals(expected, TableLogsTest.jobs(read("\n# a comment\n" + job + "\n" + "# the end\n")));
        assertEquals(expected + "\n1 of 2 lines is left out: 1 earlier run of jobs that ran again", withoutPieces(
                job.replace(":0:0:3600:", ":25:0:3600:") + job));
        assertEquals(expected + "\n1 of 2 lines is left out: 1 cut off", withoutPieces(job + job.substring(0, 150)));
        assertEquals(expected + "\n1 of 2 lines is left out: 1 line of another kind", withoutPieces("a line of something else\n" + job));
    }

    private static String withoutPieces(String text) throws IOException {
        RecordedLog log = read(text);
        return TableLogsTest.jobs(log) + "\n" + TableLogsTest.warnings(log).lines().findFirst().orElse("");
    }

    @Test
    void qacctHasABlockForEachRun() throws IOException {
        assertEquals("""
                1000000 /g1/ann operational.q @0 1:300x1
                1000001.3 /sea/bea operational.q @60 1:660x4<7200
                1000000/1 1-301, 1000001.3/1 241-901
                1 of 3 lines is left out: 1 that never started""", told(read(QACCT.replace(".125", ""))));
        assertEquals(told(read(QACCT)), told(read("$ qacct -j\n" + QACCT)));
        assertEquals(told(read(QACCT)), told(read(QACCT.substring(QACCT.indexOf("qname")))));
        assertEquals(told(read(QACCT)), told(read(QACCT.substring(0, QACCT.indexOf("Total")))));
        assertTrue(told(read(QACCT + QACCT)).endsWith("2 of 6 lines are left out: 2 that never started"), "below the sums");
        assertTrue(told(read(QACCT.replace("04/16/2016 20:4", "Sat Apr 16 20:4").replace("04/16/2016 20:5", "Sat Apr 16 20:5")
                .replace(".125", "").replaceAll("(Sat.*)", "$1 2016"))).contains("1000001.3/1 241-901"));
        String bar = "=".repeat(62) + "\n";
        assertTrue(told(read(QACCT + bar)).endsWith("1 of 3 lines is left out: 1 that never started"));
        assertTrue(told(read(QACCT.substring(0, QACCT.indexOf("slots        4")))).endsWith("1 of 2 lines is left out: 1 cut off"));
    }

    @Test
    void lsfHasListsBehindTheirLengths() throws IOException {
        assertEquals("""
                387 /ann night @0 1:16x2
                388[7] /sea "x"/ann night @1 1:60x5<600
                387/1 1-17, 388[7]/1 9-69
                2 of 4 lines are left out: 1 record other than JOB_FINISH, 1 that never started""", told(read(LSF)));
    }

    @Test
    void lsfOfOtherVersions() throws IOException {
        String job = lsf("5", 1644826611L, 1644826612L, 1644826628L, "default", List.of("n1"), 64, 0, 60);
        String many = lsf("5", 1644826611L, 1644826612L, 1644826628L, "default", IntStream.range(0, 3000).mapToObj(i -> "n" + i).toList(),
                64, 0, 60);
        assertEquals("5 /ann night @0 1:16x1<60", TableLogsTest.jobs(read(job)));
        assertEquals("5 /ann night @0 1:16x3000<60", TableLogsTest.jobs(read(many)));
        assertEquals("5 /ann night @0 1:16x1", TableLogsTest.jobs(read(job.replaceFirst(" 2 1110 .*", ""))), "before extensions");
        assertEquals("5 /ann night @0 1:16x1", TableLogsTest.jobs(read(job.replaceFirst(" \"\" \"echo.*", ""))));
        assertEquals("5 /ann night @0 1:16x1<60", TableLogsTest.jobs(read(job.replace(" 1 \"n7\" 1 2 3 4 0 ", " 0 "))), "no use by host");
        assertEquals("5 /ann night @0 1:16x1<60\n1 of 2 lines is left out: 1 cut off",
                withoutPieces(job + many.substring(0, many.length() / 2)));
        assertTrue(refusal("#1\n\"JOB_NEW\" \"10.1\" 1656326065 9 1\n\"JOB_START\" \"10.1\" 1656326066 9 4\n")
                .endsWith("none of the 2 jobs of this log can be read: 2 records other than JOB_FINISH"));
    }

    @Test
    void condorHasEventsThatBecomeOneJob() throws IOException {
        assertEquals("""
                4.0 / - @0 1:3600x4,8192000K
                4.0/1 1200-4800
                3 of 4 lines are left out: 1 earlier run of jobs that ran again, 1 that never started, 1 that has not ended""",
                told(read(CONDOR)));
    }

    @Test
    void condorOfOtherVersionsAndJobsWithOtherFates() throws IOException {
        String expected = TableLogsTest.pieces(read(CONDOR));
        for (String other : List.of(CONDOR.replace("2024-03-01 ", "03/01 "), CONDOR.replace("2024-03-01 ", "2024-03-01T"),
                CONDOR.replaceAll("(2024\\S+ \\S+)", "$1.000Z"), CONDOR.replaceAll("\\.000\\)", ".-01)"),
                CONDOR.replaceAll("(?m)^\\.\\.\\.\n", ""), CONDOR.replace("evicted", "held").replace("004 (", "012 ("))) {
            assertEquals(expected, TableLogsTest.pieces(read(other)), other);
        }
        assertEquals("4.0/1 1200-4800, 4.2/1 1200-5398", TableLogsTest.pieces(read(CONDOR + """
                012 (004.002.000) 2024-03-01 09:29:58 Job was held.
                \tError from slot1
                ...
                013 (004.002.000) 2024-03-01 09:40:00 Job was released.
                ...
                009 (004.002.000) 2024-03-01 09:50:00 Job was aborted.
                ...
                """)), "aborted after it ran");
        assertEquals("4.0/1 1200-4800, 4.0-2/1 9000-9600", TableLogsTest.pieces(read(CONDOR + """
                000 (004.000.000) 2024-03-01 10:00:00 Job submitted from host: <10.0.0.1:9618>
                ...
                001 (004.000.000) 2024-03-01 10:30:00 Job executing on host: <10.0.0.1:9618>
                ...
                005 (004.000.000) 2024-03-01 10:40:00 Job terminated.
                ...
                """)), "a number that is used again");
        assertEquals(TableLogsTest.jobs(read(CONDOR)), TableLogsTest.jobs(read(CONDOR.replaceAll("(Cpus|Memory)( .* )([0-9]+)\n",
                "$1$2$3 \"CUDA0 1\"\n"))), "devices in a fourth column");
        assertTrue(TableLogsTest.warnings(read(CONDOR + "nonsense\n")).contains("4 of 5 lines are left out: 1 line of another kind,"));
        String withoutCores = CONDOR.replaceAll("\\s+Cpus.*", "");
        assertTrue(TableLogsTest.warnings(read(withoutCores)).contains("1 job has no number of cores in this log"), "of jobs that ran");
        assertTrue(TableLogsTest.warnings(read(withoutCores.getBytes(StandardCharsets.UTF_8), ReadOptions.DEFAULT.withOpen(true)))
                .contains("2 jobs have no number of cores in this log: they are read with one core each"));
    }

    @Test
    void datesOfCondorWithoutAYearGoOnInTheNext() throws IOException {
        String log = """
                000 (1.000.000) 12/31 23:00:00 Job submitted from host: <a>
                ...
                001 (1.000.000) 12/31 23:59:00 Job executing on host: <a>
                \tCpus = 1
                ...
                005 (1.000.000) 01/01 00:01:00 Job terminated.
                ...
                """;
        assertEquals("1.0/1 3540-3660", TableLogsTest.pieces(read(log)));
        assertTrue(TableLogsTest.warnings(read(log)).contains("the dates of this log have no year: 2023 is assumed for the first"),
                TableLogsTest.warnings(read(log)));
        assertEquals("1.0/1 3540-90060", TableLogsTest.pieces(read(log.replace("12/31", "02/28").replace("01/01", "03/01").replace(
                "000 (1", "000 (2.000.000) 02/29 01:00:00 x\n...\n000 (1").replace("02/28 23:00:00 Job", "02/28 23:00:00 Job"))));
        assertFalse(TableLogsTest.warnings(read(CONDOR)).contains("year"));
    }

    @Test
    void whatAWorkloadHasNoPlaceForIsCounted() throws IOException {
        assertTrue(TableLogsTest.warnings(read(SGE.replace("-pe smp 8:", "-l gpu=1 -pe smp 8:"))).contains("1 row had GPUs"));
        assertTrue(TableLogsTest.warnings(read(LSF.replace("any] ", "any] rusage[ngpus_physical=1.00]"))).contains("3 rows had GPUs"));
        assertTrue(TableLogsTest.warnings(read(LSF.replace("1644826611 0 0", "1644826611 1644826612 0")))
                .contains("by bsub -b, 1 job could start only later than submitted"));
        assertTrue(TableLogsTest.warnings(read(CONDOR.replace("\t   Disk", "\t   Gpus   :  0.22   1    1 \"CUDA1\"\n\t   Disk")))
                .contains("1 row had GPUs"));
        assertFalse(TableLogsTest.warnings(read(CONDOR)).contains("GPUs"));
    }

    @ParameterizedTest
    @MethodSource("samples")
    void clothesDoNotMatter(String sample) throws IOException {
        String expected = told(read(sample));
        assertEquals(expected, told(read(sample.replace("\n", "\r\n"))));
        assertEquals(expected, told(read("\uFEFF" + sample)));
        assertEquals(expected, told(read(FormatContract.gzip(sample.getBytes(StandardCharsets.UTF_8)), ReadOptions.DEFAULT)));
        assertEquals(expected, told(read(sample.stripTrailing())));
    }

    @ParameterizedTest
    @MethodSource("samples")
    void whatCannotBeReadRefusesAStrictReader(String sample) throws IOException {
        ReadOptions strict = ReadOptions.DEFAULT.withStrict(true);
        assertEquals(told(read(sample)), told(read(sample.getBytes(StandardCharsets.UTF_8), strict)));
        String odd = sample.equals(QACCT) ? QACCT.replace("slots        4\n", "") : sample + "nonsense\n";
        assertTrue(told(read(odd)).matches("(?s).*1 (line of another kind|cut off|with too many or too few fields).*"), odd);
        String refusal = assertThrows(InputException.class, () -> read(odd.getBytes(StandardCharsets.UTF_8), strict)).getMessage();
        assertTrue(refusal.matches("log:[0-9]+:1: this (line is not one of an accounting log: \"nonsense\"|record is cut off"
                + "|row has 1 field, the table [0-9]+ columns)"), refusal);
    }

    private record Odd(String sample, String good, String bad, String reason) {
    }

    private static List<Odd> oddLines() {
        return List.of(new Odd(TableLogsTest.PBS, "04/05/2017 13:07:00;E", "04-05 13:07:00;E", "1 line of another kind"),
                new Odd(TableLogsTest.PBS, "end=1491390460", "end=soon", "1 with a time that cannot be read"),
                new Odd(TableLogsTest.PBS, " end=1491390460", "", "1 cut off"),
                new Odd(TableLogsTest.PBS, "ncpus=16", "ncpus=16 resources_used.ncpus=many", ""),
                new Odd(TableLogsTest.PBS, "walltime=00:10:00", "walltime=long", ""),
                new Odd(TableLogsTest.OAR, "2 5 9 12", "2 5 x 12", "1 with a time that cannot be read"),
                new Odd(TableLogsTest.OAR, "60 0 3 1", "60 0 many 1", "1 with a number of cores that cannot be read"),
                new Odd(TableLogsTest.OAR, "60 0 3 1", "60 0 0 1", "1 without cores"),
                new Odd(TableLogsTest.ALIBABA, ",157297,", ",-157297,", "1 with a time that cannot be read"),
                new Odd(TableLogsTest.ALIBABA, ",50.0,0.2", ",half,0.2", "1 with a number of cores that cannot be read"),
                new Odd(TableLogsTest.ALIBABA, ",157340,157341,,", "", "1 with too many or too few fields"));
    }

    @ParameterizedTest
    @MethodSource("oddLines")
    void aLineThatCannotBeReadIsCountedAndLeavesTheOthersIn(Odd odd) throws IOException {
        RecordedLog log = read(odd.sample.replace(odd.good, odd.bad));
        assertEquals(tasks(read(odd.sample)) - (odd.reason.isEmpty() ? 0 : 1), tasks(log));
        assertTrue(TableLogsTest.warnings(log).contains(odd.reason), TableLogsTest.warnings(log));
    }

    private static int tasks(RecordedLog log) {
        return log.loaded().workload().jobs().stream().mapToInt(job -> job.tasks().size()).sum();
    }

    private static List<String> samples() {
        return List.of(SGE, QACCT, LSF, CONDOR, TableLogsTest.PBS, TableLogsTest.OAR, TableLogsTest.ALIBABA);
    }

    @ParameterizedTest
    @MethodSource("samples")
    void limitsHold(String sample) {
        assertThrows(InputException.class, () -> read(sample.getBytes(StandardCharsets.UTF_8),
                ReadOptions.DEFAULT.withLimits(Limits.DEFAULT.with("tasks", 1))));
        assertThrows(InputException.class, () -> read(sample + "x".repeat(1 << 21)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"root:x:0:0:root:/root:/bin/bash\nann:x:1000:1000::/home/ann:/bin/sh\n", "\"a\" \"b\" 1 2\n",
            "\"JOB_FINISH\"\n", "========\nqname x\n", "qname,hostname\nx,y\n", "1 (2.3.4) 2024\n", "000 (a.0.0) x\n",
            "::::::::::::::::::::::::::::::::::::::::::::::::::::\n"})
    void whatOnlyLooksLikeSuchALogIsNone(String text) throws IOException {
        DocumentHead head = DocumentHead.of(InputFile.of("log", text.getBytes(StandardCharsets.UTF_8)), Limits.DEFAULT);
        assertEquals(List.of(), AccountingFormat.all().stream().filter(format -> format.recognises(head)).toList());
    }

    @Test
    void relativesThatAreNotReadAreNamed() {
        assertTrue(refusal("""
                OWNER     WALLCLOCK         UTIME         STIME           CPU             MEMORY                 IO                IOW
                ======================================================================================================================
                ann               3         1.000         0.000         1.000              0.000              0.000              0.000
                """).endsWith("this is a summary of qacct, which has no jobs; qacct -j lists them"));
        assertTrue(refusal("Total System Usage\n    WALLCLOCK         UTIME\n====\n 1 2\n").contains("a summary of qacct"));
        assertTrue(refusal("<c>\n    <a n=\"MyType\"><s>SubmitEvent</s></a>\n</c>\n").contains("a user log of HTCondor in XML;"));
        assertTrue(refusal("{\n \"MyType\": \"SubmitEvent\",\n \"EventTypeNumber\": 0\n}\n{\n \"MyType\": \"x\"\n}\n")
                .contains("a user log of HTCondor in JSON;"));
    }
}
