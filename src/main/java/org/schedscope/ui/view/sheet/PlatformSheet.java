package org.schedscope.ui.view.sheet;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import javafx.scene.Node;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.stage.Window;
import org.schedscope.chart.paint.Figures;
import org.schedscope.model.Cluster;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.edit.InputEditor;
import org.schedscope.ui.state.edit.PlatformEditor;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.TextLabels;

/**
 * The sheet in which a platform is edited: at the left its tree, at the right the router or cluster that is selected, and what
 * holds for all.
 */
public final class PlatformSheet {
    private static final Texts TEXTS = Messages.of("edit");
    private static final double LIST_WIDTH = 250;
    private static final double LIST_HEIGHT = 230;
    private static final String INDENT = "\u2003";

    private final Session session;
    private final PlatformEditor draft;
    private final ListView<PlatformEditor.Line> tree = new ListView<>();
    /** While the tree follows the draft, it does not lead it. */
    private boolean following;

    private PlatformSheet(Session session) {
        this.session = session;
        draft = new PlatformEditor(session);
    }

    /** @param where lets the user choose the file */
    public static Dialog<ButtonType> of(Window owner, Session session, Function<InputEditor, Optional<Path>> where) {
        PlatformSheet sheet = new PlatformSheet(session);
        return EditSheet.of(owner, "platform", sheet.draft, new EditSheet.Body(sheet.body(), sheet.tree), where);
    }

    private Node body() {
        VBox right = new VBox(6, TextLabels.of(TEXTS.text("section.node"), "sheet-section"),
                EditSheet.FIELDS.lines(draft.fields("node-id", "under", "cluster-cores", "cluster-kind", "speed", "cluster-memory"), 1));
        HBox.setHgrow(right, Priority.ALWAYS);
        VBox rows = new VBox(6, new HBox(16, left(), right), TextLabels.of(TEXTS.text("section.whole"), "sheet-section"),
                EditSheet.FIELDS.lines(draft.fields("platform-name", "network", "shares"), 1));
        draft.changesProperty().addListener(change -> follow());
        follow();
        return ModalSheet.scrolled(rows, session.settings().themeProperty().get());
    }

    private VBox left() {
        tree.getStyleClass().add("edit-list");
        tree.setId("edit-tree");
        tree.setAccessibleText(TEXTS.text("section.tree"));
        tree.setCellFactory(list -> new LineCell());
        tree.setPrefHeight(LIST_HEIGHT);
        tree.disableProperty().bind(draft.stateProperty().map(InputEditor.State::isWrong));
        tree.getSelectionModel().selectedItemProperty().addListener((property, before, now) -> {
            if (now != null && !following) {
                draft.select(now.node().id());
            }
        });
        VBox left = new VBox(6, TextLabels.of(TEXTS.text("section.tree"), "sheet-section"), tree,
                EditSheet.buttons(draft, List.of(EditSheet.button("add-cluster", draft::addCluster),
                        EditSheet.button("add-router", draft::addRouter),
                        EditSheet.button("duplicate-node", draft::duplicate), EditSheet.button("remove-node", draft::remove),
                        EditSheet.button("node-up", () -> draft.move(-1)), EditSheet.button("node-down", () -> draft.move(1)))));
        left.setPrefWidth(LIST_WIDTH * session.settings().typeScale());
        left.setMinWidth(left.getPrefWidth());
        return left;
    }

    private void follow() {
        following = true;
        List<PlatformEditor.Line> lines = draft.lines();
        if (!lines.equals(tree.getItems())) {
            tree.getItems().setAll(lines);
        }
        IntStream.range(0, lines.size()).filter(at -> lines.get(at).node().id().equals(draft.nodeProperty().get())).findFirst()
                .ifPresent(tree.getSelectionModel()::clearAndSelect);
        following = false;
    }

    /** A router, or a cluster with its cores, indented by its depth. */
    private static final class LineCell extends ListCell<PlatformEditor.Line> {
        @Override
        protected void updateItem(PlatformEditor.Line line, boolean empty) {
            super.updateItem(line, empty);
            if (empty || line == null) {
                setText(null);
            } else {
                String text = line.node() instanceof Cluster cluster
                        ? TEXTS.text(cluster.cores() == 1 ? "line.cluster.one" : "line.cluster", cluster.id(),
                                Figures.whole(cluster.cores()), cluster.kind())
                        : TEXTS.text("line.router", line.node().id());
                setText(INDENT.repeat(line.depth()) + text);
            }
        }
    }
}
