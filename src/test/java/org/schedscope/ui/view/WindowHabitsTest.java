package org.schedscope.ui.view;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.stream.Stream;
import javafx.scene.control.ToggleButton;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.schedscope.event.Branch;
import org.schedscope.io.InputException;
import org.schedscope.ui.state.EngineSimulator;
import org.schedscope.ui.state.Environment;
import org.schedscope.ui.state.FileLoader;
import org.schedscope.ui.state.Playhead;
import org.schedscope.ui.state.RunChoices;
import org.schedscope.ui.state.RunSetup;
import org.schedscope.ui.state.Session;
import org.schedscope.ui.state.Settings;
import org.schedscope.ui.state.Source;
import org.schedscope.ui.state.TestRuns;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

/** What the window keeps to, whatever is open in it; every question is answered at once. */
@ExtendWith(ApplicationExtension.class)
class WindowHabitsTest {
    private Session session;
    private Playhead playhead;
    private Stage stage;

    @TempDir
    Path folder;

    @Start
    void open(Stage fresh) throws InputException {
        stage = fresh;
        FxFonts.register();
        Executor now = Runnable::run;
        FileLoader loader = new FileLoader(Path.of("target", "experiments"));
        session = new Session(new RunSetup(loader.workload(Source.sample(loader.samples().get(0)), Optional.empty()), RunChoices.DEFAULT),
                new EngineSimulator(), loader, new Settings(new TestRuns.Memory()), new Environment(now, now, now, now, now, System::nanoTime));
        playhead = session.playhead();
        MainWindow window = new MainWindow(session, stage);
        stage.setWidth(1240);
        stage.setHeight(780);
        window.show();
    }

    @AfterEach
    void end(FxRobot robot) {
        robot.interact(stage::hide);
    }

    private static List<String> texts(Stream<? extends javafx.scene.Node> nodes) {
        return nodes.map(node -> ((javafx.scene.control.Labeled) node).getText()).toList();
    }

    @Test
    void tabsNameTheWorkloadWhereTheyDiffer(FxRobot robot) {
        robot.interact(() -> {
            playhead.seekTick(60);
            session.runs().fork(Branch.at(60).withPolicy("srtf"));
        });
        assertEquals(List.of("Run 1: p-slr", "Run 2: srtf from 60"),
                texts(robot.lookup(".run-tab .toggle-button").queryAllAs(ToggleButton.class).stream()));
        robot.interact(() -> session.files().openSample("graham-1969.workload.json"));
        String first = session.runs().kept().get(0).workload().name();
        String graham = session.runs().run().workload().name();
        assertEquals(List.of("Run 1: " + first + " · p-slr", "Run 2: " + first + " · srtf from 60", "Run 3: " + graham + " · p-slr"),
                texts(robot.lookup(".run-tab .toggle-button").queryAllAs(ToggleButton.class).stream()));
    }
}
