package org.schedscope.ui.view.sheet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.schedscope.experiment.definition.Experiment;
import org.schedscope.experiment.definition.ExperimentJson;
import org.schedscope.experiment.definition.Grid;
import org.schedscope.fixture.SampleRuns;
import org.schedscope.fixture.window.FreshStage;
import org.schedscope.fixture.window.ViewStage;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.ui.state.draft.ExperimentDraft;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.measure.MetricsView;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

@ExtendWith(FreshStage.class)
class ExperimentSheetTest {
    @TempDir
    Path folder;

    private ViewStage shown;
    private Session session;

    @Start
    void start(Stage stage) {
        shown = new ViewStage(stage, SampleRuns.campus(), 900, 300, MetricsView::new);
        session = shown.session;
    }

    private static ExperimentDraft filled(Session session, String workloads) {
        ExperimentDraft draft = new ExperimentDraft(session);
        draft.workloads.textProperty().set(workloads);
        draft.policies.textProperty().set("fifo-job, srtf");
        draft.settings.textProperty().set("rearrangement=easy; rearrangement = none");
        draft.seeds.textProperty().set("1-3, 7");
        return draft;
    }

    @Test
    void runsAreCountedAsTheyAreDefined(FxRobot robot) {
        robot.interact(() -> {
            ExperimentDraft draft = filled(session, "pslr-log, sample-workloads/campus-week.workload.json");
            assertEquals(Optional.of(2 * 2 * 2 * 4), draft.size.get().runs(), () -> draft.size.get().problem().toString());
            draft.loads.textProperty().set("80, 100");
            assertEquals(Optional.empty(), draft.size.get().runs(), "a file has no load");
            assertTrue(draft.size.get().problem().orElseThrow().contains("settings are for profiles only"));
            draft.workloads.textProperty().set("pslr-log");
            assertEquals(Optional.of(2 * 2 * 2 * 4), draft.size.get().runs());
        });
    }

    @Test
    void whatIsWrongIsToldAtItsField(FxRobot robot) {
        robot.interact(() -> {
            ExperimentDraft draft = filled(session, "pslr-log");
            draft.policies.textProperty().set("fifo-job, strf");
            assertEquals(Optional.of("unknown policy \"strf\"; did you mean srtf?"),
                    draft.policies.complaintProperty().get().map(each -> each.replace('\u2019', '\'')));
            assertEquals(Optional.empty(), draft.size.get().runs());
            draft.seeds.textProperty().set("5-1");
            assertTrue(draft.seeds.isWrong());
            draft.workloads.textProperty().set("nowhere/x.swf");
            assertEquals(Optional.of("There is no file nowhere/x.swf."), draft.workloads.complaintProperty().get());
            draft.settings.textProperty().set("easy");
            assertTrue(draft.settings.isWrong());
            draft.name.textProperty().set("No spaces");
            assertTrue(draft.name.isWrong());
        });
    }

    @Test
    void aDefinitionIsWrittenWithItsFilesBesideItAndOpened(FxRobot robot) throws Exception {
        Path elsewhere = Files.createDirectory(folder.resolve("elsewhere"));
        String lines = "1 0 0 5 1 -1 -1 1 5 -1 1 1 1 1 1 -1 -1 -1\n";
        Path log = Files.writeString(elsewhere.resolve("a.swf"), lines);
        Path packed = elsewhere.resolve("b.swf.gz");
        try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(packed))) {
            out.write(lines.getBytes(StandardCharsets.UTF_8));
        }
        Files.writeString(elsewhere.resolve("a.swf.machines"), "x\n");
        Path here = Files.createDirectory(folder.resolve("here"));
        robot.interact(() -> filled(session, log + ", " + packed).save(here.resolve("own.experiment.json")));
        Experiment read = ExperimentJson.read(InputFile.of(here.resolve("own.experiment.json")), Limits.DEFAULT);
        assertEquals(32, new Grid(read).size());
        assertEquals(List.of("fifo-job rearrangement:easy", "fifo-job rearrangement:none", "srtf rearrangement:easy",
                "srtf rearrangement:none"), read.parts().get(0).policies().stream().map(each -> each.label()).toList());
        assertEquals(lines, Files.readString(here.resolve("a.swf")));
        try (InputStream in = new GZIPInputStream(Files.newInputStream(here.resolve("b.swf.gz")))) {
            assertEquals(lines, new String(in.readAllBytes(), StandardCharsets.UTF_8), "packed once");
        }
        assertTrue(Files.exists(here.resolve("a.swf.machines")), "what tells of its machines comes with it");
        robot.interact(() -> assertEquals("campus-week", session.experiments().now().opened().orElseThrow().experiment().name()));
    }

    @Test
    void theSheetSaysHowManyRunsThereWillBe(FxRobot robot) {
        robot.interact(() -> ExperimentSheet.of(shown.stage, session).show());
        robot.interact(() -> {
            robot.lookup("#experiment-workloads").queryAs(TextField.class).setText("pslr-log");
            robot.lookup("#experiment-seeds").queryAs(TextField.class).setText("1-50");
        });
        assertEquals("300 runs", robot.lookup("#experiment-runs").queryAs(Label.class).getText());
        assertFalse(robot.lookup("#experiment-take").query().isDisabled());
        robot.interact(() -> robot.lookup("#experiment-seeds").queryAs(TextField.class).setText("x"));
        assertTrue(robot.lookup("#experiment-take").query().isDisabled());
        robot.clickOn("#experiment-leave");
    }
}
