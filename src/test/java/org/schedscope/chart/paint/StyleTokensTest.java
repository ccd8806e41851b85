package org.schedscope.chart.paint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The style sheets of the window and the palette of pictures say the same of every colour. */
class StyleTokensTest {
    private static final Path SHEETS = Path.of("assets", "css");
    private static final Pattern SET = Pattern.compile("(-ss-[a-z0-9-]+): (#[0-9A-F]{6});");
    private static final Pattern USED = Pattern.compile("-ss-[a-z0-9-]+(?!\\w|-|:)");
    private static final Pattern LOCAL = Pattern.compile("(-ss-[a-z0-9-]+):");
    private static final List<String> SHIFTS = List.of("earlier", "same", "later");

    /** What the palette calls each colour, as a token. */
    private static Map<String, Integer> palette(Theme theme) {
        Palette palette = new Palette(theme);
        Map<String, Integer> colours = new TreeMap<>();
        for (Tone tone : Tone.values()) {
            colours.put(token(tone.name().toLowerCase(Locale.ROOT).replace('_', '-')), palette.of(tone));
        }
        colours.put(token("on-identity"), Palette.labelOn(palette.identity(0)));
        for (int i = 0; i < Palette.IDENTITIES; i++) {
            colours.put(token("identity-" + i), palette.identity(i));
            colours.put(token("identity-edge-" + i), palette.edgeOf(palette.identity(i)));
        }
        for (int step = 0; step <= Palette.VALUE_STEPS; step++) {
            colours.put(token("value-" + step), palette.value(step));
        }
        colours.put(token("value-open"), palette.valueOpen());
        for (int sign = -1; sign <= 1; sign++) {
            colours.put(token("shift-" + SHIFTS.get(sign + 1)), palette.shift(sign));
        }
        return colours;
    }

    private static String token(String name) {
        return "-ss-" + name;
    }

    private static Map<String, Integer> sheet(Theme theme) throws IOException {
        Map<String, Integer> tokens = new TreeMap<>();
        Matcher found = SET.matcher(Files.readString(SHEETS.resolve(theme.name().toLowerCase(Locale.ROOT) + ".css")));
        while (found.find()) {
            tokens.put(found.group(1), Colours.parse(found.group(2)));
        }
        return tokens;
    }

    /** Tokens that the sheets of all themes look up, but for those that a part of the window sets for itself. */
    private static Set<String> used() throws IOException {
        Set<String> used = new TreeSet<>();
        for (String name : List.of("window.css", "square.css")) {
            String sheet = Files.readString(SHEETS.resolve(name));
            USED.matcher(sheet).results().forEach(found -> used.add(found.group()));
            LOCAL.matcher(sheet).results().forEach(found -> used.remove(found.group(1)));
        }
        return used;
    }

    @ParameterizedTest
    @EnumSource
    void everyTokenHasTheColourOfThePalette(Theme theme) throws IOException {
        Map<String, Integer> palette = palette(theme);
        Map<String, Integer> sheet = sheet(theme);
        assertTrue(sheet.size() > 40, sheet.toString());
        Map<String, String> differing = new TreeMap<>();
        sheet.forEach((token, colour) -> {
            if (!colour.equals(palette.get(token))) {
                differing.put(token, hex(colour) + " is not " + (palette.containsKey(token) ? hex(palette.get(token)) : "in the palette"));
            }
        });
        assertEquals(Map.of(), differing);
    }

    private static String hex(int colour) {
        return String.format("#%06X", colour & 0xFFFFFF);
    }

    @ParameterizedTest
    @EnumSource
    void aThemeSetsTheTokensThatAreUsedAndNoOther(Theme theme) throws IOException {
        assertEquals(used(), sheet(theme).keySet());
    }
}
