package org.schedscope.ui.view.window;

import java.util.List;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.beans.Observable;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.SplitPane;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.frame.Dividers;
import org.schedscope.ui.view.frame.Panel;
import org.schedscope.ui.view.kit.Nodes;
import org.schedscope.ui.view.lesson.LessonView;

/** Sizes of the parts of the window: proposes positions of all dividers, from what is shown and from how much room there is. */
final class LayoutModel {
    private static final double NARROW = 1280;
    /** How much wider a window has to be for large type, and sides are in it; in a small window they are no wider than they need be. */
    private static final double LARGE = 1.3;
    private static final double LARGE_NARROW = 1.1;
    private static final double LEFT_WIDTH = 288;
    private static final double LEFT_WIDTH_NARROW = 260;
    private static final double LEFT_SHARE = 0.256;
    private static final double LEFT_WIDTH_LARGE = 327;
    private static final double RIGHT_WIDTH = 348;
    private static final double RIGHT_WIDTH_NARROW = 314;
    private static final double LOWER_SHARE = 0.25;
    /** What the newcomer's panel may have at most: its buttons are what the first screen is for. */
    private static final double BEGINNERS_SHARE = 0.36;
    /** Of a picture for a room, for what is selected, and for the graph below the schedule. */
    private static final double TOLD_SHARE = 0.32;
    private static final double GRAPH_SHARE = 0.38;
    private static final double LEAST_LOWER = 175;
    private static final double MOST_LOWER = 260;

    /** Of the window, for what is edited live. */
    private static final double EDIT_SHARE = 0.4;

    /** Of the left column, for the jobs; lessons have few jobs and refer to their tasks. */
    private static final double JOBS_SHARE = 0.6;
    private static final double JOBS_SHARE_IN_LESSONS = 0.38;
    /** Of the right column, for the inspector above the queue, and the most for breakpoints. */
    private static final double INSPECTOR_SHARE = 0.55;
    private static final double MOST_BREAKPOINTS_SHARE = 0.3;
    /** Head, entry and the first row of breakpoints, and each further row, in pixels of an ordinary theme. */
    private static final double LEAST_BREAKPOINTS = 108;
    private static final double BREAKPOINT_ROW = 22;
    private static final int MOST_BREAKPOINT_ROWS = 6;
    /** Rows that the hint takes while there are no breakpoints. */
    private static final int HINT_ROWS = 2;
    /** Panels of the right column unless some were taken out. */
    private static final int RIGHT_PANELS = 3;

    private final Session session;
    private final LowerPart lower;
    private boolean editing;
    /** Whether the window has got another size since its parts were sized. */
    private boolean sized;
    /** In the scene as long as the window is, unlike the time views, whose place the list of problems takes. */
    private final SplitPane columns;
    private final SplitPane time;
    private final Supplier<LessonView> lesson;
    private final Dividers columnDividers;
    private final Dividers timeDividers;
    /** Sizes the panels of the columns; nothing before these are there. */
    private Runnable sides = () -> {
    };
    private Runnable forgetSides = sides;

    /**
     * @param columns left side, time, right side
     * @param time time views over the lower part
     * @param lower only a head while its tabs are folded
     * @param lesson at the place of the right column while it is given
     */
    LayoutModel(Session session, SplitPane columns, SplitPane time, LowerPart lower, Supplier<LessonView> lesson) {
        this.lesson = lesson;
        this.session = session;
        this.columns = columns;
        this.time = time;
        this.lower = lower;
        columnDividers = new Dividers("columns", columns, session.layout());
        timeDividers = new Dividers("time", time, session.layout());
    }

    /** Panels one below the other. */
    static SplitPane stack(List<? extends Node> panels) {
        SplitPane pane = new SplitPane();
        pane.setOrientation(Orientation.VERTICAL);
        pane.getItems().addAll(panels);
        pane.setMinSize(0, 0);
        return pane;
    }

    /** Sizes the parts anew whenever the window, its type, or what is in it changes. */
    void listen(Scene scene) {
        // Sizes change within a layout, which must not be disturbed.
        Runnable later = () -> Platform.runLater(() -> shareOut(scene.getWidth()));
        for (Observable height : new Observable[] {session.settings().windowHeightProperty(), session.settings().themeProperty(),
                session.settings().pictureProperty()}) {
            height.addListener(change -> Nodes.mark(scene.getRoot(), "low", session.settings().isLow()));
        }
        for (Observable size : new Observable[] {scene.widthProperty(), scene.heightProperty()}) {
            size.addListener(change -> {
                sized = true;
                Platform.runLater(this::followSize);
            });
        }
        // A frame may come before what is done later; it would be painted as the window was.
        scene.addPreLayoutPulseListener(this::followSize);
        for (Observable size : new Observable[] {time.heightProperty(), time.widthProperty(), time.getItems(), lower.foldedProperty()}) {
            size.addListener(change -> later.run());
        }
        session.states().when(later, now -> now.look().theme(), now -> now.look().picture(), now -> now.look().startHere(),
                now -> now.lesson().progress());
    }

    private void followSize() {
        if (sized) {
            shareOutAtOnce();
        }
    }

    /** A window that is new, or of another size, is laid out as it will stay before it is painted, not some frames later. */
    void shareOutAtOnce() {
        sized = false;
        Scene scene = columns.getScene();
        scene.getRoot().layout();
        shareOut(scene.getWidth());
        scene.getRoot().layout();
    }

    /** Makes the left column wide while something is edited live. */
    void edited(boolean now) {
        editing = now;
        Platform.runLater(() -> shareOut(columns.getScene().getWidth()));
    }

    /** Sizes as in a new window. */
    void reset(double width) {
        columnDividers.forget();
        timeDividers.forget();
        forgetSides.run();
        shareOut(width);
    }

    /** From now on sizes the panels of the columns, too. */
    void addSides(SplitPane left, SplitPane right) {
        Dividers rightDividers = new Dividers("side", right, session.layout());
        sides = () -> shareRight(right, rightDividers);
        forgetSides = () -> {
            rightDividers.forget();
            left.setDividerPositions(JOBS_SHARE);
            sides.run();
        };
        for (Observable change : new Observable[] {right.heightProperty(), session.breakpoints().list(),
                session.settings().themeProperty()}) {
            // Sizes change within a layout, which must not be disturbed.
            change.addListener(changed -> Platform.runLater(sides));
        }
        panel(left, 1).foldedProperty().addListener((property, before, now) -> {
            if (!now) {
                Platform.runLater(() -> left.setDividerPositions(JOBS_SHARE));
            }
        });
        for (int i = 1; i < RIGHT_PANELS; i++) {
            panel(right, i).foldedProperty().addListener(change -> Platform.runLater(sides));
        }
        session.states().when(() -> shareLeft(left), now -> now.lesson().progress().isPresent());
        shareLeft(left);
        sides.run();
    }

    private void shareLeft(SplitPane left) {
        left.setDividerPositions(session.lessons().get().isPresent() ? JOBS_SHARE_IN_LESSONS : JOBS_SHARE);
    }

    private static Panel panel(SplitPane pane, int number) {
        return (Panel) pane.getItems().get(number);
    }

    /** Breakpoints get no more room than they need; the room of a folded queue goes to the inspector. */
    private void shareRight(SplitPane right, Dividers dividers) {
        if (right.getItems().size() < RIGHT_PANELS) {
            return;
        }
        double height = Math.max(1, right.getHeight());
        int count = session.breakpoints().list().size();
        int rows = count == 0 ? HINT_ROWS : Math.min(MOST_BREAKPOINT_ROWS, count);
        double breakpoints = panel(right, 2).foldedProperty().get() ? panel(right, 2).prefHeight(-1)
                : (LEAST_BREAKPOINTS + BREAKPOINT_ROW * (rows - 1)) * session.settings().typeScale();
        double rest = 1 - Math.min(MOST_BREAKPOINTS_SHARE, breakpoints / height);
        double inspector = panel(right, 1).foldedProperty().get() ? rest - panel(right, 1).prefHeight(-1) / height
                : rest * INSPECTOR_SHARE;
        right.getItems().forEach(panel -> ((Panel) panel).holdHeight(false));
        dividers.propose(inspector, rest);
        right.layout();
        right.getItems().forEach(panel -> ((Panel) panel).holdHeight(true));
    }

    /**
     * Sides and lower part have the sizes their contents need, a little less in a small window; the schedule gets the rest. In large type a
     * small window has room for the schedule and a lesson only, until the user draws the left side out.
     */
    private void shareOut(double width) {
        if (session.settings().pictureProperty().get()) {
            double told = editing ? 0 : session.lessons().get().isPresent() ? lesson.get().shareOf(width) : TOLD_SHARE;
            columnDividers.show(editing ? EDIT_SHARE : 0, 1 - told);
            timeDividers.show(1 - GRAPH_SHARE);
            return;
        }
        boolean projector = session.settings().themeProperty().get().isForRoom();
        boolean narrow = width < (projector ? NARROW * LARGE : NARROW);
        boolean lessonOnly = projector && width <= NARROW && session.lessons().get().isPresent();
        double scale = !projector ? 1 : narrow ? LARGE_NARROW : LARGE;
        // Columns of large type need all of it as soon as there is room.
        double leftNarrow = projector ? Math.max(LEFT_WIDTH_NARROW, Math.min(LEFT_WIDTH_LARGE, width * LEFT_SHARE)) : LEFT_WIDTH_NARROW;
        double leftWidth = editing ? width * EDIT_SHARE / scale : lessonOnly ? 0 : narrow ? leftNarrow : LEFT_WIDTH;
        double rightWidth = narrow && !lessonOnly ? RIGHT_WIDTH_NARROW : RIGHT_WIDTH;
        double[] sides = {leftWidth * scale / width, 1 - rightWidth * scale / width};
        if (editing) {
            columnDividers.show(sides);
        } else {
            columnDividers.propose(sides);
        }
        double height = Math.max(1, time.getHeight());
        if (lower.isHeadOnly()) {
            timeDividers.show(1);
            return;
        }
        double low = Math.max(LEAST_LOWER, Math.min(MOST_LOWER, height * LOWER_SHARE));
        low = Math.max(low, Math.min(lower.beginnersHeight(), height * BEGINNERS_SHARE));
        timeDividers.propose(1 - low / height);
    }
}
