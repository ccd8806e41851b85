package org.schedscope.ui.view.inspector;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import javafx.scene.control.TableView;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.schedscope.fixture.SampleRuns;
import org.schedscope.fixture.window.FreshStage;
import org.schedscope.fixture.window.ViewStage;
import org.schedscope.metrics.range.RunPart;
import org.schedscope.trace.Trace;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/** Lists follow the cores that are marked, not only the ticks. */
@ExtendWith(FreshStage.class)
class MarkedCoresTest {
    private static final RunPart TWO_CORES = RunPart.ALL.on(List.of(new RunPart.Cores(0, 0, 1)));

    private ViewStage view;

    @Start
    void open(Stage stage) {
        view = new ViewStage(stage, SampleRuns.campus(), 700, 300, EventsView::new);
    }

    private static boolean touches(Trace trace, int task) {
        return IntStream.range(0, trace.pieces().count()).filter(piece -> trace.pieces().task(piece) == task
                && trace.pieces().cluster(piece) == 0).anyMatch(piece -> trace.pieces().firstCore(piece, 0) <= 1);
    }

    @Test
    void eventsAreThoseOfTasksThatHeldTheMarkedCoresAndOfTheirCluster(FxRobot robot) {
        TableView<Integer> events = robot.lookup("#events").queryTableView();
        robot.interact(() -> view.session.playhead().toEnd());
        Trace trace = view.session.runs().run().trace();
        int all = events.getItems().size();
        assertEquals(trace.eventCount(), all);
        robot.interact(() -> view.session.range().markRows(TWO_CORES.rows()));
        assertTrue(events.getItems().size() > 0 && events.getItems().size() < all / 2, events.getItems().size() + " of " + all);
        for (int seq : events.getItems()) {
            boolean right = switch (trace.kind(seq).subject()) {
                case TASK -> touches(trace, trace.subject(seq));
                case CLUSTER, QUEUE -> trace.subject(seq) == 0;
                default -> false;
            };
            assertTrue(right, trace.kind(seq) + " of " + trace.subject(seq));
        }
        robot.interact(() -> view.session.range().lift());
        assertEquals(all, events.getItems().size());
    }

    @Test
    void tasksOfAPartAreThoseThatHeldItsCores() {
        Trace trace = view.session.runs().run().trace();
        BitSet tasks = TWO_CORES.tasks(trace.pieces());
        assertTrue(IntStream.range(0, trace.index().taskCount()).allMatch(task -> tasks.get(task) == touches(trace, task)));
        assertTrue(TWO_CORES.has(0) && !TWO_CORES.has(1) && RunPart.ALL.has(1));
    }
}
