package org.schedscope.ui.view.canvas;

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

    private Look value;

    /** @param repaint what to do when it has changed */
    public ChartLook(Session session, Runnable repaint) {
        value = Look.of(session.settings());
        session.states().when(() -> {
            value = Look.of(session.settings());
            repaint.run();
        }, now -> now.look().theme(), now -> now.look().growth());
    }

    public Look get() {
        return value;
    }

    public Palette palette() {
        return value.palette();
    }

    public FxPainter painter(Canvas canvas) {
        return value.painter(canvas);
    }

    public double zoom() {
        return value.zoom();
    }
}
