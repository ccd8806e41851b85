package org.schedscope.slide;

import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import org.schedscope.chart.paint.Box;
import org.schedscope.chart.paint.FontRole;
import org.schedscope.chart.paint.Java2dPainter;
import org.schedscope.chart.paint.Painter;
import org.schedscope.chart.paint.Palette;
import org.schedscope.chart.paint.Raster;
import org.schedscope.chart.paint.Stroke;
import org.schedscope.chart.paint.Theme;

/** Reads what is written on a page, and where. */
final class PageReader implements Painter {
    private final Painter measures = new Java2dPainter(new BufferedImage(1, 1, BufferedImage.TYPE_INT_RGB).createGraphics());
    private final List<Text> texts = new ArrayList<>();
    private double x;
    private double y;
    private double factor = 1;

    /** A line on the page; {@code y} is its base line. */
    record Text(String text, double left, double right, double y, double size) {
    }

    static List<Text> page(Slide slide, String number) {
        PageReader reader = new PageReader();
        slide.paint(reader.ink(), number);
        return reader.texts;
    }

    /** What some blocks say, without spaces and line breaks. */
    static String words(List<SlideBlock> blocks) {
        PageReader reader = new PageReader();
        SlideBlock.paint(blocks, reader.ink(), 0, 0);
        return String.join("", reader.texts.stream().map(text -> text.text().replaceAll("\\s", "")).toList());
    }

    private SlidePainter ink() {
        return new SlidePainter(this, new Palette(Theme.PROJECTOR));
    }

    @Override
    public void text(String text, double at, double base, FontRole role, int colour, Anchor anchor) {
        double width = measures.width(text, role);
        double left = at - (anchor == Anchor.START ? 0 : anchor == Anchor.MIDDLE ? width / 2 : width);
        if (!text.isEmpty()) {
            texts.add(new Text(text, x + left * factor, x + (left + width) * factor, y + base * factor, role.size() * factor));
        }
    }

    @Override
    public double width(String text, FontRole role) {
        return measures.width(text, role);
    }

    @Override
    public void moved(double dx, double dy, Runnable painting) {
        x += dx * factor;
        y += dy * factor;
        painting.run();
        x -= dx * factor;
        y -= dy * factor;
    }

    @Override
    public void scaled(double by, Runnable painting) {
        factor *= by;
        painting.run();
        factor /= by;
    }

    @Override
    public void clipped(Box box, Runnable painting) {
        painting.run();
    }

    @Override
    public void fill(Box box, int colour) {
        // Only what is written is read.
    }

    @Override
    public void fillRound(Box box, double radius, int colour) {
        // Only what is written is read.
    }

    @Override
    public void stroke(Box box, double radius, Stroke stroke) {
        // Only what is written is read.
    }

    @Override
    public void hatch(Box box, Stroke stroke) {
        // Only what is written is read.
    }

    @Override
    public void line(double x1, double y1, double x2, double y2, Stroke stroke) {
        // Only what is written is read.
    }

    @Override
    public void polyline(double[] xs, double[] ys, int count, Stroke stroke) {
        // Only what is written is read.
    }

    @Override
    public void polygon(double[] xs, double[] ys, int count, int colour) {
        // Only what is written is read.
    }

    @Override
    public void curve(double x1, double y1, double x2, double y2, boolean upright, Stroke stroke) {
        // Only what is written is read.
    }

    @Override
    public void textUpwards(String text, double at, double base, FontRole role, int colour) {
        throw new UnsupportedOperationException("nobody reads sideways");
    }

    @Override
    public void raster(Raster raster, double left, double top) {
        // Only what is written is read.
    }
}
