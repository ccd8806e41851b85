package org.schedscope.ui.view.kit;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Locale;
import org.schedscope.chart.paint.Palette;
import org.schedscope.chart.paint.Theme;
import org.schedscope.chart.paint.Tone;

/**
 * Style sheet of a theme: size of type, and the colours of the {@link Palette} as looked-up colours {@code -ss-…} for {@code window.css}.
 * Worked out from the palette, so that canvases, pictures and controls cannot differ.
 */
public final class ThemeSheet {
    private ThemeSheet() {
    }

    /** With the type size of the theme. */
    public static String css(Theme theme) {
        return css(theme, 1);
    }

    /** As text: {@code .root { -fx-font-size: 13px; -ss-surface: #FFFFFF; … }}. */
    static String css(Theme theme, double growth) {
        Palette palette = new Palette(theme);
        StringBuilder css = new StringBuilder(".root {\n    -fx-font-size: " + theme.typeSize() * growth + "px;\n");
        for (Tone tone : Tone.values()) {
            colour(css, tone.id(), palette.of(tone));
        }
        for (int i = 0; i < Palette.FILLS; i++) {
            colour(css, "identity-" + i, palette.fill(i));
            colour(css, "identity-edge-" + i, palette.edgeOf(palette.fill(i)));
        }
        colour(css, "on-identity", Palette.INK);
        for (int step = 0; step <= Palette.VALUE_STEPS; step++) {
            colour(css, "value-" + step, palette.value(step));
        }
        colour(css, "value-open", palette.valueOpen());
        for (int step = 1; step <= Palette.HEAT_STEPS; step++) {
            colour(css, "heat-" + step, palette.heat(step));
        }
        colour(css, "shift-earlier", palette.shift(-1));
        colour(css, "shift-same", palette.shift(0));
        colour(css, "shift-later", palette.shift(1));
        return css.append("}\n").toString();
    }

    /** As an address that a scene takes. */
    static String url(Theme theme, double growth) {
        return "data:text/css;base64," + Base64.getEncoder().encodeToString(css(theme, growth).getBytes(StandardCharsets.UTF_8));
    }

    private static void colour(StringBuilder css, String name, int colour) {
        css.append(String.format(Locale.ROOT, "    -ss-%s: #%06X;%n", name, colour & 0xFFFFFF).replace("\r", ""));
    }
}
