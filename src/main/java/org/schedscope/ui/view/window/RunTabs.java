package org.schedscope.ui.view.window;

import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.HBox;
import org.schedscope.chart.paint.Figures;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.session.WindowState;
import org.schedscope.ui.view.command.Commands;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.Nodes;
import org.schedscope.ui.view.kit.RunNames;
import org.schedscope.ui.view.sheet.RunNameSheet;

/** The runs that are kept side by side, a tab each, above the time views; nothing as long as there is one only. */
final class RunTabs {
    private static final Texts TEXTS = Messages.of("fork");
    private static final String CLOSE = "\u00d7";

    private final Session session;
    private final OverflowRow node = new OverflowRow("run-more", count -> TEXTS.text("tab.more", Figures.whole(count)));

    /** @param commands for the key that goes from tab to tab, shown on hover */
    RunTabs(Session session, Commands commands) {
        this.session = session;
        node.setId("run-tabs");
        node.getStyleClass().add("run-tabs");
        node.setAccessibleText(commands.get("next-run").text());
        session.states().when(this::fill, state -> state.kept().stream().map(OpenRun::number).toList(), state -> state.run().number(),
                WindowState::names);
        fill();
    }

    private void fill() {
        List<OpenRun> kept = session.runs().kept();
        List<Integer> numbers = kept.stream().map(OpenRun::number).toList();
        int open = session.runs().run().number();
        Nodes.show(node, kept.size() > 1);
        if (kept.size() == 1) {
            node.fill(List.of(), List.of(), Optional.empty());
            return;
        }
        List<Node> tabs = kept.stream().map(run -> tab(run, open)).toList();
        node.fill(tabs, kept.stream().map(this::item).toList(), Optional.of(tabs.get(numbers.indexOf(open))));
    }

    private MenuItem item(OpenRun run) {
        return Nodes.item("run-item", RunNames.title(session, run), () -> session.runs().show(run));
    }

    private void rename(OpenRun run) {
        RunNameSheet.of(node.getScene().getWindow(), session, run).show();
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
        // Made on first use: a menu is a window of its own, and each run that is opened has a new tab.
        tab.setOnContextMenuRequested(asked -> {
            // Not at the tab, whose bold letters the menu would have.
            menu(run).show(node, asked.getScreenX(), asked.getScreenY());
            asked.consume();
        });
        tab.setOnMouseClicked(click -> {
            if (click.getButton() == MouseButton.PRIMARY && click.getClickCount() == 2) {
                rename(run);
            }
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

    private ContextMenu menu(OpenRun run) {
        MenuItem rename = new MenuItem(TEXTS.text("tab.rename"));
        rename.setOnAction(chosen -> rename(run));
        MenuItem others = new MenuItem(TEXTS.text("tab.close-others"));
        others.setOnAction(chosen -> List.copyOf(session.runs().kept()).stream().filter(one -> !one.isSameRunAs(run))
                .forEach(session.runs()::close));
        ContextMenu menu = new ContextMenu(rename, others);
        menu.setId("run-tab-menu");
        return menu;
    }

    Node node() {
        return node;
    }
}
