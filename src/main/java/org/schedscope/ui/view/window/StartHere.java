package org.schedscope.ui.view.window;

import java.util.List;
import javafx.beans.property.SimpleStringProperty;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import org.schedscope.lesson.Lessons;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.command.Commands;
import org.schedscope.ui.view.frame.Panel;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.TextLabels;

/** Panel of three first steps. Hiding it is final. */
final class StartHere {
    private static final Texts TEXTS = Messages.WINDOW;

    /** The width of a bar that scrolls, and what is lost to lines around the pane. */
    private static final double BAR = 14;
    private static final double EDGES = 4;
    private final Region node;
    private final Region body;

    /** @param focusStep puts the focus on the button of the next step */
    StartHere(Session session, Commands commands, Runnable focusStep) {
        HBox cards = new HBox(10, card("step", true, () -> {
            session.playhead().stepEvent(1);
            focusStep.run();
        }), card("open", false, commands.get("open")::run),
                card("lesson", false, () -> session.files().openLesson(Lessons.names().get(0))));
        TextFlow sentence = new TextFlow(words("start.press"), TextLabels.of("→", "key"), words("start.rest"));
        body = new VBox(sentence, cards);
        body.getStyleClass().add("start-here");
        ScrollPane scroll = new ScrollPane(body);
        scroll.setFitToWidth(true);
        scroll.setFocusTraversable(false);
        Button hide = new Button(TEXTS.text("start.hide"));
        hide.getStyleClass().add("flat");
        hide.setId("start-hide");
        hide.setOnAction(pressed -> session.settings().startHereProperty().set(false));
        node = new Panel(new SimpleStringProperty(TEXTS.text("start.title")), new SimpleStringProperty(""), List.of(hide), scroll);
        node.setId("start-here");
    }

    private static Text words(String key) {
        Text words = new Text(TEXTS.text(key));
        words.getStyleClass().add("words");
        return words;
    }

    private static Node card(String id, boolean primary, Runnable action) {
        Button button = new Button(TEXTS.text("start." + id + ".button"));
        button.setId("start-" + id);
        button.setOnAction(pressed -> action.run());
        if (primary) {
            button.getStyleClass().add("primary");
        }
        Region gap = new Region();
        VBox.setVgrow(gap, Priority.ALWAYS);
        VBox card = new VBox(TextLabels.of(TEXTS.text("start." + id + ".title"), "card-title"),
                TextLabels.of(TEXTS.text("start." + id + ".text"), "card-text"), gap, button);
        card.getStyleClass().add("start-card");
        card.setPrefWidth(260);
        card.setMinWidth(140);
        HBox.setHgrow(card, Priority.ALWAYS);
        return card;
    }

    /** Height at which it is seen whole: lines break by the width, which a scroll pane ignores. */
    double height(double width) {
        return node.prefHeight(-1) - body.prefHeight(-1) + body.prefHeight(width - BAR) + EDGES;
    }

    Region node() {
        return node;
    }
}
