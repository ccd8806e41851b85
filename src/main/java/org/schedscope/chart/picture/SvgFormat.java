package org.schedscope.chart.picture;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import org.jfree.svg.SVGGraphics2D;
import org.jfree.svg.SVGHints;
import org.jfree.svg.ViewBox;
import org.schedscope.chart.Theme;

/** Shapes, for web pages and drawing programs. Rasters, as of a Gantt chart with more tasks than pixels, are embedded. */
final class SvgFormat implements PictureFormat {
    private static final String HEAD = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";

    @Override
    public String name() {
        return "svg";
    }

    @Override
    public String title() {
        return "SVG drawing";
    }

    @Override
    public boolean hasPixels() {
        return false;
    }

    @Override
    public byte[] bytes(Picture picture, Theme theme, double scale) {
        int height = picture.height(theme);
        SVGGraphics2D graphics = new SVGGraphics2D(Picture.WIDTH * scale, height * scale);
        graphics.setDefsKeyPrefix("d");
        graphics.setGeomDoubleConverter(SvgFormat::hundredths);
        graphics.setRenderingHint(SVGHints.KEY_DRAW_STRING_TYPE, SVGHints.VALUE_DRAW_STRING_TYPE_VECTOR);
        picture.paint(graphics, theme, height);
        String drawing = graphics.getSVGElement(null, true, new ViewBox(0, 0, Picture.WIDTH, height), null, null);
        int inside = drawing.indexOf('>') + 1;
        String words = "<title>" + escaped(picture.title()) + "</title><desc>" + escaped(picture.caption()) + "</desc>";
        return (HEAD + drawing.substring(0, inside) + words + drawing.substring(inside) + "\n").getBytes(StandardCharsets.UTF_8);
    }

    /** Coordinates to a hundredth of a pixel: outlines of letters take a third of the room that way. */
    private static String hundredths(double coordinate) {
        long hundredths = Math.round(100 * coordinate);
        return hundredths % 100 == 0 ? Long.toString(hundredths / 100) : BigDecimal.valueOf(hundredths, 2).stripTrailingZeros().toPlainString();
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
