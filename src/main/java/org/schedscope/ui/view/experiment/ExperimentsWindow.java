package org.schedscope.ui.view.experiment;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.geometry.Orientation;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.MenuButton;
import javafx.scene.control.SplitPane;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.stage.Screen;
import javafx.stage.Stage;
import org.schedscope.chart.paint.Theme;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.best.OrderingHunt;
import org.schedscope.ui.state.draft.ExperimentDraft;
import org.schedscope.ui.state.draft.OrderingAsked;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.base.WindowSizes;
import org.schedscope.ui.view.field.FieldControls;
import org.schedscope.ui.view.frame.FileDrop;
import org.schedscope.ui.view.help.Help;
import org.schedscope.ui.view.help.HelpPage;
import org.schedscope.ui.view.kit.FileChoice;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.Nodes;
import org.schedscope.ui.view.kit.Themes;
import org.schedscope.ui.view.sheet.ExperimentSheet;
import org.schedscope.ui.view.sheet.PictureSheet;

/**
 * A window of its own for experiments: what is run at the left, a figure of the results at the right, and below it the data with the runs
 * behind each point, which open in the main window.
 */
public final class ExperimentsWindow {
    private static final Texts TEXTS = Messages.of("experiments");
    private static final double WIDTH = 1280;
    private static final double HEIGHT = 820;
    private static final double LEAST_WIDTH = 800;
    private static final double LEAST_HEIGHT = 520;
    private static final double LEFT_WIDTH = 330;
    private static final double FIGURE_SHARE = 0.64;

    private final Session session;
    private final Stage main;
    private final Consumer<Scene> keys;
    /** Made when it is first shown. */
    private Optional<Stage> stage = Optional.empty();
    private final OrderingHunt hunt;
    private Optional<OrderingAsked> asked = Optional.empty();

    /**
     * @param main where runs are opened
     * @param keys has the keys of the main window work in another one, too
     */
    public ExperimentsWindow(Session session, Stage main, Consumer<Scene> keys) {
        this.session = session;
        this.keys = keys;
        this.main = main;
        hunt = new OrderingHunt(session);
        session.states().when(this::show, now -> now.experiments().wanted());
    }

    public void show() {
        if (stage.isEmpty()) {
            stage = Optional.of(make());
        }
        stage.get().show();
        stage.get().toFront();
    }

    /** Opens the sheet of a new experiment on the open workload. */
    public void define() {
        show();
        ExperimentSheet.of(stage.orElseThrow(), session).show();
    }

    /** Runs the plainest policies on the open workload beside its own. */
    public void runHere() {
        show();
        new ExperimentDraft(session).run();
    }

    /** Opens the search for the best ordering, of the open workload at first; its fields and result stay as long as that is open. */
    public void search() {
        show();
        if (!hunt.search().running().get() && asked.filter(before -> before.isOf(session.runs().run())).isEmpty()) {
            asked = Optional.of(new OrderingAsked(session.runs().run()));
        }
        SearchSheet.of(stage.orElseThrow(), session, hunt, asked.orElseThrow(), main::toFront).show();
    }

    /** With the main window this one goes, and the sweep ends; its results stay. */
    public void close() {
        session.experiments().cancel();
        hunt.stop();
        stage.ifPresent(Stage::close);
    }

    private Stage make() {
        Stage made = new Stage();
        FigurePane figure = new FigurePane(session);
        BorderPane root = new BorderPane();
        root.setTop(bar(made, figure));
        PointsPane points = new PointsPane(session, main::toFront);
        figure.whenOpened(points::open);
        SplitPane right = new SplitPane(figure.panel(), points.node());
        right.setOrientation(Orientation.VERTICAL);
        right.setDividerPositions(FIGURE_SHARE);
        right.setMinSize(0, 0);
        Node left = left();
        SplitPane columns = new SplitPane(left, right);
        SplitPane.setResizableWithParent(left, false);
        root.setCenter(columns);
        Rectangle2D room = Screen.getPrimary().getVisualBounds();
        Scene scene = new Scene(root, Math.min(WIDTH, room.getWidth()), Math.min(HEIGHT, room.getHeight()));
        Theme theme = session.settings().themeProperty().get();
        columns.setDividerPositions(LEFT_WIDTH * Math.min(1.3, theme.typeScale()) / scene.getWidth());
        session.states().follow(now -> now.look().theme(), now -> Themes.apply(scene, now));
        KeyCombination close = KeyCombination.valueOf("Shortcut+W");
        scene.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (close.match(event)) {
                event.consume();
                made.close();
            }
        });
        keys.accept(scene);
        new FileDrop(session.files()).listen(scene);
        Help.explains(root, () -> Optional.of(HelpPage.id(HelpPage.Section.KEYS, "experiments")));
        Help.lend(main.getScene(), scene);
        made.setScene(scene);
        made.setTitle(TEXTS.text("title", Messages.WINDOW.text("app.name")));
        WindowSizes.keep(made, scene.getWidth(), scene.getHeight(), LEAST_WIDTH, LEAST_HEIGHT);
        made.getIcons().setAll(main.getIcons());
        return made;
    }

    private Node left() {
        Node figures = new FigureList(session.experiments(), session.states()).node();
        VBox left = new VBox(new SweepPane(session).node(), figures);
        VBox.setVgrow(figures, Priority.ALWAYS);
        left.setMinSize(0, 0);
        return left;
    }

    private HBox bar(Stage owner, FigurePane figure) {
        MenuButton ready = new MenuButton(TEXTS.text("bar.ready"));
        ready.setId("experiments-ready");
        ready.getItems().setAll(ExperimentsMenu.readyMade(session));
        Button fresh = button("new", this::define);
        Button open = button("open", () -> chooseFile(owner));
        Button folder = button("folder", () -> chooseFolder(owner));
        Button search = button("search", this::search);
        Button picture = button("picture", () -> figure.exportable().ifPresent(exportable -> PictureSheet.only(owner, session,
                exportable).show()));
        Button report = button("report", () -> chooseReport(owner));
        session.states().follow(now -> now.experiments().figure().drawn(), drawn -> picture.setDisable(figure.exportable().isEmpty()));
        session.states().follow(now -> now.experiments().opened().isEmpty(), report::setDisable);
        HBox bar = new HBox(8, fresh, ready, open, folder, search, Nodes.gap(), picture, report);
        bar.getStyleClass().add("experiments-bar");
        List.of(fresh, ready, open, folder, search, picture, report).forEach(each -> each.setMinWidth(HBox.USE_PREF_SIZE));
        return bar;
    }

    private static Button button(String id, Runnable action) {
        Button button = FieldControls.button("experiments-" + id, TEXTS.text("bar." + id), action);
        return button;
    }

    private void chooseFile(Stage owner) {
        new FileChoice(TEXTS.text("bar.open")).kind(TEXTS.text("file.any"), List.of("*.experiment.json", "*.ndjson"))
                .kind(TEXTS.text("file.all"), List.of("*")).toOpen(owner).ifPresent(session.files()::open);
    }

    private void chooseFolder(Stage owner) {
        FileChoice.folder(TEXTS.text("bar.folder"), owner).ifPresent(session.files()::open);
    }

    private void chooseReport(Stage owner) {
        FileChoice choice = new FileChoice(TEXTS.text("bar.report")).kind(TEXTS.text("file.report"), List.of("*.html"));
        session.experiments().now().opened().ifPresent(open -> choice.named(open.experiment().name() + ".html"));
        choice.toSave(owner).ifPresent(session.experiments()::writeReport);
    }
}
