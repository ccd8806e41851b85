package org.schedscope.chart.picture;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.pdfbox.text.TextPosition;

/** Reads the text of a page as a PDF viewer finds it: which letters, in which font, where. */
public final class PdfReader {
    private static final double ROUNDING = 0.5;

    private final PDRectangle box;
    private final List<TextPosition> letters;
    private final String text;

    private PdfReader(PDRectangle box, List<TextPosition> letters, String text) {
        this.box = box;
        this.letters = letters;
        this.text = text;
    }

    /** @param number from 1 */
    public static PdfReader page(PDDocument document, int number) throws IOException {
        List<TextPosition> letters = new ArrayList<>();
        PDFTextStripper stripper = new PDFTextStripper() {
            @Override
            protected void processTextPosition(TextPosition letter) {
                letters.add(letter);
                super.processTextPosition(letter);
            }
        };
        stripper.setStartPage(number);
        stripper.setEndPage(number);
        String text = stripper.getText(document);
        return new PdfReader(document.getPage(number - 1).getMediaBox(), letters, text);
    }

    public String text() {
        return text;
    }

    /** Where the last letter ends, in points. */
    public double right() {
        return letters.stream().mapToDouble(letter -> letter.getX() + letter.getWidth()).max().orElse(0);
    }

    public void assertInside() {
        assertFalse(letters.isEmpty(), "no text");
        for (TextPosition letter : letters) {
            assertTrue(letter.getX() >= 0 && letter.getX() + letter.getWidth() <= box.getWidth() + ROUNDING
                    && letter.getY() - letter.getHeight() >= 0 && letter.getY() <= box.getHeight(), letter + " at " + letter.getX() + " in " + text);
        }
    }

    /** No letter is in a font that the machine of whoever looks at it would have to have. */
    public void assertEmbedded() {
        for (TextPosition letter : letters) {
            PDFont font = letter.getFont();
            assertTrue(font.isEmbedded() && font.getName().matches("[A-Z]{6}\\+(Inter|JetBrainsMono)-.*"), font.getName());
        }
    }
}
