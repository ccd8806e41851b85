package org.schedscope.ui.view.inspector;

import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.VBox;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.snapshot.PlayheadSnapshot;
import org.schedscope.ui.state.time.Selected;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.StateLabels;
import org.schedscope.ui.view.kit.TextLabels;
import org.schedscope.ui.view.kit.View;

/** What there is to know of the selected task or job: figures, where its time went, and what it waited for. */
public final class InspectorView extends View {
    private static final Texts TEXTS = Messages.WINDOW;

    private final Session session;
    private final BorderPane node = new BorderPane();
    private final Button clear = new Button(TEXTS.text("inspector.clear"));
    private final TaskPage taskPage;
    private final JobPage jobPage;
    private final UserPage userPage = new UserPage();

    public InspectorView(Session session) {
        super("inspector", TEXTS.text("inspector.title"));
        this.session = session;
        taskPage = new TaskPage(session);
        jobPage = new JobPage(session);
        clear.setOnAction(pressed -> session.selection().clear());
        clear.setAccessibleText(TEXTS.text("inspector.clear.accessible"));
        node.setMinSize(0, 0);
        node.setId("inspector");
        // Where there is too little room the lower end is lost; in the middle, as the toolkit has it, a page would lie over the head.
        node.centerProperty().addListener((property, before, now) -> BorderPane.setAlignment(now, Pos.TOP_LEFT));
        session.snapshot().valueProperty().addListener((property, before, now) -> show(now));
        session.selection().valueProperty().addListener((property, before, now) -> show(session.snapshot().get()));
        show(session.snapshot().get());
    }

    private void show(PlayheadSnapshot snapshot) {
        Selected selected = session.selection().get();
        boolean known = session.runs().run().isSameRunAs(snapshot.run());
        clear.setVisible(selected.user().isPresent());
        if (known && selected.task().isPresent() && snapshot.story().isPresent() && selected.isTask(snapshot.story().get().task())) {
            int task = selected.task().getAsInt();
            setTitle(snapshot.run().index().label(task));
            setDetail(taskPage.show(snapshot, snapshot.story().get()));
            scroll(taskPage.node());
        } else if (known && selected.task().isEmpty() && selected.job().isPresent()) {
            int job = selected.job().getAsInt();
            setTitle(snapshot.run().index().job(job).id());
            setDetail(StateLabels.state(snapshot.states().job(job)));
            jobPage.show(snapshot, job);
            node.setCenter(jobPage.node());
        } else if (known && selected.job().isEmpty() && selected.user().isPresent()) {
            setTitle(selected.user().get());
            setDetail(TEXTS.text("inspector.user"));
            userPage.show(snapshot, selected.user().get());
            node.setCenter(userPage.node());
        } else if (selected.job().isEmpty()) {
            setTitle(TEXTS.text("inspector.title"));
            setDetail("");
            node.setCenter(new VBox(TextLabels.empty(TEXTS.text("inspector.empty"))));
        }
    }

    private void scroll(Node page) {
        if (!(node.getCenter() instanceof ScrollPane pane) || pane.getContent() != page) {
            ScrollPane fresh = new ScrollPane(page);
            fresh.setFitToWidth(true);
            fresh.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
            fresh.setFocusTraversable(false);
            node.setCenter(fresh);
        }
    }

    @Override
    public List<Node> controls() {
        return List.of(clear);
    }

    @Override
    public Node node() {
        return node;
    }
}
