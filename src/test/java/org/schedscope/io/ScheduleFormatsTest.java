package org.schedscope.io;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.schedscope.fixture.FormatContract;
import org.schedscope.io.format.LoadedWorkload;
import org.schedscope.io.format.RawSchedule;
import org.schedscope.io.format.RawSchedule.ClusterNote;
import org.schedscope.io.format.RawSchedule.CoreSpan;
import org.schedscope.io.format.RawSchedule.JobNote;
import org.schedscope.io.format.RawSchedule.Piece;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.log.EventLogTest;
import org.schedscope.io.schedule.ScheduleCsv;
import org.schedscope.io.workload.WorkloadJsonTest;
import org.schedscope.trace.Trace;

/** Schedules that other tools made. */
public class ScheduleFormatsTest {
    public static final String CSV = """
            job,task,cluster,start,finish,cores
            J1,T1,C1,0,3,1
            "J,2","say ""a""\",C2,3,14,2
            J1,T1,C1,5,6,1
            """;

    public static final String BATSIM = """
            job_id,workload_name,profile,submission_time,requested_number_of_resources,requested_time,success,final_state,starting_time,\
            execution_time,finish_time,waiting_time,turnaround_time,stretch,allocated_resources,consumed_energy,metadata
            1,w0,delay,0,2,30,1,COMPLETED_SUCCESSFULLY,0.5,20.2,20.7,0.5,20.7,1.02,0-1,-1,
            2,w0,delay,1.5,3,100,0,COMPLETED_WALLTIME_REACHED,21,9,30,19.5,28.5,3.2,5 0-1,-1,
            3,w0,wide,2,9,100,0,REJECTED,,,,,,,,-1,
            1,w1,delay,4,1,-1,1,COMPLETED_SUCCESSFULLY,30,0,30,26,26,1,0,-1,
            """;

    public static final String JEDULE = """
            <?xml version="1.0"?>
            <!-- made by hand -->
            <grid_schedule>
             <meta_info><meta name="alloc" value="mcpa"/></meta_info>
             <grid_info>
              <info name="nb_clusters" value="2"/>
              <clusters><cluster id="0" hosts="4" first_host="0"/><cluster id="1" hosts="2" first_host="4"/></clusters>
             </grid_info>
             <node_infos>
              <node_statistics>
               <node_property name="id" value="7"/>
               <node_property name="type" value="computation"/>
               <node_property name="start_time" value="0.000"/>
               <node_property name="end_time" value="2.5"/>
               <configuration>
                <conf_property name="cluster_id" value="0"/><conf_property name="host_nb" value="3"/>
                <host_lists><hosts start="3" nb="1"/><hosts start="0" nb="2"/></host_lists>
               </configuration>
               <configuration>
                <conf_property name="cluster_id" value="1"/>
                <host_lists><hosts start="5" nb="1"/></host_lists>
               </configuration>
              </node_statistics>
              <node_statistics>
               <node_property name="id" value="7-8"/>
               <node_property name="type" value="transfer"/>
               <node_property name="start_time" value="2.5"/>
               <node_property name="end_time" value="2.6"/>
              </node_statistics>
             </node_infos>
            </grid_schedule>
            """;

    @TempDir
    Path folder;

    private FormatContract<RawSchedule> contract() {
        return new FormatContract<>(folder, path -> ScheduleFormats.read(InputFile.of(path), ReadOptions.DEFAULT));
    }

    private static Piece piece(String job, String task, String cluster, long start, long finish, int cores, int line, CoreSpan... which) {
        return new Piece(job, task, cluster, start, OptionalLong.of(finish), cores, List.of(which), line);
    }

    private static List<String> texts(RawSchedule schedule) {
        return schedule.warnings().stream().map(problem -> problem.message().toString()).toList();
    }

    @Test
    void ourCsvIsReadRowByRow() throws IOException {
        RawSchedule read = contract().read("mine.csv", CSV);
        assertEquals(new RawSchedule("mine", "schedule CSV", "tick", List.of(piece("J1", "T1", "C1", 0, 3, 1, 2),
                piece("J,2", "say \"a\"", "C2", 3, 14, 2, 3), piece("J1", "T1", "C1", 5, 6, 1, 4)), List.of(),
                List.of(new ClusterNote("C1", OptionalInt.empty()), new ClusterNote("C2", OptionalInt.empty())), 0,
                RawSchedule.Causes.UNKNOWN, List.of()), read);
    }

    @Test
    void whatWeWriteWeRead() throws IOException {
        Trace trace = EventLogTest.traceOf(EventLogTest.smallRun());
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ScheduleCsv.write(trace, out);
        assertEquals(List.of(piece("J 1", "a", "C1", 0, 3, 1, 2), piece("J,2", "c", "C1", 3, 4, 1, 3), piece("J 1", "b", "C2", 4, 6, 2, 4)),
                contract().read("s.csv", out.toByteArray()).pieces());
    }

    @Test
    void columnsMayStandInAnyOrderAndBeMore() throws IOException {
        RawSchedule read = contract().read("s.csv", "Start,finish,cores,note,cluster,task,JOB\n1,2.0,3,x,C,t,j\n");
        assertEquals(List.of(piece("j", "t", "C", 1, 2, 3, 2)), read.pieces());
    }

    @Test
    void aTaskWithoutAnEndStillRuns() throws IOException {
        assertEquals(OptionalLong.empty(), contract().read("s.csv", CSV.replace("5,6,1", "5,,1")).pieces().get(2).finish());
    }

    @Test
    void badRowsAreRefusedWithTheirPlaces() throws IOException {
        assertEquals("s.csv:2:12: \"finish\" is 0; it must be after \"start\", 0",
                contract().refusal("s.csv", CSV.replace("0,3,1", "0,0,1")));
        assertEquals("s.csv:4:10: \"start\" must be a whole number from 0 to 2305843009213693951, not \"x\"",
                contract().refusal("s.csv", CSV.replace("5,6,1", "x,6,1")));
        assertEquals("s.csv:1:1: the column \"cores\" is missing", contract().refusal("s.csv", CSV.replace(",cores", "")));
        assertEquals("s.csv:5:1: the file ends inside quotation marks that were opened in line 3",
                contract().refusal("s.csv", CSV.replace("\"\"a\"\"\"", "a")));
        assertEquals("s.csv: the schedule has no pieces of tasks",
                contract().refusal("s.csv", CSV.lines().findFirst().orElseThrow()));
    }

    @Test
    void whatBatsimCallsResourcesWereProcessorsBefore() throws IOException {
        RawSchedule read = contract().read("out_jobs.csv", BATSIM);
        RawSchedule older = contract().read("out_jobs.csv", BATSIM.replace("resources", "processors"));
        assertEquals(read.pieces(), older.pieces());
        assertEquals(read.jobs(), older.jobs());
        assertEquals("b.csv:1:1: the column \"allocated_resources\" is missing",
                contract().refusal("b.csv", BATSIM.replace("allocated_resources", "machines")));
    }

    @Test
    void batsimTellsTimesAndMachines() throws IOException {
        RawSchedule read = contract().read("out_jobs.csv", BATSIM);
        assertEquals(List.of(piece("1", "1", "machines", 1, 21, 2, 2, new CoreSpan(0, 1)),
                piece("2", "1", "machines", 21, 30, 3, 3, new CoreSpan(0, 1), new CoreSpan(5, 5)),
                piece("w1!1", "1", "machines", 30, 31, 1, 5, new CoreSpan(0, 0))), read.pieces());
        assertEquals(new JobNote("2", OptionalLong.of(2), Optional.empty(), OptionalLong.of(100), OptionalInt.of(3)), read.jobs().get(1));
        assertEquals(OptionalLong.empty(), read.jobs().get(2).requestedTicks());
        assertEquals(6, read.coresOf(read.clusters().get(0)));
        assertEquals(List.of("1 of 4 lines is left out: 1 that never started",
                "1 job has the id of an earlier one; the name of its workload was put before it",
                "1 piece is shorter than a tick of 1s and was made one tick long; a shorter --tick would keep it as it is",
                "ticks of 1s are coarse for the times of this schedule, which makes measures differ; --tick 100ms keeps all decimals"),
                texts(read));
    }

    @Test
    void machinesThatMakeNoSenseAreRefused() throws IOException {
        assertEquals("b.csv:3:73: \"allocated_resources\" names a machine twice: \"1 0-1\"",
                contract().refusal("b.csv", BATSIM.replace("5 0-1", "1 0-1")));
        assertEquals("b.csv:3:73: \"allocated_resources\" must be like 0-3 7, not \"5 1-0\"",
                contract().refusal("b.csv", BATSIM.replace("5 0-1", "5 1-0")));
    }

    @Test
    void jeduleTellsHostsOfSeveralClusters() throws IOException {
        RawSchedule read = contract().read("s.jed", JEDULE);
        assertEquals(List.of(piece("7", "1", "0", 0, 3, 3, 10, new CoreSpan(0, 1), new CoreSpan(3, 3)),
                piece("7", "1", "1", 0, 3, 1, 10, new CoreSpan(1, 1))), read.pieces());
        assertEquals(List.of(new ClusterNote("0", OptionalInt.of(4)), new ClusterNote("1", OptionalInt.of(2))), read.clusters());
        assertEquals(List.of("1 transfer is left out",
                "ticks of 1s are coarse for the times of this schedule, which makes measures differ; --tick 100ms keeps all decimals"),
                texts(read));
    }

    @Test
    void theOnlyClusterMayBeCalledAnything() throws IOException {
        String one = JEDULE.replace("<cluster id=\"1\" hosts=\"2\" first_host=\"4\"/>", "").replace("id=\"0\" hosts=\"4\"",
                "id=\"9\" hosts=\"6\"");
        assertEquals("9", contract().read("s.jed", one).pieces().get(1).cluster());
    }

    @Test
    void brokenJeduleIsRefusedWithItsPlace() throws IOException {
        assertEquals("s.jed:15:4: host 4 is not one of the 4 hosts of cluster 0 (they count from 0)"
                + " (/grid_schedule/node_infos[1]/node_statistics[1]/configuration[1])",
                contract().refusal("s.jed", JEDULE.replace("start=\"3\" nb=\"1\"", "start=\"3\" nb=\"2\"")));
        assertEquals("s.jed:10:3: the node ends before it starts (/grid_schedule/node_infos[1]/node_statistics[1])",
                contract().refusal("s.jed", JEDULE.replace("\"0.000\"", "\"2.6\"")));
        assertEquals("s.jed:7:108: not well-formed XML: Unexpected close tag </grid_info>; expected </clusters>.",
                contract().refusal("s.jed", JEDULE.replace("</clusters>\n", "")));
    }

    @Test
    void nothingOutsideTheDocumentIsLookedAt() throws IOException {
        String entity = JEDULE.replace("<!-- made by hand -->",
                "<!DOCTYPE grid_schedule [<!ENTITY e SYSTEM \"file:///etc/hostname\">]>").replace("value=\"7\"", "value=\"&e;\"");
        assertEquals("s.jed:2:1: the document has a document type declaration; those are not read",
                contract().refusal("s.jed", entity).replaceAll(" \\(.*\\)$", ""));
    }

    @Test
    void whatIsNoScheduleIsRefused() throws IOException {
        assertEquals("w.json: not a schedule; schedules are read from schedule CSV, Batsim jobs.csv, Jedule XML and event logs",
                contract().refusal("w.json", WorkloadJsonTest.EVERYTHING));
        FormatContract<LoadedWorkload> workloads = new FormatContract<>(folder, path -> Formats.read(path, ReadOptions.DEFAULT));
        assertEquals("s.csv: this is a schedule (schedule CSV), not a workload", workloads.refusal("s.csv", CSV));
        assertEquals("s.jed: this is a schedule (Jedule XML), not a workload", workloads.refusal("s.jed", JEDULE));
    }

    @Test
    void aScheduleThatSaysWhenJobsWereSubmittedIsALogOfThemToo() throws IOException {
        FormatContract<LoadedWorkload> workloads = new FormatContract<>(folder, path -> Formats.read(path, ReadOptions.DEFAULT));
        LoadedWorkload read = workloads.read("b.csv", BATSIM);
        assertEquals(List.of("1 0 20", "2 2 9", "w1!1 4 1"), read.workload().jobs().stream()
                .map(job -> job.id() + " " + job.arrival() + " " + job.tasks().get(0).exec()).toList());
        assertEquals(OptionalLong.of(100), read.workload().jobs().get(1).tasks().get(0).estimate());
        assertTrue(read.log() && read.recorded());
        assertEquals(6, read.described().orElseThrow().totalCores());
    }

    @Test
    void limitsHold() throws IOException {
        FormatContract<RawSchedule> strict = new FormatContract<>(folder, path -> ScheduleFormats.read(InputFile.of(path),
                ReadOptions.DEFAULT.withLimits(new Limits(1 << 20, 5, 64, 200, 2, 2, 200))));
        assertEquals("s.csv:4:1: more than 2 pieces; the limit is 2", strict.refusal("s.csv", CSV));
        assertEquals("s.csv:2:65: a field is longer than 64 characters; that is the limit",
                strict.refusal("s.csv", CSV.replace("J1,T1,C1,0", "x".repeat(99) + ",T1,C1,0")));
        String deep = "<grid_schedule>" + "<a>".repeat(9) + "</a>".repeat(9) + "</grid_schedule>";
        assertEquals("s.jed:1:28: not well-formed XML: Maximum Element Depth limit (5) Exceeded",
                strict.refusal("s.jed", deep));
        assertEquals("s.jed: a tag or a text is longer than 1024 bytes; that is the limit",
                strict.refusal("s.jed", "<grid_schedule " + "x".repeat(2000) + "='1'/>"));
    }
}
