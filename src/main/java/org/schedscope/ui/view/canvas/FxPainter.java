package org.schedscope.ui.view.canvas;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import javafx.geometry.Point2D;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.image.Image;
import javafx.scene.paint.Color;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.shape.StrokeLineJoin;
import javafx.scene.text.TextAlignment;
import javafx.scene.transform.Affine;
import org.schedscope.chart.paint.Box;
import org.schedscope.chart.paint.Colours;
import org.schedscope.chart.paint.Curves;
import org.schedscope.chart.paint.FontRole;
import org.schedscope.chart.paint.Painter;
import org.schedscope.chart.paint.Raster;
import org.schedscope.chart.paint.Stroke;
import org.schedscope.chart.paint.ThinSpaces;

/** Paints on a canvas. */
public final class FxPainter implements Painter {
    private static final double HATCH_STEP = 5;
    /** So many columns that differ are filled one by one. */
    private static final int FEW = 24;

    private final GraphicsContext graphics;
    private final FxFonts fonts;
    private final FxImages images;
    private final double screen;
    private final double pixels;
    private final Map<Integer, Color> colours = new HashMap<>();
    private Color latest;
    private int latestArgb;

    /**
     * @param zoom units of the canvas for a laid out pixel
     * @param screen pixels of the screen for a unit of the canvas
     */
    FxPainter(GraphicsContext graphics, FxFonts fonts, FxImages images, double zoom, double screen) {
        this.screen = screen;
        pixels = Math.max(1, zoom * screen);
        this.graphics = graphics;
        this.fonts = fonts;
        this.images = images;
        graphics.setLineCap(StrokeLineCap.BUTT);
        graphics.setLineJoin(StrokeLineJoin.MITER);
        graphics.setImageSmoothing(false);
    }

    private Color colour(int argb) {
        // Mostly that of the mark before.
        if (latest == null || argb != latestArgb) {
            latestArgb = argb;
            latest = colours.computeIfAbsent(argb,
                    c -> Color.rgb(Colours.red(c), Colours.green(c), Colours.blue(c), (c >>> 24) / 255.0));
        }
        return latest;
    }

    private void pen(Stroke stroke) {
        graphics.setStroke(colour(stroke.colour()));
        graphics.setLineWidth(stroke.width());
        graphics.setLineDashes(stroke.dashes().stream().mapToDouble(Double::doubleValue).toArray());
    }

    @Override
    public double pixels() {
        return pixels;
    }

    @Override
    public void fill(Box box, int colour) {
        graphics.setFill(colour(colour));
        graphics.fillRect(box.x(), box.y(), box.width(), box.height());
    }

    @Override
    public void fillRound(Box box, double radius, int colour) {
        SmallCorners corners = new SmallCorners(box, Math.max(0, radius), graphics::fillRect);
        graphics.setFill(colour(colour));
        if (radius <= 0 || corners.fit() && Colours.isOpaque(colour)) {
            corners.fill();
        } else {
            graphics.fillRoundRect(box.x(), box.y(), box.width(), box.height(), 2 * radius, 2 * radius);
        }
    }

    @Override
    public void stroke(Box box, double radius, Stroke stroke) {
        double half = stroke.width() / 2;
        SmallCorners corners = new SmallCorners(box.grown(half), radius <= 0 ? 0 : radius + half, graphics::fillRect);
        if (stroke.dashes().isEmpty() && corners.fit()) {
            graphics.setFill(colour(stroke.colour()));
            corners.frame(stroke.width());
            return;
        }
        pen(stroke);
        if (radius <= 0) {
            graphics.strokeRect(box.x(), box.y(), box.width(), box.height());
        } else {
            graphics.strokeRoundRect(box.x(), box.y(), box.width(), box.height(), 2 * radius, 2 * radius);
        }
    }

    @Override
    public void hatch(Box box, Stroke stroke) {
        clipped(box, () -> {
            pen(stroke);
            for (double x = box.x() - box.height(); x < box.right(); x += HATCH_STEP) {
                graphics.strokeLine(x, box.bottom(), x + box.height(), box.y());
            }
        });
    }

    @Override
    public void line(double x1, double y1, double x2, double y2, Stroke stroke) {
        boolean straight = (x1 == x2 || y1 == y2) && stroke.dashes().isEmpty();
        if (straight) {
            // Covers the same, and needs no outline: some hundred lines a frame are the ranges of a load.
            double across = x1 == x2 ? stroke.width() : 0;
            double down = y1 == y2 ? stroke.width() : 0;
            graphics.setFill(colour(stroke.colour()));
            graphics.fillRect(Math.min(x1, x2) - across / 2, Math.min(y1, y2) - down / 2, Math.abs(x2 - x1) + across,
                    Math.abs(y2 - y1) + down);
            return;
        }
        pen(stroke);
        graphics.strokeLine(x1, y1, x2, y2);
    }

    @Override
    public void polyline(double[] xs, double[] ys, int count, Stroke stroke) {
        if (count > 1) {
            pen(stroke);
            graphics.strokePolyline(xs, ys, count);
        }
    }

    @Override
    public void polygon(double[] xs, double[] ys, int count, int colour) {
        if (count > 2) {
            graphics.setFill(colour(colour));
            graphics.fillPolygon(xs, ys, count);
        }
    }

    @Override
    public void columns(double x, double[] tops, double[] bottoms, int colour) {
        int steps = 0;
        for (int i = 1; i < tops.length && steps < FEW; i++) {
            steps += tops[i] == tops[i - 1] && bottoms[i] == bottoms[i - 1] ? 0 : 1;
        }
        if (steps < FEW) {
            Painter.super.columns(x, tops, bottoms, colour);
        } else {
            ColumnImage image = new ColumnImage(scaled(tops), scaled(bottoms), colour);
            image(image.pixels(), x, image.top() / pixels);
        }
    }

    @Override
    public void curve(double x1, double y1, double x2, double y2, boolean upright, Stroke stroke) {
        pen(stroke);
        double reachX = upright ? 0 : Curves.reach(x2 - x1);
        double reachY = upright ? Curves.reach(y2 - y1) : 0;
        graphics.beginPath();
        graphics.moveTo(x1, y1);
        graphics.bezierCurveTo(x1 + reachX, y1 + reachY, x2 - reachX, y2 - reachY, x2, y2);
        graphics.stroke();
    }

    @Override
    public void text(String text, double x, double y, FontRole role, int colour, Anchor anchor) {
        if (text.isEmpty()) {
            return;
        }
        double width = anchor == Anchor.START ? 0 : width(text, role);
        graphics.setFont(fonts.of(role));
        graphics.setFill(colour(colour));
        graphics.setTextAlign(TextAlignment.LEFT);
        double at = x - (anchor == Anchor.MIDDLE ? width / 2 : width);
        for (String part : ThinSpaces.parts(text, role)) {
            graphics.fillText(part, at, y);
            at += fonts.width(part, role) + ThinSpaces.GAP * fonts.of(role).getSize();
        }
    }

    @Override
    public double width(String text, FontRole role) {
        double gap = ThinSpaces.GAP * fonts.of(role).getSize();
        double width = -gap;
        for (String part : ThinSpaces.parts(text, role)) {
            width += fonts.width(part, role) + gap;
        }
        return width;
    }

    @Override
    public void textUpwards(String text, double x, double y, FontRole role, int colour) {
        apart(() -> {
            graphics.translate(x, y);
            graphics.rotate(-90);
            text(text, 0, 0, role, colour, Anchor.MIDDLE);
        });
    }

    @Override
    public void raster(Raster raster, double x, double y) {
        image(images.of(raster), x, y);
    }

    private double[] scaled(double[] laidOut) {
        return pixels == 1 ? laidOut : Arrays.stream(laidOut).map(value -> value * pixels).toArray();
    }

    /** Draws an image of the screen's pixels at the nearest of them. */
    private void image(Image image, double x, double y) {
        Affine placed = graphics.getTransform();
        Point2D corner = placed.transform(x, y);
        apart(() -> {
            graphics.setTransform(new Affine());
            graphics.drawImage(image, Math.round(corner.getX() * screen) / screen, Math.round(corner.getY() * screen) / screen,
                    image.getWidth() / screen, image.getHeight() / screen);
        });
    }

    /** To whole pixels: the toolkit cuts along those for nothing, while any other edge costs more than all that is painted. */
    @Override
    public void moved(double x, double y, Runnable painting) {
        apart(() -> {
            graphics.translate(x, y);
            painting.run();
        });
    }

    @Override
    public void scaled(double factor, Runnable painting) {
        apart(() -> {
            graphics.scale(factor, factor);
            painting.run();
        });
    }

    @Override
    public void clipped(Box box, Runnable painting) {
        Affine placed = graphics.getTransform();
        Point2D from = placed.transform(box.x(), box.y());
        Point2D to = placed.transform(box.right(), box.bottom());
        double left = Math.round(from.getX());
        double top = Math.round(from.getY());
        apart(() -> {
            graphics.setTransform(new Affine());
            graphics.beginPath();
            graphics.rect(left, top, Math.max(0, Math.round(to.getX()) - left), Math.max(0, Math.round(to.getY()) - top));
            graphics.clip();
            graphics.setTransform(placed);
            painting.run();
        });
    }

    /** Painting moved or cut leaves the canvas unchanged, also where it fails: the next frame is painted on it. */
    private void apart(Runnable painting) {
        graphics.save();
        try {
            painting.run();
        } finally {
            graphics.restore();
        }
    }
}
