package org.schedscope.trace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.schedscope.chart.index.TraceIndex;
import org.schedscope.chart.lane.RowsBy;
import org.schedscope.fixture.Runs;
import org.schedscope.fixture.SampleRuns;

class RegroupingTest {
    private final Trace run = Runs.trace(SampleRuns.campus());
    private final RowsBy.Groups users = RowsBy.USER.of(run.index(), count -> count + " more", "none");
    private final Trace grouped = Regrouping.of(run, users.names(), users.ofTask());

    @Test
    void everyPieceStandsInTheBandOfItsUserOnAsManyNeighboursAsItHeldCores() {
        Pieces pieces = grouped.pieces();
        for (int piece = 0; piece < pieces.count(); piece++) {
            String user = run.index().job(run.index().jobOf(pieces.task(piece))).user();
            assertEquals(user, grouped.platform().clusters().get(pieces.cluster(piece)).id());
            assertEquals(1, pieces.rangeCount(piece));
            assertEquals(run.index().task(pieces.task(piece)).cores(), pieces.lastCore(piece, 0) - pieces.firstCore(piece, 0) + 1);
            assertEquals(run.pieces().end(piece), pieces.end(piece), "nothing else has changed");
        }
    }

    @Test
    void noTwoPiecesStandOnARowAtOnce() {
        assertEquals(List.of(), new TraceIndex(grouped).rows().clashes());
    }

    @Test
    void itKnowsWhereTheyRan() {
        assertTrue(grouped.isRegrouped() && !run.isRegrouped());
        assertEquals(run.platform().clusters().get(run.pieces().cluster(3)), grouped.ranOn(3));
        assertEquals(run, grouped.run());
        assertFalse(grouped.platform().equals(run.platform()));
    }

    @Test
    void ofManyGroupsThoseWithTheMostWorkHaveABandOfTheirOwn() {
        RowsBy.Groups jobs = RowsBy.JOB.of(run.index(), count -> count + " more", "none");
        assertEquals(11, jobs.names().size());
        assertEquals(run.index().jobCount() - 10 + " more", jobs.names().get(10));
        assertEquals(run.index().jobCount() - 10, jobs.rest());
    }
}
