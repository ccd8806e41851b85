package org.schedscope.ui.view.notice;

import java.nio.file.Path;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.VBox;
import org.schedscope.chart.paint.Figures;
import org.schedscope.io.input.Problem;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.file.FileOpener;
import org.schedscope.ui.state.session.WindowStates;
import org.schedscope.ui.view.kit.Hover;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.Nodes;
import org.schedscope.ui.view.kit.TextLabels;

/** Notice of what was repaired or left out when the open workload was read. */
public final class ReadNotice extends Notice {
    private static final Texts TEXTS = Messages.WINDOW;
    private static final double MOST_HEIGHT = 132;
    /** Gaps and edges of the head. */
    private static final double BESIDES = 44;

    private final WindowStates states;
    private final Hover titleHover = Hover.over(title);
    private final ToggleButton all;
    private final VBox lines = new VBox(4);
    /** As high as its lines are once they are wrapped. */
    private final ScrollPane list = new ScrollPane(lines) {
        @Override
        public Orientation getContentBias() {
            return Orientation.HORIZONTAL;
        }
    };

    public ReadNotice(FileOpener files, WindowStates states) {
        super("warnings");
        this.states = states;
        title.setId("warnings-title");
        all = addControl("all", new ToggleButton());
        all.selectedProperty().addListener((property, before, now) -> showList(now));
        Button dismiss = add("dismiss", files::dismissWarnings);
        dismiss.getStyleClass().add("flat");
        // The sentence gives way first, then the title; the buttons stay.
        title.minWidthProperty().bind(Bindings.createDoubleBinding(
                () -> Math.max(0, Math.min(title.prefWidth(-1), head.getWidth() - all.getWidth() - dismiss.getWidth() - BESIDES)),
                head.widthProperty(), all.widthProperty(), dismiss.widthProperty(), title.textProperty(), title.fontProperty()));
        list.setFitToWidth(true);
        list.setMaxHeight(MOST_HEIGHT);
        lines.getStyleClass().add("notice-lines");
        getChildren().add(list);
        states.follow(now -> now.files().warnings(), this::show);
    }

    private void show(List<Problem> warnings) {
        there().set(!warnings.isEmpty());
        all.setSelected(false);
        showList(false);
        boolean ofSeveral = warnings.stream().map(Problem::file).distinct().count() > 1;
        lines.getChildren().setAll(warnings.stream().map(warning -> line(warning, ofSeveral)).toList());
        if (!warnings.isEmpty()) {
            String subject = states.now().run().workload().name();
            title.setText(warnings.size() == 1 ? TEXTS.text("warnings.title.one", subject)
                    : TEXTS.text("warnings.title", Figures.whole(warnings.size()), subject));
            String whole = SpokenLanguage.tell(warnings.get(0).message());
            setWhat(whole);
            titleHover.says(whole);
        }
    }

    private void showList(boolean open) {
        Nodes.show(list, open);
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
}
