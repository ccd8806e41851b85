package org.schedscope.ui.view.pass;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.TreeMap;
import java.util.function.Function;
import javafx.scene.control.MenuItem;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.schedscope.fixture.window.ContextMenus;
import org.schedscope.fixture.window.FreshStage;
import org.schedscope.fixture.window.ViewStage;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.kit.View;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/** What the tables of a pass offer for the task of a row. */
@ExtendWith(FreshStage.class)
class PassMenusTest {
    /** B waits for A. */
    private static final Workload WORKLOAD = Workload.of("w", Job.of("A", 0, Task.of("T", 9).withCores(2)),
            Job.of("B", 0, Task.of("T", 5)));

    private Stage stage;

    @Start
    void start(Stage given) {
        stage = given;
    }

    private void checkMenu(FxRobot robot, String policy, String scheduler, Function<Session, View> maker, String table) {
        RunSpec run = new RunSpec(WORKLOAD, Platform.of("two cores", Cluster.of("C", 2)), policy, scheduler, 1, new TreeMap<>());
        robot.interact(() -> {
            ViewStage shown = new ViewStage(stage, run, 900, 300, maker);
            shown.view.setShown(true);
            shown.session.playhead().seekTick(0);
            shown.session.selection().selectTask(1);
            shown.picture();
        });
        robot.clickOn("B");
        List<String> offered = ContextMenus.of(robot, robot.lookup(table).query(), "row-menu").getItems().stream()
                .map(MenuItem::getText).toList();
        assertEquals("Go to job B", offered.get(0), offered::toString);
    }

    @Test
    void theAuctionOffersWhatConcernsATaskThatWasSelectedBefore(FxRobot robot) {
        checkMenu(robot, "fifo-job", Schedulers.MARKET, AuctionView::new, "#bids");
    }

    @Test
    void thePhasesOfferWhatConcernsATaskThatWasSelectedBefore(FxRobot robot) {
        checkMenu(robot, "owm-backfilling", Schedulers.FOUR_PHASE, PhasesView::new, "#phase-queue");
    }
}
