package org.schedscope.io.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.schedscope.io.Formats;
import org.schedscope.io.RecognizedFile;
import org.schedscope.io.format.LoadedWorkload;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.input.TableColumns;
import org.schedscope.model.Job;
import org.schedscope.model.Releases;
import org.schedscope.model.SchedulingParameters;
import org.schedscope.model.time.TickLength;

/** Tables of exercises on time sharing and real time: priorities, deadlines, periods. */
class TimeSharingTablesTest {
    private static LoadedWorkload read(String text, String columns) throws InputException {
        ReadOptions options = ReadOptions.DEFAULT.withTick(TickLength.FITTING)
                .withColumns(columns.isEmpty() ? Optional.empty() : Optional.of(TableColumns.parse(columns)));
        InputFile file = InputFile.of("t.csv", text.getBytes(StandardCharsets.UTF_8));
        return Formats.logFormatOf(RecognizedFile.of(file, options.limits()), options).orElseThrow().readLog(file, options).loaded();
    }

    /** Jobs as they are written in files: {@code A@0 C1 p3 T4x5 D2 tickets7}, the default figures left out. */
    private static String jobs(LoadedWorkload loaded) {
        return Releases.joined(loaded.workload().jobs()).stream().map(TimeSharingTablesTest::told).collect(Collectors.joining(", "));
    }

    private static String told(Job job) {
        SchedulingParameters figures = job.scheduling();
        return job.id() + "@" + job.arrival() + " C" + job.tasks().get(0).exec()
                + (figures.priority() == 0 ? "" : " p" + figures.priority())
                + (figures.period().isPresent() ? " T" + figures.period().getAsLong() + "x" + figures.count().getAsInt() : "")
                + (figures.deadline().isPresent() ? " D" + figures.deadline().getAsLong() : "")
                + (figures.tickets() == SchedulingParameters.USUAL_TICKETS ? "" : " tickets" + figures.tickets());
    }

    private static String warnings(LoadedWorkload loaded) {
        return loaded.warnings().stream().map(warning -> warning.message().toString()).collect(Collectors.joining("\n"));
    }

    /** A table, and its jobs. */
    static Stream<List<String>> tables() {
        return Stream.of(
                List.of("Process,Arrival,Burst,Priority\nP1,0,10,3\nP2,1,1,-1\n", "P1@0 C10 p3, P2@1 C1 p-1"),
                List.of("Prozess;Ankunft;Rechenzeit;Priorit\u00e4t\nP1;0;10;3\nP2;1;1;\n", "P1@0 C10 p3, P2@1 C1"),
                List.of("Prozess;Burstzeit;Lose;Frist\nP1;10;50;12\nP2;1;;\n", "P1@0 C10 D12 tickets50, P2@0 C1"),
                List.of("Process  Burst Time  Deadline\nP1       4           9\n", "P1@0 C4 D9"),
                List.of("Task,C,T,D\nA,1,4,3\nB,2,6,6\n", "A@0 C1 T4x3 D3, B@0 C2 T6x2 D6"),
                List.of("Task,Ci,Ti\nA,1,4\nB,2,6\n", "A@0 C1 T4x3 D4, B@0 C2 T6x2 D6"),
                List.of("task\tC\tPeriod\nA\t1\t4\n", "A@0 C1 T4x1 D4"),
                List.of("Task,WCET,Period,Deadline,Arrival,Count\nA,1,4,3,2,5\nB,2,6,,0,1\n", "A@2 C1 T4x5 D3, B@0 C2 T6x1 D6"),
                List.of("Vorgang;Ausf\u00fchrungszeit;Periode;Frist\nA;1,5;4;4\nB;2;6;6\n", "A@0 C15 T40x3 D40, B@0 C20 T60x2 D60"),
                List.of("Job,Arrival,C,T\nA,5,1,4\nB,1,2,6\n", "A@4 C1 T4x3 D4, B@0 C2 T6x3 D6"));
    }

    @ParameterizedTest
    @MethodSource("tables")
    void titlesOfExercisesAreKnown(List<String> table) throws InputException {
        LoadedWorkload loaded = read(table.get(0), "");
        assertEquals(table.get(1), jobs(loaded));
        assertEquals(1, loaded.described().orElseThrow().totalCores());
        assertTrue(warnings(loaded).contains("the platform is one core"), warnings(loaded));
    }

    @Test
    void whatIsGuessedIsSaid() throws InputException {
        LoadedWorkload periodic = read("Task,C,T,D\nA,1,4,3\nB,2,6,6\n", "");
        assertEquals(OptionalLong.of(12), periodic.workload().horizon());
        String said = warnings(periodic);
        assertTrue(said.contains("as often as they arrive before tick 12, for a hyperperiod"), said);
        assertTrue(said.contains("the column \"D\" counts from the arrival"), said);
        assertTrue(said.contains("no column shows when jobs arrive: all arrive at once"), said);
        assertTrue(said.contains("is read as job=Task,exec=C,deadline=D,period=T"), said);
        String first = warnings(read("Process,Arrival,Burst,Priority\nP1,0,10,3\nP2,1,1,1\n", ""));
        assertTrue(first.contains("smaller numbers of the column \"Priority\" come first in time sharing"), first);
        assertFalse(warnings(read("Task,C,T,Count\nA,1,4,3\n", "")).contains("hyperperiod"));
    }

    /** In logs of machines priorities and deadlines are other things, and letters are not titles. */
    @Test
    void otherTablesAreReadAsBefore() throws InputException {
        LoadedWorkload log = read("JobID,Submit,Start,End,AllocCPUS,Priority\n1,0,5,65,1,4294\n2,0,5,65,1,17\n", "");
        assertTrue(warnings(log).contains("the column \"Priority\" has no place in a workload and is not used"), warnings(log));
        assertEquals(SchedulingParameters.NONE, log.workload().jobs().get(0).scheduling());
        LoadedWorkload letters = read("job,submit,runtime,t,d\na,0,7,1,2\n", "");
        assertEquals("a@0 C7", jobs(letters));
        assertTrue(read("job,submit,runtime,deadline\na,0,7,3\n", "").workload().jobs().get(0).scheduling().deadline().isEmpty());
    }

    @Test
    void columnsMayBeNamed() throws InputException {
        assertEquals("x@0 C3 p9 T10x2 D8 tickets5", jobs(read("n,e,every,by,q,s,k\nx,3,10,8,9,5,2\n",
                "job=n,exec=e,period=every,deadline=by,priority=q,tickets=s,count=k")));
        assertEquals("1@0 C3000 T10001x1 D10001", jobs(read("3,10.001\n", "exec=#1,period=#2")));
        InputException both = assertThrows(InputException.class,
                () -> read("a,b,c,d\n1,2,3,4\n", "start=a,finish=b,exec=c,period=d"));
        assertTrue(both.getMessage().contains("a table with periods cannot have starts and ends"), both.getMessage());
    }

    @Test
    void oddCellsAreLeftOutAndHugeCountsRefused() throws InputException {
        LoadedWorkload some = read("Process,Burst,Priority\nP1,9,high\nP2,5,2\nP3,4,1.5\n", "");
        assertEquals("P2@0 C5 p2", jobs(some));
        assertTrue(warnings(some).contains("line 2 is left out: \"Priority\" must be a whole number, not \"high\""), warnings(some));
        LoadedWorkload counts = read("Task,C,T,Count\nA,1,4,0\nB,1,4,2\n", "");
        assertTrue(warnings(counts).contains("\"Count\" must be a whole number from 1 on, not \"0\""), warnings(counts));
        LoadedWorkload endless = read("Task,C,T\nA,1,9973\nB,1,9967\n", "");
        assertTrue(warnings(endless).contains("in a hyperperiod there would be more than 10000 releases"), warnings(endless));
        assertTrue(endless.workload().jobs().size() <= 10_000 && endless.workload().jobs().size() > 5000);
        InputException many = assertThrows(InputException.class, () -> read("Task,C,T,Count\nA,1,1,2000000000\n", ""));
        assertTrue(many.getMessage().contains("t.csv"), many.getMessage());
        InputException twice = assertThrows(InputException.class, () -> read("Process,Burst,Period\nA,1,3\nA#1,1,\n", ""));
        assertTrue(twice.getMessage().contains("A#1"), twice.getMessage());
    }
}
