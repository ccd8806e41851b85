package org.schedscope.ui.view.sheet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.TextField;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.schedscope.chart.picture.Exportable;
import org.schedscope.fixture.SampleRuns;
import org.schedscope.fixture.window.FreshStage;
import org.schedscope.fixture.window.ViewStage;
import org.schedscope.text.Language;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.draft.PictureDraft;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.measure.MetricsView;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

@ExtendWith(FreshStage.class)
class PictureSheetTest {
    @TempDir
    Path folder;

    private ViewStage shown;
    private Session session;

    @Start
    void start(Stage stage) {
        shown = new ViewStage(stage, SampleRuns.campus(), 900, 300, MetricsView::new);
        session = shown.session;
        session.playhead().toEnd();
    }

    private PictureDraft draft() {
        return new PictureDraft(session, List.of(), shown.view.exportables());
    }

    private static void choose(PictureDraft draft, String name) {
        draft.what.choices().stream().filter(each -> each.name().equals(name)).forEach(draft.what::set);
    }

    private String saved(PictureDraft draft, String name) throws IOException {
        draft.save(folder.resolve(name));
        try (Stream<Path> files = Files.list(folder)) {
            return Files.readString(files.findFirst().orElseThrow(), StandardCharsets.ISO_8859_1);
        }
    }

    @Test
    void allChartsOfTheRunItsJobsAndTheTableInFrontAreOffered(FxRobot robot) {
        robot.interact(() -> assertEquals(List.of("gantt", "heatmap", "slr-deciles", "utilisation", "jobs", "metrics"),
                draft().what.choices().stream().map(Exportable::name).toList()));
    }

    @Test
    void aGermanScaleIsTypedWithACommaOrAPoint(FxRobot robot) {
        robot.interact(() -> {
            PictureDraft draft = draft();
            draft.scale.textProperty().set("1,5");
            assertTrue(draft.scale.isWrong());
            SpokenLanguage.speak(Language.GERMAN);
            try {
                draft.scale.read();
                assertFalse(draft.scale.isWrong());
                draft.scale.textProperty().set("1.5");
                assertFalse(draft.scale.isWrong());
            } finally {
                System.clearProperty(SpokenLanguage.PROPERTY);
            }
        });
    }

    @Test
    void aNameWithoutEndingGetsThatOfTheChosenFormat(FxRobot robot) throws Exception {
        robot.interact(() -> {
            PictureDraft draft = draft();
            draft.format.set("svg");
            draft.save(folder.resolve("mine"));
        });
        assertTrue(Files.readString(folder.resolve("mine.svg")).contains("campus-week"));
    }

    @Test
    void enterSavesWhereTheSheetSaysAndTheNextPictureIsTakenAlike(FxRobot robot) throws Exception {
        robot.interact(() -> PictureSheet.of(shown.stage, session, List.of(), List.of()).show());
        TextField file = robot.lookup("#picture-file").queryAs(TextField.class);
        assertTrue(file.isFocused() && file.getText().endsWith("gantt.pdf"), file.getText());
        robot.interact(() -> file.setText(folder.resolve("none").resolve("figure.svg").toString()));
        assertTrue(robot.lookup("#picture-take").query().isDisabled(), "no such folder");
        robot.interact(() -> {
            file.setText(folder.resolve("figure.svg").toString());
            robot.lookup("#picture-width").queryAs(TextField.class).setText("12");
        });
        assertTrue(robot.lookup("#picture-take").query().isDisabled(), "no room for lanes on a page of 12 mm");
        robot.interact(() -> {
            robot.lookup("#picture-width").queryAs(TextField.class).setText("85");
            file.setText(folder.resolve("figure.svg").toString());
        });
        robot.type(KeyCode.ENTER);
        assertTrue(Files.readString(folder.resolve("figure.svg")).contains("85mm"));
        robot.interact(() -> {
            PictureDraft next = draft();
            assertEquals(folder.resolve("gantt.svg").toString(), next.file.text());
            assertEquals("85", next.width.text());
            next.file.textProperty().set(folder.resolve("figure.svg").toString());
            assertTrue(next.replaces());
        });
    }

    @Test
    void theEndingOfTheNameDecides(FxRobot robot) throws Exception {
        String[] text = {""};
        robot.interact(() -> {
            try {
                text[0] = saved(draft(), "schedule.pdf");
            } catch (IOException e) {
                throw new AssertionError(e);
            }
        });
        assertTrue(text[0].startsWith("%PDF-"));
    }

    @Test
    void whatIsShownOfTheScheduleCanBeTakenAlone(FxRobot robot) throws Exception {
        robot.interact(() -> {
            session.timeline().zoom(0.1, 50);
            PictureDraft draft = draft();
            draft.format.set("svg");
            draft.shownOnly.set(true);
            draft.save(folder.resolve("part"));
        });
        String svg = Files.readString(folder.resolve("part.svg"));
        assertTrue(svg.substring(0, 1_000).matches("(?s).*tick \\d+ to \\d+</desc.*"), svg.substring(0, 1_000));
    }

    @Test
    void tablesHaveOnlyFiguresAndMetricsAllTheirDigits(FxRobot robot) throws Exception {
        robot.interact(() -> {
            PictureDraft draft = draft();
            choose(draft, "metrics");
            assertEquals(List.of("csv"), draft.formats());
            assertEquals("metrics.csv", draft.fileName());
            draft.save(folder.resolve("m"));
        });
        String csv = Files.readString(folder.resolve("m.csv"));
        double slr = session.snapshot().get().report().metrics().get("meanSlr");
        assertTrue(csv.contains("\nMean SLR," + slr + ","), csv);
    }

    @Test
    void jobsAreWrittenWithTheirExactFigures(FxRobot robot) throws Exception {
        robot.interact(() -> {
            PictureDraft draft = draft();
            choose(draft, "jobs");
            draft.save(folder.resolve("jobs.csv"));
        });
        List<String> lines = Files.readAllLines(folder.resolve("jobs.csv"));
        assertEquals(101, lines.size());
        assertTrue(lines.get(1).startsWith("J1,"), lines.get(1));
        assertTrue(lines.get(1).contains(",finished,0,"), lines.get(1));
    }

    @Test
    void theSheetShowsAPreviewAndPutsPictureAndFiguresOnTheClipboard(FxRobot robot) {
        robot.interact(() -> PictureSheet.of(shown.stage, session, List.of(), shown.view.exportables()).show());
        Node preview = robot.lookup("#picture-preview").query();
        assertTrue(
                preview.lookup(".image-view") != null && ((javafx.scene.image.ImageView) preview.lookup(".image-view")).getImage() != null);
        robot.clickOn("#picture-copy");
        robot.interact(() -> {
            assertTrue(Clipboard.getSystemClipboard().getString().startsWith("cluster\tfirst core\t"));
            assertTrue(Clipboard.getSystemClipboard().hasImage());
        });
        robot.clickOn("#picture-scale").eraseText(1).write("x");
        assertTrue(robot.lookup("#picture-take").query().isDisabled(), "what is no number cannot be saved");
        ComboBox<?> formats = robot.lookup("#picture-format").queryAs(ComboBox.class);
        assertEquals(List.of("png", "svg", "pdf", "csv"), formats.getItems());
        robot.clickOn("#picture-leave");
        assertFalse(robot.lookup("#picture-sheet").tryQuery().isPresent());
    }
}
