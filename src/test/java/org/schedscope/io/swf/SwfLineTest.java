package org.schedscope.io.swf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;

/** Lines and columns are found as {@link String} finds them, wherever blocks begin. */
@Timeout(60)
class SwfLineTest {
    private static final int KEPT = 8_192;
    private static final int MOST_COLUMNS = 64;
    private static final String TOO_LARGE = "123456789012345";

    private static InputStream bytes(String text) {
        return new ByteArrayInputStream(text.getBytes(StandardCharsets.ISO_8859_1));
    }

    private static SwfLine line(InputStream bytes) throws IOException {
        return new SwfLine(InputFile.of("log.swf", new byte[0]), bytes);
    }

    private static String randomLine(Random random) {
        StringBuilder line = new StringBuilder(random.nextInt(4) == 0 ? " \t" : "");
        boolean isLong = random.nextInt(400) == 0;
        int columns = isLong ? 20 : random.nextInt(50) == 0 ? 100 : random.nextInt(20);
        for (int i = 0; i < columns; i++) {
            line.append(switch (random.nextInt(12)) {
                case 0 -> "-" + random.nextInt(1_000);
                case 1 -> random.nextInt(100) + "." + random.nextInt(100);
                case 2 -> ";" + (char) (0xA1 + random.nextInt(80));
                case 3 -> TOO_LARGE;
                default -> "" + random.nextInt(1_000_000);
            }).append(random.nextBoolean() ? " " : "\t ");
        }
        if (isLong) {
            line.append("x".repeat(random.nextInt(300_000)));
        }
        return line + (random.nextInt(3) == 0 ? "\r" : "");
    }

    @Test
    void linesAndColumnsAreThoseOfTheText() throws IOException {
        Random random = new Random(11);
        for (int text = 0; text < 12; text++) {
            List<String> lines = new ArrayList<>();
            for (int i = 0; i < 6_000; i++) {
                lines.add(randomLine(random));
            }
            String end = text % 2 == 0 ? "\n" : "";
            SwfLine line = line(bytes((text % 3 == 0 ? "\u00EF\u00BB\u00BF" : "") + String.join("\n", lines) + end));
            for (int number = 1; number <= lines.size(); number++) {
                String whole = lines.get(number - 1);
                String kept = whole.length() > KEPT ? whole.substring(0, KEPT) : whole;
                if (!kept.isBlank()) {
                    assertTrue(line.next());
                    check(line, number, kept);
                }
            }
            assertFalse(line.next());
            assertFalse(line.next());
        }
    }

    private static void check(SwfLine line, int number, String text) {
        String[] columns = text.strip().split("\\s+");
        assertEquals(number, line.number());
        assertEquals(text, line.text());
        assertEquals(Math.min(MOST_COLUMNS, columns.length), line.columns());
        assertEquals(columns[0].startsWith(";"), line.isComment());
        for (int i = 0; i < line.columns(); i++) {
            assertEquals(columns[i], line.column(i));
            assertTrue(text.startsWith(columns[i], line.place(i) - 1));
            if (columns[i].matches("-?[0-9]+")) {
                assertEquals(columns[i].equals(TOO_LARGE) ? Long.MIN_VALUE : Long.parseLong(columns[i]) * 1_000_000, line.millionths(i));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {" ", "x", "0", "1 "})
    void aLongLineWhoseColumnsMayBeBeyondWhatIsLookedAtIsRefusedWithItsNumber(String part) throws IOException {
        for (int length : new int[] {KEPT + 1, 70_000, 300_000}) {
            String text = "; log\n" + part.repeat(length / part.length()) + " 7 0 1 10 1 -1 -1 1 10 -1 1 1 1 -1 1 -1 -1 -1\n";
            SwfLine line = line(bytes(text));
            assertTrue(line.next());
            if (part.equals("1 ")) {
                assertTrue(line.next(), "columns beyond those of the standard may be cut");
                continue;
            }
            InputException wrong = assertThrows(InputException.class, line::next);
            assertEquals("log.swf:2:1: this line has " + (part.isBlank() ? "0 columns" : "1 column") + " in its first 8192 bytes, of which"
                    + " alone columns are read; a line has 18 columns or more", wrong.getMessage());
        }
        SwfLine comment = line(bytes("; " + part.repeat(70_000) + "\n"));
        assertTrue(comment.next());
        assertTrue(comment.isComment());
    }

    @Test
    void anEmptyTextHasNoLine() throws IOException {
        for (String text : List.of("", "\n", " \n\n\t", "\u00EF\u00BB\u00BF")) {
            assertFalse(line(bytes(text)).next());
        }
    }
}
