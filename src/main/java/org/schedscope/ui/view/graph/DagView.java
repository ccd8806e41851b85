package org.schedscope.ui.view.graph;

import java.util.List;
import java.util.OptionalInt;
import javafx.application.Platform;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.picture.Exportable;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.draft.RunExports;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.session.WindowState;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.TextLabels;
import org.schedscope.ui.view.kit.View;

/** The tasks of the selected job and what they wait for, with the critical path. */
public final class DagView extends View {
    private static final Texts TEXTS = Messages.of("graph");

    private final Session session;
    private final Label foot = new Label();
    private final Label empty = TextLabels.empty(TEXTS.text("empty"));
    private final DagCanvas canvas;
    private final BorderPane node = new BorderPane();

    public DagView(Session session) {
        super("graph", TEXTS.text("title"));
        this.session = session;
        canvas = new DagCanvas(session);
        StackPane body = new StackPane(canvas, empty);
        StackPane.setAlignment(empty, Pos.TOP_LEFT);
        empty.setMouseTransparent(true);
        HBox footRow = new HBox(foot);
        footRow.visibleProperty().bind(session.settings().pictureProperty().not());
        footRow.managedProperty().bind(footRow.visibleProperty());
        footRow.getStyleClass().add("panel-foot");
        node.setCenter(body);
        node.setBottom(footRow);
        node.setMinSize(0, 0);
        session.states().when(this::describe, WindowState::selected, WindowState::run);
        canvas.widthProperty().addListener(change -> Platform.runLater(this::describe));
        canvas.heightProperty().addListener(change -> Platform.runLater(this::describe));
        describe();
        shows(node);
    }

    private void describe() {
        OpenRun run = session.runs().run();
        OptionalInt job = canvas.job();
        boolean some = job.isPresent();
        empty.setVisible(!some);
        setVacant(!some || run.index().taskCountOf(job.getAsInt()) == 1);
        foot.setVisible(some);
        if (!some) {
            setTitle(TEXTS.text("title"));
            setDetail("");
            canvas.setAccessibleText(TEXTS.text("empty"));
            return;
        }
        int tasks = run.index().taskCountOf(job.getAsInt());
        String path = session.times().figure(run.paths().criticalPath(job.getAsInt()));
        setTitle(run.index().job(job.getAsInt()).id());
        setDetail(tasks == 1 ? TEXTS.text("detail.one", path) : TEXTS.text("detail", Figures.whole(tasks), path));
        canvas.setAccessibleText(title().get() + ", " + detail().get());
        String few = canvas.hasNamesOnly() ? "foot.names" : "foot.small";
        foot.setText(canvas.tooSmallForTexts() ? TEXTS.text(few, Figures.whole(tasks)) : TEXTS.text("foot"));
    }

    @Override
    public List<Exportable> exportables() {
        return canvas.picture(title().get() + ": " + detail().get(), RunExports.captionOfAll(session.snapshot().get())).stream().toList();
    }
}
