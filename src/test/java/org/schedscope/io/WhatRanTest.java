package org.schedscope.io;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.schedscope.io.format.LoadedWorkload;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.input.TableColumns;
import org.schedscope.model.Platform;

/** What never ran is no job and makes no machine larger, whatever the format and its word for it; it is counted. */
class WhatRanTest {
    private static final Pattern LEFT_OUT = Pattern.compile("([0-9]+) of ([0-9]+) (?:lines|line|jobs|job) (?:is|are) left out: .*");
    private static final String SACCT = """
            JobID|User|Submit|Start|End|Elapsed|NCPUS|State
            1|ann|2024-03-01T08:00:00|2024-03-01T08:00:05|2024-03-01T09:00:05|01:00:00|8|COMPLETED
            """;
    private static final String JSON = """
            {"jobs": [{"job_id": 1, "association": {}, "required": {"CPUs": 8}, "state": {"current": ["COMPLETED"]},
              "time": {"submission": 1700000000, "start": 1700000005, "end": 1700003605}}, %s]}
            """;
    private static final String PBS = """
            03/01/2024 09:00:05;E;1.m;user=ann ctime=1700000000 start=1700000005 end=1700003605 Resource_List.ncpus=8
            """;
    private static final String OAR = "; OWF Format: 1.0\n1 0 5 3605 3600 8 0 1 1 1 1 1 1 0 1 0\n";
    private static final String SWF = "; MaxProcs: 8\n1 0 5 3600 8 -1 -1 8 -1 -1 1 1 1 1 1 1 -1 -1\n";
    private static final String ALIBABA = "M1,1.0,j_1,1,Terminated,5,3605,800.0,0.3\n";
    private static final String BATSIM = """
            job_id,submission_time,starting_time,finish_time,allocated_resources,final_state
            1,0,5,3605,0-7,COMPLETED_SUCCESSFULLY
            """;
    private static final String NEXTFLOW = """
            task_id\thash\tstatus\tsubmit\tstart\tcomplete\trealtime\tcpus
            1\tf9/551ee3\tCOMPLETED\t1700000000000\t1700000005000\t1700003605000\t3600000\t8
            """;
    private static final String TABLE = """
            id,state,came,began,ended,limit,cores
            1,COMPLETED,1700000000,1700000005,1700003605,7200,8
            """;
    private static final String COLUMNS = "job=id,state=state,arrival=came,start=began,finish=ended,estimate=limit,cores=cores";

    private record Case(String name, String text) {
        @Override
        public String toString() {
            return name;
        }
    }

    private static Case sacct(String row) {
        return new Case("sacct " + row, SACCT + row + "\n");
    }

    private static Case json(String job) {
        return new Case("json " + job, JSON.formatted(job));
    }

    static Stream<Case> oneRanAndOneDidNot() {
        Stream<Case> sacct = Stream.of("None|2024-03-01T08:20:00|00:00:00|32|CANCELLED by 1001",
                "Unknown|2024-03-01T08:20:00|00:00:00|32|CANCELLED+", "|2024-03-01T08:20:00|00:00:00|32|cancelled",
                "1970-01-01T00:00:00|2024-03-01T08:20:00|00:00:00|32|CA", "1970-01-01T01:00:00|2024-03-01T08:20:00|00:00:00|32|FAILED",
                "0|1709281200|00:00:00|32|CANCELLED", "2024-03-01T08:20:00|2024-03-01T08:20:00|00:00:00|32|CANCELLED by 1001",
                "2024-03-01T08:20:00|2024-03-01T08:20:00|00:00:00|32|ca", "Unknown|Unknown|00:00:00|32|PENDING",
                "Unknown|Unknown|00:00:00|32|PD", "2024-03-01T12:00:00|Unknown|00:00:00|32|pending",
                "Unknown|Unknown|00:00:00|32|CONFIGURING", "Unknown|Unknown|00:00:00|32|REQUEUED",
                "2024-03-01T08:40:00|Unknown|00:25:00|32|RUNNING", "2024-03-01T08:40:00|Unknown|00:25:00|32|R",
                "2024-03-01T08:40:00|None|00:25:00|32|SUSPENDED", "2024-03-01T08:40:00|Unknown|00:25:00|32|",
                "2024-03-01T08:40:00|2024-03-01T08:50:00|00:10:00|0|COMPLETED", "2024-03-01T08:40:00|2024-03-01T08:30:00||32|COMPLETED")
                .map(rest -> sacct("2|bea|2024-03-01T08:10:00|" + rest));
        Stream<Case> json = Stream
                .of("\"current\": \"PENDING\"}, \"time\": {\"submission\": 1700000010, \"start\": 0, \"end\": 0}",
                        "\"current\": [\"CANCELLED\"]}, \"time\": {\"submission\": 1700000010, \"start\": 0, \"end\": 1700000020}",
                        "\"current\": [\"CANCELLED\"]}, \"time\": {\"submission\": 1700000010, \"start\": 1700000020, \"end\": 1700000020}",
                        "\"current\": [\"RUNNING\", \"COMPLETING\"]}, \"time\": {\"submission\": 1700000010, "
                                + "\"start\": 1700000020, \"end\": 0}",
                        "\"current\": []}, \"time\": {\"submission\": 1700000010, \"start\": {\"set\": false, \"number\": 0}}")
                .map(rest -> json("{\"job_id\": 2, \"association\": {}, \"required\": {\"CPUs\": 32}, \"state\": {" + rest + "}"));
        Stream<Case> others = Stream.of(
                new Case("pbs Q", PBS + "03/01/2024 09:00:05;Q;2.m;queue=long\n"),
                new Case("pbs S",
                        PBS + "03/01/2024 09:00:05;S;2.m;user=a ctime=1700000000 start=1700000005 Resource_List.ncpus=32\n"),
                new Case("pbs Q, D", PBS + "03/01/2024 09:00:05;Q;2.m;queue=long\n03/01/2024 09:00:06;D;2.m;requestor=a\n"),
                new Case("pbs S, R", PBS + "03/01/2024 09:00:05;S;2.m;ctime=1700000000 start=1700000005\n03/01/2024 09:00:06;R;2.m;x\n"),
                new Case("pbs start 0", PBS + "03/01/2024 09:00:05;E;2.m;ctime=1700000000 start=0 end=1700000005 Resource_List.ncpus=32\n"),
                new Case("oar 0", OAR + "2 5 0 0 60 32 0 1 2 1 2 1 1 0 1 0\n"),
                new Case("oar runs", OAR + "2 5 9 0 60 32 0 1 2 1 2 1 1 0 1 0\n"),
                new Case("swf -1", SWF + "2 9 -1 -1 32 -1 -1 32 -1 -1 5 1 1 1 1 1 -1 -1\n"),
                new Case("swf 5", SWF + "2 9 -1 0 32 -1 -1 32 -1 -1 5 1 1 1 1 1 -1 -1\n"),
                new Case("swf 5.0", SWF + "2 9 4 0.0 32 -1 -1 32 -1 -1 5.0 1 1 1 1 1 -1 -1\n"),
                new Case("swf 0 cores", SWF + "2 9 4 10 0 -1 -1 0 -1 -1 1 1 1 1 1 1 -1 -1\n"),
                new Case("alibaba Running", ALIBABA + "M1,1.0,j_2,1,Running,9,0,3200.0,0.3\n"),
                new Case("alibaba Waiting", ALIBABA + "M1,1.0,j_2,1,Waiting,0,0,3200.0,0.3\n"),
                new Case("alibaba Cancelled", ALIBABA + "M1,1.0,j_2,1,Cancelled,9,9,3200.0,0.3\n"),
                new Case("batsim -1", BATSIM + "2,7,-1,-1,,REJECTED\n"), new Case("batsim empty", BATSIM + "2,7,,,,REJECTED\n"),
                new Case("batsim killed", BATSIM + "2,7,8,8,8-15,COMPLETED_KILLED\n"),
                new Case("batsim back", BATSIM + "2,7,8,6,8-15,COMPLETED_SUCCESSFULLY\n"),
                new Case("nextflow aborted", NEXTFLOW + "2\ta\tABORTED\t1700000000000\t-\t-\t-\t32\n"),
                new Case("nextflow submitted", NEXTFLOW + "2\ta\tSUBMITTED\t1700000000000\t-\t-\t-\t32\n"),
                new Case("nextflow running", NEXTFLOW + "2\ta\tRUNNING\t1700000000000\t1700000009000\t-\t-\t32\n"));
        Stream<Case> tables = Stream.of("Running,1700000000,1700000009,", "running,1700000000,1700000009,1700007209",
                "Pending,1700000000,,", "Q,1700000000,1700000009,1700007209", "Succeeded,1700000000,0,1700000010",
                "skipped,1700000000,1700000009,1700000009", ",1700000000,0,1700000010", ",1700000000,-,1700000010")
                .map(row -> new Case("table " + row, TABLE + "2," + row + ",7200,32\n"));
        return Stream.of(sacct, json, others, tables).flatMap(all -> all);
    }

    private static LoadedWorkload read(Case of) throws InputException {
        InputFile file = InputFile.of("log", of.text.getBytes(StandardCharsets.UTF_8));
        return Formats.read(file, of.name.startsWith("table")
                ? ReadOptions.DEFAULT.withColumns(Optional.of(TableColumns.parse(COLUMNS))) : ReadOptions.DEFAULT);
    }

    @ParameterizedTest
    @MethodSource("oneRanAndOneDidNot")
    void whatDidNotRunIsCountedAndMakesNoMachineLarger(Case of) throws InputException {
        LoadedWorkload loaded = read(of);
        assertEquals(1, loaded.workload().jobs().size(), loaded.warnings().toString());
        assertEquals(3600, loaded.workload().jobs().get(0).tasks().get(0).exec());
        assertEquals(8, loaded.described().map(Platform::totalCores).orElse(8L));
        assertEquals("1 of 2", leftOut(loaded));
    }

    /** How many lines were left out, of how many. */
    private static String leftOut(LoadedWorkload loaded) {
        return loaded.warnings().stream().map(warning -> LEFT_OUT.matcher(warning.message().toString())).filter(Matcher::matches)
                .map(match -> match.group(1) + " of " + match.group(2)).collect(Collectors.joining(", "));
    }

    @ParameterizedTest
    @ValueSource(strings = {"2024-03-01T08:40:00|2024-03-01T08:50:00|00:10:00|4|CANCELLED by 7",
            "2024-03-01T08:40:00|2024-03-01T08:50:00|00:10:00|4|RUNNING", "2024-03-01T08:40:00|2024-03-01T08:50:00|00:10:00|4|REQUEUED",
            "2024-03-01T08:40:00|2024-03-01T08:50:00|00:10:00|4|NODE_FAIL", "2024-03-01T08:40:00|2024-03-01T08:50:00|00:10:00|4|odd"})
    void whatRanForSomeTimeIsAJobHoweverItEnded(String rest) throws InputException {
        LoadedWorkload loaded = read(sacct("2|bea|2024-03-01T08:10:00|" + rest));
        assertEquals(600, loaded.workload().jobs().get(1).tasks().get(0).exec());
        assertEquals("", leftOut(loaded));
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', value = {"2|bea|2024-03-01T08:10:00|2024-03-01T08:40:00|2024-03-01T08:40:00|00:00:00|4|COMPLETED; 1",
            "2|bea|2024-03-01T08:10:00|2024-03-01T08:40:00|2024-03-01T08:40:00|00:00:00|4|FAILED; 1"})
    void whatRanForNoTimeLastsATickWhichIsSaid(String row, long exec) throws InputException {
        LoadedWorkload loaded = read(sacct(row));
        assertEquals(exec, loaded.workload().jobs().get(1).tasks().get(0).exec());
        assertEquals(1, loaded.warnings().stream().filter(warning -> warning.message().toString()
                .equals("1 run of length zero lasts one tick")).count(), loaded.warnings().toString());
    }
}
