package org.schedscope.chart.picture;

import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.jfree.pdf.PDFDocument;
import org.jfree.pdf.PDFGraphics2D;
import org.jfree.pdf.PDFHints;

/** A PDF document that is painted page by page. The same pages give the same bytes. */
public final class PdfPages {
    private static final Pattern OTHER_LETTER = Pattern.compile("[^ -~]");

    private final PDFDocument document = new PDFDocument();

    /** @param title what programs that show it call it; only its letters of Latin 1 are kept, and ASCII */
    public PdfPages(String title) {
        document.setTitle(plain(title));
    }

    /**
     * The next page.
     *
     * @param width in pixels
     * @param height in pixels
     * @param points per pixel: 72 points are an inch
     * @param painting paints in pixels
     */
    public void add(double width, double height, double points, Consumer<Graphics2D> painting) {
        PDFGraphics2D graphics = document.createPage(new Rectangle((int) Math.ceil(width * points), (int) Math.ceil(height * points))).getGraphics2D();
        // As outlines, text looks the same where the bundled fonts are not installed.
        graphics.setRenderingHint(PDFHints.KEY_DRAW_STRING_TYPE, PDFHints.VALUE_DRAW_STRING_TYPE_VECTOR);
        graphics.scale(points, points);
        painting.accept(graphics);
    }

    /** The whole document. */
    public byte[] bytes() {
        return withoutDates(document.getPDFBytes());
    }

    /** As a PDF string takes it as it stands: ASCII, parentheses and backslashes escaped, letters of Latin 1 by their octal numbers. */
    private static String plain(String text) {
        String latin = text.replace('\u00B7', '-').replaceAll("[^ -~\u00C0-\u00FF]", " ").replaceAll("[()\\\\]", "\\\\$0");
        return OTHER_LETTER.matcher(latin).replaceAll(letter -> "\\\\" + Integer.toOctalString(letter.group().charAt(0)));
    }

    /** Blanks the dates of the document, so that the same pages give the same bytes; nothing moves. */
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
