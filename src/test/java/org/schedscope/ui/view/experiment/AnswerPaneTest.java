package org.schedscope.ui.view.experiment;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.schedscope.fixture.SampleRuns;
import org.schedscope.fixture.window.FreshStage;
import org.schedscope.fixture.window.ViewStage;
import org.schedscope.metrics.Metrics;
import org.schedscope.ui.state.best.OrderingHunt;
import org.schedscope.ui.state.draft.OrderingAsked;
import org.schedscope.ui.state.session.Session;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

@ExtendWith(FreshStage.class)
class AnswerPaneTest {
    private Stage stage;

    @Start
    void start(Stage given) {
        stage = given;
    }

    /** One core, sixty jobs of ten and of forty minutes: a log in seconds. */
    private static Path log(Path folder) throws IOException {
        StringBuilder lines = new StringBuilder("; MaxProcs: 1\n");
        for (int job = 1; job <= 60; job++) {
            int run = job % 3 == 0 ? 2400 : 600;
            lines.append(job + " " + job * 900 + " -1 " + run + " 1 -1 -1 1 " + run + " -1 1 1 1 -1 -1 -1 -1 -1\n");
        }
        return Files.writeString(folder.resolve("minutes.swf"), lines);
    }

    @Test
    void meansOfTimesAreDurationsAndOthersAreFigures(FxRobot robot, @TempDir Path folder) throws IOException {
        Session session = ViewStage.session(SampleRuns.graham());
        Path log = log(folder);
        for (String metric : new String[] {"meanResponse", "meanSlr"}) {
            robot.interact(() -> {
                OrderingAsked asked = new OrderingAsked(session.runs().run());
                asked.workloads.textProperty().set(log.toString());
                asked.metric.set(Metrics.named(metric).orElseThrow());
                asked.orderings.textProperty().set("12");
                asked.train.textProperty().set("2");
                asked.check.textProperty().set("2");
                OrderingHunt hunt = new OrderingHunt(session);
                hunt.begin(asked.question.get().orElseThrow());
                AnswerPane pane = new AnswerPane(session, hunt);
                stage.setScene(new Scene(pane.node(), 800, 500));
                stage.show();
                pane.show();
            });
            boolean durations = robot.lookup(".table-cell").queryAll().stream().map(cell -> ((Labeled) cell).getText())
                    .anyMatch(text -> text != null && text.matches("\\d+ min( \\d+ s)?"));
            assertEquals(metric.equals("meanResponse"), durations, metric);
        }
    }
}
