package org.schedscope.ui.view.command;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.application.Platform;
import javafx.collections.ListChangeListener;
import javafx.collections.WeakListChangeListener;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Slider;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.stage.PopupWindow;
import javafx.stage.Window;
import org.schedscope.ui.state.lesson.LessonModel;

/** Commands by id, in the order of the shortcuts sheet, and the keys that run them in a scene. */
public final class Commands {
    /** Style class of nodes that walk through what they show with the arrow keys. */
    public static final String OWNS_ARROWS = "owns-arrows";
    /** Style class of lists whose rows the space bar switches on and off. */
    public static final String OWNS_SPACE = "owns-space";
    /** Style class of fields that Esc leads out of. */
    public static final String OWNS_ESCAPE = "owns-escape";

    /** Text for the key of the command that lists the keys: a character, so it arrives as typed text. */
    static final String TYPED = "?";

    private final LessonModel lessons;
    private final Map<String, Command> commands = new LinkedHashMap<>();
    /** Held here: the toolkit's list of windows outlives this one. */
    private final ListChangeListener<Window> popups = this::closed;
    private boolean closing;
    private boolean listening;

    /** @param rows of the action table, in the order in which keys are listed */
    public Commands(LessonModel lessons, List<Command> rows) {
        this.lessons = lessons;
        rows.forEach(row -> commands.put(row.id(), row));
    }

    /** The keys of a command: none for {@link #TYPED}. */
    public static Optional<KeyCombination> keys(String text) {
        return text.equals(TYPED) ? Optional.empty() : Optional.of(KeyCombination.valueOf(text));
    }

    /** Whether there is a command of this id. */
    public boolean has(String id) {
        return commands.containsKey(id);
    }

    public Command get(String id) {
        return Optional.ofNullable(commands.get(id)).orElseThrow(() -> new IllegalArgumentException("no command " + id));
    }

    public List<Command> all() {
        return List.copyOf(commands.values());
    }

    /** Keys work wherever the focus is, except where the focused control needs them itself. */
    public void listen(Scene scene) {
        if (!listening) {
            listening = true;
            Window.getWindows().addListener(new WeakListChangeListener<>(popups));
        }
        scene.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            // A blank screen has taken it.
            if (event.isConsumed() || !turnsPages(event) && ownedBy(scene.getFocusOwner(), event)
                    || event.getCode() == KeyCode.ESCAPE && closing) {
                return;
            }
            if (remote(event) || picks(event)) {
                event.consume();
                return;
            }
            for (Command command : commands.values()) {
                if (command.isAskedBy(event) && !leavesPages(command, event)) {
                    event.consume();
                    command.run();
                    return;
                }
            }
        });
        scene.addEventFilter(KeyEvent.KEY_TYPED, event -> {
            if (event.getCharacter().equals(TYPED) && !(scene.getFocusOwner() instanceof TextInputControl)) {
                event.consume();
                get("shortcuts").run();
            }
        });
    }

    /** What presenters' remotes send to begin a show and to blank it. */
    private boolean remote(KeyEvent event) {
        boolean begins = event.getCode() == KeyCode.F5 && !event.isShortcutDown() && !event.isAltDown();
        boolean blanks = event.getCode() == KeyCode.PERIOD && !event.isShiftDown() && !event.isShortcutDown() && !event.isAltDown();
        if (begins || blanks) {
            get(begins ? "full-screen" : "blank").run();
        }
        return begins || blanks;
    }

    /** A digit answers the question of a lesson. */
    private boolean picks(KeyEvent event) {
        boolean plain = !event.isShortcutDown() && !event.isAltDown() && !event.isShiftDown();
        return plain && event.getCode().isDigitKey() && !event.getText().isEmpty() && lessons.pick(event.getText().charAt(0) - '0');
    }

    /** Menus and lists over the window get keys first: an Esc that has closed one of them closes nothing below it. */
    private void closed(ListChangeListener.Change<? extends Window> change) {
        while (change.next()) {
            if (change.getRemoved().stream().anyMatch(one -> one instanceof PopupWindow && !(one instanceof Tooltip))) {
                closing = true;
                Platform.runLater(() -> closing = false);
            }
        }
    }

    /** Keys that turn pages belong to lists and texts as long as there is no page of a lesson to be turned. */
    private static boolean leavesPages(Command command, KeyEvent event) {
        return turnsPages(event) && command.impossible().get();
    }

    private static boolean turnsPages(KeyEvent event) {
        return event.getCode() == KeyCode.PAGE_DOWN || event.getCode() == KeyCode.PAGE_UP;
    }

    private static boolean ownedBy(Node focused, KeyEvent event) {
        boolean plain = !event.isShortcutDown() && !event.isAltDown();
        KeyCode code = event.getCode();
        if (focused instanceof TextInputControl) {
            boolean edits = event.isShortcutDown() && (code == KeyCode.Z || code.isArrowKey());
            boolean leaves = code == KeyCode.ESCAPE && !focused.getStyleClass().contains(OWNS_ESCAPE);
            return plain && !leaves && !code.isFunctionKey() || edits;
        }
        boolean arrow = code == KeyCode.LEFT || code == KeyCode.RIGHT;
        boolean end = code == KeyCode.HOME || code == KeyCode.END;
        if (focused instanceof Slider) {
            return plain && (arrow || end);
        }
        if (focused instanceof ButtonBase || focused != null && focused.getStyleClass().contains(OWNS_SPACE)) {
            return plain && code == KeyCode.SPACE;
        }
        return plain && !event.isShiftDown() && arrow && focused != null && focused.getStyleClass().contains(OWNS_ARROWS);
    }
}
