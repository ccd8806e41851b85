package org.schedscope.ui.view.canvas;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.scene.canvas.Canvas;
import org.schedscope.chart.paint.Palette;
import org.schedscope.chart.paint.Theme;
import org.schedscope.ui.state.session.Session;

/** Colours and fonts of canvases, which style sheets do not reach: they follow the theme that chooses the sheet. */
public final class ChartLook {
    /** Colours and fonts of one theme. */
    public record Look(Palette palette, FxFonts fonts, FxImages images) {
        private static Look of(Theme theme) {
            return new Look(new Palette(theme), new FxFonts(), new FxImages());
        }

        /** How much larger than laid out everything is drawn. */
        public double zoom() {
            return palette.theme().zoom();
        }

        /** A painter on a canvas, in laid out pixels. */
        public FxPainter painter(Canvas canvas) {
            canvas.getGraphicsContext2D().setTransform(zoom(), 0, 0, zoom(), 0, 0);
            return new FxPainter(canvas.getGraphicsContext2D(), fonts, images);
        }
    }

    private final ReadOnlyObjectWrapper<Look> value;

    public ChartLook(Session session) {
        value = new ReadOnlyObjectWrapper<>(this, "value", Look.of(session.settings().themeProperty().get()));
        session.settings().themeProperty().addListener((property, before, now) -> value.set(Look.of(now)));
    }

    public ReadOnlyObjectProperty<Look> valueProperty() {
        return value.getReadOnlyProperty();
    }

    public Palette palette() {
        return value.get().palette();
    }

    public FxPainter painter(Canvas canvas) {
        return value.get().painter(canvas);
    }

    public double zoom() {
        return value.get().zoom();
    }
}
