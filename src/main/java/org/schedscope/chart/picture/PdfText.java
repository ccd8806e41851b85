package org.schedscope.chart.picture;

import de.rototor.pdfbox.graphics2d.PdfBoxGraphics2DFontTextDrawer;
import java.awt.Font;
import java.awt.FontFormatException;
import java.awt.font.TextAttribute;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.text.AttributedCharacterIterator;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType0Font;
import org.schedscope.chart.paint.FontRole;
import org.schedscope.chart.paint.Java2dFonts;

/** Writes text in the bundled fonts as text. Text that has a letter which they lack becomes outlines. */
final class PdfText extends PdfBoxGraphics2DFontTextDrawer {
    private final PDDocument document;
    private final Map<FontRole.Face, FontFile> files = new EnumMap<>(FontRole.Face.class);
    private final Map<FontRole.Face, PDFont> fonts = new EnumMap<>(FontRole.Face.class);

    PdfText(PDDocument document) {
        this.document = document;
    }

    @Override
    protected boolean hasDynamicFontMapping() {
        return true;
    }

    @Override
    protected PDFont mapFont(Font font, IFontTextDrawerEnv env) throws IOException {
        Optional<FontRole.Face> face = Java2dFonts.face(font);
        return face.isPresent() ? font(face.get()) : null;
    }

    private PDFont font(FontRole.Face face) throws IOException {
        PDFont font = fonts.get(face);
        if (font == null) {
            font = PDType0Font.load(document, file(face).font(), true);
            fonts.put(face, font);
        }
        return font;
    }

    private FontFile file(FontRole.Face face) throws IOException {
        FontFile file = files.get(face);
        if (file == null) {
            file = new FontFile(face);
            files.put(face, file);
        }
        return file;
    }

    @Override
    public boolean canDrawText(AttributedCharacterIterator text, IFontTextDrawerEnv env) throws IOException, FontFormatException {
        return hasLetters(text, env) && super.canDrawText(text, env);
    }

    private boolean hasLetters(AttributedCharacterIterator text, IFontTextDrawerEnv env) throws IOException {
        for (text.first(); text.getIndex() < text.getEndIndex(); text.setIndex(text.getRunLimit())) {
            Font font = (Font) text.getAttribute(TextAttribute.FONT);
            Optional<FontRole.Face> face = Java2dFonts.face(font == null ? env.getFont() : font);
            if (face.isEmpty() || !file(face.get()).has(run(text))) {
                return false;
            }
        }
        text.first();
        return true;
    }

    /** The letters from here to where other attributes begin. */
    private static String run(AttributedCharacterIterator text) {
        StringBuilder letters = new StringBuilder();
        int start = text.getIndex();
        int limit = text.getRunLimit();
        for (char letter = text.current(); text.getIndex() < limit; letter = text.next()) {
            letters.append(letter);
        }
        text.setIndex(start);
        return letters.toString();
    }

    @Override
    public void close() {
        super.close();
        for (FontFile file : files.values()) {
            try {
                file.close();
            } catch (IOException e) {
                throw new UncheckedIOException("cannot close a font in memory", e);
            }
        }
    }
}
