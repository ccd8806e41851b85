package org.schedscope.ui.view.inspector;

import java.util.List;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.schedscope.chart.paint.Figures;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.answer.Explanation;
import org.schedscope.ui.state.queue.QueueWait;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.kit.KeyTexts;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.TaskLink;
import org.schedscope.ui.view.kit.TextLabels;

/**
 * The passes that the selected task waited through, shown on request: when, and which task started. The latest are shown in detail: the
 * task's own place and key, and the key of the task that started before it, or was at the head and lacked room. That task can be gone to.
 */
final class PassList {
    private static final Texts TEXTS = Messages.WINDOW;
    private static final Texts WHY = Messages.of("why");

    private final Session session;
    private final Hyperlink show = new Hyperlink();
    private final VBox lines = new VBox(4);
    private final VBox node = new VBox(5, show, lines);
    private Optional<QueueWait> shown = Optional.empty();
    private List<Explanation.Loss> losses = List.of();
    private WorkloadIndex index;
    private boolean open;

    PassList(Session session) {
        this.session = session;
        show.getStyleClass().add("link");
        show.setId("passes");
        show.setOnAction(pressed -> {
            open = !open;
            show.setVisited(false);
            session.answers().explanation().wantLosses(open);
            fill();
        });
        lines.setId("pass-lines");
        session.states().follow(now -> now.facts().explanation().losses(), this::detail);
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
        session.answers().explanation().wantLosses(open);
        fill();
    }

    private void detail(List<Explanation.Loss> now) {
        if (!now.equals(losses)) {
            losses = now;
            fill();
        }
    }

    private void fill() {
        lines.getChildren().clear();
        if (shown.isEmpty()) {
            return;
        }
        QueueWait wait = shown.get();
        lines.setVisible(open);
        lines.setManaged(open);
        show.setText(open ? TEXTS.text("passes.hide")
                : wait.passCount() > 1 ? TEXTS.text("passes.show", Figures.whole(wait.passCount()))
                        : TEXTS.text(wait.over() ? "passes.show.one" : "passes.show.over"));
        if (open) {
            List<QueueWait.Pass> passes = wait.passes();
            if (passes.size() < wait.passCount()) {
                lines.getChildren().add(TextLabels.of(TEXTS.text("passes.left", Figures.whole(passes.size()),
                        Figures.whole(wait.passCount())), "step-detail"));
            }
            String widest = TextLabels.widest(passes.stream().map(pass -> session.times().time(pass.tick())));
            passes.forEach(pass -> lines.getChildren().add(line(wait, pass, widest)));
        }
    }

    private Node line(QueueWait wait, QueueWait.Pass pass, String widest) {
        Optional<Explanation.Loss> known = losses.stream().filter(loss -> loss.pass().equals(pass)
                && loss.self().task() == wait.task()).findFirst();
        Label text = TextLabels.of(known.map(this::told).orElseGet(() -> brief(pass)), "step-detail");
        VBox body = new VBox(1, text);
        int other = pass.first().orElse(known.map(loss -> loss.head().task()).orElse(wait.task()));
        if (other != wait.task()) {
            body.getChildren().add(TaskLink.to(session, index, other, pass.tick()));
        }
        HBox.setHgrow(body, Priority.ALWAYS);
        HBox line = new HBox(8, TextLabels.stepTime(session.times(), pass.tick(), widest), body);
        line.setAlignment(Pos.TOP_LEFT);
        return line;
    }

    private String brief(QueueWait.Pass pass) {
        if (pass.first().isEmpty()) {
            return TEXTS.text("passes.none", Figures.whole(pass.queued()));
        }
        String first = index.shortLabel(pass.first().getAsInt());
        return pass.started() == 1 ? TEXTS.text("passes.first.only", first, Figures.whole(pass.queued()))
                : TEXTS.text("passes.first", first, Figures.whole(pass.started()), Figures.whole(pass.queued()));
    }

    private String told(Explanation.Loss loss) {
        QueueWait.Pass pass = loss.pass();
        String queued = Figures.whole(pass.queued());
        String key = KeyTexts.key(loss.self(), session.times());
        if (pass.first().isPresent() && pass.first().getAsInt() == loss.self().task()) {
            return WHY.text("loss.won", queued, key);
        }
        if (pass.first().isEmpty() && loss.head().task() == loss.self().task()) {
            return WHY.text("loss.none.self", queued, Figures.whole(loss.self().cores()));
        }
        String place = WHY.text("loss.place", Figures.whole(loss.place()), queued, key);
        return place + (pass.first().isEmpty()
                ? WHY.text("loss.none", index.shortLabel(loss.head().task()), KeyTexts.key(loss.head(), session.times()))
                : WHY.text("loss.first", index.shortLabel(pass.first().getAsInt()),
                        KeyTexts.key(pass.firstKey(), loss.self(), session.times()), Figures.whole(pass.started())));
    }
}
