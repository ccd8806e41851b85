package org.schedscope.chart;

import java.awt.Font;
import java.awt.FontFormatException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.EnumMap;
import java.util.Map;

/** The bundled fonts for Java2D, read once. */
final class Java2dFonts {
    private static final Map<FontRole.Face, Font> FACES = load();

    private Java2dFonts() {
    }

    static Font of(FontRole role) {
        return FACES.get(role.face()).deriveFont((float) role.size());
    }

    private static Map<FontRole.Face, Font> load() {
        Map<FontRole.Face, Font> faces = new EnumMap<>(FontRole.Face.class);
        for (FontRole.Face face : FontRole.Face.values()) {
            try (InputStream in = Java2dFonts.class.getResourceAsStream(face.resource())) {
                if (in == null) {
                    throw new IllegalStateException("the font " + face.resource() + " is missing from the program");
                }
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
