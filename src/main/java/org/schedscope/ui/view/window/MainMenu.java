package org.schedscope.ui.view.window;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import javafx.collections.ListChangeListener;
import javafx.scene.Node;
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
import org.schedscope.ui.state.lesson.LessonModel;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.time.TaskNavigator;
import org.schedscope.ui.view.bar.RunToolBar;
import org.schedscope.ui.view.command.Command;
import org.schedscope.ui.view.command.Commands;
import org.schedscope.ui.view.experiment.ExperimentsMenu;
import org.schedscope.ui.view.help.Help;
import org.schedscope.ui.view.help.HelpPage;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.Nodes;
import org.schedscope.ui.view.kit.TextLabels;
import org.schedscope.ui.view.lesson.LessonView;
import org.schedscope.ui.view.measure.CompareView;
import org.schedscope.ui.view.schedule.ScheduleView;
import org.schedscope.ui.view.sheet.LessonsSheet;

/** The menu bar, and beside it what is open. */
final class MainMenu extends HBox {
    private static final Texts TEXTS = Messages.WINDOW;

    private final Session session;
    private final Commands commands;
    private final Menu panels = new Menu(Messages.of("panels").text("menu"));
    private final Label open = TextLabels.of("", "text-2", "small");

    /** @param complete makes what the window has, which the menu of the view tells of */
    MainMenu(Session session, Commands commands, Runnable complete, Runnable showAbout) {
        this.session = session;
        this.commands = commands;
        getStyleClass().add("menu-row");
        panels.setId("menu-panels");
        MenuItem about = new MenuItem(TEXTS.text("menu.about"));
        about.setOnAction(chosen -> showAbout.run());
        MenuBar bar = new MenuBar(fileMenu(), runMenu(), viewMenu(complete), compareMenu(), lessonsMenu(),
                ExperimentsMenu.of(session, List.of(item("experiments"), item("experiment-here"), item("experiment-run-here"),
                        item("search-ordering"))),
                menu("help", item("help"), item("shortcuts"), about));
        bar.setMinWidth(Region.USE_PREF_SIZE);
        Node places = new PlaceButtons(session, commands);
        getChildren().addAll(bar, places, Nodes.gap(), open);
        places.visibleProperty().bind(session.settings().pictureProperty().not());
        places.managedProperty().bind(places.visibleProperty());
        session.runs().runProperty().addListener(change -> showWhatIsOpen());
        session.lessons().valueProperty().addListener(change -> showWhatIsOpen());
        session.settings().pictureProperty().addListener(change -> showWhatIsOpen());
        widthProperty().addListener(change -> showWhatIsOpen());
        open.fontProperty().addListener(change -> showWhatIsOpen());
        showWhatIsOpen();
    }

    /** In a picture for a room it says what is given. */
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

    private Menu fileMenu() {
        Menu recent = new Menu(TEXTS.text("menu.recent"));
        fillRecent(recent);
        session.settings().recentFiles().addListener((ListChangeListener<Path>) change -> fillRecent(recent));
        Menu samples = new Menu(TEXTS.text("menu.samples"));
        session.files().samples().forEach(sample -> {
            MenuItem item = new MenuItem(sample);
            item.setMnemonicParsing(false);
            item.setOnAction(chosen -> session.files().openSample(sample));
            samples.getItems().add(item);
        });
        return menu("file", item("new-workload"), item("open"), item("open-schedule"), item("follow-log"), item("import"), recent, samples,
                new SeparatorMenuItem(),
                item("save-session"), item("save-session-as"), new SeparatorMenuItem(), item("export"), item("picture"),
                item("figures-table"),
                item("copy-command"), new SeparatorMenuItem(), item("quit"));
    }

    private void fillRecent(Menu recent) {
        recent.getItems().clear();
        for (Path file : session.settings().recentFiles()) {
            MenuItem item = new MenuItem(file.toString());
            item.setMnemonicParsing(false);
            item.setOnAction(chosen -> session.files().open(file));
            recent.getItems().add(item);
        }
        recent.setDisable(recent.getItems().isEmpty());
    }

    private Menu runMenu() {
        return menu("run", item("event"), item("event-back"), item("instant"), item("instant-back"), new SeparatorMenuItem(),
                item("continue"),
                item("continue-back"), item("breakpoint"), new SeparatorMenuItem(), item("play"),
                item("to-start"), item("to-end"), new SeparatorMenuItem(), item("settings"), item("ordering"),
                item("edit-live"), item("edit-workload"), item("edit-platform"), item("beat-it"), new SeparatorMenuItem(),
                item("what-now"), item("best-possible"), item("elasticity"), new SeparatorMenuItem(), item("restart"),
                item("run-back"), item("run-forward"));
    }

    private Menu compareMenu() {
        Menu menu = menu("compare", item("fork"), item("recorded"), new SeparatorMenuItem(), item("next-run"),
                item("divergence"), new SeparatorMenuItem());
        menu.getItems().addAll(CompareView.besideItems(session));
        return menu;
    }

    private Menu viewMenu(Runnable complete) {
        ToggleGroup group = new ToggleGroup();
        Menu menu = menu("view");
        menu.setOnShowing(shown -> complete.run());
        for (Theme theme : Theme.values()) {
            RadioMenuItem item = new RadioMenuItem(TEXTS.text("theme." + theme.id()));
            item.setId("theme-" + theme.id());
            item.setToggleGroup(group);
            item.setOnAction(chosen -> session.settings().themeProperty().set(theme));
            item.setSelected(session.settings().themeProperty().get() == theme);
            session.settings().themeProperty().addListener((property, before, now) -> item.setSelected(now == theme));
            menu.getItems().add(item);
        }
        CheckMenuItem all = new CheckMenuItem(TEXTS.text("panels.all"));
        all.setId("all-panels");
        all.selectedProperty().bindBidirectional(session.settings().allPanelsProperty());
        all.disableProperty().bind(session.settings().themeProperty().isNotEqualTo(Theme.PROJECTOR));
        menu.getItems().addAll(all, item("full-screen"), item("blank"));
        CheckMenuItem follow = new CheckMenuItem(commands.get("follow").text());
        commands.get("follow").keys().ifPresent(follow::setAccelerator);
        follow.selectedProperty().bindBidirectional(session.timeline().followProperty());
        CheckMenuItem ticks = new CheckMenuItem(commands.get("times-as-ticks").text());
        commands.get("times-as-ticks").keys().ifPresent(ticks::setAccelerator);
        ticks.setId("times-as-ticks");
        ticks.selectedProperty().bindBidirectional(session.settings().timesAsTicksProperty());
        menu.getItems().addAll(new SeparatorMenuItem(), item("back"), item("forward"), new SeparatorMenuItem(), item("fit"),
                item("fit-selected"), item("zoom-in"), item("zoom-out"), item("pan-back"), item("pan-forward"),
                follow, ticks, reducedMotion(), new SeparatorMenuItem(), lanesMenu(), allLinks(), walkMenu(),
                item("cell-next"), item("cell-back"), new SeparatorMenuItem(), panels,
                item("reset-layout"), new SeparatorMenuItem(), languageMenu());
        return menu;
    }

    private MenuItem reducedMotion() {
        CheckMenuItem item = new CheckMenuItem(TEXTS.text("motion.reduced"));
        item.setId("reduced-motion");
        item.selectedProperty().bindBidirectional(session.settings().reducedMotionProperty());
        return item;
    }

    private MenuItem allLinks() {
        CheckMenuItem item = new CheckMenuItem(TEXTS.text("links.all"));
        item.setId("links-all");
        item.selectedProperty().bindBidirectional(session.settings().allLinksProperty());
        return item;
    }

    /** Which lanes there are below the clusters. */
    private Menu lanesMenu() {
        Lanes lanes = session.settings().lanes();
        Menu menu = menu("lanes");
        for (String lane : ScheduleView.LANES) {
            CheckMenuItem item = new CheckMenuItem(TEXTS.text("lane." + lane));
            item.setId("lane-" + lane);
            item.setSelected(lanes.get(lane).shown() != Lanes.Shown.HIDDEN);
            item.setOnAction(chosen -> lanes.show(lane, item.isSelected() ? Lanes.Shown.OPEN : Lanes.Shown.HIDDEN));
            lanes.looksProperty().addListener(change -> item.setSelected(lanes.get(lane).shown() != Lanes.Shown.HIDDEN));
            menu.getItems().add(item);
        }
        MenuItem reset = new MenuItem(TEXTS.text("lane.reset"));
        reset.setId("lane-reset");
        reset.setOnAction(chosen -> lanes.reset(ScheduleView.LANES));
        menu.getItems().addAll(new SeparatorMenuItem(), reset);
        return menu;
    }

    private Menu lessonsMenu() {
        Menu menu = menu("lessons");
        MenuItem all = new MenuItem(LessonView.TEXTS.text("catalogue.all"));
        all.setId("lesson-all");
        all.setOnAction(chosen -> LessonsSheet.of(getScene().getWindow(), session).show());
        menu.getItems().add(all);
        for (Lessons.Group group : Lessons.Group.values()) {
            menu.getItems().add(new SeparatorMenuItem());
            for (String name : Lessons.names(group)) {
                MenuItem item = new MenuItem(LessonView.TEXTS.text("name." + name));
                item.setId("lesson-" + name);
                item.setMnemonicParsing(false);
                item.setOnAction(chosen -> session.files().openLesson(name));
                menu.getItems().add(item);
            }
        }
        menu.getItems().addAll(new SeparatorMenuItem(), item("lesson-next"), item("lesson-back"), item("lesson-lecturer"),
                item("lesson-make"), item("lesson-export"), item("lesson-close"));
        return menu;
    }

    private Menu languageMenu() {
        ToggleGroup group = new ToggleGroup();
        Menu menu = menu("language");
        List<Optional<Language>> choices = new ArrayList<>(List.of(Optional.empty()));
        Arrays.stream(Language.values()).map(Optional::of).forEach(choices::add);
        for (Optional<Language> choice : choices) {
            String id = choice.map(Language::id).orElse("system");
            RadioMenuItem item = new RadioMenuItem(TEXTS.text("language." + id));
            item.setId("language-" + id);
            item.setToggleGroup(group);
            item.setSelected(session.settings().languageProperty().get().equals(choice));
            item.setOnAction(chosen -> session.settings().languageProperty().set(choice));
            menu.getItems().add(item);
        }
        return menu;
    }

    private Menu walkMenu() {
        return menu("walk", Arrays.stream(TaskNavigator.Move.values()).map(way -> item(Commands.id(way))).toArray(MenuItem[]::new));
    }

    /** For what says where each panel stands. */
    Menu panels() {
        return panels;
    }

    private static Menu menu(String id, MenuItem... items) {
        Menu menu = new Menu(TEXTS.text("menu." + id), null, items);
        menu.setId("menu-" + id);
        return menu;
    }

    private MenuItem item(String id) {
        Command command = commands.get(id);
        MenuItem item = new MenuItem(command.text());
        item.setId("command-" + id);
        item.setOnAction(chosen -> command.run());
        item.disableProperty().bind(command.impossible());
        command.keys().ifPresent(item::setAccelerator);
        Help.explains(item, HelpPage.id(HelpPage.Section.KEYS, command.id()));
        return item;
    }
}
