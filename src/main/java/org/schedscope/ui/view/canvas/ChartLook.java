package org.schedscope.ui.view.canvas;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.scene.Scene;
import javafx.scene.canvas.Canvas;
import org.schedscope.chart.paint.Palette;
import org.schedscope.chart.paint.Theme;
import org.schedscope.ui.state.base.Settings;
import org.schedscope.ui.state.session.Session;

/** Colours and fonts of canvases, which style sheets do not reach: they follow the theme that chooses the sheet. */
public final class ChartLook {
    /**
     * Colours and fonts of one theme.
     *
     * @param zoom how much larger than laid out everything is drawn
     */
    public record Look(Palette palette, FxFonts fonts, FxImages images, double zoom) {
        private static Look of(Settings settings) {
            Theme theme = settings.themeProperty().get();
            return new Look(new Palette(theme), new FxFonts(), new FxImages(), theme.zoom() * settings.growthProperty().get());
        }

        /** A painter on a canvas, in laid out pixels. */
        public FxPainter painter(Canvas canvas) {
            canvas.getGraphicsContext2D().setTransform(zoom(), 0, 0, zoom(), 0, 0);
            Scene scene = canvas.getScene();
            double screen = scene == null || scene.getWindow() == null ? 1 : scene.getWindow().getOutputScaleX();
            return new FxPainter(canvas.getGraphicsContext2D(), fonts, images, zoom, screen);
        }
    }

    private final ReadOnlyObjectWrapper<Look> value;

    public ChartLook(Session session) {
        value = new ReadOnlyObjectWrapper<>(this, "value", Look.of(session.settings()));
        session.settings().themeProperty().addListener(change -> value.set(Look.of(session.settings())));
        session.settings().growthProperty().addListener(change -> value.set(Look.of(session.settings())));
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
