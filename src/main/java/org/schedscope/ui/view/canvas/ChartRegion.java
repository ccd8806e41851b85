package org.schedscope.ui.view.canvas;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.nio.IntBuffer;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.scene.AccessibleRole;
import javafx.scene.image.ImageView;
import javafx.scene.image.PixelBuffer;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import org.schedscope.chart.paint.Box;
import org.schedscope.chart.paint.Java2dPainter;
import org.schedscope.chart.paint.Palette;
import org.schedscope.chart.paint.Raster;
import org.schedscope.chart.paint.Tone;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.base.PaintedRegion;

/**
 * A chart of the chart library. It is painted beside the window, for that takes longer than a frame; until it is there the last one
 * stays. It is painted again only if what it shows changes.
 */
public final class ChartRegion extends PaintedRegion {
    /** What to paint, as a value: equal ones look alike. */
    public interface Picture {
        /**
         * Paints on ground that is there already. Called on a worker.
         *
         * @param size from 0, in laid out pixels
         */
        void paint(Graphics2D graphics, Palette palette, Box size);
    }

    /**
     * A picture and the pixels it gets.
     *
     * @param zoom how much larger than laid out it is drawn
     * @param width in the window's units
     * @param height likewise
     * @param pixels of the screen for a unit
     */
    private record Print(Picture picture, Palette palette, double zoom, double width, double height, double pixels) {
        private Raster paint() {
            int across = (int) Math.round(width * pixels);
            int down = (int) Math.round(height * pixels);
            BufferedImage image = new BufferedImage(across, down, BufferedImage.TYPE_INT_ARGB_PRE);
            Graphics2D graphics = image.createGraphics();
            graphics.scale(zoom * pixels, zoom * pixels);
            new Java2dPainter(graphics).fill(new Box(0, 0, width, height), palette.of(Tone.SURFACE));
            picture.paint(graphics, palette, new Box(0, 0, width / zoom, height / zoom));
            graphics.dispose();
            return new Raster(across, down, ((DataBufferInt) image.getRaster().getDataBuffer()).getData());
        }
    }

    private record Painted(Print what, Raster raster) {
    }

    private final ChartLook look;
    private final Supplier<? extends Picture> picture;
    private final ImageView image = new ImageView();
    private final Consumer<Print> prints;
    private Print asked;

    /** @param picture read in every layout */
    public ChartRegion(Session session, Supplier<? extends Picture> picture) {
        look = new ChartLook(session, this::requestLayout);
        this.picture = picture;
        prints = session.answering(print -> new Painted(print, print.paint()), this::show);
        setMinSize(0, 0);
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        getChildren().add(image);
    }

    /** Colours and fonts that it is painted with. */
    public ChartLook look() {
        return look;
    }

    @Override
    protected void lay() {
        double width = Math.floor(getWidth());
        double height = Math.floor(getHeight());
        if (width < 1 || height < 1 || getScene().getWindow() == null) {
            return;
        }
        Print now = new Print(picture.get(), look.palette(), look.zoom(), width, height, getScene().getWindow().getOutputScaleX());
        if (!now.equals(asked)) {
            asked = now;
            prints.accept(now);
        }
    }

    private void show(Painted painted) {
        Raster raster = painted.raster();
        image.setFitWidth(painted.what().width());
        image.setFitHeight(painted.what().height());
        image.setImage(new WritableImage(new PixelBuffer<>(raster.width(), raster.height(), IntBuffer.wrap(raster.argb()),
                PixelFormat.getIntArgbPreInstance())));
    }
}
