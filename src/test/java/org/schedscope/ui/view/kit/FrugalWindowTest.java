package org.schedscope.ui.view.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javafx.beans.InvalidationListener;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.schedscope.chart.paint.FontRole;
import org.schedscope.chart.paint.Theme;
import org.schedscope.fixture.SampleRuns;
import org.schedscope.fixture.window.FreshStage;
import org.schedscope.fixture.window.ViewStage;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.canvas.ChartLook;
import org.schedscope.ui.view.canvas.FxFonts;
import org.schedscope.ui.view.window.MainWindow;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/** What is costly is done once: with every theme and every run the window has to do without. */
@ExtendWith(FreshStage.class)
class FrugalWindowTest {
    private Session session;
    private Stage stage;

    @Start
    void open(Stage given) {
        stage = given;
        session = ViewStage.session(SampleRuns.campus());
        new MainWindow(session, stage).show();
    }

    @Test
    void noFontIsLoadedAnewForAnotherChartOrTheme(FxRobot robot) {
        robot.interact(() -> {
            ChartLook one = new ChartLook(session, () -> {
            });
            FxFonts before = one.get().fonts();
            session.settings().themeProperty().set(Theme.DARK);
            for (FontRole role : FontRole.values()) {
                assertSame(before.of(role), one.get().fonts().of(role));
                assertSame(before.of(role), new ChartLook(session, () -> {
                }).get().fonts().of(role));
            }
        });
    }

    /** A menu that has been open builds all its lines anew with each that comes. */
    @Test
    void withAnotherRunTheMenusOfTheToolBarAreFilledWhenOneIsOpenedAndAtOnce(FxRobot robot) {
        robot.interact(() -> {
            Map<String, Integer> fillings = new TreeMap<>();
            List<MenuButton> menus = new ArrayList<>();
            for (String id : List.of("workload", "platform", "policy")) {
                MenuButton menu = (MenuButton) stage.getScene().lookup("#" + id);
                menus.add(menu);
                menu.getItems().addListener((InvalidationListener) change -> fillings.merge(id, 1, Integer::sum));
            }
            session.runs().setSeed(77);
            assertEquals(Map.of(), fillings);
            menus.get(2).show();
            assertEquals(Map.of("workload", 1, "platform", 1, "policy", 1), fillings);
            int lines = lines(menus.get(2).getItems());
            assertTrue(lines > 20, lines + " lines");
        });
    }

    /** Those of menus in it, too. */
    private static int lines(List<MenuItem> items) {
        return items.stream().mapToInt(item -> item instanceof Menu menu ? lines(menu.getItems()) : 1).sum();
    }
}
