package org.schedscope.ui.view.notice;

import java.nio.file.Path;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.schedscope.chart.paint.Figures;
import org.schedscope.io.input.Problem;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.file.FileOpener;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.kit.Hover;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.TextLabels;

/** What was repaired or left out when the open workload was read: a strip above the schedule until the user has seen enough of it. */
public final class ReadNotice implements Notices.Notice {
    private static final Texts TEXTS = Messages.WINDOW;
    private static final double MOST_HEIGHT = 132;
    /** Gaps and edges of the head. */
    private static final double BESIDES = 44;

    private final Session session;
    private final FileOpener files;
    private final Label title = TextLabels.of("", "strong");
    private final Label first = TextLabels.of("");
    private final Hover titleHover = Hover.over(title);
    private final Hover firstHover = Hover.over(first);
    private final ToggleButton all = new ToggleButton(TEXTS.text("warnings.all"));
    private final VBox lines = new VBox(4);
    /** As high as its lines are once they are wrapped. */
    private final ScrollPane list = new ScrollPane(lines) {
        @Override
        public Orientation getContentBias() {
            return Orientation.HORIZONTAL;
        }
    };
    private final BooleanProperty there = new SimpleBooleanProperty(this, "there", false);
    private final VBox node;

    public ReadNotice(Session session) {
        this.session = session;
        files = session.files();
        title.setId("warnings-title");
        first.setMinWidth(0);
        first.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(first, Priority.ALWAYS);
        all.setId("warnings-all");
        all.setMinWidth(Region.USE_PREF_SIZE);
        all.selectedProperty().addListener((property, before, now) -> showList(now));
        Button dismiss = new Button(TEXTS.text("warnings.dismiss"));
        dismiss.setId("warnings-dismiss");
        dismiss.getStyleClass().add("flat");
        dismiss.setMinWidth(Region.USE_PREF_SIZE);
        dismiss.setOnAction(pressed -> files.dismissWarnings());
        HBox head = new HBox(title, first, all, dismiss);
        head.getStyleClass().add("notice-head");
        head.setMinWidth(0);
        // What is told gives way first, then its title; the buttons stay.
        title.minWidthProperty().bind(Bindings.createDoubleBinding(
                () -> Math.max(0, Math.min(title.prefWidth(-1), head.getWidth() - all.getWidth() - dismiss.getWidth() - BESIDES)),
                head.widthProperty(), all.widthProperty(), dismiss.widthProperty(), title.textProperty(), title.fontProperty()));
        list.setFitToWidth(true);
        list.setMaxHeight(MOST_HEIGHT);
        lines.getStyleClass().add("notice-lines");
        node = new VBox(head, list);
        node.getStyleClass().add("notice");
        node.setId("warnings");
        node.setMinHeight(Region.USE_PREF_SIZE);
        files.warningsProperty().addListener((property, before, now) -> show(now));
        show(files.warningsProperty().get());
    }

    private void show(List<Problem> warnings) {
        there.set(!warnings.isEmpty());
        all.setSelected(false);
        showList(false);
        boolean ofSeveral = warnings.stream().map(Problem::file).distinct().count() > 1;
        lines.getChildren().setAll(warnings.stream().map(warning -> line(warning, ofSeveral)).toList());
        if (!warnings.isEmpty()) {
            String subject = session.runs().run().workload().name();
            title.setText(warnings.size() == 1 ? TEXTS.text("warnings.title.one", subject)
                    : TEXTS.text("warnings.title", Figures.whole(warnings.size()), subject));
            String whole = SpokenLanguage.tell(warnings.get(0).message());
            first.setText(whole);
            List.of(titleHover, firstHover).forEach(hover -> hover.says(whole));
        }
    }

    private void showList(boolean open) {
        list.setVisible(open);
        list.setManaged(open);
        all.setText(TEXTS.text(open ? "warnings.fewer" : "warnings.all"));
    }

    /** A warning in the window's words; of several files, with the name of its own. */
    private static Node line(Problem warning, boolean ofSeveral) {
        Path name = Path.of(warning.file()).getFileName();
        String words = SpokenLanguage.tell(warning.message());
        Label line = TextLabels.of(ofSeveral && name != null ? name + ": " + words : words);
        line.setWrapText(true);
        return line;
    }

    @Override
    public Node node() {
        return node;
    }

    @Override
    public ObservableBooleanValue isThere() {
        return there;
    }
}
