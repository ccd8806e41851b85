package org.schedscope.ui.view.notice;

import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Optional;
import javafx.scene.control.Button;
import org.schedscope.chart.paint.Figures;
import org.schedscope.experiment.session.SavedSession;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.session.Autosave;
import org.schedscope.ui.view.kit.Messages;

/** Notice that offers to restore the session of a window that was closed, or ended otherwise. */
public final class RestoreOffer extends Notice {
    private static final Texts TEXTS = Messages.WINDOW;
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm", Locale.ROOT);

    private final Button restore;

    public RestoreOffer(Autosave autosave) {
        super("restore");
        title.setMinWidth(0);
        restore = add("take", autosave::restore);
        add("discard", autosave::discard).getStyleClass().add("flat");
        autosave.offerProperty().addListener((property, before, now) -> show(now));
        show(autosave.offerProperty().get());
    }

    private void show(Optional<Autosave.Offer> offer) {
        there().set(offer.isPresent());
        if (offer.isEmpty()) {
            return;
        }
        title.setText(TEXTS.text("restore.title", TIME.format(LocalDateTime.ofInstant(offer.get().written(), ZoneId.systemDefault()))));
        setWhat(offer.get().state().map(RestoreOffer::text)
                .orElseGet(() -> TEXTS.text("restore.damaged", offer.get().problem().orElse(""))));
        restore.setDisable(offer.get().state().isEmpty());
    }

    /** {@code campus week, 2 runs, at tick 1 234}. */
    private static String text(SavedSession state) {
        String name = state.runs().stream().filter(run -> run.label() == state.open()).findFirst().orElseThrow()
                .setup().workload().name();
        String tick = Figures.whole(state.view().tick());
        return state.runs().size() == 1 ? TEXTS.text("restore.what.one", name, tick)
                : TEXTS.text("restore.what", name, Figures.whole(state.runs().size()), tick);
    }
}
