package org.schedscope.ui.view.sheet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.schedscope.fixture.SampleRuns;
import org.schedscope.fixture.window.FreshStage;
import org.schedscope.fixture.window.ViewStage;
import org.schedscope.ui.state.best.BestPossible;
import org.schedscope.ui.state.best.PlanAhead;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.view.kit.RunNames;
import org.schedscope.ui.view.measure.MetricsView;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

@ExtendWith(FreshStage.class)
class BestSheetTest {
    private ViewStage shown;

    @Start
    void start(Stage stage) {
        shown = new ViewStage(stage, SampleRuns.graham(), 900, 700, MetricsView::new);
    }

    @Test
    void theSearchTellsWhatItFoundAndItIsARun(FxRobot robot) {
        robot.interact(() -> BestSheet.of(shown.stage, shown.session, new BestPossible(shown.session, objective -> "best"),
                new PlanAhead(shown.session), false).show());
        robot.interact(() -> robot.lookup("#best-search").queryAs(Button.class).fire());
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals("Makespan 12: proven, no schedule is better.", robot.lookup("#best-told").<Labeled>query().getText());
        assertTrue(robot.lookup("#best-policy").<Labeled>query().getText().startsWith("The best policy is "));
        assertEquals("best", shown.session.runs().run().setup().policy());
    }

    @Test
    void fromHereTheNextTasksArePlannedAndThePolicyGoesOn(FxRobot robot) {
        robot.interact(() -> BestSheet.of(shown.stage, shown.session, new BestPossible(shown.session, objective -> "best"),
                new PlanAhead(shown.session), true).show());
        robot.interact(() -> robot.lookup("#best-search").queryAs(Button.class).fire());
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals("Makespan 15 becomes 12, 20.0 % better: no other order of these tasks is better (720 tried). "
                + "After them the policy goes on.",
                robot.lookup("#best-told").<Labeled>query().getText());
        OpenRun run = shown.session.runs().run();
        assertEquals(12, run.lastTick());
        assertEquals("Run 2: 6 tasks planned, then p-slr from 0", RunNames.title(shown.session, run));
    }
}
