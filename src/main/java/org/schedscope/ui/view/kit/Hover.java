package org.schedscope.ui.view.kit;

import java.util.function.Supplier;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Control;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseEvent;
import org.schedscope.ui.view.base.Late;

/** Text of a control on hover, in a tooltip that is made when the pointer first enters; also the accessible help. */
public final class Hover {
    private final Control control;
    private final Late<Tooltip> tooltip;
    private String text = "";

    private Hover(Control control, Supplier<Tooltip> maker) {
        this.control = control;
        tooltip = new Late<>(maker);
        control.addEventFilter(MouseEvent.MOUSE_ENTERED, entered -> show());
    }

    /** Over a control, without a text yet. */
    public static Hover over(Control control) {
        return over(control, Tooltip::new);
    }

    /** Over a control, in a tooltip made for it. */
    public static Hover over(Control control, Supplier<Tooltip> maker) {
        return new Hover(control, maker);
    }

    /** Sets the text; no tooltip if it is empty. */
    public void says(String now) {
        text = now;
        control.setAccessibleHelp(now.isEmpty() ? null : now);
        if (control.isHover()) {
            show();
        } else {
            tooltip.ifMade(there -> put());
        }
    }

    /** Follows a text. */
    public void follows(ObservableValue<String> words) {
        words.addListener((property, before, now) -> says(now));
        says(words.getValue());
    }

    private void show() {
        if (!text.isEmpty()) {
            tooltip.get();
        }
        tooltip.ifMade(there -> put());
    }

    private void put() {
        tooltip.get().setText(text);
        control.setTooltip(text.isEmpty() ? null : tooltip.get());
    }
}
