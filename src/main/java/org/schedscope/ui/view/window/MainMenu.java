package org.schedscope.ui.view.window;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.beans.property.Property;
import javafx.collections.ListChangeListener;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Label;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.paint.Theme;
import org.schedscope.io.ReplayableSchedule;
import org.schedscope.lesson.Lessons;
import org.schedscope.text.Language;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.base.Lanes;
import org.schedscope.ui.state.base.Settings;
import org.schedscope.ui.state.lesson.LessonModel;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.session.WindowState;
import org.schedscope.ui.view.bar.RunToolBar;
import org.schedscope.ui.view.command.Command;
import org.schedscope.ui.view.command.Commands;
import org.schedscope.ui.view.experiment.ExperimentsMenu;
import org.schedscope.ui.view.kit.Choices;
import org.schedscope.ui.view.kit.Hover;
import org.schedscope.ui.view.kit.Icons;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.Nodes;
import org.schedscope.ui.view.kit.TextLabels;
import org.schedscope.ui.view.lesson.LessonView;
import org.schedscope.ui.view.measure.CompareView;
import org.schedscope.ui.view.schedule.ScheduleView;
import org.schedscope.ui.view.sheet.LessonsSheet;

/** The menu bar, made from the action table, and beside it the name of the open run. */
final class MainMenu extends HBox {
    private static final Texts TEXTS = Messages.WINDOW;

    private final Session session;
    private final Commands commands;
    /** Items that are no commands, by the id that the table has for them. */
    private final Map<String, Supplier<List<MenuItem>>> others = new HashMap<>();
    private final Map<String, Menu> menus = new HashMap<>();
    private final Label open = TextLabels.of("", "text-2", "small");

    /** @param complete makes all parts of the window, which the menu of the view lists */
    MainMenu(Session session, Commands commands, Runnable complete, Runnable showAbout) {
        this.session = session;
        this.commands = commands;
        getStyleClass().add("menu-row");
        nameOthers(showAbout);
        MenuBar bar = new MenuBar(items("bar").toArray(Menu[]::new));
        menus.get("view").setOnShowing(shown -> complete.run());
        fillRecent();
        session.settings().recentFiles().addListener((ListChangeListener<Path>) change -> fillRecent());
        bar.setMinWidth(Region.USE_PREF_SIZE);
        HBox places = new HBox(4, go(commands.get("back")), go(commands.get("forward")), new BookmarkMenu(session, commands));
        places.setAlignment(Pos.CENTER_LEFT);
        places.setMinWidth(USE_PREF_SIZE);
        getChildren().addAll(bar, places, Nodes.gap(), open);
        places.visibleProperty().bind(session.settings().pictureProperty().not());
        places.managedProperty().bind(places.visibleProperty());
        session.states().when(this::showWhatIsOpen, WindowState::run, now -> now.lesson().progress(), now -> now.look().picture());
        widthProperty().addListener(change -> showWhatIsOpen());
        open.fontProperty().addListener(change -> showWhatIsOpen());
        showWhatIsOpen();
    }

    /** Goes to where the window has been, as in a browser. */
    private static Button go(Command command) {
        Button button = command.connect(new Button());
        button.setGraphic(Icons.of(command.id()));
        button.setId("go-" + command.id());
        button.getStyleClass().add("go");
        button.setMinWidth(Region.USE_PREF_SIZE);
        Hover.over(button).says(TEXTS.text("toolbar.go." + command.id(), command.keyText()));
        button.setAccessibleText(command.text());
        return button;
    }

    /** In a picture for a room that is the lesson. */
    private void showWhatIsOpen() {
        Optional<LessonModel.Progress> given = session.lessons().get().filter(one -> session.settings().pictureProperty().get());
        Nodes.mark(open, "headline", given.isPresent());
        given.ifPresentOrElse(this::show, () -> show(session.runs().run()));
    }

    /** The lesson and its step; a name that would be cut is left out. */
    private void show(LessonModel.Progress given) {
        String step = TEXTS.text("menu.step", Figures.whole(given.number() + 1), Figures.whole(given.lesson().steps().size()));
        open.setText(given.lesson().title() + " \u00B7 " + step);
        double others = getChildren().stream().filter(node -> node != open && node.isManaged())
                .mapToDouble(node -> node.prefWidth(-1)).sum();
        if (getWidth() > 0 && others + open.prefWidth(-1) + snappedLeftInset() + snappedRightInset() + 2 * getSpacing() > getWidth()) {
            open.setText(step);
        }
    }

    private void show(OpenRun run) {
        String name = RunToolBar.told(run.workload().name(), run.setup().edits().workloadByUser());
        String policy = run.forkTick().isPresent() ? run.spec().policy() : run.setup().policy();
        Optional<ReplayableSchedule> read = run.setup().schedule();
        open.setText(read.isPresent() ? TEXTS.text(read.get().isByHand() ? "menu.open-built" : "menu.open-schedule", name, policy)
                : TEXTS.text("menu.open-run", name, policy, Long.toString(run.setup().choices().seed())));
    }

    /** The items of a menu, as the table lists them. */
    private List<MenuItem> items(String menu) {
        return ActionTable.MENUS.get(menu).stream().flatMap(id -> {
            if (id.startsWith(ActionTable.SUBMENU)) {
                return Stream.of(menu(id.substring(ActionTable.SUBMENU.length())));
            }
            return id.equals(ActionTable.LINE) ? Stream.of(new SeparatorMenuItem())
                    : commands.has(id) ? Stream.of(commands.get(id).item()) : others.get(id).get().stream();
        }).toList();
    }

    private Menu menu(String id) {
        Menu menu = id.equals("experiments") ? ExperimentsMenu.of(session, items(id))
                : new Menu(id.equals("panels") ? Messages.of("panels").text("menu") : TEXTS.text("menu." + id), null,
                        items(id).toArray(MenuItem[]::new));
        menu.setId("menu-" + id);
        menus.put(id, menu);
        return menu;
    }

    private void nameOthers(Runnable showAbout) {
        Settings settings = session.settings();
        others.put("about", () -> List.of(Nodes.item("about", TEXTS.text("menu.about"), showAbout)));
        others.put("each-sample", () -> session.files().samples().stream()
                .map(sample -> Nodes.item(sample, sample, () -> session.files().openSample(sample))).toList());
        others.put("each-theme",
                () -> Choices.items(TEXTS, "theme", settings.themeProperty(), settings.themeProperty()::set, Theme.values(), Theme::id));
        others.put("all-panels", () -> {
            MenuItem all = tick("all-panels", "panels.all", settings.allPanelsProperty());
            all.disableProperty().bind(settings.themeProperty().isNotEqualTo(Theme.PROJECTOR));
            return List.of(all);
        });
        others.put("reduced-motion", () -> List.of(tick("reduced-motion", "motion.reduced", settings.reducedMotionProperty())));
        others.put("links-all", () -> List.of(tick("links-all", "links.all", settings.allLinksProperty())));
        others.put("each-lane", () -> ScheduleView.LANES.stream().map(this::lane).toList());
        others.put("lane-reset", () -> List.of(Nodes.item("lane-reset", TEXTS.text("lane.reset"),
                () -> settings.lanes().reset(ScheduleView.LANES))));
        others.put("each-language", this::languages);
        others.put("each-comparison", () -> CompareView.besideItems(session));
        others.put("each-lesson", this::lessons);
    }

    private void fillRecent() {
        menus.get("recent").getItems().setAll(session.settings().recentFiles().stream()
                .map(file -> Nodes.item("recent-file", file.toString(), () -> session.files().open(file))).toList());
        menus.get("recent").setDisable(menus.get("recent").getItems().isEmpty());
    }

    /** Shows or hides a lane below the clusters. */
    private MenuItem lane(String lane) {
        Lanes lanes = session.settings().lanes();
        CheckMenuItem item = new CheckMenuItem(TEXTS.text("lane." + lane));
        item.setId("lane-" + lane);
        item.setOnAction(chosen -> lanes.show(lane, item.isSelected() ? Lanes.Shown.OPEN : Lanes.Shown.HIDDEN));
        session.states().follow(now -> now.look().lanes(), changed -> item.setSelected(lanes.get(lane).shown() != Lanes.Shown.HIDDEN));
        return item;
    }

    private List<MenuItem> lessons() {
        List<MenuItem> items = new ArrayList<>();
        items.add(Nodes.item("lesson-all", LessonView.TEXTS.text("catalogue.all"),
                () -> LessonsSheet.of(getScene().getWindow(), session).show()));
        for (Lessons.Group group : Lessons.Group.values()) {
            items.add(new SeparatorMenuItem());
            Lessons.names(group).forEach(name -> items.add(
                    Nodes.item("lesson-" + name, LessonView.TEXTS.text("name." + name), () -> session.files().openLesson(name))));
        }
        return items;
    }

    private List<MenuItem> languages() {
        ToggleGroup group = new ToggleGroup();
        return Stream.concat(Stream.of(Optional.<Language>empty()), Arrays.stream(Language.values()).map(Optional::of)).map(choice -> {
            String id = choice.map(Language::id).orElse("system");
            RadioMenuItem item = new RadioMenuItem(TEXTS.text("language." + id));
            item.setId("language-" + id);
            item.setToggleGroup(group);
            item.setSelected(session.settings().languageProperty().get().equals(choice));
            item.setOnAction(chosen -> session.settings().languageProperty().set(choice));
            return (MenuItem) item;
        }).toList();
    }

    /** The menu of the places of panels. */
    Menu panels() {
        return menus.get("panels");
    }

    private static MenuItem tick(String id, String text, Property<Boolean> on) {
        CheckMenuItem item = new CheckMenuItem(TEXTS.text(text));
        item.setId(id);
        item.selectedProperty().bindBidirectional(on);
        return item;
    }
}
