package org.schedscope.chart.picture;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.Optional;
import java.util.function.Consumer;
import org.schedscope.chart.paint.Box;
import org.schedscope.chart.paint.FontRole;
import org.schedscope.chart.paint.Java2dPainter;
import org.schedscope.chart.paint.Painter;
import org.schedscope.chart.paint.Palette;
import org.schedscope.chart.paint.Tone;
import org.schedscope.chart.plot.FigureToDraw;
import org.schedscope.chart.run.Chart;
import org.schedscope.chart.run.ToDraw;
import org.schedscope.chart.sheet.Sheet;
import org.schedscope.text.Texts;

/**
 * Contents of a sheet: headline and caption, and below them a chart or a sentence on why there is none.
 *
 * @param title what the picture is
 * @param caption what was run: workload, platform, policy, seed
 * @param nothing why there is nothing to draw, if so
 * @param painting paints the rest on a sheet, from the top
 * @param texts words of charts, in the language of the picture
 */
public record Picture(String title, String caption, Optional<String> nothing, Consumer<Sheet> painting, Texts texts) {
    /** Usual width of a picture in pixels. */
    public static final int WIDTH = 1600;
    private static final double SPACE = 20;

    public static <T extends ToDraw> Picture of(Chart<T> chart, T subject, Texts texts) {
        return new Picture(chart.title(texts), subject.subtitle(texts), chart.nothingToShow(subject, texts),
                sheet -> chart.paint(subject, sheet), texts);
    }

    public static Picture of(FigureToDraw figure, Texts texts) {
        return new Picture(figure.title(), figure.subtitle(), Optional.empty(), figure::paint, texts);
    }

    /** This picture with another caption. */
    public Picture withCaption(String other) {
        return new Picture(title, other, nothing, painting, texts);
    }

    /** Height in pixels; found by painting on an image of one pixel. */
    int height(PictureLook look) {
        Graphics2D graphics = new BufferedImage(1, 1, BufferedImage.TYPE_INT_RGB).createGraphics();
        try {
            return paint(graphics, look, 1, 0);
        } finally {
            graphics.dispose();
        }
    }

    /**
     * Paints everything.
     *
     * @param height of the ground, in pixels
     * @param pixels of the device for a unit of the drawing; 0 where shapes are written, whose rasters have a pixel for a laid out one
     * @return the height that the contents need
     */
    int paint(Graphics2D graphics, PictureLook look, int height, double pixels) {
        Palette palette = new Palette(look.theme());
        Painter painter = new Java2dPainter(graphics, Math.max(1, pixels * look.zoom()));
        // Over the edge: a last pixel that is covered in part would be grey.
        painter.fill(new Box(0, 0, look.units() + 1, height + 1), palette.of(Tone.SURFACE));
        double trim = look.trim();
        graphics.scale(look.zoom(), look.zoom());
        graphics.translate(-trim, -trim);
        Sheet sheet = new Sheet(painter, palette, (plot, box) -> plot.draw(graphics,
                new Rectangle2D.Double(box.x(), box.y(), box.width(), box.height())), look.width() / look.zoom() + 2 * trim, texts,
                look.captioned());
        if (look.captioned()) {
            sheet.headline(title, caption);
        }
        if (nothing.isPresent()) {
            sheet.skip(SPACE);
            sheet.sentence(nothing.get(), FontRole.BODY);
            sheet.skip(SPACE);
        } else {
            painting.accept(sheet);
        }
        return (int) Math.ceil((sheet.height() - 2 * trim) * look.zoom());
    }
}
