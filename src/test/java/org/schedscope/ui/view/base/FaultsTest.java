package org.schedscope.ui.view.base;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.logging.Level;
import java.util.logging.Logger;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.input.Clipboard;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.schedscope.fixture.window.FreshStage;
import org.schedscope.ui.state.base.Faults;
import org.schedscope.ui.view.notice.FaultNotice;
import org.schedscope.ui.view.notice.Notices;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/** Mistakes of the program: what throws in a frame, in a layout or in a handler. */
@ExtendWith(FreshStage.class)
class FaultsTest {
    /** What is expected here would fill the report of the tests. */
    private static final Logger LOG = Logger.getLogger("org.schedscope");

    private final List<String> told = new ArrayList<>();
    private Faults faults;
    private Stage stage;
    private Thread.UncaughtExceptionHandler before;

    @Start
    void start(Stage given) {
        stage = given;
        LOG.setLevel(Level.OFF);
        StuckLayouts layouts = new StuckLayouts();
        faults = new Faults(Platform::runLater, layouts::freeSoon);
        faults.latestProperty().addListener((property, last, now) -> now.ifPresent(fault -> told.add(fault.what())));
        before = Thread.currentThread().getUncaughtExceptionHandler();
        Thread.currentThread().setUncaughtExceptionHandler(faults);
    }

    @AfterEach
    void restore(FxRobot robot) {
        robot.interact(() -> Thread.currentThread().setUncaughtExceptionHandler(before));
        LOG.setLevel(null);
    }

    /** Fails when it is laid out, as often as it is told to. */
    private static final class Failing extends PaintedRegion {
        private int failures;
        private int layouts;

        @Override
        public void lay() {
            layouts++;
            if (failures > 0) {
                failures--;
                throw new IllegalStateException("negative index");
            }
        }
    }

    @Test
    void aRegionThatFailedToPaintPaintsAgain(FxRobot robot) {
        Failing region = new Failing();
        robot.interact(() -> {
            stage.setScene(new Scene(new VBox(region), 300, 200));
            stage.show();
            stage.getScene().getRoot().layout();
            region.failures = 1;
            region.requestLayout();
            stage.getScene().getRoot().layout();
        });
        int failed = region.layouts;
        robot.interact(() -> {
            region.requestLayout();
            stage.getScene().getRoot().layout();
        });
        assertEquals(failed + 1, region.layouts);
        assertEquals(List.of("IllegalStateException: negative index"), told);
    }

    @Test
    void aListWhoseCellFailedIsLaidOutAgain(FxRobot robot) throws TimeoutException {
        boolean[] fails = {false};
        ListView<String> list = new ListView<>();
        list.setCellFactory(view -> new ListCell<>() {
            @Override
            protected void updateItem(String item, boolean empty) {
                super.updateItem(item, empty);
                setText(item);
                if (fails[0]) {
                    fails[0] = false;
                    throw new IllegalStateException("no such task");
                }
            }
        });
        robot.interact(() -> {
            stage.setScene(new Scene(new VBox(list), 300, 200));
            stage.show();
        });
        WaitForAsyncUtils.waitForFxEvents();
        robot.interact(() -> fails[0] = true);
        robot.interact(() -> list.getItems().setAll("one", "two"));
        WaitForAsyncUtils.waitFor(20, TimeUnit.SECONDS, () -> !fails[0] && !told.isEmpty());
        robot.interact(() -> list.getItems().add("three"));
        WaitForAsyncUtils.waitFor(20, TimeUnit.SECONDS, () -> robot.lookup(".list-cell").queryAllAs(ListCell.class).stream()
                .anyMatch(cell -> "three".equals(cell.getText())));
        assertEquals(List.of("IllegalStateException: no such task"), told);
    }

    @Test
    void aMistakeIsToldOnceWithWhatToDo(FxRobot robot) {
        Button button = new Button("fails");
        button.setOnAction(pressed -> {
            throw new IllegalArgumentException("not a job");
        });
        VBox notice = new VBox();
        robot.interact(() -> {
            Notices notices = new Notices();
            notices.addFirst(new FaultNotice(faults));
            notice.getChildren().setAll(notices, button);
            stage.setScene(new Scene(notice, 900, 200));
            stage.show();
            assertFalse(notice.getChildren().get(0).isVisible());
        });
        Platform.runLater(button::fire);
        Platform.runLater(button::fire);
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals(List.of("IllegalArgumentException: not a job"), told);
        String text = robot.lookup("#fault-what").queryAs(Label.class).getText();
        assertTrue(text.startsWith("IllegalArgumentException: not a job. You can go on working"), text);
        assertTrue(text.contains("Ctrl+S"), text);
        robot.interact(() -> robot.lookup("#fault-copy").queryButton().fire());
        robot.interact(() -> assertTrue(Clipboard.getSystemClipboard().getString().contains("at org.schedscope.ui.view.base.FaultsTest")));
        robot.interact(() -> robot.lookup("#fault-hide").queryButton().fire());
        assertFalse(notice.getChildren().get(0).isVisible());
        Platform.runLater(button::fire);
        WaitForAsyncUtils.waitForFxEvents();
        assertFalse(notice.getChildren().get(0).isVisible(), "it is known");
    }

    @Test
    void aMistakeOfAWorkerIsToldToo() throws InterruptedException, TimeoutException {
        Thread worker = new Thread(() -> {
            throw new IllegalStateException("no facts");
        });
        worker.setUncaughtExceptionHandler(faults);
        worker.start();
        worker.join();
        WaitForAsyncUtils.waitFor(20, TimeUnit.SECONDS, () -> told.equals(List.of("IllegalStateException: no facts")));
    }
}
