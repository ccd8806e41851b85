package org.schedscope.ui.view.window;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import javafx.application.Platform;
import javafx.beans.Observable;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.SplitPane;
import javafx.scene.layout.StackPane;
import org.schedscope.ui.state.lesson.LessonModel;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.frame.Dividers;
import org.schedscope.ui.view.frame.Panel;
import org.schedscope.ui.view.kit.View;

/**
 * The right column: the selected thing, the ready queue, and under it what to stop at, with no more room than it needs. While a lesson is
 * given it stands there instead, for the queue would give answers away.
 */
final class SideColumn {
    /** Shares of the inspector above the queue. */
    private static final double INSPECTOR = 0.55;
    /** Head, entry and the first row of breakpoints, and each further row, in pixels of an ordinary theme. */
    private static final double LEAST = 108;
    private static final double ROW = 22;
    private static final int MOST_ROWS = 6;
    /** What stands there in place of breakpoints takes this many. */
    private static final int ROWS_OF_HINT = 2;
    /** Panels that there are unless some were taken out. */
    private static final int ALL = 3;
    /** Breakpoints never take more of the column. */
    private static final double MOST = 0.3;

    private final Session session;
    private final SplitPane views = new SplitPane();
    private final Panel lesson;
    private final Dividers dividers;

    /**
     * @param right inspector, queue and breakpoints, from the top
     * @param place where it stands
     */
    SideColumn(Session session, List<View> right, View lessonView, StackPane place) {
        this.session = session;
        views.setOrientation(Orientation.VERTICAL);
        views.setMinSize(0, 0);
        for (View view : right) {
            boolean first = view == right.get(0);
            Panel panel = first ? Panel.of(view) : Panel.folding(view);
            views.getItems().add(panel);
            panel.foldedProperty().addListener(change -> Platform.runLater(this::proportion));
        }
        lesson = Panel.of(lessonView);
        place.getChildren().setAll(views, lesson);
        dividers = new Dividers("side", views, session.layout());
        for (Observable change : new Observable[] {views.heightProperty(), session.breakpoints().list(),
                session.settings().themeProperty()}) {
            // Sizes change within a layout, which must not be disturbed.
            change.addListener(changed -> Platform.runLater(this::proportion));
        }
        proportion();
        session.lessons().valueProperty().addListener((property, before, now) -> show(now));
        show(session.lessons().get());
    }

    /** In a picture for a room the window says what is given. */
    void showPicture(boolean picture) {
        lesson.setHeadShown(!picture);
        proportion();
    }

    /** Shares out as in a new window. */
    void reset() {
        dividers.forget();
        proportion();
    }

    private void proportion() {
        double height = Math.max(1, views.getHeight());
        if (views.getItems().size() < ALL) {
            return;
        }
        double rest = 1 - Math.min(MOST, folded(2).orElseGet(this::heightOfBreakpoints) / height);
        // What a folded queue leaves goes to the inspector.
        double inspector = folded(1).isPresent() ? rest - folded(1).getAsDouble() / height : rest * INSPECTOR;
        hold(false);
        dividers.propose(inspector, rest);
        views.layout();
        hold(true);
    }

    private void hold(boolean held) {
        views.getItems().stream().filter(Panel.class::isInstance).map(Panel.class::cast).forEach(panel -> panel.holdHeight(held));
    }

    /** The height of a panel of which only the head is there. */
    private OptionalDouble folded(int place) {
        return views.getItems().get(place) instanceof Panel panel && panel.foldedProperty().get() ? OptionalDouble.of(panel.prefHeight(-1))
                : OptionalDouble.empty();
    }

    private double heightOfBreakpoints() {
        int breakpointCount = session.breakpoints().list().size();
        int rows = breakpointCount == 0 ? ROWS_OF_HINT : Math.min(MOST_ROWS, breakpointCount);
        return (LEAST + ROW * (rows - 1)) * session.settings().typeScale();
    }

    private void show(Optional<LessonModel.Progress> given) {
        views.setVisible(given.isEmpty());
        lesson.setVisible(given.isPresent());
    }

    /** Its panels, from the top. */
    SplitPane panels() {
        return views;
    }
}
