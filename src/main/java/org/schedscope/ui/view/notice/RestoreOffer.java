package org.schedscope.ui.view.notice;

import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.schedscope.chart.paint.Figures;
import org.schedscope.experiment.session.SavedSession;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.session.Autosave;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.TextLabels;

/** Offers what was open when a window was closed, or ended otherwise: a strip above the schedule until the user has chosen. */
public final class RestoreOffer implements Notices.Notice {
    private static final Texts TEXTS = Messages.WINDOW;
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm", Locale.ROOT);

    private final Label title = TextLabels.of("", "strong");
    private final Label what = TextLabels.of("");
    private final Button restore = new Button(TEXTS.text("restore.take"));
    private final Button discard = new Button(TEXTS.text("restore.discard"));
    private final BooleanProperty there = new SimpleBooleanProperty(this, "there", false);
    private final HBox node = new HBox(title, what, restore, discard);

    public RestoreOffer(Autosave autosave) {
        title.setMinWidth(0);
        what.setMinWidth(0);
        what.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(what, Priority.ALWAYS);
        restore.setId("restore-take");
        restore.setMinWidth(Region.USE_PREF_SIZE);
        restore.setOnAction(pressed -> autosave.restore());
        discard.setId("restore-discard");
        discard.getStyleClass().add("flat");
        discard.setMinWidth(Region.USE_PREF_SIZE);
        discard.setOnAction(pressed -> autosave.discard());
        node.setId("restore");
        node.getStyleClass().addAll("notice", "notice-head");
        node.setMinHeight(Region.USE_PREF_SIZE);
        autosave.offerProperty().addListener((property, before, now) -> show(now));
        show(autosave.offerProperty().get());
    }

    private void show(Optional<Autosave.Offer> offer) {
        there.set(offer.isPresent());
        if (offer.isEmpty()) {
            return;
        }
        title.setText(TEXTS.text("restore.title", TIME.format(LocalDateTime.ofInstant(offer.get().written(), ZoneId.systemDefault()))));
        what.setText(offer.get().state().map(RestoreOffer::text)
                .orElseGet(() -> TEXTS.text("restore.damaged", offer.get().problem().orElse(""))));
        restore.setDisable(offer.get().state().isEmpty());
    }

    /** {@code campus week, 2 runs, at tick 1 234}. */
    private static String text(SavedSession state) {
        String name = state.runs().stream().filter(run -> run.label() == state.open()).findFirst().orElseThrow()
                .setup().loaded().workload().name();
        String tick = Figures.whole(state.view().tick());
        return state.runs().size() == 1 ? TEXTS.text("restore.what.one", name, tick)
                : TEXTS.text("restore.what", name, Figures.whole(state.runs().size()), tick);
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
