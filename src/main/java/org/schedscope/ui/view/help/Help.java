package org.schedscope.ui.view.help;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.collections.ObservableMap;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Dialog;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.stage.PopupWindow;
import javafx.stage.Window;
import org.schedscope.text.Texts;
import org.schedscope.ui.view.kit.Hover;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.View;

/** Finds the page that explains what the user means: what was pointed at or got the focus, whichever was last. */
public final class Help {
    private static final Texts TEXTS = Messages.of("help");
    private static final String PAGE = "help-page";
    private static final String HELP = "help";

    private final Scene scene;
    private final Function<Window, HelpWindow> maker;
    private Optional<HelpWindow> window = Optional.empty();
    private Optional<Node> pointedAt = Optional.empty();

    private Help(Scene scene, Function<Window, HelpWindow> maker) {
        this.scene = scene;
        this.maker = maker;
    }

    /**
     * Help of a scene; watches the pointer there.
     *
     * @param maker makes the window of pages, owned by another window, on first use
     */
    public static Help in(Scene scene, Function<Window, HelpWindow> maker) {
        Help help = new Help(scene, maker);
        scene.getProperties().put(HELP, help);
        scene.addEventFilter(MouseEvent.MOUSE_MOVED,
                event -> help.pointedAt = event.getTarget() instanceof Node node ? Optional.of(node) : Optional.empty());
        scene.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() != KeyCode.F1) {
                help.pointedAt = Optional.empty();
            }
        });
        return help;
    }

    private static Optional<Help> of(Scene scene) {
        return scene != null && scene.getProperties().get(HELP) instanceof Help help ? Optional.of(help) : Optional.empty();
    }

    /** Gives a further window the help of its owner, with F1. It opens pages of its own, since a sheet blocks other windows. */
    public static void lend(Scene from, Scene to) {
        of(from).ifPresent(help -> {
            Help lent = in(to, help.maker);
            to.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
                if (event.getCode() == KeyCode.F1) {
                    event.consume();
                    lent.show();
                }
            });
        });
    }

    /** Links a sheet to the page of the command that opens it. */
    public static void explains(Dialog<?> sheet, String command) {
        explains(sheet.getDialogPane(), () -> Optional.of(HelpPage.id(HelpPage.Section.KEYS, command)));
    }

    /**
     * Links a node and its content to a page.
     *
     * @param page id of the page, or nothing while a parent's page explains it better
     */
    public static void explains(Node node, Supplier<Optional<String>> page) {
        explains(node.getProperties(), page);
    }

    /** Links a menu item to a page. */
    public static void explains(MenuItem item, String page) {
        explains(item.getProperties(), () -> Optional.of(page));
    }

    private static void explains(ObservableMap<Object, Object> properties, Supplier<Optional<String>> page) {
        properties.put(PAGE, page);
    }

    /** The page that explains a node, or else the nearest thing that it is in. */
    static Optional<String> pageOf(Node node) {
        for (Node part = node; part != null; part = part.getParent()) {
            Optional<String> page = part.hasProperties() ? pageIn(part.getProperties()) : Optional.empty();
            if (page.isPresent()) {
                return page;
            }
        }
        return Optional.empty();
    }

    private static Optional<String> pageIn(ObservableMap<Object, Object> properties) {
        return properties.get(PAGE) instanceof Supplier<?> page && page.get() instanceof Optional<?> id ? id.map(String.class::cast)
                : Optional.empty();
    }

    /** A small button for the head of a panel that opens its page. By key, F1 does the same. */
    public static Button button(View view) {
        Button button = new Button("?");
        button.setId("help-of-" + view.id());
        button.getStyleClass().add("help-button");
        button.setAccessibleText(TEXTS.text("button"));
        Hover.over(button).says(TEXTS.text("button.told"));
        button.setFocusTraversable(false);
        button.setOnAction(pressed -> of(button.getScene()).ifPresent(help -> help.show(Optional.of(HelpPages.id(view)))));
        return button;
    }

    /** For the menu of something: opens the page that explains it. */
    public static MenuItem item(Node over, String page) {
        MenuItem item = new MenuItem(TEXTS.text("explain"));
        item.setId("explain");
        item.setOnAction(chosen -> of(over.getScene()).ifPresent(help -> help.show(Optional.of(page))));
        return item;
    }

    /** Opens the help where what the user means is explained, else where it was. */
    public void show() {
        show(highlighted().or(() -> pointedAt.flatMap(Help::pageOf)).or(() -> pageOf(scene.getFocusOwner())));
    }

    private void show(Optional<String> page) {
        HelpWindow help = window.orElseGet(() -> maker.apply(scene.getWindow()));
        window = Optional.of(help);
        help.show(page);
    }

    /** The page of the highlighted item of the menu that was opened last; the menu closes. */
    private Optional<String> highlighted() {
        List<Window> windows = Window.getWindows();
        for (int i = windows.size() - 1; i >= 0; i--) {
            if (windows.get(i) instanceof PopupWindow popup && popup.isShowing() && popup.getScene().getFocusOwner() != null
                    && isOver(popup)) {
                Optional<String> page = pageOfItem(popup.getScene().getFocusOwner());
                if (page.isPresent()) {
                    outermost(popup).hide();
                    return page;
                }
            }
        }
        return Optional.empty();
    }

    /** The menu that a menu is in, or itself. */
    private static PopupWindow outermost(PopupWindow popup) {
        return popup.getOwnerWindow() instanceof PopupWindow around ? outermost(around) : popup;
    }

    private boolean isOver(PopupWindow popup) {
        return outermost(popup).getOwnerWindow() == scene.getWindow();
    }

    /** The toolkit's node of a menu item has the item among its properties; else its parts are searched. */
    private static Optional<String> pageOfItem(Node shown) {
        if (shown.hasProperties() && shown.getProperties().get(MenuItem.class) instanceof MenuItem item) {
            Optional<String> page = pageIn(item.getProperties());
            if (page.isPresent()) {
                return page;
            }
        }
        return shown instanceof Parent parent
                ? parent.getChildrenUnmodifiable().stream().map(Help::pageOfItem).flatMap(Optional::stream).findFirst() : Optional.empty();
    }
}
