package org.schedscope.ui.view.window;

import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
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

/**
 * First phase of the window, its first picture: the bars, the schedule, and empty places of the right size for the rest.
 *
 * @param root of the scene
 * @param panelsMenu for the places of panels
 * @param notices above the schedule
 * @param timeViews the schedule over the lower part
 * @param time tabs of runs and notices over the time views
 * @param left place of the left column
 * @param centre place of the time
 * @param right place of the right column
 * @param runTabs place of the tabs of runs
 */
record Skeleton(StackPane root, TransportBar transport, RunToolBar toolBar, StatusLine status, Menu panelsMenu, Notices notices,
        Panel schedule, LowerPart lower, SplitPane timeViews, VBox time, StackPane left, StackPane centre, StackPane right,
        StackPane runTabs, LayoutModel layout) {
    /** Of the middle, for the schedule above the tabs. */
    private static final double TIME_SHARE = 0.74;

    /** @param cover over everything else */
    static Skeleton of(MainWindow window, Node cover) {
        Session session = window.session();
        Commands commands = window.commands();
        Panel schedule = Panel.of(window.views().at(Views.Place.CENTRE).get(0));
        TransportBar transport = new TransportBar(session, commands);
        RunToolBar toolBar = new RunToolBar(session, commands, window.dialogs()::choosePlatform);
        StatusLine status = new StatusLine(session, commands);
        MainMenu menu = new MainMenu(session, commands, window::complete, () -> AboutSheet.of(window.stage()).show());
        LowerPart lower = new LowerPart(session, new StartHere(session, commands, transport::focusFirstStep));
        SplitPane timeViews = LayoutModel.stack(List.of(schedule, lower.node()));
        timeViews.setDividerPositions(TIME_SHARE);
        VBox.setVgrow(timeViews, Priority.ALWAYS);
        Notices notices = new Notices();
        notices.addFirst(new ReadNotice(session.files(), session.states()));
        StackPane runTabs = new StackPane();
        VBox time = new VBox(notices, runTabs, timeViews);
        time.setMinSize(0, 0);
        StackPane left = place();
        StackPane centre = place(time);
        StackPane right = place();
        SplitPane columns = new SplitPane(left, centre, right);
        columns.setId("columns");
        SplitPane.setResizableWithParent(left, false);
        SplitPane.setResizableWithParent(right, false);
        BorderPane bars = new BorderPane(columns);
        bars.setTop(new VBox(menu, toolBar));
        bars.setBottom(new VBox(transport, status));
        return new Skeleton(new StackPane(bars, cover), transport, toolBar, status, menu.panels(), notices, schedule, lower, timeViews,
                time, left, centre, right, runTabs, new LayoutModel(session, columns, timeViews, lower, window::lesson));
    }

    private static StackPane place(Node... content) {
        StackPane place = new StackPane(content);
        place.setMinSize(0, 0);
        return place;
    }

    /** Shows another node at the place of the time, or the time again. */
    void showInstead(Optional<Node> other) {
        centre.getChildren().setAll(other.orElse(time));
    }
}
