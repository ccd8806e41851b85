package org.schedscope.ui.view.inspector;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import javafx.scene.layout.Pane;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.schedscope.chart.paint.Java2dPainter;
import org.schedscope.chart.paint.Palette;
import org.schedscope.chart.paint.Theme;
import org.schedscope.chart.picture.Picture;
import org.schedscope.chart.sheet.ChartTexts;
import org.schedscope.chart.sheet.Sheet;
import org.schedscope.fixture.RecordingPainter;
import org.schedscope.fixture.window.FreshStage;
import org.schedscope.fixture.window.ViewStage;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.ValueCurve;
import org.schedscope.model.Workload;
import org.schedscope.model.number.Ratio;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.text.Language;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.kit.View;
import org.schedscope.ui.view.measure.ValueView;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/** An SLR below 1 is that of a job which goes on: it is said wherever a figure of a job stands, in the language of the window. */
@ExtendWith(FreshStage.class)
class SlrSoFarTest {
    private Stage stage;
    private ViewStage shown;

    @Start
    void start(Stage given) {
        stage = given;
    }

    @AfterEach
    void english() {
        System.clearProperty(SpokenLanguage.PROPERTY);
    }

    /** One job of ten ticks that begins at 2, and is looked at. */
    private Session show(FxRobot robot, String language, Function<Session, View> maker) {
        SpokenLanguage.speak(Language.find(language).orElseThrow());
        ValueCurve curve = new ValueCurve(Ratio.of(50),
                List.of(new ValueCurve.Point(Ratio.of(2), Ratio.ONE), new ValueCurve.Point(Ratio.of(4), Ratio.ZERO)));
        Workload workload = Workload.of("w", Job.of("J", 2, Task.of("T", 10)).withValue(curve));
        robot.interact(() -> shown = new ViewStage(stage, RunSpec.of(workload, Platform.of("p", Cluster.of("C", 1)), "fifo-job", 1), 900,
                500, maker));
        robot.interact(() -> shown.session.selection().selectJob(0));
        return shown.session;
    }

    private static List<String> told(FxRobot robot) {
        List<String> snapshot = new ArrayList<>();
        robot.lookup(".facts-row").queryAll().stream().flatMap(row -> ((Pane) row).getChildren().stream())
                .map(fact -> fact.getAccessibleText()).filter(text -> text.contains("SLR")).forEach(snapshot::add);
        return snapshot;
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', value = {"en; SLR –; SLR so far 0.50; SLR 1.00", "de; SLR –; SLR bisher 0,50; SLR 1,00"})
    void theInspectorSaysSoOfJobsAndTasks(String language, String before, String going, String ended, FxRobot robot) {
        Session session = show(robot, language, InspectorView::new);
        for (Runnable select : List.<Runnable>of(() -> session.selection().selectJob(0), () -> session.selection().selectTask(0))) {
            robot.interact(select);
            robot.interact(() -> session.playhead().seekTick(1));
            assertEquals(List.of(before), told(robot));
            robot.interact(() -> session.playhead().seekTick(7));
            assertEquals(List.of(going), told(robot));
            robot.interact(() -> session.playhead().toEnd());
            assertEquals(List.of(ended), told(robot));
        }
    }

    private List<String> painted() {
        List<String> texts = new ArrayList<>();
        Picture picture = shown.view.exportables().get(0).picture().orElseThrow().get();
        picture.painting()
                .accept(new Sheet(
                        RecordingPainter.on(texts, new Java2dPainter(new BufferedImage(1, 1, BufferedImage.TYPE_INT_RGB).createGraphics())),
                        new Palette(Theme.LIGHT), (chart, box) -> {}, Picture.WIDTH, ChartTexts.in(SpokenLanguage.now())));
        return texts;
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';',
            value = {"en; now, SLR so far 0.50; ended at SLR 1.00; 12.5", "de; jetzt, SLR bisher 0,50; bei SLR 1,00 beendet; 12,5"})
    void theMarkOnAValueCurveSaysSo(String language, String going, String ended, String quarter, FxRobot robot) {
        Session session = show(robot, language, ValueView::new);
        robot.interact(() -> session.playhead().seekTick(7));
        assertTrue(painted().containsAll(List.of(going, quarter)), () -> painted().toString());
        robot.interact(() -> session.playhead().toEnd());
        assertTrue(painted().contains(ended), () -> painted().toString());
    }
}
