package org.schedscope.chart.picture;

import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.util.List;
import java.util.Set;
import org.apache.fontbox.ttf.CmapLookup;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TTFSubsetter;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBuffer;
import org.schedscope.chart.paint.FontRole;

/** The letters of a bundled font. */
final class FontFile implements Closeable {
    /** What browsers need; kerning and ligatures would name letters that are gone. */
    private static final List<String> TABLES = List.of("OS/2", "cmap", "cvt ", "fpgm", "glyf", "head", "hhea", "hmtx", "loca", "maxp",
            "name", "post", "prep");

    private final TrueTypeFont font;
    private final CmapLookup letters;

    FontFile(FontRole.Face face) throws IOException {
        font = new TTFParser().parse(new RandomAccessReadBuffer(face.bytes()));
        // One letter, one glyph, as Java2D measures it: no ligatures.
        font.setEnableGsub(false);
        letters = font.getUnicodeCmapLookup();
    }

    TrueTypeFont font() {
        return font;
    }

    /** Whether the font has all letters of a text. */
    boolean has(String text) {
        return text.codePoints().allMatch(letter -> letters.getGlyphId(letter) != 0);
    }

    /** A font file with some letters only. */
    byte[] only(Set<Integer> some) throws IOException {
        TTFSubsetter subset = new TTFSubsetter(font, TABLES);
        subset.addAll(some);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        subset.writeToStream(out);
        return out.toByteArray();
    }

    @Override
    public void close() throws IOException {
        font.close();
    }
}
