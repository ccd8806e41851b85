package org.schedscope.ui.view.base;

import java.util.List;
import java.util.Optional;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.application.Platform;
import javafx.geometry.Dimension2D;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.control.Dialog;
import javafx.scene.control.DialogPane;
import javafx.stage.Screen;
import javafx.stage.Stage;
import javafx.stage.Window;
import javafx.stage.WindowEvent;
import javafx.util.Duration;

/**
 * Gives windows their sizes once they are shown. Some window managers open a window at its least size, or at none, whatever was set before,
 * report that late, shrink a maximised window while a sheet is open, and put the sheet's frame above the screen.
 */
public final class WindowSizes {
    /** The size may come and go for a while; after that it is the user's. */
    private static final Duration PAUSE = Duration.millis(150);
    private static final int TIMES = 10;
    /** A window that is larger than what is in it by more has not got its size yet. */
    private static final double MOST_FRAME = 60;

    private WindowSizes() {
    }

    /**
     * Sizes a window whenever it is shown: at first to the given size, or to the one set before, then to its last one.
     *
     * @param leastWidth below which it cannot be made; 0 for any
     * @param leastHeight likewise
     */
    public static void keep(Stage stage, double width, double height, double leastWidth, double leastHeight) {
        double[] size = {width, height};
        stage.addEventHandler(WindowEvent.WINDOW_SHOWING, event -> {
            size[0] = Double.isNaN(stage.getWidth()) ? size[0] : stage.getWidth();
            size[1] = Double.isNaN(stage.getHeight()) ? size[1] : stage.getHeight();
        });
        stage.addEventHandler(WindowEvent.WINDOW_SHOWN, event -> insist(stage, size[0], size[1], () -> {
            stage.setMinWidth(leastWidth);
            stage.setMinHeight(leastHeight);
        }));
    }

    /** Size of a window as a text; empty while it fills the screen, which may be another one next time. */
    public static String told(Stage stage) {
        boolean filling = stage.isMaximized() || stage.isFullScreen()
                || Screen.getScreens().stream().anyMatch(screen -> fills(bounds(stage), screen.getVisualBounds()));
        return filling ? "" : Math.round(stage.getWidth()) + "x" + Math.round(stage.getHeight());
    }

    /** Whether a window leaves of a screen no more than frames take. */
    static boolean fills(Rectangle2D window, Rectangle2D screen) {
        return window.intersects(screen) && window.getWidth() > screen.getWidth() - MOST_FRAME
                && window.getHeight() > screen.getHeight() - MOST_FRAME;
    }

    /** Reads a size, limited to the room of the screen; another one if there is none. */
    public static Dimension2D read(Optional<String> told, Dimension2D other, Rectangle2D room) {
        if (told.isEmpty() || !told.get().matches("[0-9]{1,5}x[0-9]{1,5}")) {
            return other;
        }
        int cross = told.get().indexOf('x');
        return new Dimension2D(Math.min(room.getWidth(), Integer.parseInt(told.get().substring(0, cross))),
                Math.min(room.getHeight(), Integer.parseInt(told.get().substring(cross + 1))));
    }

    /**
     * Gives a sheet the size that its content likes, or, if it was made larger or smaller, the one that a sheet of its id was left with;
     * and its
     * owner back what opening the sheet took from it.
     */
    public static void keep(Dialog<?> sheet, Stage owner) {
        DialogPane pane = sheet.getDialogPane();
        Stage window = (Stage) pane.getScene().getWindow();
        // Themes have types of different sizes.
        String key = "size of " + pane.getId() + " " + pane.getStyleClass();
        Optional<Dimension2D> left = Optional.ofNullable((Dimension2D) owner.getProperties().get(key));
        boolean[] settled = {false};
        window.addEventHandler(WindowEvent.WINDOW_SHOWN, event -> {
            Dimension2D size = left.orElseGet(() -> liked(pane, owner));
            // The dialog sizes itself once more at the end of its showing.
            Platform.runLater(() -> left.ifPresent(set -> size(window, set.getWidth(), set.getHeight())));
            insist(window, size.getWidth(), size.getHeight(), () -> settled[0] = true);
        });
        window.addEventHandler(WindowEvent.WINDOW_HIDING, event -> {
            // Before that the size may be the window manager's.
            if (sheet.isResizable() && settled[0]) {
                owner.getProperties().put(key, new Dimension2D(window.getWidth(), window.getHeight()));
            }
        });
        boolean[] maximised = {false};
        window.addEventHandler(WindowEvent.WINDOW_SHOWING, event -> maximised[0] = owner.isMaximized());
        window.addEventHandler(WindowEvent.WINDOW_HIDDEN, event -> {
            if (maximised[0]) {
                Platform.runLater(() -> maximise(owner));
            }
        });
    }

    private static Dimension2D liked(DialogPane pane, Stage owner) {
        double width = pane.prefWidth(-1);
        // Frames are known of windows that have been there for a while.
        return new Dimension2D(width + owner.getWidth() - owner.getScene().getWidth(),
                pane.prefHeight(width) + owner.getHeight() - owner.getScene().getHeight());
    }

    private static void maximise(Stage owner) {
        // It may still believe to be, and would do nothing.
        owner.setMaximized(false);
        owner.setMaximized(true);
    }

    private static void insist(Stage stage, double width, double height, Runnable finish) {
        if (System.getProperty("glass.platform") != null) {
            // A toolkit without a window manager sets sizes at once.
            finish.run();
            return;
        }
        size(stage, width, height);
        Timeline again = new Timeline(new KeyFrame(PAUSE, pause -> {
            if (stage.isShowing() && !stage.isMaximized()) {
                if (isSmaller(stage, width, height)) {
                    size(stage, width, height);
                }
                place(bounds(stage), Optional.ofNullable(stage.getOwner()).map(WindowSizes::bounds),
                        Screen.getScreens().stream().map(Screen::getVisualBounds).toList()).ifPresent(place -> {
                            stage.setX(place.getX());
                            stage.setY(place.getY());
                        });
            }
        }));
        again.setCycleCount(TIMES);
        again.setOnFinished(over -> finish.run());
        again.play();
    }

    private static Rectangle2D bounds(Window window) {
        return new Rectangle2D(window.getX(), window.getY(), window.getWidth(), window.getHeight());
    }

    /**
     * Where a window belongs that no screen shows the top of, by which it could be moved: over the one that it belongs to, else where the
     * first screen begins. Some window managers open sheets with their frame above the screen.
     */
    static Optional<Point2D> place(Rectangle2D window, Optional<Rectangle2D> owner, List<Rectangle2D> screens) {
        double middle = window.getMinX() + window.getWidth() / 2;
        if (Double.isNaN(middle) || screens.isEmpty() || screens.stream().anyMatch(screen -> screen.contains(middle, window.getMinY()))) {
            return Optional.empty();
        }
        Rectangle2D screen = screens.get(0);
        double x = owner.map(over -> over.getMinX() + (over.getWidth() - window.getWidth()) / 2).orElse(screen.getMinX());
        double y = owner.map(over -> over.getMinY() + (over.getHeight() - window.getHeight()) / 2).orElse(screen.getMinY());
        return Optional.of(new Point2D(Math.max(screen.getMinX(), x), Math.max(screen.getMinY(), y)));
    }

    /** By what is in it: the toolkit takes its own wishes for the size of the window. */
    private static boolean isSmaller(Stage stage, double width, double height) {
        double frameWidth = Math.max(0, stage.getWidth() - stage.getScene().getWidth());
        double frameHeight = Math.max(0, stage.getHeight() - stage.getScene().getHeight());
        return stage.getWidth() < width - 1 || stage.getHeight() < height - 1 || frameWidth > MOST_FRAME || frameHeight > MOST_FRAME;
    }

    private static void size(Stage stage, double width, double height) {
        stage.setWidth(width);
        stage.setHeight(height);
    }
}
