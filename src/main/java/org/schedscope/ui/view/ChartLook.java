package org.schedscope.ui.view;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.scene.canvas.Canvas;
import org.schedscope.chart.Palette;
import org.schedscope.ui.state.Session;

/** Colours and fonts of canvases, which style sheets do not reach: they follow the theme that chooses the sheet. */
final class ChartLook {
    /** Colours and fonts of one theme. */
    record Look(Palette palette, FxFonts fonts) {
        private static Look of(org.schedscope.ui.state.Theme theme) {
            return new Look(new Palette(org.schedscope.chart.Theme.valueOf(theme.name())), new FxFonts());
        }

        /** How much larger than laid out everything is drawn. */
        double zoom() {
            return palette.theme().zoom();
        }

        /** A painter on a canvas, in laid out pixels. */
        FxPainter painter(Canvas canvas) {
            canvas.getGraphicsContext2D().setTransform(zoom(), 0, 0, zoom(), 0, 0);
            return new FxPainter(canvas.getGraphicsContext2D(), fonts);
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

    FxPainter painter(Canvas canvas) {
        return value.get().painter(canvas);
    }

    double zoom() {
        return value.get().zoom();
    }
}
