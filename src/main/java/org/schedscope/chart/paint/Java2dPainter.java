package org.schedscope.chart.paint;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.CubicCurve2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.util.EnumMap;
import java.util.Map;

/** Paints on a {@link Graphics2D}, smoothly, with the bundled fonts; needs no display. */
public final class Java2dPainter implements Painter {
    private static final double HATCH_STEP = 5;

    private final Graphics2D graphics;
    private final double pixels;
    private final Map<FontRole, Font> fonts = new EnumMap<>(FontRole.class);

    public Java2dPainter(Graphics2D graphics) {
        this(graphics, 1);
    }

    /** @param pixels of the image for one that is laid out, at least 1; 1 where there is no image, but shapes */
    public Java2dPainter(Graphics2D graphics, double pixels) {
        this.graphics = graphics;
        this.pixels = pixels;
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        for (FontRole role : FontRole.values()) {
            fonts.put(role, Java2dFonts.of(role));
        }
    }

    private void colour(int argb) {
        graphics.setColor(new Color(argb, true));
    }

    private void pen(Stroke stroke) {
        colour(stroke.colour());
        if (stroke.dashes().isEmpty()) {
            graphics.setStroke(new BasicStroke((float) stroke.width(), BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER));
            return;
        }
        float[] dashes = new float[stroke.dashes().size()];
        for (int i = 0; i < dashes.length; i++) {
            dashes[i] = stroke.dashes().get(i).floatValue();
        }
        graphics.setStroke(new BasicStroke((float) stroke.width(), BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER, 10, dashes, 0));
    }

    private static Rectangle2D rectangle(Box box) {
        return new Rectangle2D.Double(box.x(), box.y(), box.width(), box.height());
    }

    private static Shape rounded(Box box, double radius) {
        return radius <= 0 ? rectangle(box) : new RoundRectangle2D.Double(box.x(), box.y(), box.width(), box.height(), 2 * radius,
                2 * radius);
    }

    @Override
    public double pixels() {
        return pixels;
    }

    @Override
    public void fill(Box box, int colour) {
        colour(colour);
        graphics.fill(rectangle(box));
    }

    @Override
    public void fillRound(Box box, double radius, int colour) {
        colour(colour);
        graphics.fill(rounded(box, radius));
    }

    @Override
    public void stroke(Box box, double radius, Stroke stroke) {
        pen(stroke);
        graphics.draw(rounded(box, radius));
    }

    @Override
    public void hatch(Box box, Stroke stroke) {
        clipped(box, () -> {
            pen(stroke);
            for (double x = box.x() - box.height(); x < box.right(); x += HATCH_STEP) {
                graphics.draw(new Line2D.Double(x, box.bottom(), x + box.height(), box.y()));
            }
        });
    }

    @Override
    public void line(double x1, double y1, double x2, double y2, Stroke stroke) {
        pen(stroke);
        graphics.draw(new Line2D.Double(x1, y1, x2, y2));
    }

    private static Path2D path(double[] xs, double[] ys, int count) {
        Path2D path = new Path2D.Double(Path2D.WIND_NON_ZERO, count + 1);
        path.moveTo(xs[0], ys[0]);
        for (int i = 1; i < count; i++) {
            path.lineTo(xs[i], ys[i]);
        }
        return path;
    }

    @Override
    public void polyline(double[] xs, double[] ys, int count, Stroke stroke) {
        if (count > 1) {
            pen(stroke);
            graphics.draw(path(xs, ys, count));
        }
    }

    @Override
    public void polygon(double[] xs, double[] ys, int count, int colour) {
        if (count > 2) {
            colour(colour);
            Path2D path = path(xs, ys, count);
            path.closePath();
            graphics.fill(path);
        }
    }

    @Override
    public void curve(double x1, double y1, double x2, double y2, boolean upright, Stroke stroke) {
        pen(stroke);
        double reachX = upright ? 0 : Curves.reach(x2 - x1);
        double reachY = upright ? Curves.reach(y2 - y1) : 0;
        graphics.draw(new CubicCurve2D.Double(x1, y1, x1 + reachX, y1 + reachY, x2 - reachX, y2 - reachY, x2, y2));
    }

    @Override
    public void text(String text, double x, double y, FontRole role, int colour, Anchor anchor) {
        if (text.isEmpty()) {
            return;
        }
        double width = anchor == Anchor.START ? 0 : width(text, role);
        Font font = fonts.get(role);
        graphics.setFont(font);
        colour(colour);
        double at = x - (anchor == Anchor.MIDDLE ? width / 2 : width);
        for (String part : ThinSpaces.parts(text, role)) {
            graphics.drawString(part, (float) at, (float) y);
            at += Java2dFonts.width(part, font) + ThinSpaces.GAP * font.getSize2D();
        }
    }

    @Override
    public double width(String text, FontRole role) {
        Font font = fonts.get(role);
        double width = -ThinSpaces.GAP * font.getSize2D();
        for (String part : ThinSpaces.parts(text, role)) {
            width += Java2dFonts.width(part, font) + ThinSpaces.GAP * font.getSize2D();
        }
        return width;
    }

    @Override
    public void textUpwards(String text, double x, double y, FontRole role, int colour) {
        AffineTransform before = graphics.getTransform();
        graphics.translate(x, y);
        graphics.rotate(-Math.PI / 2);
        text(text, 0, 0, role, colour, Anchor.MIDDLE);
        graphics.setTransform(before);
    }

    @Override
    public void raster(Raster raster, double x, double y) {
        BufferedImage image = new BufferedImage(raster.width(), raster.height(), BufferedImage.TYPE_INT_ARGB);
        int[] pixels = ((DataBufferInt) image.getRaster().getDataBuffer()).getData();
        System.arraycopy(raster.argb(), 0, pixels, 0, pixels.length);
        if (this.pixels == 1) {
            graphics.drawImage(image, (int) Math.round(x), (int) Math.round(y), null);
            return;
        }
        AffineTransform before = graphics.getTransform();
        Point2D corner = before.transform(new Point2D.Double(x, y), null);
        graphics.setTransform(new AffineTransform());
        graphics.drawImage(image, (int) Math.round(corner.getX()), (int) Math.round(corner.getY()), null);
        graphics.setTransform(before);
    }

    @Override
    public void moved(double x, double y, Runnable painting) {
        AffineTransform before = graphics.getTransform();
        graphics.translate(x, y);
        painting.run();
        graphics.setTransform(before);
    }

    @Override
    public void scaled(double factor, Runnable painting) {
        AffineTransform before = graphics.getTransform();
        graphics.scale(factor, factor);
        painting.run();
        graphics.setTransform(before);
    }

    @Override
    public void clipped(Box box, Runnable painting) {
        Shape before = graphics.getClip();
        graphics.clip(rectangle(box));
        painting.run();
        graphics.setClip(before);
    }
}
