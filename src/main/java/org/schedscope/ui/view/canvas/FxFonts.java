package org.schedscope.ui.view.canvas;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.text.Font;
import javafx.scene.text.Text;
import org.schedscope.chart.paint.FontRole;

/** The bundled fonts in the sizes of canvases, and how wide texts are in them. */
public final class FxFonts {
    /** The toolkit copies and parses a file whenever a font is loaded, so that is done once for each, and not for every size. */
    private static final Map<FontRole.Face, Font> FACES = Stream.of(FontRole.Face.values())
            .collect(Collectors.toUnmodifiableMap(face -> face, FxFonts::load));
    private static final Map<FontRole, Font> FONTS = Stream.of(FontRole.values())
            .collect(Collectors.toUnmodifiableMap(role -> role, role -> new Font(FACES.get(role.face()).getName(), role.size())));

    private final Map<FontRole, Map<Character, Double>> advances = new EnumMap<>(FontRole.class);

    FxFonts() {
        for (FontRole role : FontRole.values()) {
            advances.put(role, new HashMap<>());
        }
    }

    /** Makes the bundled fonts known to the toolkit by their family names: loading them with this class does. */
    public static void register() {
        Objects.requireNonNull(FACES);
    }

    private static Font load(FontRole.Face face) {
        try (InputStream in = FxFonts.class.getResourceAsStream(face.resource())) {
            Font font = Font.loadFont(in, FontRole.BODY.size());
            if (font == null) {
                throw new IllegalStateException("the font " + face.resource() + " cannot be used");
            }
            return font;
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the font " + face.resource(), e);
        }
    }

    public Font of(FontRole role) {
        return FONTS.get(role);
    }

    /** The sum of advances: without kerning, but hundreds of labels a frame cost nothing. */
    double width(String text, FontRole role) {
        Map<Character, Double> known = advances.get(role);
        double width = 0;
        for (int i = 0; i < text.length(); i++) {
            width += known.computeIfAbsent(text.charAt(i), c -> measure(c, role));
        }
        return width;
    }

    private double measure(char c, FontRole role) {
        // Spaces at the end of a line have no width of their own.
        return measure("x" + c + "x", role) - measure("xx", role);
    }

    private double measure(String text, FontRole role) {
        Text node = new Text(text);
        node.setFont(FONTS.get(role));
        return node.getLayoutBounds().getWidth();
    }
}
