package org.schedscope.ui.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.control.ListView;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.schedscope.chart.SampleRuns;
import org.schedscope.metrics.Metrics;
import org.schedscope.policy.Policies;
import org.schedscope.scheduler.Presets;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.ui.state.Language;
import org.schedscope.ui.state.Session;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

/** The help explains all there is, and F1 finds what is meant. */
@ExtendWith(ApplicationExtension.class)
class HelpTest {
    private Session session;
    private MainWindow window;

    @Start
    void open(Stage stage) {
        FxFonts.register();
        session = ViewStage.session(SampleRuns.campus());
        window = new MainWindow(session, stage);
        window.show();
    }

    @AfterEach
    void speakEnglish() {
        System.clearProperty(Language.PROPERTY);
    }

    private static String of(HelpPage.Section section, String name) {
        return HelpPage.id(section, name);
    }

    @Test
    void everyViewPolicyPresetSchedulerParameterMetricAndCommandHasAPageInEveryLanguage() {
        for (Language language : Language.values()) {
            System.setProperty(Language.PROPERTY, language.id());
            List<HelpPage> pages = window.helpPages();
            Set<String> ids = pages.stream().map(HelpPage::id).collect(Collectors.toSet());
            assertEquals(pages.size(), ids.size(), "no two pages have one id");
            assertEquals(Set.of(), missing(ids));
            for (HelpPage page : pages) {
                assertFalse(page.title().isBlank(), page.id());
                assertTrue(page.lines().size() >= (page.section() == HelpPage.Section.VIEWS ? 1 : 2), page.id() + " says nothing");
            }
            Set<String> parameters = pages.stream().filter(page -> page.section() == HelpPage.Section.PARAMETERS)
                    .flatMap(page -> page.lines().stream()).map(HelpPage.Line::text).collect(Collectors.toSet());
            Stream.concat(Schedulers.all().stream().flatMap(kind -> kind.parameters().stream()), Policies.all().stream().flatMap(one -> one.parameters().stream()))
                    .forEach(parameter -> assertTrue(parameters.contains(Explained.meaning(parameter)), parameter.toString()));
        }
    }

    private Set<String> missing(Set<String> ids) {
        Set<String> wanted = new HashSet<>();
        Views.all().forEach(entry -> wanted.add(HelpPages.id(entry.maker().apply(session))));
        Policies.all().forEach(policy -> wanted.add(of(HelpPage.Section.POLICIES, policy.name())));
        Presets.all().forEach(preset -> wanted.add(of(HelpPage.Section.PRESETS, preset.name())));
        Schedulers.all().forEach(kind -> wanted.add(of(HelpPage.Section.SCHEDULERS, kind.name())));
        Metrics.all().forEach(metric -> wanted.add(of(HelpPage.Section.METRICS, metric.name())));
        ResourceBundle.getBundle("assets/messages/window", Locale.ROOT).keySet().stream().filter(key -> key.startsWith("command."))
                .forEach(key -> wanted.add(of(HelpPage.Section.KEYS, key.substring("command.".length()))));
        wanted.add(of(HelpPage.Section.ABOUT, "cite"));
        wanted.removeAll(ids);
        return wanted;
    }

    @Test
    void aSearchFindsPagesByAllOfTheirWordsAndThoseCalledSoFirst(FxRobot robot) {
        robot.type(KeyCode.F1);
        robot.clickOn("#help-search").write("stretch");
        ListView<HelpPage> list = robot.lookup("#help-pages").queryListView();
        assertEquals("Mean stretch", list.getItems().get(0).title());
        robot.write(" zebra");
        assertEquals(List.of(), list.getItems());
        robot.type(KeyCode.ESCAPE);
    }

    @Test
    void f1ExplainsWhatWasPointedAtOrFocusedLast(FxRobot robot) {
        robot.moveTo("#policy");
        robot.type(KeyCode.F1);
        ListView<HelpPage> list = robot.lookup("#help-pages").queryListView();
        assertEquals(of(HelpPage.Section.POLICIES, session.runs().run().setup().policy()), list.getSelectionModel().getSelectedItem().id());
        robot.type(KeyCode.ESCAPE);
        robot.interact(() -> robot.lookup("#schedule").query().requestFocus());
        robot.type(KeyCode.L);
        robot.type(KeyCode.F1);
        assertEquals(of(HelpPage.Section.VIEWS, "ScheduleView"), list.getSelectionModel().getSelectedItem().id());
        robot.type(KeyCode.ESCAPE);
    }

    @Test
    void aMetricIsExplainedWhereItsRowIsSelected(FxRobot robot) {
        MetricsView view = new MetricsView(session);
        TableView<?> table = (TableView<?>) ((StackPane) view.node()).getChildren().get(0);
        assertEquals(Optional.empty(), Help.pageOf(table));
        robot.interact(() -> table.getSelectionModel().select(0));
        assertEquals(Optional.of(of(HelpPage.Section.METRICS, "makespan")), Help.pageOf(table));
    }
}
