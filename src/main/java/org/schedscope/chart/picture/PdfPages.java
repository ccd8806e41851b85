package org.schedscope.chart.picture;

import de.rototor.pdfbox.graphics2d.PdfBoxGraphics2D;
import java.awt.Graphics2D;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.function.Consumer;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;

/**
 * A PDF document that is painted page by page, its text as text in the bundled fonts, with the letters that it uses. The same pages give
 * the same bytes.
 */
public final class PdfPages implements Closeable {
    private final PDDocument document = new PDDocument();
    private final PdfText text;

    /** @param title what programs that show it call it */
    public PdfPages(String title) {
        // No date, and an identity that is that of every other document: one that is made twice is the same.
        document.setDocumentId(0L);
        document.getDocumentInformation().setTitle(title);
        text = new PdfText(document);
    }

    /** A picture on a page of its size. */
    static byte[] of(Picture picture, PictureLook look) {
        int height = picture.height(look);
        try (PdfPages pages = new PdfPages(picture.title() + " - " + picture.caption())) {
            pages.add(look.width(), height, look.points(), graphics -> picture.paint(graphics, look, height, 0));
            return pages.bytes();
        }
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
        PDPage page = new PDPage(new PDRectangle((float) Math.ceil(width * points), (float) Math.ceil(height * points)));
        document.addPage(page);
        try (PDPageContentStream content = new PDPageContentStream(document, page)) {
            PdfBoxGraphics2D graphics = new PdfBoxGraphics2D(document, page.getMediaBox());
            graphics.setFontTextDrawer(text);
            graphics.scale(points, points);
            painting.accept(graphics);
            graphics.dispose();
            content.drawForm(graphics.getXFormObject());
        } catch (IOException e) {
            throw inMemory(e);
        }
    }

    /** The whole document. */
    public byte[] bytes() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            document.save(out);
        } catch (IOException e) {
            throw inMemory(e);
        }
        return out.toByteArray();
    }

    @Override
    public void close() {
        try {
            text.close();
            document.close();
        } catch (IOException e) {
            throw inMemory(e);
        }
    }

    /** Nothing is read or written but memory. */
    private static UncheckedIOException inMemory(IOException e) {
        return new UncheckedIOException("cannot make the PDF document", e);
    }
}
