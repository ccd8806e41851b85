package org.schedscope.ui.view.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import javafx.geometry.Bounds;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.SnapshotParameters;
import javafx.scene.control.Labeled;
import javafx.scene.image.PixelReader;
import javafx.scene.image.WritableImage;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.schedscope.experiment.RunChoices;
import org.schedscope.experiment.RunSource;
import org.schedscope.fixture.TestRuns;
import org.schedscope.fixture.window.FreshStage;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.ReadWatch;
import org.schedscope.ui.state.base.Environment;
import org.schedscope.ui.state.base.Settings;
import org.schedscope.ui.state.file.FileLoader;
import org.schedscope.ui.state.run.EngineSimulator;
import org.schedscope.ui.state.run.RunSetup;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.canvas.FxFonts;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/** Whoever has a keyboard only sees where it is, and whoever sees nothing hears what it is. */
@ExtendWith(FreshStage.class)
class KeyboardFocusTest {
    private static final int MOST = 150;
    /** Room around a control for its ring. */
    private static final double ROOM = 6;

    private Stage stage;
    private Session session;

    @Start
    void open(Stage fresh) throws InputException {
        stage = fresh;
        FxFonts.register();
        Executor now = Runnable::run;
        session = new Session(
                new RunSetup(FileLoader.workload(RunSource.sample("campus-week.workload.json"), Optional.empty(), ReadWatch.NONE),
                        RunChoices.DEFAULT),
                new EngineSimulator(), Path.of("target", "experiments"), new Settings(new TestRuns.Memory()),
                new Environment(now, now, now, now, now, now, System::nanoTime));
        MainWindow window = new MainWindow(session, stage);
        stage.setWidth(1240);
        stage.setHeight(780);
        window.show();
        session.playhead().seekTick(300);
    }

    @AfterEach
    void end(FxRobot robot) {
        robot.interact(stage::hide);
    }

    private static String text(Node node) {
        String own = node.getAccessibleText();
        return own != null && !own.isBlank() ? own : node instanceof Labeled labeled && labeled.getText() != null ? labeled.getText() : "";
    }

    private static String name(Node node) {
        return node.getClass().getSimpleName() + "#" + node.getId() + node.getStyleClass();
    }

    private WritableImage around(Node node) {
        Scene scene = stage.getScene();
        Bounds box = node.localToScene(node.getLayoutBounds());
        double x = Math.max(0, box.getMinX() - ROOM);
        double y = Math.max(0, box.getMinY() - ROOM);
        SnapshotParameters view = new SnapshotParameters();
        view.setViewport(new Rectangle2D(x, y, Math.max(1, Math.min(scene.getWidth(), box.getMaxX() + ROOM) - x),
                Math.max(1, Math.min(scene.getHeight(), box.getMaxY() + ROOM) - y)));
        return scene.getRoot().snapshot(view, null);
    }

    private static int changed(WritableImage one, WritableImage other) {
        if (one.getWidth() != other.getWidth() || one.getHeight() != other.getHeight()) {
            return Integer.MAX_VALUE;
        }
        PixelReader left = one.getPixelReader();
        PixelReader right = other.getPixelReader();
        int count = 0;
        for (int y = 0; y < one.getHeight(); y++) {
            for (int x = 0; x < one.getWidth(); x++) {
                count += left.getArgb(x, y) == right.getArgb(x, y) ? 0 : 1;
            }
        }
        return count;
    }

    @Test
    void theScheduleSaysWhatIsSelectedInIt(FxRobot robot) {
        String before = robot.lookup("#schedule").query().getAccessibleText();
        int task = session.runs().run().trace().pieces().task(0);
        robot.interact(() -> session.selection().selectTask(task));
        String after = robot.lookup("#schedule").query().getAccessibleText();
        assertTrue(after.startsWith(before) && after.contains(session.runs().run().index().label(task)), after);
    }

    @Test
    void theTabKeyGoesThroughAllControlsAndEachShowsItAndSaysWhatItIs(FxRobot robot) {
        Set<Node> seen = new LinkedHashSet<>();
        List<String> wrong = new ArrayList<>();
        Node before = null;
        WritableImage focused = null;
        for (int step = 0; step < MOST; step++) {
            robot.push(KeyCode.TAB);
            Node owner = stage.getScene().getFocusOwner();
            if (before != null && before != owner) {
                Node last = before;
                WritableImage then = focused;
                WritableImage[] now = new WritableImage[1];
                robot.interact(() -> now[0] = around(last));
                if (last.getScene() != null && changed(then, now[0]) < 12) {
                    wrong.add("no ring: " + name(last));
                }
            }
            if (owner == null || !seen.add(owner)) {
                break;
            }
            if (text(owner).isBlank()) {
                wrong.add("no text: " + name(owner));
            }
            WritableImage[] now = new WritableImage[1];
            robot.interact(() -> now[0] = around(owner));
            before = owner;
            focused = now[0];
        }
        assertTrue(seen.size() > 30, seen.stream().map(KeyboardFocusTest::name).toList().toString());
        assertEquals(List.of(), wrong, seen.size() + " stops");
    }
}
