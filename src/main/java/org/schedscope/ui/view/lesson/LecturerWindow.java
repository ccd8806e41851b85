package org.schedscope.ui.view.lesson;

import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.beans.value.ObservableBooleanValue;
import javafx.geometry.Rectangle2D;
import javafx.scene.Scene;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.stage.Screen;
import javafx.stage.Stage;
import javafx.stage.WindowEvent;
import javafx.util.Duration;
import org.schedscope.chart.paint.Theme;
import org.schedscope.ui.state.lesson.LectureTime;
import org.schedscope.ui.state.lesson.LessonModel;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.base.WindowSizes;
import org.schedscope.ui.view.command.Commands;
import org.schedscope.ui.view.help.Help;
import org.schedscope.ui.view.help.HelpPage;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.Themes;

/**
 * A second window for the lecturer, on a screen that the audience does not see: the answer, notes, the next step and the time.
 * The keys of the main window work in it, too.
 */
final class LecturerWindow {
    private static final double WIDTH = 1000;
    private static final double HEIGHT = 680;
    private static final double LEAST_WIDTH = 640;
    private static final double LEAST_HEIGHT = 420;
    private static final KeyCombination CLOSE = KeyCombination.valueOf("Shortcut+W");

    private final Session session;
    private final Stage audience;
    private final Commands commands;
    private final ObservableBooleanValue blank;
    private final Consumer<Scene> keys;
    private final LectureTime time;
    /** Made when it is first shown. */
    private Optional<Stage> stage = Optional.empty();

    /**
     * @param audience the window that the audience sees
     * @param blank whether that is black
     * @param keys passes the keys of another window to the blank screen
     */
    LecturerWindow(Session session, Stage audience, Commands commands, ObservableBooleanValue blank, Consumer<Scene> keys) {
        this.session = session;
        this.audience = audience;
        this.commands = commands;
        this.blank = blank;
        this.keys = keys;
        time = new LectureTime(Clock.systemDefaultZone());
        session.states().follow(now -> now.lesson().progress().map(LessonModel.Progress::lesson), time::begin);
    }

    void show() {
        if (stage.isEmpty()) {
            stage = Optional.of(make());
        }
        Stage window = stage.get();
        if (!window.isShowing()) {
            Rectangle2D room = new Rectangle2D(audience.getX(), audience.getY(), audience.getWidth(), audience.getHeight());
            other(room, Screen.getScreens().stream().map(Screen::getVisualBounds).toList()).ifPresent(screen -> {
                window.setX(screen.getMinX() + Math.max(0, (screen.getWidth() - WIDTH) / 2));
                window.setY(screen.getMinY() + Math.max(0, (screen.getHeight() - HEIGHT) / 2));
            });
        }
        window.show();
        window.toFront();
    }

    /** The first screen that does not show the middle of a window; none if there is no other. */
    static Optional<Rectangle2D> other(Rectangle2D window, List<Rectangle2D> screens) {
        double x = window.getMinX() + window.getWidth() / 2;
        double y = window.getMinY() + window.getHeight() / 2;
        return screens.stream().filter(screen -> !screen.contains(x, y)).findFirst().filter(screen -> screens.size() > 1);
    }

    void close() {
        stage.ifPresent(Stage::close);
    }

    private Stage make() {
        Stage made = new Stage();
        LecturerPane pane = new LecturerPane(session.states(), commands, time, blank);
        Rectangle2D room = Screen.getPrimary().getVisualBounds();
        Scene scene = new Scene(pane.node(), Math.min(WIDTH, room.getWidth()), Math.min(HEIGHT, room.getHeight()));
        look(scene);
        session.states().when(() -> look(scene), now -> now.look().theme());
        scene.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (CLOSE.match(event)) {
                // Here it closes this window and not the lesson.
                event.consume();
                made.close();
            }
        });
        keys.accept(scene);
        commands.listen(scene);
        Help.explains(pane.node(), () -> Optional.of(HelpPage.id(HelpPage.Section.KEYS, "lesson-lecturer")));
        Help.lend(audience.getScene(), scene);
        made.setScene(scene);
        made.setTitle(LessonView.TEXTS.text("lecturer.title", Messages.WINDOW.text("app.name")));
        WindowSizes.keep(made, scene.getWidth(), scene.getHeight(), LEAST_WIDTH, LEAST_HEIGHT);
        made.getIcons().setAll(audience.getIcons());
        Timeline seconds = new Timeline(new KeyFrame(Duration.seconds(1), each -> pane.tick()));
        seconds.setCycleCount(Timeline.INDEFINITE);
        made.addEventHandler(WindowEvent.WINDOW_SHOWN, event -> {
            pane.tick();
            seconds.play();
        });
        made.addEventHandler(WindowEvent.WINDOW_HIDDEN, event -> seconds.stop());
        return made;
    }

    /** Type for a room is too large for one reader. */
    private void look(Scene scene) {
        Theme theme = session.settings().themeProperty().get();
        Themes.apply(scene, theme.isForRoom() ? Theme.LIGHT : theme);
    }
}
