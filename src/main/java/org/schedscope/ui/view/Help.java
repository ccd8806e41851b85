package org.schedscope.ui.view;

import java.util.Optional;
import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.stage.Stage;

/** Finds the page that explains what the user means: what was pointed at or got the focus, whichever was last. */
final class Help {
    private static final String PAGE = "help-page";

    private final Stage owner;
    private final Supplier<HelpWindow> maker;
    private Optional<HelpWindow> window = Optional.empty();
    private Optional<Node> pointedAt = Optional.empty();

    /** @param maker makes the window when it is asked for first */
    Help(Stage owner, Supplier<HelpWindow> maker) {
        this.owner = owner;
        this.maker = maker;
    }

    /**
     * Says which page explains a node and what is in it.
     *
     * @param page gives the page's id, or nothing if at the moment that of what it is in explains it better
     */
    static void explains(Node node, Supplier<Optional<String>> page) {
        node.getProperties().put(PAGE, page);
    }

    /** The page that explains a node, or else the nearest thing that it is in. */
    static Optional<String> pageOf(Node node) {
        for (Node part = node; part != null; part = part.getParent()) {
            if (part.hasProperties() && part.getProperties().get(PAGE) instanceof Supplier<?> page && page.get() instanceof Optional<?> id
                    && id.isPresent()) {
                return id.map(String.class::cast);
            }
        }
        return Optional.empty();
    }

    /** Watches what is pointed at. */
    void listen(Scene scene) {
        scene.addEventFilter(MouseEvent.MOUSE_MOVED, event -> pointedAt = event.getTarget() instanceof Node node ? Optional.of(node) : Optional.empty());
        scene.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() != KeyCode.F1) {
                pointedAt = Optional.empty();
            }
        });
    }

    /** Opens the help where what the user means is explained, else where it was. */
    void show() {
        Optional<String> page = pointedAt.flatMap(Help::pageOf).or(() -> pageOf(owner.getScene().getFocusOwner()));
        HelpWindow help = window.orElseGet(maker);
        window = Optional.of(help);
        help.show(page);
    }
}
