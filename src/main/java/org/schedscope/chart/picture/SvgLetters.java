package org.schedscope.chart.picture;

import java.io.IOException;
import java.util.Base64;
import java.util.EnumMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.schedscope.chart.paint.FontRole;

/** Which letters of the bundled fonts a drawing uses. */
final class SvgLetters {
    private static final int OTHER = 0xFFFD;

    private final Map<FontRole.Face, Set<Integer>> used = new EnumMap<>(FontRole.Face.class);

    void use(FontRole.Face face, String text) {
        Set<Integer> letters = used.computeIfAbsent(face, key -> new TreeSet<>());
        text.codePoints().forEach(letters::add);
    }

    /** The letters themselves, so that the drawing looks the same where the fonts are not installed. */
    String styleSheet() throws IOException {
        StringBuilder rules = new StringBuilder();
        for (Map.Entry<FontRole.Face, Set<Integer>> entry : used.entrySet()) {
            FontRole.Face face = entry.getKey();
            try (FontFile file = new FontFile(face)) {
                rules.append("@font-face{font-family:\"").append(face.family()).append("\";font-weight:").append(face.weight())
                        .append(";src:url(data:font/ttf;base64,").append(Base64.getEncoder().encodeToString(file.only(entry.getValue())))
                        .append(") format(\"truetype\")}");
            }
        }
        return rules.toString();
    }

    /** A text whose characters XML allows; in the place of others is the sign for one that cannot be shown. */
    static String allowed(String text) {
        return text.codePoints().map(letter -> isAllowed(letter) ? letter : OTHER)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append).toString();
    }

    private static boolean isAllowed(int letter) {
        return letter == '\t' || letter == '\n' || letter >= 0x20 && letter < Character.MIN_SURROGATE
                || letter > Character.MAX_SURROGATE && letter < 0xFFFE || letter >= Character.MIN_SUPPLEMENTARY_CODE_POINT;
    }
}
