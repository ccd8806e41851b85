package org.schedscope.ui.view.window;

import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Menu;
import javafx.scene.control.SplitPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.bar.RunToolBar;
import org.schedscope.ui.view.bar.StatusLine;
import org.schedscope.ui.view.bar.TransportBar;
import org.schedscope.ui.view.command.Commands;
import org.schedscope.ui.view.frame.Panel;
import org.schedscope.ui.view.notice.Notices;
import org.schedscope.ui.view.notice.ReadNotice;
import org.schedscope.ui.view.sheet.AboutSheet;

/** What of the window its first picture shows: the bars, the schedule, and the places of all else, which have their room already. */
final class Skeleton {
    /** Of the middle, for the schedule above the tabs. */
    private static final double TIME_SHARE = 0.74;

    private final TransportBar transport;
    private final RunToolBar toolBar;
    private final StatusLine status;
    private final MainMenu menu;
    private final Panel schedule;
    private final LowerPart lower;
    private final SplitPane timeViews;
    private final SplitPane columns = new SplitPane();
    private final StackPane left = place();
    private final StackPane centre = place();
    private final StackPane right = place();
    private final StackPane runTabs = new StackPane();
    private final Notices notices = new Notices();
    /** Time views, and above them what the reader of the open workload has to say. */
    private final VBox time;
    private final SplitLayout shares;
    private final StackPane root;

    /**
     * @param cover lies over everything else
     * @param beginning what a newcomer can do
     */
    Skeleton(MainWindow window, Node cover, StartHere.Actions beginning) {
        Session session = window.session();
        Commands commands = window.commands();
        schedule = Panel.of(window.views().at(Views.Place.CENTRE).get(0));
        transport = new TransportBar(session, commands);
        toolBar = new RunToolBar(session, commands, window.dialogs()::choosePlatform);
        status = new StatusLine(session, commands);
        menu = new MainMenu(session, commands, window::complete, () -> AboutSheet.of(window.stage()).show());
        lower = new LowerPart(session, beginning);
        timeViews = SplitLayout.stack(List.of(schedule, lower.node()), TIME_SHARE);
        VBox.setVgrow(timeViews, Priority.ALWAYS);
        notices.addFirst(new ReadNotice(session));
        time = new VBox(notices.node(), runTabs, timeViews);
        time.setMinSize(0, 0);
        centre.getChildren().add(time);
        columns.setId("columns");
        columns.getItems().addAll(left, centre, right);
        SplitPane.setResizableWithParent(left, false);
        SplitPane.setResizableWithParent(right, false);
        BorderPane bars = new BorderPane(columns);
        bars.setTop(new VBox(menu, toolBar));
        bars.setBottom(new VBox(transport, status));
        root = new StackPane(bars, cover);
        shares = new SplitLayout(session, columns, timeViews, window::lesson);
    }

    private static StackPane place() {
        StackPane place = new StackPane();
        place.setMinSize(0, 0);
        return place;
    }

    /** Shares out the window as its size and what is in it change. */
    void listen(Scene scene) {
        shares.listen(scene, lower);
    }

    /** Something stands in place of the time views, or nothing does. */
    void showInstead(Optional<Node> other) {
        centre.getChildren().setAll(other.orElse(time));
    }

    StackPane root() {
        return root;
    }

    TransportBar transport() {
        return transport;
    }

    RunToolBar toolBar() {
        return toolBar;
    }

    StatusLine status() {
        return status;
    }

    /** For what says where each panel stands. */
    Menu panelsMenu() {
        return menu.panels();
    }

    Notices notices() {
        return notices;
    }

    Panel schedule() {
        return schedule;
    }

    /** The schedule over the lower part. */
    SplitPane timeViews() {
        return timeViews;
    }

    LowerPart lower() {
        return lower;
    }

    SplitLayout shares() {
        return shares;
    }

    /** For the left column. */
    StackPane left() {
        return left;
    }

    /** For the right column. */
    StackPane right() {
        return right;
    }

    /** For the tabs of runs, above the time views. */
    StackPane runTabs() {
        return runTabs;
    }
}
