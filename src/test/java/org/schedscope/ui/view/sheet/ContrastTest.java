package org.schedscope.ui.view.sheet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javafx.scene.Scene;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.schedscope.chart.paint.Colours;
import org.schedscope.chart.paint.Theme;
import org.schedscope.fixture.SampleRuns;
import org.schedscope.fixture.window.Contrasts;
import org.schedscope.fixture.window.FreshStage;
import org.schedscope.fixture.window.ViewStage;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.help.HelpWindow;
import org.schedscope.ui.view.kit.ThemeSheet;
import org.schedscope.ui.view.window.MainWindow;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/** Whether texts can be read: by the style sheets, and by what stands in windows. */
@ExtendWith(FreshStage.class)
class ContrastTest {
    private static final Path SHEETS = Path.of("assets", "css");
    private static final double LEGIBLE = 4.5;
    private static final Pattern TOKEN = Pattern.compile("(-ss-[a-z0-9-]+): (#[0-9A-F]{6})");
    /** A value, not the name of one of our own properties. */
    private static final Pattern LOOKED_UP = Pattern.compile("(-ss-[a-z0-9-]+)(?![a-z0-9-]|:)");
    private static final Pattern TEXT = Pattern.compile("-fx-(?:text-fill|fill|prompt-text-fill|highlight-text-fill): (-ss-[a-z0-9-]+)");
    /** Grounds that texts of any kind stand on; what shapes alone are filled with is not among them. */
    private static final List<String> GROUNDS = List.of("-ss-surface", "-ss-raised", "-ss-soft", "-ss-future", "-ss-error-ground");
    /** Texts that stand on one ground only. */
    private static final Map<String, List<String>> OWN = Map.of("-ss-on-accent", List.of("-ss-accent"), "-ss-on-identity",
            List.of("-ss-identity-0", "-ss-identity-1", "-ss-identity-2", "-ss-identity-3", "-ss-identity-4", "-ss-identity-5",
                    "-ss-identity-6", "-ss-identity-7"));

    private Stage stage;

    @Start
    void start(Stage given) {
        stage = given;
    }

    private static Map<String, Integer> tokens(Theme theme) {
        Map<String, Integer> tokens = new TreeMap<>();
        Matcher found = TOKEN.matcher(ThemeSheet.css(theme));
        while (found.find()) {
            tokens.put(found.group(1), Colours.parse(found.group(2)));
        }
        return tokens;
    }

    @Test
    void everyColourOfTextCanBeReadOnEveryGround() throws IOException {
        Set<String> inks = new TreeSet<>();
        Matcher found = TEXT.matcher(Files.readString(SHEETS.resolve("window.css")));
        while (found.find()) {
            inks.add(found.group(1));
        }
        assertTrue(inks.size() >= 8, inks.toString());
        for (Theme theme : Theme.values()) {
            Map<String, Integer> tokens = tokens(theme);
            for (String ink : inks) {
                for (String ground : OWN.getOrDefault(ink, GROUNDS)) {
                    double contrast = Colours.contrast(tokens.get(ink), tokens.get(ground));
                    assertTrue(contrast >= LEGIBLE, theme + ": " + ink + " on " + ground + " is " + contrast);
                }
            }
        }
    }

    @Test
    void everyColourThatTheStyleSheetLooksUpIsOneOfTheTheme() throws IOException {
        Matcher found = LOOKED_UP.matcher(Files.readString(SHEETS.resolve("window.css")));
        Set<String> missing = new TreeSet<>();
        int uses = 0;
        while (found.find()) {
            uses++;
            for (Theme theme : Theme.values()) {
                if (!tokens(theme).containsKey(found.group(1))) {
                    missing.add(found.group(1));
                }
            }
        }
        assertTrue(uses > 150, uses + " uses");
        assertEquals(Set.of(), missing);
    }

    @Test
    void theHelpCanBeReadInEveryTheme(FxRobot robot) {
        Session session = ViewStage.session(SampleRuns.graham());
        robot.interact(() -> {
            MainWindow window = new MainWindow(session, stage);
            window.show();
            new HelpWindow(stage, window.helpPages(), session.settings()).show(Optional.empty());
        });
        legible(robot, session);
    }

    @Test
    void whatStandsInTheWindowCanBeReadInEveryTheme(FxRobot robot) {
        Session session = ViewStage.session(SampleRuns.campus());
        robot.interact(() -> {
            new MainWindow(session, stage).show();
            session.playhead().seekTick(300);
            session.selection().selectTask(20);
        });
        legible(robot, session);
    }

    @Test
    void whatStandsInSheetsCanBeReadInEveryTheme(FxRobot robot) {
        for (Theme theme : Theme.values()) {
            Session session = ViewStage.session(SampleRuns.graham());
            robot.interact(() -> {
                session.settings().themeProperty().set(theme);
                new MainWindow(session, stage).show();
                RunSheet.of(stage, session).show();
                ForkSheet.of(stage, session, () -> {}).show();
                OrderingSheet.of(stage, session).show();
            });
            read(robot, theme);
            robot.interact(() -> List.copyOf(Window.getWindows()).stream().filter(window -> window != stage)
                    .forEach(Window::hide));
        }
    }

    private static void legible(FxRobot robot, Session session) {
        for (Theme theme : Theme.values()) {
            robot.interact(() -> session.settings().themeProperty().set(theme));
            read(robot, theme);
        }
    }

    private static void read(FxRobot robot, Theme theme) {
        robot.interact(() -> {
            Set<String> faint = new TreeSet<>();
            int read = 0;
            for (Window window : Window.getWindows()) {
                Scene scene = window.getScene();
                scene.getRoot().applyCss();
                scene.getRoot().layout();
                read += Contrasts.faint(scene, LEGIBLE, faint);
            }
            assertTrue(read > 30, read + " texts");
            assertEquals(Set.of(), faint, theme.name());
        });
    }
}
