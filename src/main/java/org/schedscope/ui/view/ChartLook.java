package org.schedscope.ui.view;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.schedscope.chart.Palette;
import org.schedscope.ui.state.Session;

/** Colours and fonts of canvases, which style sheets do not reach: they follow the theme that chooses the sheet. */
final class ChartLook {
    /** Colours and fonts of one theme. */
    record Look(Palette palette, FxFonts fonts) {
        private static Look of(org.schedscope.ui.state.Theme theme) {
            org.schedscope.chart.Theme same = org.schedscope.chart.Theme.valueOf(theme.name());
            return new Look(new Palette(same), new FxFonts(same));
        }
    }

    private final ReadOnlyObjectWrapper<Look> value;

    ChartLook(Session session) {
        value = new ReadOnlyObjectWrapper<>(this, "value", Look.of(session.settings().themeProperty().get()));
        session.settings().themeProperty().addListener((property, before, now) -> value.set(Look.of(now)));
    }

    ReadOnlyObjectProperty<Look> valueProperty() {
        return value.getReadOnlyProperty();
    }

    Palette palette() {
        return value.get().palette();
    }

    FxFonts fonts() {
        return value.get().fonts();
    }
}
