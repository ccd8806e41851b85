package org.schedscope.ui.view.live;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;
import javafx.scene.layout.StackPane;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.edit.InputEditor;
import org.schedscope.ui.state.edit.LiveEdit;
import org.schedscope.ui.state.edit.WorkloadEditor;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.View;

/** The open run's workload while it is edited: graph, tasks, and what the changes have done. */
public final class LiveEditView extends View {
    static final Texts TEXTS = Messages.of("live");

    private final Session session;
    private final LiveEdit live;
    private final StackPane node = new StackPane();
    private Function<InputEditor, Optional<Path>> where = draft -> Optional.empty();
    private Optional<LivePanel> panel = Optional.empty();

    public LiveEditView(Session session) {
        super("live-edit", TEXTS.text("title"));
        this.session = session;
        live = new LiveEdit(session);
        node.setMinSize(0, 0);
        live.editorProperty().addListener((property, before, now) -> show(now));
        shows(node);
    }

    /** What is edited, and how it begins and ends. */
    public LiveEdit live() {
        return live;
    }

    /** @param asks in which file the workload is saved */
    public void savesWhere(Function<InputEditor, Optional<Path>> asks) {
        where = asks;
    }

    private void show(Optional<WorkloadEditor> draft) {
        panel = draft.map(begun -> new LivePanel(session, live, begun, where));
        node.getChildren().setAll(panel.map(LivePanel::node).stream().toList());
        setDetail(draft.isPresent() ? TEXTS.text("detail") : "");
    }

    @Override
    public void focusField() {
        panel.ifPresent(LivePanel::focus);
    }
}
