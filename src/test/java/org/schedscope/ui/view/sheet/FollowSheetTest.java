package org.schedscope.ui.view.sheet;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.scene.control.Button;
import javafx.scene.control.TextField;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.schedscope.fixture.SampleRuns;
import org.schedscope.fixture.window.FreshStage;
import org.schedscope.fixture.window.ViewStage;
import org.schedscope.io.log.EventLogWriter;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.ui.view.measure.MetricsView;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

@ExtendWith(FreshStage.class)
class FollowSheetTest {
    @TempDir
    Path folder;
    private ViewStage shown;

    @Start
    void start(Stage stage) {
        shown = new ViewStage(stage, SampleRuns.graham(), 700, 500, MetricsView::new);
    }

    @Test
    void theLogThatIsNamedIsFollowed(FxRobot robot) throws IOException, TimeoutException {
        Path log = folder.resolve("run.events.ndjson");
        RunSpec run = SampleRuns.single();
        try (OutputStream out = Files.newOutputStream(log);
                EventLogWriter writer = new EventLogWriter(run.info(), new WorkloadIndex(run.workload()), run.platform(), out)) {
            Schedulers.start(run, writer).runToEnd();
        }
        robot.interact(() -> FollowSheet.of(shown.stage, shown.session.files()).show());
        assertTrue(robot.lookup("#follow-take").queryAs(Button.class).isDisabled());
        robot.interact(() -> {
            robot.lookup("#follow-where").queryAs(TextField.class).setText(log.toString());
            robot.lookup("#follow-take").queryAs(Button.class).fire();
        });
        WaitForAsyncUtils.waitFor(10, TimeUnit.SECONDS,
                () -> WaitForAsyncUtils.asyncFx(() -> shown.session.runs().run().workload().name()).get().equals("one job"));
        assertTrue(shown.session.runs().run().setup().followed().isPresent());
    }
}
