package org.schedscope.chart.paint;

import java.awt.Font;
import java.awt.FontFormatException;
import java.awt.font.FontRenderContext;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/** The bundled fonts for Java2D, read once. */
public final class Java2dFonts {
    /** Fixed, so that measures do not depend on the machine. */
    private static final FontRenderContext MEASURES = new FontRenderContext(null, true, true);
    private static final Map<FontRole.Face, Font> FACES = load();

    private Java2dFonts() {
    }

    public static Font of(FontRole role) {
        return FACES.get(role.face()).deriveFont((float) role.size());
    }

    /** Which bundled font a font is, at whatever size; none if it is one of the machine's. */
    public static Optional<FontRole.Face> face(Font font) {
        return FACES.entrySet().stream().filter(entry -> entry.getValue().getPSName().equals(font.getPSName())).map(Map.Entry::getKey)
                .findFirst();
    }

    /** How far a line of text moves the pen, in the unit of the font's size. */
    public static double width(String text, Font font) {
        return font.getStringBounds(text, MEASURES).getWidth();
    }

    private static Map<FontRole.Face, Font> load() {
        Map<FontRole.Face, Font> faces = new EnumMap<>(FontRole.Face.class);
        for (FontRole.Face face : FontRole.Face.values()) {
            try (InputStream in = new ByteArrayInputStream(face.bytes())) {
                faces.put(face, Font.createFont(Font.TRUETYPE_FONT, in));
            } catch (IOException e) {
                throw new UncheckedIOException("cannot read the font " + face.resource(), e);
            } catch (FontFormatException e) {
                throw new IllegalStateException("the font " + face.resource() + " is damaged", e);
            }
        }
        return faces;
    }
}
