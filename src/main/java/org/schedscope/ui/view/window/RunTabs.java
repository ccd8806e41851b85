package org.schedscope.ui.view.window;

import java.util.List;
import javafx.collections.ListChangeListener;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.command.Commands;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.Nodes;
import org.schedscope.ui.view.kit.RunNames;

/** The runs that are kept side by side, a tab each, above the time views; nothing as long as there is one only. */
final class RunTabs {
    private static final Texts TEXTS = Messages.of("fork");
    private static final String CLOSE = "\u00d7";

    private final Session session;
    private final FlowPane node = new FlowPane();
    private List<Integer> shown = List.of();
    private int front = -1;

    /** @param commands for the key that goes from tab to tab, told on hover */
    RunTabs(Session session, Commands commands) {
        this.session = session;
        node.setId("run-tabs");
        node.getStyleClass().add("run-tabs");
        node.setAccessibleText(commands.get("next-run").text());
        session.runs().kept().addListener((ListChangeListener<OpenRun>) change -> fill());
        session.runs().runProperty().addListener((property, before, now) -> fill());
        fill();
    }

    private void fill() {
        List<OpenRun> kept = session.runs().kept();
        List<Integer> numbers = kept.stream().map(OpenRun::number).toList();
        int open = session.runs().run().number();
        if (numbers.equals(shown) && open == front) {
            return;
        }
        shown = numbers;
        front = open;
        node.setVisible(kept.size() > 1);
        node.setManaged(kept.size() > 1);
        node.getChildren().clear();
        kept.forEach(run -> node.getChildren().add(tab(run, open)));
    }

    private Node tab(OpenRun run, int open) {
        String number = Integer.toString(session.runs().labelOf(run));
        ToggleButton tab = new ToggleButton(RunNames.title(session, run));
        tab.setId("run-tab-" + number);
        tab.setMnemonicParsing(false);
        tab.setSelected(run.number() == open);
        tab.setOnAction(pressed -> {
            tab.setSelected(true);
            session.runs().show(run);
        });
        Button close = new Button(CLOSE);
        close.setId("run-close-" + number);
        close.setAccessibleText(TEXTS.text("tab.close", number));
        close.getStyleClass().addAll("flat", "close");
        close.setOnAction(pressed -> session.runs().close(run));
        HBox both = new HBox(tab, close);
        both.getStyleClass().add("run-tab");
        Nodes.mark(both, "front", run.number() == open);
        return both;
    }

    Node node() {
        return node;
    }
}
