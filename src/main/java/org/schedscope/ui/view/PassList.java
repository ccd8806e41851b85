package org.schedscope.ui.view;

import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.schedscope.chart.Figures;
import org.schedscope.model.WorkloadIndex;
import org.schedscope.ui.state.QueueWait;

/** The passes that the selected task waited through, shown on request: when, and who went first. */
final class PassList {
    private static final Messages TEXTS = Messages.WINDOW;

    private final Hyperlink show = new Hyperlink();
    private final VBox lines = new VBox(2);
    private final VBox node = new VBox(5, show, lines);
    private Optional<QueueWait> shown = Optional.empty();
    private WorkloadIndex index;
    private boolean open;

    PassList() {
        show.getStyleClass().add("link");
        show.setId("passes");
        show.setOnAction(pressed -> {
            open = !open;
            show.setVisited(false);
            fill();
        });
        lines.setId("pass-lines");
    }

    Node node() {
        return node;
    }

    /** Passes of another task are closed again. */
    void show(WorkloadIndex tasks, Optional<QueueWait> wait) {
        if (index == tasks && wait.equals(shown)) {
            return;
        }
        boolean sameTask = index == tasks && wait.isPresent() && shown.isPresent() && wait.get().task() == shown.get().task();
        index = tasks;
        shown = wait;
        node.setVisible(wait.isPresent());
        node.setManaged(wait.isPresent());
        open &= sameTask;
        fill();
    }

    private void fill() {
        lines.getChildren().clear();
        if (shown.isEmpty()) {
            return;
        }
        QueueWait wait = shown.get();
        lines.setVisible(open);
        lines.setManaged(open);
        show.setText(open ? TEXTS.text("passes.hide") : wait.passCount() == 1 ? TEXTS.text("passes.show.one")
                : TEXTS.text("passes.show", Figures.whole(wait.passCount())));
        if (open) {
            List<QueueWait.Pass> passes = wait.passes();
            if (passes.size() < wait.passCount()) {
                lines.getChildren().add(Parts.label(TEXTS.text("passes.left", Figures.whole(passes.size()),
                        Figures.whole(wait.passCount())), "step-detail"));
            }
            passes.forEach(pass -> lines.getChildren().add(line(pass)));
        }
    }

    private Node line(QueueWait.Pass pass) {
        String what;
        if (pass.first().isEmpty()) {
            what = TEXTS.text("passes.none", Figures.whole(pass.queued()));
        } else {
            String first = index.label(pass.first().getAsInt());
            what = pass.started() == 1 ? TEXTS.text("passes.first.only", first, Figures.whole(pass.queued()))
                    : TEXTS.text("passes.first", first, Figures.whole(pass.started()), Figures.whole(pass.queued()));
        }
        Label text = Parts.label(what, "step-detail");
        return new HBox(8, Parts.label(Figures.whole(pass.tick()), "step-tick"), text);
    }
}
