package org.schedscope.ui.view.inspector;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.IntStream;
import javafx.event.Event;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.schedscope.event.EventKind;
import org.schedscope.fixture.SampleRuns;
import org.schedscope.fixture.window.FreshStage;
import org.schedscope.fixture.window.ViewStage;
import org.schedscope.scheduler.probe.QueueProbe;
import org.schedscope.scheduler.probe.QueuedTask;
import org.schedscope.trace.TaskState;
import org.schedscope.trace.Trace;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.time.Breakpoint;
import org.schedscope.ui.state.time.Playhead;
import org.schedscope.ui.view.canvas.FxFonts;
import org.schedscope.ui.view.window.MainWindow;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/** Stopping on conditions and asking why, by mouse and keyboard, on the whole window. */
@ExtendWith(FreshStage.class)
class TimeTravelJourneyTest {
    private Session session;
    private Playhead playhead;
    private Trace trace;

    @Start
    void open(Stage stage) {
        FxFonts.register();
        session = ViewStage.session(SampleRuns.campus(), System::nanoTime);
        playhead = session.playhead();
        trace = session.runs().run().trace();
        MainWindow window = new MainWindow(session, stage);
        stage.setWidth(1240);
        stage.setHeight(780);
        window.show();
    }

    private static void type(FxRobot robot, String condition) {
        robot.press(KeyCode.CONTROL).type(KeyCode.B).release(KeyCode.CONTROL);
        robot.write(condition).type(KeyCode.ENTER);
    }

    private static void shiftF8(FxRobot robot) {
        robot.press(KeyCode.SHIFT).type(KeyCode.F8).release(KeyCode.SHIFT);
    }

    private List<Breakpoint> breakpoints() {
        return List.copyOf(session.breakpoints().list());
    }

    @Test
    void stopsWhereAUsersViolationsLeftZeroByKeyboardAlone(FxRobot robot) {
        type(robot, "user /cs/grace violated");
        type(robot, "job J20 finishes");
        assertEquals(List.of("user /cs/grace violated", "job J20 finishes"), breakpoints().stream().map(Breakpoint::text).toList());
        robot.type(KeyCode.F8);
        int first = playhead.position();
        robot.type(KeyCode.F8);
        int second = playhead.position();
        assertTrue(0 < first && first < second && second < trace.eventCount());
        robot.interact(playhead::toEnd);
        shiftF8(robot);
        assertEquals(second, playhead.position());
        shiftF8(robot);
        assertEquals(first, playhead.position());
        shiftF8(robot);
        assertEquals(0, playhead.position(), "nothing before");
    }

    @Test
    void aBreakpointIsSwitchedOffEditedAndRemovedByKeyboard(FxRobot robot) {
        type(robot, "time >= 100");
        ListView<Breakpoint> list = robot.lookup("#breakpoints").queryListView();
        robot.interact(() -> {
            list.requestFocus();
            list.getSelectionModel().select(0);
        });
        robot.type(KeyCode.SPACE);
        assertFalse(breakpoints().get(0).enabled());
        assertFalse(playhead.isPlaying(), "the space bar is the list's here");
        robot.type(KeyCode.SPACE, KeyCode.ENTER);
        robot.press(KeyCode.CONTROL).type(KeyCode.A).release(KeyCode.CONTROL);
        robot.write("time >= 250").type(KeyCode.ENTER);
        assertEquals(List.of("time >= 250"), breakpoints().stream().map(Breakpoint::text).toList());
        assertTrue(breakpoints().get(0).enabled());
        robot.type(KeyCode.F8);
        assertEquals(250, playhead.tick());
        robot.interact(() -> {
            list.requestFocus();
            list.getSelectionModel().select(0);
        });
        robot.type(KeyCode.DELETE);
        assertEquals(List.of(), breakpoints());
    }

    @Test
    void whatIsNoConditionIsToldWhereItIsWrong(FxRobot robot) {
        type(robot, "job J7 finishs");
        Label wrong = robot.lookup("#breakpoint-wrong").queryAs(Label.class);
        assertTrue(wrong.isVisible());
        assertEquals("column 8: unknown word 'finishs'; a job is followed by one of arrives, finishes, starves", wrong.getText());
        assertEquals(7, robot.lookup("#breakpoint-text").queryAs(TextField.class).getCaretPosition());
        assertEquals(List.of(), breakpoints());
    }

    @Test
    void aTemplateIsFilledFromWhatIsSelected(FxRobot robot) {
        robot.interact(() -> session.selection().selectJob(6));
        robot.clickOn("#breakpoint-add").clickOn("#template-slr");
        TextField field = robot.lookup("#breakpoint-text").queryAs(TextField.class);
        assertEquals("slr J7 > 3", field.getText());
        assertEquals("3", field.getSelectedText(), "the bound is what is changed");
        robot.write("1.5").type(KeyCode.ENTER);
        assertEquals("slr J7 > 1.5", breakpoints().get(0).text());
    }

    @Test
    void theContextMenuOfAJobTogglesItsBreakpoints(FxRobot robot) {
        requestMenu(robot);
        robot.clickOn("Stop when: job J3 finishes");
        assertEquals("job J3 finishes", breakpoints().get(0).text());
        robot.clickOn("#transport-continue");
        assertEquals(EventKind.JOB_FINISHED, trace.kind(playhead.position() - 1));
        requestMenu(robot);
        robot.clickOn("Stop when: job J3 finishes");
        assertEquals(List.of(), breakpoints());
    }

    /** As the menu key asks for it; a headless toolkit makes no request of a right click. */
    private void requestMenu(FxRobot robot) {
        robot.interact(() -> {
            session.selection().selectJob(2);
            Node jobs = robot.lookup("#jobs").query();
            Bounds at = jobs.localToScreen(jobs.getBoundsInLocal());
            Event.fireEvent(jobs,
                    new ContextMenuEvent(ContextMenuEvent.CONTEXT_MENU_REQUESTED, 60, 60, at.getMinX() + 60, at.getMinY() + 60, true,
                            null));
        });
    }

    private void awaitFacts() throws TimeoutException {
        WaitForAsyncUtils.waitFor(60, TimeUnit.SECONDS, () -> session.snapshot().get().areOf(session.runs().run(), playhead.position()));
        WaitForAsyncUtils.waitForFxEvents();
    }

    /** A position at which the third task of the first cluster's queue has waited there for a while. */
    private int longQueue(QueueProbe probe) {
        return IntStream.range(trace.eventCount() / 2, trace.eventCount()).filter(position -> {
            List<QueuedTask> queue = probe.at(trace, position);
            return queue.size() > 2 && trace.tickAt(position) - queue.get(2).readyTick() > 20;
        }).findFirst().orElseThrow();
    }

    @Test
    void aWaitingTaskTellsWhatWouldMakeItNextWhoWentFirstAndGoesThere(FxRobot robot) throws TimeoutException {
        OpenRun run = session.runs().run();
        QueueProbe probe = new QueueProbe(run.spec(), run.input(), 0);
        int position = longQueue(probe);
        int task = probe.at(trace, position).get(2).task();
        robot.interact(() -> {
            playhead.seekPosition(position);
            session.selection().selectTask(task);
        });
        awaitFacts();
        assertEquals(TaskState.QUEUED, session.snapshot().get().states().task(task));
        assertEquals(task, session.answers().explanation().get().selected().orElseThrow().task());
        List<String> lines = KeyChangeTexts.lines(session.answers().explanation().get().selected().orElseThrow(), trace.index(),
                session.times());
        assertTrue(robot.lookup(lines.get(0)).tryQuery().isPresent(), lines.get(0));
        Hyperlink passes = robot.lookup("#passes").queryAs(Hyperlink.class);
        assertFalse(passes.getText().contains("that started it"), "it waits: " + passes.getText());
        robot.interact(passes::fire);
        assertFalse(session.answers().explanation().get().losses().isEmpty());
        robot.interact(robot.lookup(".step-link").queryAllAs(Hyperlink.class).iterator().next()::fire);
        OptionalInt gone = session.selection().get().task();
        assertTrue(gone.isPresent() && gone.getAsInt() != task, "another task is selected");
        assertTrue(playhead.position() < position, "and the playhead is where that mattered");
    }

    @Test
    void aFinishedJobTellsWhereItsTimeWent(FxRobot robot) throws TimeoutException {
        robot.interact(() -> {
            playhead.toEnd();
            session.selection().selectJob(30);
        });
        awaitFacts();
        assertTrue(session.answers().explanation().get().chain().orElseThrow().ended());
        long response = session.answers().explanation().get().chain().orElseThrow().shares().total();
        assertEquals(session.snapshot().get().states().jobEnd(30) - trace.index().job(30).arrival(), response);
        assertTrue(robot.lookup("Dependency").tryQuery().isPresent());
        robot.clickOn(robot.lookup("#chain .hyperlink").queryAllAs(Hyperlink.class).iterator().next(), MouseButton.PRIMARY);
        assertTrue(session.selection().get().task().isPresent());
    }
}
