package org.schedscope.ui.state.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.schedscope.fixture.SampleRuns;
import org.schedscope.fixture.window.ViewStage;
import org.schedscope.metrics.ViolationGrid;
import org.schedscope.ui.state.time.Subject;

/** The keyboard reaches every coloured cell of the heatmap, forwards and backwards. */
class LateCellsTest {
    private final Session session = ViewStage.session(SampleRuns.campus());
    private final LateCells cells = new LateCells(session);

    private String here() {
        return session.selection().get().subject().map(Subject.OfCell.class::cast).map(cell -> cell.tick() + " " + cell.user()).orElse("");
    }

    @Test
    void everyCellWithLateJobsIsReachedInOrderOfTimeAndTheLastOneIsTheEnd() {
        session.playhead().toEnd();
        ViolationGrid grid = session.snapshot().get().violations();
        List<String> expected = new ArrayList<>();
        for (int column = 0; column <= grid.lastMarked(); column++) {
            for (int row = 0; row < grid.users().size(); row++) {
                if (grid.count(row, column) > 0) {
                    expected.add(column * grid.bin() + " " + grid.user(row));
                }
            }
        }
        assertTrue(expected.size() > 2, expected.toString());
        List<String> reached = new ArrayList<>();
        for (int i = 0; i < expected.size(); i++) {
            cells.go(1);
            reached.add(here());
        }
        assertEquals(expected, reached);
        cells.go(1);
        assertEquals(expected.get(expected.size() - 1), here(), "there is none after it");
        cells.go(-1);
        assertEquals(expected.get(expected.size() - 2), here());
        session.selection().clear();
        cells.go(-1);
        assertEquals(expected.get(expected.size() - 1), here(), "from nowhere backwards is from the end");
    }
}
