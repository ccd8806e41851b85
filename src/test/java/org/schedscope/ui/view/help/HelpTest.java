package org.schedscope.ui.view.help;

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
import javafx.scene.control.Hyperlink;
import javafx.scene.control.ListView;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.schedscope.fixture.SampleRuns;
import org.schedscope.fixture.window.FreshStage;
import org.schedscope.fixture.window.ViewStage;
import org.schedscope.metrics.Metrics;
import org.schedscope.policy.registry.Policies;
import org.schedscope.scheduler.Preset;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.text.Language;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.canvas.FxFonts;
import org.schedscope.ui.view.measure.MetricsView;
import org.schedscope.ui.view.window.MainWindow;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/** The help explains all there is, and F1 finds what is meant. */
@ExtendWith(FreshStage.class)
class HelpTest {
    /** Letters that a page of the manual has at least. */
    private static final int SHORT = 500;
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
        System.clearProperty(SpokenLanguage.PROPERTY);
    }

    private static String of(HelpPage.Section section, String name) {
        return HelpPage.id(section, name);
    }

    @Test
    void everyViewPolicyPresetSchedulerParameterMetricAndCommandHasAPageInEveryLanguage() {
        for (Language language : Language.values()) {
            System.setProperty(SpokenLanguage.PROPERTY, language.id());
            List<HelpPage> pages = window.helpPages();
            Set<String> ids = pages.stream().map(HelpPage::id).collect(Collectors.toSet());
            assertEquals(pages.size(), ids.size(), "no two pages have one id");
            assertEquals(Set.of(), missing(ids));
            for (HelpPage page : pages) {
                assertFalse(page.title().isBlank(), page.id());
                assertTrue(page.lines().size() >= (page.section() == HelpPage.Section.VIEWS ? 1 : 2) || page.markdown().length() > SHORT,
                        page.id() + " says nothing");
            }
            Set<String> parameters = pages.stream().filter(page -> page.section() == HelpPage.Section.PARAMETERS)
                    .flatMap(page -> page.lines().stream()).map(HelpPage.Line::text).collect(Collectors.toSet());
            Stream.concat(Schedulers.all().stream().flatMap(kind -> kind.parameters().stream()),
                    Policies.all().stream().flatMap(one -> one.parameters().stream()))
                    .forEach(parameter -> assertTrue(parameters.contains(LocalisedDescriptions.meaning(parameter)), parameter.toString()));
        }
    }

    @Test
    void thePagesOfViewsAreCalledAsTheViewsWhateverIsSelected(FxRobot robot) {
        robot.interact(() -> {
            session.selection().selectTask(3);
            session.files().openLesson("graham");
        });
        List<String> before = window.helpPages().stream().map(HelpPage::title).toList();
        assertTrue(before.containsAll(List.of("Inspector", "Job graph", "Lesson")), before.subList(0, 20).toString());
        assertFalse(before.stream().anyMatch(title -> title.startsWith("J") && title.matches("J\\d+.*") || title.contains("Graham")),
                before.toString());
    }

    private Set<String> missing(Set<String> ids) {
        Set<String> wanted = new HashSet<>();
        window.views().all().forEach(view -> wanted.add(HelpPages.id(view)));
        Policies.all().forEach(policy -> wanted.add(of(HelpPage.Section.POLICIES, policy.name())));
        Preset.all().forEach(preset -> wanted.add(of(HelpPage.Section.PRESETS, preset.name())));
        Schedulers.all().forEach(kind -> wanted.add(of(HelpPage.Section.SCHEDULERS, kind.name())));
        Metrics.all().forEach(metric -> wanted.add(of(HelpPage.Section.METRICS, metric.name())));
        ResourceBundle.getBundle("assets/messages/window", Locale.ROOT).keySet().stream()
                .filter(key -> key.startsWith("command.") && key.lastIndexOf('.') < "command.".length())
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
    void theHelpShowsTheManualInTheLanguageOfTheWindowAndItsLinksLeadFromPageToPage(FxRobot robot) {
        robot.type(KeyCode.F1);
        robot.clickOn("#help-search").write("getting started");
        ListView<HelpPage> list = robot.lookup("#help-pages").queryListView();
        assertEquals("manual:getting-started", list.getItems().get(0).id());
        VBox page = robot.lookup("#help-page").queryAs(VBox.class);
        assertTrue(robot.from(page).lookup(".page-example").queryAll().size() >= 3, "examples");
        Hyperlink link = robot.from(page).lookup(".hyperlink").queryAllAs(Hyperlink.class).stream()
                .filter(one -> one.getText().equals("Glossary"))
                .findFirst().orElseThrow();
        robot.interact(link::fire);
        assertEquals("manual:glossary", list.getSelectionModel().getSelectedItem().id());
        robot.type(KeyCode.ESCAPE);
        System.setProperty(SpokenLanguage.PROPERTY, Language.GERMAN.id());
        List<String> titles = window.helpPages().stream().filter(one -> one.section() == HelpPage.Section.MANUAL).map(HelpPage::title)
                .toList();
        assertEquals(List.of("Erste Schritte", "Das Fenster"), titles.subList(0, 2));
        assertTrue(titles.contains("Befehlszeile"), "translated: " + titles);
        assertTrue(titles.contains("Contributing"), "what is not translated is there in English: " + titles);
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
        assertEquals(of(HelpPage.Section.VIEWS, "schedule"), list.getSelectionModel().getSelectedItem().id());
        robot.type(KeyCode.ESCAPE);
    }

    /** The page that the help window shows which was opened last. */
    private static String shown(FxRobot robot) {
        List<Window> windows = robot.listTargetWindows();
        return windows.stream().map(window -> robot.from(window.getScene().getRoot()).lookup("#help-pages").tryQuery())
                .flatMap(Optional::stream).map(list -> ((ListView<?>) list).getSelectionModel().getSelectedItem())
                .map(page -> ((HelpPage) page).id())
                .reduce((first, last) -> last).orElse("no help");
    }

    private String f1In(FxRobot robot, KeyCode... keys) {
        robot.push(keys);
        robot.type(KeyCode.F1);
        String page = shown(robot);
        // The help goes first, then the sheet.
        robot.type(KeyCode.ESCAPE).type(KeyCode.ESCAPE);
        return page;
    }

    @Test
    void f1ExplainsSheetsAndInThemWhatIsSet(FxRobot robot) {
        assertEquals(of(HelpPage.Section.KEYS, "ordering"), f1In(robot, KeyCode.CONTROL, KeyCode.P));
        assertEquals(of(HelpPage.Section.KEYS, "picture"), f1In(robot, KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.E));
        assertEquals(of(HelpPage.Section.KEYS, "edit-workload"), f1In(robot, KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.W));
        assertEquals(of(HelpPage.Section.KEYS, "edit-platform"), f1In(robot, KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.P));
        assertEquals(of(HelpPage.Section.POLICIES, session.runs().run().setup().policy()), f1In(robot, KeyCode.CONTROL, KeyCode.COMMA));
        assertEquals(of(HelpPage.Section.KEYS, "fork"), f1In(robot, KeyCode.CONTROL, KeyCode.K), "the caret is in the words");
        assertEquals(of(HelpPage.Section.KEYS, "experiments"), f1In(robot, KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.X));
    }

    @Test
    void inTheSheetOfSettingsF1ExplainsTheFieldThatHasTheFocus(FxRobot robot) {
        robot.push(KeyCode.CONTROL, KeyCode.COMMA);
        robot.interact(() -> robot.lookup("#field-seed").query().requestFocus());
        robot.type(KeyCode.F1);
        assertEquals(of(HelpPage.Section.PARAMETERS, "seed"), shown(robot));
        robot.type(KeyCode.ESCAPE);
        robot.interact(() -> robot.lookup("#field-rearrangement").query().requestFocus());
        robot.type(KeyCode.F1);
        assertEquals(of(HelpPage.Section.PARAMETERS, "rearrangement@hierarchical"), shown(robot));
        robot.type(KeyCode.ESCAPE);
        robot.interact(() -> robot.lookup("#sheet-take").query().requestFocus());
        robot.type(KeyCode.F1);
        assertEquals(of(HelpPage.Section.KEYS, "settings"), shown(robot));
        robot.type(KeyCode.ESCAPE).type(KeyCode.ESCAPE);
    }

    @Test
    void f1ExplainsTheHighlightedItemOfAnOpenMenu(FxRobot robot) {
        robot.clickOn("#policy");
        robot.type(KeyCode.DOWN);
        robot.type(KeyCode.F1);
        assertEquals(of(HelpPage.Section.KEYS, "ordering"), shown(robot));
        robot.type(KeyCode.ESCAPE);
        robot.clickOn("#policy");
        robot.type(KeyCode.DOWN).type(KeyCode.DOWN).type(KeyCode.DOWN).type(KeyCode.DOWN);
        robot.type(KeyCode.F1);
        assertEquals(of(HelpPage.Section.POLICIES, Policies.all().get(1).name()), shown(robot));
        robot.type(KeyCode.ESCAPE);
        robot.clickOn("#menu-run");
        robot.type(KeyCode.DOWN);
        robot.type(KeyCode.F1);
        assertEquals(of(HelpPage.Section.KEYS, "event"), shown(robot));
        robot.type(KeyCode.ESCAPE);
    }

    @Test
    void theQuestionMarkInTheHeadOfAPanelOpensItsPage(FxRobot robot) {
        robot.clickOn("#help-of-jobs");
        assertEquals(of(HelpPage.Section.VIEWS, "jobs"), shown(robot));
        robot.type(KeyCode.ESCAPE);
        for (String panel : List.of("schedule", "inspector", "slr", "lesson")) {
            robot.interact(() -> robot.lookup("#help-of-" + panel).queryButton().fire());
            assertEquals(of(HelpPage.Section.VIEWS, panel), shown(robot));
            robot.type(KeyCode.ESCAPE);
        }
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
