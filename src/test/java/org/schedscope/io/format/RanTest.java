package org.schedscope.io.format;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RanTest {
    @ParameterizedTest
    @CsvSource({"COMPLETED, COMPLETED CD completed Succeeded Terminated DONE success c abgeschlossen fertig", //
            "FAILED, FAILED F NODE_FAIL OUT_OF_MEMORY OUT_OF_ME+ OOMKilled EXIT fehlgeschlagen", //
            "CANCELLED, CANCELLED CANCELLED+ cancelled CA ABORTED Killed skipped upstream_failed NOT_RUN Evicted Storniert"
                    + " abgebrochen", //
            "TIMEOUT, TIMEOUT TO timed-out DEADLINE COMPLETED_WALLTIME_REACHED", //
            "RUNNING, RUNNING R running RUN CG in_progress COMPLETING l\u00e4uft", //
            "PENDING, PENDING PD Q qw PEND Pending queued hqw blocked manual wartend", //
            "SUSPENDED, SUSPENDED S USUSP suspended SSUSP", //
            "REQUEUED, REQUEUED RQ requeued hRwq REQUEUED+", //
            "UNKNOWN, 0 maths - +++ D+"})
    void wordsOfManySystemsStandForStates(LogState state, String words) {
        for (String word : words.split(" ")) {
            assertEquals(state, LogState.of(word), word);
            assertEquals(state, LogState.of(" " + word.toLowerCase(Locale.ROOT) + " "), word);
        }
    }

    @ParameterizedTest
    @CsvSource({"CANCELLED by 1001, CANCELLED", "in progress, RUNNING", "timed out, TIMEOUT", "Init:0/1, PENDING", "'', UNKNOWN",
            "'RUNNING,COMPLETING', RUNNING"})
    void whatFollowsAStateDoesNotCount(String text, LogState state) {
        assertEquals(state, LogState.of(text));
    }

    /** Blank: not known. */
    @ParameterizedTest
    @CsvSource({"COMPLETED, true, true, 10, 1, true, YES", //
            "COMPLETED, true, true, 0, 1, true, YES", //
            "CANCELLED, true, true, 10, 1, true, YES", //
            "CANCELLED, true, true, 0, 1, true, CANCELLED", //
            "CANCELLED, false, true, 0, 1, true, NEVER_STARTED", //
            "UNKNOWN, false, true, 0, 1, true, NEVER_STARTED", //
            "UNKNOWN, false, false, 5, 1, true, NEVER_STARTED", //
            "COMPLETED, false, true, 10, 1, true, YES", //
            "COMPLETED, false, true, 0, 1, true, NEVER_STARTED", //
            "UNKNOWN, true, false, 10, 1, true, GOES_ON", //
            "TIMEOUT, true, false, 10, 1, true, YES", //
            "RUNNING, true, false, 10, 1, true, GOES_ON", //
            "RUNNING, true, true, 10, 1, true, YES", //
            "SUSPENDED, true, false, , 1, true, GOES_ON", //
            "PENDING, false, false, , 1, true, WAITS", //
            "PENDING, true, true, 10, 1, true, WAITS", //
            "REQUEUED, false, false, , 1, true, WAITS", //
            "REQUEUED, true, true, 10, 1, true, YES", //
            "FAILED, true, true, , 1, true, NO_LENGTH", //
            "UNKNOWN, true, true, -1, 1, true, BACKWARDS", //
            "COMPLETED, true, true, 10, 0, true, NO_CORES", //
            "COMPLETED, true, true, 10, 1, false, NO_ARRIVAL"})
    void timesAndStateDecideWhatRan(LogState state, boolean starts, boolean ends, Long length, long cores, boolean arrives, Ran ran) {
        assertEquals(ran, Ran.of(state, starts, ends, length == null ? Ran.UNKNOWN : length, cores, arrives));
    }
}
