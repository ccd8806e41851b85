package org.schedscope.ui.view.schedule;

import java.util.Optional;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import org.schedscope.metrics.range.RunPart;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.session.WindowState;
import org.schedscope.ui.view.kit.Hover;
import org.schedscope.ui.view.kit.Icons;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.RangeText;

/** A chip with the marked range, which everything is about; a press lifts it. Hidden while none is marked. */
final class RangeChip extends Button {
    private static final Texts TEXTS = Messages.of("schedule");

    private final Session session;

    RangeChip(Session session) {
        this.session = session;
        setId("range-chip");
        getStyleClass().add("range-chip");
        setMnemonicParsing(false);
        setGraphic(Icons.of("cross"));
        setContentDisplay(ContentDisplay.RIGHT);
        Hover.over(this).says(TEXTS.text("range.told"));
        setOnAction(pressed -> session.range().lift());
        managedProperty().bind(visibleProperty());
        session.states().follow(WindowState::range, this::show);
    }

    private void show(Optional<RunPart> marked) {
        setVisible(marked.isPresent());
        setText(marked.map(part -> TEXTS.text("range.chip", RangeText.of(session, part))).orElse(""));
        setAccessibleText(getText());
    }
}
