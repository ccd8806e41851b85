package org.schedscope.ui.view.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.scene.Node;
import javafx.scene.control.Control;
import javafx.scene.control.Tooltip;
import javafx.scene.input.ContextMenuEvent;
import javafx.stage.PopupWindow;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.schedscope.fixture.SampleRuns;
import org.schedscope.fixture.window.FreshStage;
import org.schedscope.fixture.window.ViewStage;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.window.MainWindow;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/** What is seen on hover and on a press of the other button is there when it is asked for, and not made before. */
@ExtendWith(FreshStage.class)
class HoverTest {
    private Session session;
    private Stage stage;

    @Start
    void open(Stage given) {
        stage = given;
        session = ViewStage.session(SampleRuns.campus());
        session.settings().startHereProperty().set(false);
        new MainWindow(session, stage).show();
    }

    private static List<PopupWindow> popups() {
        return Window.getWindows().stream().filter(PopupWindow.class::isInstance).map(PopupWindow.class::cast).toList();
    }

    @Test
    void noControlOfTheFirstPictureHasATooltipYet(FxRobot robot) {
        WaitForAsyncUtils.waitForFxEvents();
        List<Control> told = stage.getScene().getRoot().lookupAll("*").stream().filter(Control.class::isInstance).map(Control.class::cast)
                .filter(control -> control.getTooltip() != null).toList();
        assertEquals(List.of(), told);
    }

    @Test
    void aTooltipIsShownAfterAMomentOverAControlAndFollowsWhatItSays(FxRobot robot) throws TimeoutException {
        Control clock = robot.lookup("#clock").queryAs(Control.class);
        robot.moveTo(clock);
        WaitForAsyncUtils.waitFor(5, TimeUnit.SECONDS, () -> popups().stream().anyMatch(Tooltip.class::isInstance));
        Tooltip shown = clock.getTooltip();
        assertEquals("tick 0", shown.getText());
        assertEquals("tick 0", clock.getAccessibleHelp());
        robot.interact(() -> session.playhead().toEnd());
        assertSame(shown, clock.getTooltip());
        assertEquals(session.times().tick(session.playhead().tick()), shown.getText());
    }

    @Test
    void whatHasSomethingToSayUnderThePointerSaysItAndNothingLater(FxRobot robot) {
        Control filter = robot.lookup("#job-filter").queryAs(Control.class);
        Hover hover = Hover.over(filter);
        robot.moveTo(filter);
        robot.interact(() -> hover.says("now"));
        assertEquals("now", filter.getTooltip().getText());
        robot.interact(() -> hover.says(""));
        assertNull(filter.getTooltip());
        assertNull(filter.getAccessibleHelp());
    }

    @Test
    void headsOfTabsAndColumnsAndRowsHaveTheirMenus(FxRobot robot) {
        for (String over : List.of("#tabs .tab", "#jobs .column-header", "#jobs .table-row-cell")) {
            Node node = robot.lookup(over).query();
            robot.interact(() -> node.fireEvent(
                    new ContextMenuEvent(ContextMenuEvent.CONTEXT_MENU_REQUESTED, 4, 4, 100, 100, false, null)));
            assertEquals(1, popups().stream().filter(popup -> !(popup instanceof Tooltip)).count(), over);
            robot.interact(() -> popups().forEach(PopupWindow::hide));
        }
    }
}
