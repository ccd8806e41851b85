package org.schedscope.ui.view.window;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.animation.AnimationTimer;
import javafx.geometry.Orientation;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.SplitPane;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.stage.Screen;
import javafx.stage.Stage;
import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.picture.Exportable;
import org.schedscope.lesson.Lessons;
import org.schedscope.text.Language;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.base.Faults;
import org.schedscope.ui.state.base.ProblemReport;
import org.schedscope.ui.state.edit.WorkloadDraft;
import org.schedscope.ui.state.run.CommandLine;
import org.schedscope.ui.state.session.Autosave;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.base.Guard;
import org.schedscope.ui.view.base.WindowSizes;
import org.schedscope.ui.view.experiment.ExperimentsWindow;
import org.schedscope.ui.view.frame.FaultNotice;
import org.schedscope.ui.view.frame.FileDrop;
import org.schedscope.ui.view.frame.Panel;
import org.schedscope.ui.view.help.Help;
import org.schedscope.ui.view.help.HelpPage;
import org.schedscope.ui.view.help.HelpPages;
import org.schedscope.ui.view.help.HelpSheets;
import org.schedscope.ui.view.help.HelpWindow;
import org.schedscope.ui.view.jobs.JobsView;
import org.schedscope.ui.view.kit.Commands;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.Themes;
import org.schedscope.ui.view.kit.View;
import org.schedscope.ui.view.lesson.LessonView;
import org.schedscope.ui.view.sheet.ForkSheet;
import org.schedscope.ui.view.sheet.OrderingSheet;
import org.schedscope.ui.view.sheet.PictureSheet;
import org.schedscope.ui.view.sheet.PlatformSheet;
import org.schedscope.ui.view.sheet.RunSheet;
import org.schedscope.ui.view.sheet.WorkloadSheet;

/** Puts the window together: bars above and below, jobs and graph at the left, time in the middle, the selected thing at the right. */
public final class MainWindow {
    private static final Texts TEXTS = Messages.WINDOW;
    private static final double WIDTH = 1600;
    private static final double HEIGHT = 1000;
    private static final double LEAST_WIDTH = 800;
    private static final double LEAST_HEIGHT = 560;

    private final Session session;
    private final Stage stage;
    private final Commands commands;
    private final FileDialogs dialogs;
    private final ExperimentsWindow experiments;
    private final JobsView jobs;
    private final SideColumn side;
    private final LessonView lesson;
    private final TransportBar transport;
    private final StatusLine status;
    private final SplitPane columns = new SplitPane();
    private final SplitPane jobsAndGraph;
    private final StackPane centre = new StackPane();
    private final SplitPane timeViews;
    /** Time views, and above them what the reader of the open workload has to say. */
    private final VBox time;
    private final List<View> left;
    private final BottomTabs lower;
    private final List<View> explained;
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
        commands = new Commands(session, new Actions());
        jobs = new JobsView(session);
        side = new SideColumn(session);
        lesson = new LessonView(session, commands);
        transport = new TransportBar(session, commands);
        status = new StatusLine(session, commands);
        left = Views.at(Views.Place.LEFT, session);
        jobsAndGraph = split(Orientation.VERTICAL, List.of(Panel.of(jobs)), panels(left), SplitLayout.JOBS_SHARE);
        List<View> tabs = Views.at(Views.Place.TAB, session);
        List<View> middle = Views.at(Views.Place.CENTRE, session);
        lower = new BottomTabs(session, tabs, new BeginActions());
        explained = Stream.of(middle, tabs, List.<View>of(jobs), left, side.views(), List.<View>of(lesson)).flatMap(List::stream).toList();
        timeViews = split(Orientation.VERTICAL, panels(middle), List.of(lower.node()), 0.74);
        VBox.setVgrow(timeViews, Priority.ALWAYS);
        time = new VBox(new RunTabs(session, commands).node(), new ReadNotice(session).node(), timeViews);
        time.setMinSize(0, 0);
        centre.getChildren().add(time);
        centre.setMinSize(0, 0);
        Rectangle2D room = Screen.getPrimary().getVisualBounds();
        Scene scene = new Scene(root(), Math.min(WIDTH, room.getWidth()), Math.min(HEIGHT, room.getHeight()));
        new SplitLayout(session, columns, timeViews, jobsAndGraph).listen(scene);
        help = Help.in(scene, owner -> new HelpWindow(owner, helpPages(), session.settings()));
        commands.listen(scene);
        new FileDrop(session.files()).listen(scene);
        Themes.apply(scene, session.settings().themeProperty().get());
        session.settings().themeProperty().addListener((property, before, now) -> Themes.apply(scene, now));
        session.settings().languageProperty().addListener((property, before, now) -> status.tell(
                TEXTS.text("language.later", TEXTS.text("language." + now.map(Language::id).orElse("system")))));
        session.problems().reportProperty().addListener((property, before, now) -> showProblems(now));
        session.runs().runProperty().addListener((property, before, now) -> stage.setTitle(title()));
        stage.setTitle(title());
        stage.setScene(scene);
        WindowSizes.keep(stage, scene.getWidth(), scene.getHeight(), LEAST_WIDTH, LEAST_HEIGHT);
        if (room.getWidth() <= WIDTH || room.getHeight() <= HEIGHT) {
            // Centred, a window as large as the screen would begin above it.
            stage.setX(room.getMinX());
            stage.setY(room.getMinY());
        }
        showProblems(session.problems().get());
    }

    /**
     * Once a frame: lets time pass while playing, and looks after the snapshot and background work. One that fails takes no other with
     * it.
     */
    void pulse(long now) {
        Guard.run(() -> session.playhead().pulse(now));
        Guard.run(session.snapshot()::pulse);
        Guard.run(() -> session.index().pulse(session.runs().run()));
        Guard.run(session.compare()::pulse);
        Guard.run(() -> status.pulse(now));
        Guard.run(() -> autosave.ifPresent(keeping -> keeping.pulse(now)));
    }

    /** In the language that is spoken. */
    public List<HelpPage> helpPages() {
        return HelpPages.of(explained, commands);
    }

    private String title() {
        return TEXTS.text("app.title", RunToolBar.told(session.runs().run().workload().name(),
                session.runs().run().setup().files().edits().workloadByUser()), TEXTS.text("app.name"));
    }

    private BorderPane root() {
        BorderPane root = new BorderPane();
        root.setTop(new VBox(new MainMenu(session, commands, () -> HelpSheets.about(stage).show()),
                new RunToolBar(session, commands, dialogs::choosePlatform)));
        Node right = new RightColumn(session, side.node(), Panel.of(lesson)).node();
        columns.getItems().addAll(jobsAndGraph, centre, right);
        SplitPane.setResizableWithParent(jobsAndGraph, false);
        SplitPane.setResizableWithParent(right, false);
        root.setCenter(columns);
        root.setBottom(new VBox(transport, status));
        return root;
    }

    /** Keeps what is open while the window is, and offers what another window left behind. */
    public void keepBy(Autosave keeping) {
        autosave = Optional.of(keeping);
        time.getChildren().add(0, new RestoreOffer(keeping).node());
        keeping.problemProperty().addListener((property, before, now) -> now.filter(why -> before.isEmpty())
                .ifPresent(why -> status.tell(TEXTS.text("status.not-kept", why))));
        keeping.begin();
    }

    /** Tells of mistakes of the program itself, above all else. */
    void tellOf(Faults faults) {
        time.getChildren().add(0, new FaultNotice(faults).node());
    }

    private static List<Node> panels(List<View> views) {
        return views.stream().<Node>map(Panel::of).toList();
    }

    private static SplitPane split(Orientation orientation, List<? extends Node> first, List<? extends Node> second, double at) {
        SplitPane pane = new SplitPane();
        pane.setOrientation(orientation);
        pane.getItems().addAll(first);
        pane.getItems().addAll(second);
        if (pane.getItems().size() == 2) {
            pane.setDividerPositions(at);
        }
        pane.setMinSize(0, 0);
        return pane;
    }

    /** Shows the window and puts the focus on the first thing to do. Once it is closed nothing is asked of workers any more. */
    public void show() {
        stage.setOnHidden(closed -> {
            frames.stop();
            experiments.close();
        });
        stage.show();
        transport.focusFirstStep();
        frames.start();
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

    /** What commands ask of the window. */
    private final class Actions implements Commands.WindowActions {
        @Override
        public void chooseFile() {
            dialogs.chooseFile();
        }

        @Override
        public void importFiles() {
            dialogs.importFiles();
        }

        @Override
        public void exportFile() {
            dialogs.exportFile();
        }

        @Override
        public void exportPicture() {
            List<Exportable> others = new ArrayList<>();
            left.forEach(view -> others.addAll(view.exportables()));
            others.addAll(side.queue().exportables());
            others.addAll(lower.shown().exportables());
            PictureSheet.of(stage, session, others).show();
        }

        @Override
        public void saveSession() {
            dialogs.saveSession();
        }

        @Override
        public void saveSessionAs() {
            dialogs.saveSessionAs();
        }

        @Override
        public void chooseSchedule() {
            dialogs.chooseSchedule();
        }

        @Override
        public void copyCommandLine() {
            if (!CommandLine.canTell(session.runs().run().setup())) {
                status.tell(TEXTS.text("status.not-in-file"));
                return;
            }
            ClipboardContent content = new ClipboardContent();
            content.putString(CommandLine.of(session.runs().run().setup()));
            Clipboard.getSystemClipboard().setContent(content);
            status.tell(TEXTS.text("status.copied"));
        }

        @Override
        public void focusFilter() {
            jobs.focusFilter();
        }

        @Override
        public void focusBreakpoints() {
            side.breakpoints().focusField();
        }

        @Override
        public void showHelp() {
            help.show();
        }

        @Override
        public void showExperiments() {
            experiments.show();
        }

        @Override
        public void showShortcuts() {
            HelpSheets.shortcuts(stage, commands, session.settings().themeProperty().get()).show();
        }

        @Override
        public void showSettings() {
            RunSheet.of(stage, session).show();
        }

        @Override
        public void typeOrdering() {
            OrderingSheet.of(stage, session).show();
        }

        @Override
        public void fork() {
            if (session.runs().run().setup().canBeForked()) {
                ForkSheet.of(stage, session).show();
            } else {
                status.tell(TEXTS.text("status.no-fork"));
            }
        }

        @Override
        public void editWorkload() {
            if (WorkloadDraft.canBeEdited(session.runs().run().setup())) {
                WorkloadSheet.of(stage, session, dialogs::whereToSave).show();
            } else {
                status.tell(TEXTS.text("status.too-large", Figures.whole(WorkloadDraft.MOST_JOBS)));
            }
        }

        @Override
        public void editPlatform() {
            PlatformSheet.of(stage, session, dialogs::whereToSave).show();
        }

        @Override
        public void closeLesson() {
            session.lessons().leave();
            status.tell(LessonView.TEXTS.text("left"));
        }

        @Override
        public void saveSlides() {
            dialogs.saveSlides();
        }

        @Override
        public void escape() {
            if (session.problems().get().isPresent()) {
                session.problems().dismiss();
            } else if (session.breakpointNavigator().searchingProperty().get()) {
                session.breakpointNavigator().cancel();
            } else {
                session.selection().clear();
            }
        }

        @Override
        public void quit() {
            stage.close();
        }
    }
}
