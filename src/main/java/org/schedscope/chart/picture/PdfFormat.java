package org.schedscope.chart.picture;

import java.awt.Rectangle;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.jfree.pdf.PDFDocument;
import org.jfree.pdf.PDFGraphics2D;
import org.jfree.pdf.PDFHints;
import org.jfree.pdf.Page;
import org.schedscope.chart.Theme;

/** Shapes on a page of the picture's size, for papers. */
final class PdfFormat implements PictureFormat {
    /** Points per pixel: a picture is as wide as a landscape page of A4. */
    private static final double POINTS = 0.5;

    @Override
    public String name() {
        return "pdf";
    }

    @Override
    public String title() {
        return "PDF page";
    }

    @Override
    public boolean hasPixels() {
        return false;
    }

    @Override
    public byte[] bytes(Picture picture, Theme theme, double scale) {
        int height = picture.height(theme);
        double points = POINTS * scale;
        PDFDocument document = new PDFDocument();
        document.setTitle(plain(picture.title() + " - " + picture.caption()));
        Page page = document.createPage(new Rectangle((int) Math.ceil(Picture.WIDTH * points), (int) Math.ceil(height * points)));
        PDFGraphics2D graphics = page.getGraphics2D();
        graphics.setRenderingHint(PDFHints.KEY_DRAW_STRING_TYPE, PDFHints.VALUE_DRAW_STRING_TYPE_VECTOR);
        graphics.scale(points, points);
        picture.paint(graphics, theme, height);
        return withoutDates(document.getPDFBytes());
    }

    /** As a PDF string takes it as it stands: ASCII, parentheses and backslashes escaped. */
    private static String plain(String text) {
        return text.replace('\u00B7', '-').replaceAll("[^ -~]", " ").replaceAll("[()\\\\]", "\\\\$0");
    }

    /** Blanks the dates of the document, so that the same picture gives the same bytes; nothing moves. */
    private static byte[] withoutDates(byte[] bytes) {
        String text = new String(bytes, StandardCharsets.ISO_8859_1);
        int end = text.indexOf("endobj", text.indexOf("/Type /Info"));
        for (String key : List.of("/ModDate (", "/CreationDate (")) {
            int from = text.indexOf(key);
            int to = text.indexOf(')', from) + 1;
            if (from >= 0 && to <= end) {
                Arrays.fill(bytes, from, to, (byte) ' ');
            }
        }
        return bytes;
    }
}
