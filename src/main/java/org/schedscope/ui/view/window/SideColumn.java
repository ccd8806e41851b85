package org.schedscope.ui.view.window;

import java.util.List;
import javafx.application.Platform;
import javafx.beans.Observable;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.SplitPane;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.breakpoint.BreakpointsView;
import org.schedscope.ui.view.frame.Dividers;
import org.schedscope.ui.view.frame.Panel;
import org.schedscope.ui.view.inspector.InspectorView;
import org.schedscope.ui.view.kit.Parts;
import org.schedscope.ui.view.kit.View;
import org.schedscope.ui.view.pass.ReadyQueueView;

/** The right column: the selected thing, the ready queue, and under it what to stop at, with no more room than it needs. */
final class SideColumn {
    /** Shares of the inspector above the queue. */
    private static final double INSPECTOR = 0.55;
    /** Head, entry and the first row of breakpoints, and each further row, in pixels of an ordinary theme. */
    private static final double LEAST = 108;
    private static final double ROW = 22;
    private static final int MOST_ROWS = 6;
    /** What stands there in place of breakpoints takes this many. */
    private static final int ROWS_OF_HINT = 2;
    /** Breakpoints never take more of the column. */
    private static final double MOST = 0.3;

    private final Session session;
    private final InspectorView inspector;
    private final ReadyQueueView queue;
    private final BreakpointsView breakpoints;
    private final SplitPane node = new SplitPane();
    private final Dividers dividers;

    SideColumn(Session session) {
        this.session = session;
        inspector = new InspectorView(session);
        queue = new ReadyQueueView(session);
        breakpoints = new BreakpointsView(session);
        node.setOrientation(Orientation.VERTICAL);
        node.setMinSize(0, 0);
        node.getItems().addAll(Panel.of(inspector), Panel.of(queue), Panel.of(breakpoints));
        dividers = new Dividers("side", node, session.layout());
        for (Observable change : new Observable[] {node.heightProperty(), session.breakpoints().list(), session.settings().themeProperty()}) {
            // Sizes change within a layout, which must not be disturbed.
            change.addListener(changed -> Platform.runLater(this::proportion));
        }
        proportion();
    }

    private void proportion() {
        double height = Math.max(1, node.getHeight());
        int breakpointCount = session.breakpoints().list().size();
        int rows = breakpointCount == 0 ? ROWS_OF_HINT : Math.min(MOST_ROWS, breakpointCount);
        double wanted = (LEAST + ROW * (rows - 1)) * Parts.scale(session.settings().themeProperty().get());
        double rest = 1 - Math.min(MOST, wanted / height);
        dividers.propose(rest * INSPECTOR, rest);
    }

    /** From the top. */
    List<View> views() {
        return List.of(inspector, queue, breakpoints);
    }

    ReadyQueueView queue() {
        return queue;
    }

    BreakpointsView breakpoints() {
        return breakpoints;
    }

    Node node() {
        return node;
    }
}
