package org.schedscope.ui.view.window;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import java.util.function.DoubleSupplier;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import javafx.application.Platform;
import javafx.beans.Observable;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.SplitPane;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.frame.Dividers;
import org.schedscope.ui.view.kit.Nodes;
import org.schedscope.ui.view.lesson.LessonView;

/** How the window is shared out among its parts. */
final class SplitLayout {
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

    private final Session session;
    private boolean editing;
    /** Whether the window has got another size and is not shared out by it. */
    private boolean sized;
    /** In the scene as long as the window is, which the time views are not while a problem stands in their place. */
    private final SplitPane columns;
    private final SplitPane time;
    private final Supplier<LessonView> lesson;
    private final Dividers columnDividers;
    private final Dividers timeDividers;
    /** Whether the lower part is no more than a head. */
    private BooleanSupplier headOnly = () -> false;
    private DoubleSupplier beginnersHeight = () -> 0;

    /**
     * @param columns left side, time, right side
     * @param time time views over the lower part
     * @param lesson that stands at the right while it is given
     */
    SplitLayout(Session session, SplitPane columns, SplitPane time, Supplier<LessonView> lesson) {
        this.lesson = lesson;
        this.session = session;
        this.columns = columns;
        this.time = time;
        columnDividers = new Dividers("columns", columns, session.layout());
        timeDividers = new Dividers("time", time, session.layout());
    }

    /** Panels one below the other, the first with a share of the room. */
    static SplitPane stack(List<Node> panels, double at) {
        SplitPane pane = new SplitPane();
        pane.setOrientation(Orientation.VERTICAL);
        pane.getItems().addAll(panels);
        pane.setDividerPositions(at);
        pane.setMinSize(0, 0);
        return pane;
    }

    /**
     * Shares out anew whenever the window, its type, or what is in it changes.
     *
     * @param lower the lower part, which is only a head while its tabs are folded
     */
    void listen(Scene scene, LowerPart lower) {
        headOnly = lower::isHeadOnly;
        beginnersHeight = lower::beginnersHeight;
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
        for (Observable size : new Observable[] {time.heightProperty(), time.widthProperty(), session.settings().themeProperty(),
                session.settings().pictureProperty(), time.getItems(), session.lessons().valueProperty(), lower.foldedProperty(),
                session.settings().startHereProperty()}) {
            size.addListener(change -> later.run());
        }
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

    /** While something is edited live, the left side is wide; what was drawn before comes back afterwards. */
    void edited(boolean now) {
        editing = now;
        if (now) {
            columnDividers.lend();
        } else {
            columnDividers.giveBack();
        }
        Platform.runLater(() -> shareOut(columns.getScene().getWidth()));
    }

    /** Shares out as in a new window. */
    void reset(double width) {
        columnDividers.forget();
        timeDividers.forget();
        shareOut(width);
    }

    /**
     * Sides and lower part have the sizes their contents need, a little less in a small window; the schedule gets the rest. In large type a
     * small window has room for the schedule and a lesson only, until somebody draws the left side out.
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
        columnDividers.propose(leftWidth * scale / width, 1 - rightWidth * scale / width);
        double height = Math.max(1, time.getHeight());
        if (headOnly.getAsBoolean()) {
            timeDividers.show(1);
            return;
        }
        double low = Math.max(LEAST_LOWER, Math.min(MOST_LOWER, height * LOWER_SHARE));
        low = Math.max(low, Math.min(beginnersHeight.getAsDouble(), height * BEGINNERS_SHARE));
        timeDividers.propose(1 - low / height);
    }

    /** Parts of the look that outlive the window; the rest is of a session. */
    static String text(SortedMap<String, String> layout) {
        return layout.entrySet().stream()
                .filter(part -> part.getKey().startsWith("dividers.") || List.of("panels", "tabs-folded").contains(part.getKey()))
                .map(part -> part.getKey() + ":" + part.getValue()).collect(Collectors.joining("\n"));
    }

    /** The same, read again. */
    static SortedMap<String, String> layout(String text) {
        SortedMap<String, String> layout = new TreeMap<>();
        text.lines().filter(line -> line.contains(":"))
                .forEach(line -> layout.put(line.substring(0, line.indexOf(':')), line.substring(line.indexOf(':') + 1)));
        return layout;
    }
}
