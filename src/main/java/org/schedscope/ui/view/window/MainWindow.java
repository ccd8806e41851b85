package org.schedscope.ui.view.window;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.animation.AnimationTimer;
import javafx.geometry.Dimension2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ListView;
import javafx.scene.control.SplitPane;
import javafx.scene.control.TableView;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.stage.Screen;
import javafx.stage.Stage;
import org.schedscope.lesson.Lessons;
import org.schedscope.text.Language;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.base.Faults;
import org.schedscope.ui.state.base.ProblemReport;
import org.schedscope.ui.state.edit.BeatIt;
import org.schedscope.ui.state.edit.LiveEdit;
import org.schedscope.ui.state.session.Autosave;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.base.Guard;
import org.schedscope.ui.view.base.WindowSizes;
import org.schedscope.ui.view.command.Commands;
import org.schedscope.ui.view.experiment.ExperimentsWindow;
import org.schedscope.ui.view.frame.FileDrop;
import org.schedscope.ui.view.frame.Panel;
import org.schedscope.ui.view.help.Help;
import org.schedscope.ui.view.help.HelpPage;
import org.schedscope.ui.view.help.HelpPages;
import org.schedscope.ui.view.help.HelpWindow;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.Themes;
import org.schedscope.ui.view.kit.View;
import org.schedscope.ui.view.lesson.Lecture;
import org.schedscope.ui.view.lesson.LessonView;
import org.schedscope.ui.view.lesson.MakerView;
import org.schedscope.ui.view.live.BeatItView;
import org.schedscope.ui.view.live.EditSide;
import org.schedscope.ui.view.live.LiveEditView;
import org.schedscope.ui.view.measure.DifferenceText;
import org.schedscope.ui.view.notice.FaultNotice;
import org.schedscope.ui.view.notice.Notices;
import org.schedscope.ui.view.notice.ProblemPanel;
import org.schedscope.ui.view.notice.ReadNotice;
import org.schedscope.ui.view.notice.RestoreOffer;
import org.schedscope.ui.view.sheet.AboutSheet;

/** Puts the window together: bars above and below, jobs and graph at the left, time in the middle, the selected thing at the right. */
public final class MainWindow {
    private static final Texts TEXTS = Messages.WINDOW;
    private static final double WIDTH = 1600;
    private static final double HEIGHT = 1000;
    private static final double LEAST_WIDTH = 800;
    private static final double LEAST_HEIGHT = 560;
    /** What the settings remember how the window was shared out by. */
    private static final String LAYOUT = "layout";
    private static final String SIZE = "window-size";
    /** Of the middle, for the schedule above the tabs. */
    private static final double TIME_SHARE = 0.74;

    private final Session session;
    private final Stage stage;
    private final FileDialogs dialogs;
    private final ExperimentsWindow experiments;
    private final Commands commands;
    private final Views views;
    private final TransportBar transport;
    private final RunToolBar toolBar;
    private final StatusLine status;
    private final BottomTabs tabs;
    private final PanelPlaces panels;
    private final SideColumn side;
    private final SplitLayout shares;
    private final LiveEditView edit;
    private final BeatItView hand;
    private final SplitPane columns = new SplitPane();
    private final StackPane leftSide = new StackPane();
    private final StackPane centre = new StackPane();
    /** Time views, and above them what the reader of the open workload has to say. */
    private final VBox time;
    private final Notices notices = new Notices();
    private final LessonView lesson;
    private final StackPane runTabs = new StackPane();
    private final Lecture lecture;
    private final Help help;
    private Optional<Autosave> autosave = Optional.empty();
    private final AnimationTimer frames = new AnimationTimer() {
        @Override
        public void handle(long frame) {
            pulse(System.nanoTime());
        }
    };

    public MainWindow(Session session, Stage stage) {
        this.session = session;
        this.stage = stage;
        dialogs = new FileDialogs(session, stage);
        experiments = new ExperimentsWindow(session, stage);
        commands = new Commands(session, new MainActions(this));
        lecture = new Lecture(session, stage, commands);
        views = new Views(session, commands);
        edit = (LiveEditView) views.named("live-edit");
        hand = (BeatItView) views.named("beat-it");
        transport = new TransportBar(session, commands);
        toolBar = new RunToolBar(session, commands, dialogs::choosePlatform);
        status = new StatusLine(session, commands);
        lesson = (LessonView) views.at(Views.Place.LESSON).get(0);
        side = new SideColumn(session, views.at(Views.Place.RIGHT), lesson);
        SplitPane left = SplitLayout.left(views.at(Views.Place.LEFT));
        tabs = new BottomTabs(session, views.at(Views.Place.TAB), new BeginActions());
        panels = new PanelPlaces(session, commands::listen);
        panels.addAll(left, views.at(Views.Place.LEFT));
        panels.addAll(side.panels(), views.at(Views.Place.RIGHT));
        tabs.parts().forEach(panels::add);
        List<Node> middle = panels(Views.Place.CENTRE);
        middle.add(tabs.node());
        SplitPane timeViews = SplitLayout.stack(middle, TIME_SHARE);
        time = time(timeViews);
        Rectangle2D room = Screen.getPrimary().getVisualBounds();
        Region root = new StackPane(root(leftSide, side.node()), lecture.cover());
        Scene scene = new Scene(root, Math.min(WIDTH, room.getWidth()), Math.min(HEIGHT, room.getHeight()));
        lecture.listen(scene);
        shares = new SplitLayout(session, columns, timeViews, left, lesson);
        shares.listen(scene, tabs);
        editBeside(left);
        help = Help.in(scene, owner -> new HelpWindow(owner, helpPages(), session.settings()));
        commands.listen(scene);
        new FileDrop(session.files()).listen(scene);
        new PictureLayout(session, panels, new PictureLayout.Parts(root, List.of(toolBar, status, runTabs), timeViews,
                (Panel) middle.get(0), (Panel) left.getItems().get(1), tabs.node(), side, transport, lesson)).listen();
        follow(scene);
        place(scene, room);
        showProblems(session.problems().get());
    }

    private void editBeside(Node left) {
        leftSide.getChildren().setAll(left);
        leftSide.setMinSize(0, 0);
        edit.savesWhere(dialogs::whereToSave);
        hand.saves(dialogs::exportSchedule);
        MakerView maker = (MakerView) views.named("lesson-maker");
        maker.savesWhere(() -> dialogs.whereToSave(maker.maker()));
        EditSide editing = new EditSide(leftSide, edit, hand, on -> {
            tabs.edited(on);
            shares.edited(on);
        }, commands);
        editing.listen(stage);
        editing.also(maker, maker.maker().openProperty());
    }

    private VBox time(SplitPane timeViews) {
        VBox.setVgrow(timeViews, Priority.ALWAYS);
        runTabs.getChildren().add(new RunTabs(session, commands).node());
        notices.addFirst(new ReadNotice(session));
        VBox box = new VBox(notices.node(), runTabs, timeViews);
        box.setMinSize(0, 0);
        centre.getChildren().add(box);
        centre.setMinSize(0, 0);
        return box;
    }

    private BorderPane root(Node left, Node right) {
        BorderPane root = new BorderPane();
        root.setTop(new VBox(new MainMenu(session, commands, panels.menu(), () -> AboutSheet.of(stage).show()), toolBar));
        columns.getItems().addAll(left, centre, right);
        SplitPane.setResizableWithParent(left, false);
        SplitPane.setResizableWithParent(right, false);
        root.setCenter(columns);
        root.setBottom(new VBox(transport, status));
        return root;
    }

    /** Has the window show what changes in the session as a whole. */
    private void follow(Scene scene) {
        Themes.follow(scene, session.settings());
        session.settings().windowHeightProperty().set(scene.getHeight());
        scene.heightProperty().addListener((property, before, now) -> session.settings().windowHeightProperty().set(now.doubleValue()));
        session.settings().windowWidthProperty().set(scene.getWidth());
        scene.widthProperty().addListener((property, before, now) -> session.settings().windowWidthProperty().set(now.doubleValue()));
        session.settings().timesAsTicksProperty().addListener(change -> {
            scene.getRoot().lookupAll(".table-view").forEach(table -> ((TableView<?>) table).refresh());
            scene.getRoot().lookupAll(".list-view").forEach(list -> ((ListView<?>) list).refresh());
        });
        session.settings().languageProperty().addListener((property, before, now) -> status.tell(
                TEXTS.text("language.later", TEXTS.text("language." + now.map(Language::id).orElse("system")))));
        session.problems().reportProperty().addListener((property, before, now) -> showProblems(now));
        session.difference().valueProperty().addListener((property, before, now) -> now.ifPresent(
                found -> status.tell(DifferenceText.first(session, found))));
        session.answers().compare().valueProperty().addListener((property, before, now) -> now.flatMap(compared -> compared.first())
                .ifPresent(first -> status.tell(DifferenceText.first(session, first))));
        session.runs().runProperty().addListener((property, before, now) -> stage.setTitle(title()));
    }

    private void place(Scene scene, Rectangle2D room) {
        stage.setTitle(title());
        stage.setScene(scene);
        Dimension2D size = WindowSizes.read(session.settings().remembered(SIZE),
                new Dimension2D(scene.getWidth(), scene.getHeight()), room);
        WindowSizes.keep(stage, size.getWidth(), size.getHeight(), LEAST_WIDTH, LEAST_HEIGHT);
        if (room.getWidth() <= WIDTH || room.getHeight() <= HEIGHT) {
            // Centred, a window as large as the screen would begin above it.
            stage.setX(room.getMinX());
            stage.setY(room.getMinY());
        }
    }

    /** Once a frame: lets time pass while playing, and looks after background work. One that fails takes no other with it. */
    void pulse(long now) {
        Guard.run(() -> session.playhead().pulse(now));
        Guard.run(session.snapshot()::pulse);
        Guard.run(() -> session.index().pulse(session.runs().run()));
        Guard.run(session.answers().compare()::pulse);
        Guard.run(() -> status.pulse(now));
        Guard.run(() -> autosave.ifPresent(keeping -> keeping.pulse(now)));
    }

    /** In the language that is spoken. */
    public List<HelpPage> helpPages() {
        return HelpPages.of(views.all(), commands);
    }

    private String title() {
        return TEXTS.text("app.title", RunToolBar.told(session.runs().run().workload().name(),
                session.runs().run().setup().files().edits().workloadByUser()), TEXTS.text("app.name"));
    }

    /** Keeps what is open while the window is, and offers what another window left behind. */
    public void keepBy(Autosave keeping) {
        autosave = Optional.of(keeping);
        notices.addFirst(new RestoreOffer(keeping));
        keeping.problemProperty().addListener((property, before, now) -> now.filter(why -> before.isEmpty())
                .ifPresent(why -> status.tell(TEXTS.text("status.not-kept", why))));
        keeping.begin();
    }

    /** Tells of mistakes of the program itself, above all else. */
    void tellOf(Faults faults) {
        notices.addFirst(new FaultNotice(faults));
    }

    private List<Node> panels(Views.Place place) {
        return views.at(place).stream().<Node>map(Panel::of).collect(Collectors.toCollection(ArrayList::new));
    }

    /**
     * Shows the window with the schedule alone for some frames, so that its first picture is there soon, and then all of it.
     *
     * @param then done when all is there
     */
    void showScheduleFirst(Runnable then) {
        LaterParts around = new LaterParts(List.of(tabs.node(), leftSide, side.node()), then);
        show();
        around.follow();
    }

    /** Shows the window and puts the focus on the first thing to do. Once it is closed nothing is asked of workers any more. */
    public void show() {
        stage.setOnHidden(closed -> {
            frames.stop();
            experiments.close();
            lecture.close();
            panels.close();
            session.settings().remember(LAYOUT, SplitLayout.text(session.layout().now()));
            session.settings().remember(SIZE, WindowSizes.told(stage));
        });
        stage.show();
        session.settings().remembered(LAYOUT).ifPresent(text -> session.layout().restore(SplitLayout.layout(text)));
        transport.focusFirstStep();
        frames.start();
    }

    /** Everything stands where it does in a new window. */
    void resetLayout() {
        panels.reset();
        session.settings().remember(LAYOUT, "");
        side.reset();
        tabs.reset();
        shares.reset(stage.getScene().getWidth());
    }

    private void showProblems(Optional<ProblemReport> report) {
        if (report.isEmpty()) {
            centre.getChildren().setAll(time);
            return;
        }
        ProblemPanel panel = new ProblemPanel(session, report.get(), dialogs::chooseFile);
        centre.getChildren().setAll(panel);
        panel.focusFirst();
    }

    /** The newcomer's three ways. */
    private final class BeginActions implements StartHere.Actions {
        @Override
        public void step() {
            session.playhead().stepEvent(1);
            transport.focusFirstStep();
        }

        @Override
        public void open() {
            dialogs.chooseFile();
        }

        @Override
        public void takeLesson() {
            session.files().openLesson(Lessons.names().get(0));
        }

        @Override
        public void hide() {
            session.settings().startHereProperty().set(false);
        }
    }

    /** Editing beside the schedule. */
    LiveEdit live() {
        return edit.live();
    }

    /** Building by hand beside the schedule. */
    BeatIt hand() {
        return hand.hand();
    }

    /** The row of what is run. */
    RunToolBar toolBar() {
        return toolBar;
    }

    /** All that it is made of. */
    public Views views() {
        return views;
    }

    Session session() {
        return session;
    }

    Stage stage() {
        return stage;
    }

    LessonView lesson() {
        return lesson;
    }

    Lecture lecture() {
        return lecture;
    }

    FileDialogs dialogs() {
        return dialogs;
    }

    ExperimentsWindow experiments() {
        return experiments;
    }

    Commands commands() {
        return commands;
    }

    StatusLine status() {
        return status;
    }

    BottomTabs tabs() {
        return tabs;
    }

    Help help() {
        return help;
    }
}
