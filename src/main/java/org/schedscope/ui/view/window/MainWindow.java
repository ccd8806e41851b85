package org.schedscope.ui.view.window;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javafx.animation.AnimationTimer;
import javafx.geometry.Dimension2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.ListView;
import javafx.scene.control.TableView;
import javafx.stage.Screen;
import javafx.stage.Stage;
import org.schedscope.text.Language;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.base.Faults;
import org.schedscope.ui.state.base.ProblemReport;
import org.schedscope.ui.state.compare.RunComparison;
import org.schedscope.ui.state.compare.RunDifference;
import org.schedscope.ui.state.edit.BeatIt;
import org.schedscope.ui.state.edit.LiveEdit;
import org.schedscope.ui.state.session.Autosave;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.session.WindowState;
import org.schedscope.ui.view.bar.RunToolBar;
import org.schedscope.ui.view.bar.StatusLine;
import org.schedscope.ui.view.base.Guard;
import org.schedscope.ui.view.base.Late;
import org.schedscope.ui.view.command.Command;
import org.schedscope.ui.view.command.Commands;
import org.schedscope.ui.view.experiment.ExperimentsWindow;
import org.schedscope.ui.view.frame.FileDrop;
import org.schedscope.ui.view.help.Help;
import org.schedscope.ui.view.help.HelpPage;
import org.schedscope.ui.view.help.HelpPages;
import org.schedscope.ui.view.help.HelpWindow;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.Themes;
import org.schedscope.ui.view.lesson.Lecture;
import org.schedscope.ui.view.lesson.LessonView;
import org.schedscope.ui.view.measure.DifferenceText;
import org.schedscope.ui.view.notice.FaultNotice;
import org.schedscope.ui.view.notice.ProblemPanel;
import org.schedscope.ui.view.notice.RestoreOffer;

/** Puts the window together: bars above and below, jobs and graph at the left, time in the middle, the selected thing at the right. */
public final class MainWindow {
    private static final Texts TEXTS = Messages.WINDOW;
    private static final double WIDTH = 1600;
    private static final double HEIGHT = 1000;

    private final Session session;
    private final Stage stage;
    private final FileDialogs dialogs;
    private final ExperimentsWindow experiments;
    private final Commands commands;
    private final Views views;
    private final Skeleton skeleton;
    /** After the first picture, or as soon as something of it is needed. */
    private final Late<PanelHost> around = new Late<>(this::surround);
    private final Lecture lecture;
    private final Help help;
    private final KeptLook look;
    private Optional<Autosave> autosave = Optional.empty();
    private final AnimationTimer frames = new AnimationTimer() {
        @Override
        public void handle(long frame) {
            session.way().take();
            pulse(System.nanoTime());
        }
    };

    public MainWindow(Session session, Stage stage) {
        this.session = session;
        this.stage = stage;
        look = new KeptLook(session, stage);
        dialogs = new FileDialogs(session, stage);
        commands = ActionTable.of(this);
        experiments = new ExperimentsWindow(session, stage, commands::listen);
        lecture = new Lecture(session, stage, commands);
        views = new Views(session, commands);
        skeleton = Skeleton.of(this, lecture.cover());
        Rectangle2D room = Screen.getPrimary().getVisualBounds();
        Scene scene = new Scene(skeleton.root(), Math.min(WIDTH, room.getWidth()), Math.min(HEIGHT, room.getHeight()));
        lecture.listen(scene);
        skeleton.layout().listen(scene);
        help = Help.in(scene, owner -> new HelpWindow(owner, helpPages(), session.settings()));
        commands.listen(scene);
        new FileDrop(session.files()).listen(scene);
        follow(scene);
        scene.addPostLayoutPulseListener(session.way()::leave);
        stage.setTitle(title());
        stage.setScene(scene);
        look.place(new Dimension2D(WIDTH, HEIGHT), room);
        showProblems(session.problems().get());
    }

    private PanelHost surround() {
        PanelHost made = new PanelHost(this, skeleton);
        if (stage.isShowing()) {
            look.restore();
        }
        return made;
    }

    /** Follows the session as a whole. */
    private void follow(Scene scene) {
        Themes.follow(scene, session.states());
        session.settings().windowHeightProperty().set(scene.getHeight());
        scene.heightProperty().addListener((property, before, now) -> session.settings().windowHeightProperty().set(now.doubleValue()));
        session.settings().windowWidthProperty().set(scene.getWidth());
        scene.widthProperty().addListener((property, before, now) -> session.settings().windowWidthProperty().set(now.doubleValue()));
        session.settings().languageProperty().addListener((property, before, now) -> status().tell(
                TEXTS.text("language.later", TEXTS.text("language." + now.map(Language::id).orElse("system")))));
        session.states().show(this::show);
    }

    private void show(WindowState before, WindowState now) {
        if (now.timesAsTicks() != before.timesAsTicks()) {
            Parent root = stage.getScene().getRoot();
            root.lookupAll(".table-view").forEach(table -> ((TableView<?>) table).refresh());
            root.lookupAll(".list-view").forEach(list -> ((ListView<?>) list).refresh());
        }
        if (now.differs(before, WindowState::problem)) {
            showProblems(now.problem());
        }
        tell(now, before, state -> state.facts().difference());
        tell(now, before, state -> state.facts().comparison().flatMap(RunComparison::first));
        if (now.differs(before, WindowState::run)) {
            stage.setTitle(title());
        }
        if (!now.run().isSameRunAs(before.run()) || now.differs(before, state -> state.lesson().progress())) {
            complete();
        }
    }

    private void tell(WindowState now, WindowState before, Function<WindowState, Optional<RunDifference>> part) {
        if (now.differs(before, part)) {
            part.apply(now).ifPresent(found -> status().tell(DifferenceText.first(session, found)));
        }
    }

    /**
     * What had the focus is gone, or cannot be pressed any more: the toolkit takes the focus from it, and then looks for what comes next.
     * That may be a field for words, which takes the keys of all commands.
     */
    private void keepFocus(Node before, Node now) {
        if (before == null && now != null) {
            skeleton.transport().focusPlay();
        }
    }

    /** Once a frame: lets time pass while playing, and looks after background work. One that fails takes no other with it. */
    void pulse(long now) {
        Guard.run(() -> session.playhead().pulse(now));
        Guard.run(session.snapshot()::pulse);
        Guard.run(() -> session.index().pulse(session.runs().run()));
        Guard.run(session.answers().compare()::pulse);
        Guard.run(() -> status().pulse(now));
        Guard.run(() -> autosave.ifPresent(keeping -> keeping.pulse(now)));
    }

    /** In the language that is spoken. */
    public List<HelpPage> helpPages() {
        return HelpPages.of(views.all(), commands.all().stream().map(Command::page).toList());
    }

    private String title() {
        return TEXTS.text("app.title", RunToolBar.told(session.runs().run().workload().name(),
                session.runs().run().setup().edits().workloadByUser()), TEXTS.text("app.name"));
    }

    /** Autosaves the session, and offers to restore that of another window. */
    public void keepBy(Autosave keeping) {
        autosave = Optional.of(keeping);
        skeleton.notices().addFirst(new RestoreOffer(keeping));
        keeping.problemProperty().addListener((property, before, now) -> now.filter(why -> before.isEmpty())
                .ifPresent(why -> status().tell(TEXTS.text("status.not-kept", why))));
        keeping.begin();
    }

    /** Shows notices of faults of the program, before all others. */
    void tellOf(Faults faults) {
        skeleton.notices().addFirst(new FaultNotice(faults));
    }

    /**
     * Shows the window with the schedule alone for some frames, so that its first picture is there soon, and then all of it.
     *
     * @param then done when all is there
     */
    void showScheduleFirst(Runnable then) {
        LaterParts later = new LaterParts();
        if (session.settings().pictureProperty().get()) {
            // A picture for a room has another layout from the beginning.
            completeLater(later);
        } else {
            later.show(skeleton.lower()::fill);
            views.steps().forEach(later::make);
            later.make(skeleton.toolBar()::fillMenus);
            later.make(() -> completeLater(later));
        }
        // After what that adds.
        later.make(() -> later.make(then));
        present();
        later.follow();
    }

    /** Makes what is not there, which is then seen a place a frame. */
    private void completeLater(LaterParts later) {
        if (!around.isMade()) {
            complete();
            later.takeOut(List.of(skeleton.lower().tabs(), skeleton.left(), skeleton.right()));
        }
    }

    /** Makes everything that the window shows. */
    void complete() {
        around.get();
    }

    /** Shows the window and puts the focus on the first thing to do. After it is closed workers get no more work. */
    public void show() {
        complete();
        present();
    }

    private void present() {
        stage.setOnHidden(closed -> close());
        stage.show();
        look.restore();
        skeleton.layout().shareOutAtOnce();
        skeleton.transport().focusFirstStep();
        stage.getScene().focusOwnerProperty().addListener((property, before, now) -> keepFocus(before, now));
        frames.start();
    }

    private void close() {
        frames.stop();
        experiments.close();
        lecture.close();
        // In a window that is closed before all is there, nothing was moved.
        around.ifMade(rest -> {
            rest.close();
            look.keepLayout();
        });
        look.keepSize();
    }

    /** Resets the layout to that of a new window. */
    void resetLayout() {
        around.get().reset();
        look.forgetLayout();
        skeleton.layout().reset(stage.getScene().getWidth());
    }

    private void showProblems(Optional<ProblemReport> report) {
        Optional<ProblemPanel> panel = report.map(problems -> new ProblemPanel(session, problems, dialogs::chooseFile));
        skeleton.showInstead(panel.map(Node.class::cast));
        panel.ifPresent(ProblemPanel::focusFirst);
    }

    /** Editing beside the schedule. */
    LiveEdit live() {
        return around.get().live();
    }

    /** Building by hand beside the schedule. */
    BeatIt hand() {
        return around.get().hand();
    }

    /** The row of what is run. */
    RunToolBar toolBar() {
        return skeleton.toolBar();
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
        return (LessonView) views.at(Views.Place.LESSON).get(0);
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
        return skeleton.status();
    }

    BottomTabs tabs() {
        return around.get().tabs();
    }

    Help help() {
        return help;
    }
}
