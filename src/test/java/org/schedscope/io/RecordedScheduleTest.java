package org.schedscope.io;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.trace.Trace;

/** A log of a machine is also the schedule that its own scheduler made. */
class RecordedScheduleTest {
    private static final String HEAD = "; MaxProcs: 4\n";
    private static final String REST = " -1 -1 -1 1 1 1 1 1 -1 -1 -1\n";

    @TempDir
    Path folder;

    private static String job(int id, int submit, int wait, int run, int cores) {
        return id + " " + submit + " " + wait + " " + run + " " + cores + " -1 -1 " + cores + REST.replaceFirst(" -1", "");
    }

    private ReplayableSchedule read(String text) throws IOException {
        Path file = folder.resolve("log.swf");
        Files.writeString(file, text);
        return ReplayableSchedule.read(InputFile.of(file), ReadOptions.DEFAULT);
    }

    private static String pieces(Trace trace) {
        StringBuilder told = new StringBuilder();
        for (int piece = 0; piece < trace.pieces().count(); piece++) {
            int task = trace.pieces().task(piece);
            told.append(trace.index().job(trace.index().jobOf(task)).id()).append('@').append(trace.pieces().cluster(piece)).append(':')
                    .append(trace.pieces().start(piece)).append('-').append(trace.pieces().end(piece)).append('[')
                    .append(trace.pieces().firstCore(piece, 0)).append("] ");
        }
        return told.toString().strip();
    }

    @Test
    void jobsStartAsSoonAsTheyHaveWaitedAndArriveWhenTheyWereSubmitted() throws IOException {
        ReplayableSchedule opened = read(HEAD + job(1, 100, 5, 30, 4) + job(2, 110, 25, 10, 1) + job(3, 111, 24, 10, 2));
        assertEquals("1@0:5-35[0] 2@0:35-45[0] 3@0:35-45[1]", pieces(opened.run().trace()));
        assertEquals(List.of(0L, 10L, 11L), opened.run().trace().workload().jobs().stream().map(job -> job.arrival()).toList());
        assertTrue(opened.warnings().toString().contains("lowest cores that are free"), opened.warnings().toString());
    }

    @Test
    void jobsWhoseWaitIsUnknownDoNotRunAndAreCounted() throws IOException {
        ReplayableSchedule opened = read(HEAD + job(1, 0, 0, 30, 4) + job(2, 1, -1, 10, 1));
        assertEquals("1@0:0-30[0]", pieces(opened.run().trace()));
        assertTrue(opened.warnings().toString().contains("lacks the start of 1 job"), opened.warnings().toString());
    }

    @Test
    void aLogWithoutWaitsIsNoSchedule() {
        InputException refused = assertThrows(InputException.class, () -> read(HEAD + job(1, 0, -1, 30, 4)));
        assertTrue(refused.getMessage().contains("lacks the starts of its jobs"), refused.getMessage());
    }

    @Test
    void moreCoresThanTheMachineHasAreToldAndNotRefused() throws IOException {
        ReplayableSchedule opened = read(HEAD + job(1, 0, 0, 30, 4) + job(2, 10, 0, 30, 3) + job(3, 10, 0, 5, 9));
        assertEquals("1@0:0-30[0] 2@0:10-40[0]", pieces(opened.run().trace()));
        assertTrue(opened.warnings().toString().contains("up to 7 cores are in use at once in this log, more than the 4"),
                opened.warnings().toString());
        assertTrue(opened.warnings().toString().contains("1 of 3 jobs is left out"), opened.warnings().toString());
    }

    @Test
    void onSeveralClustersEachJobIsOnTheFirstThatHasRoom() throws IOException {
        Files.writeString(folder.resolve("log.swf.machines"), "1 a 2 1\n2 b 1 4\n");
        ReplayableSchedule opened = read(job(1, 0, 0, 30, 2) + job(2, 1, 0, 30, 2) + job(3, 2, 0, 9, 2) + job(4, 3, 0, 3, 2));
        assertEquals(2, opened.run().trace().platform().clusters().size());
        assertEquals("1@0:0-30[0] 2@1:1-31[0] 3@1:2-11[2] 4@0:3-6[0]", pieces(opened.run().trace()));
    }

    @Test
    void theMachineIsAsLargeAsWasUsedWhereNobodySaysMore() throws IOException {
        ReplayableSchedule opened = read("; Version: 2\n" + job(1, 0, 0, 30, 20) + job(2, 1, 0, 30, 20));
        assertEquals(40, opened.run().trace().platform().totalCores());
    }
}
