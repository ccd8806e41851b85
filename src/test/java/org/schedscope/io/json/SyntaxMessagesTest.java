package org.schedscope.io.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.charset.StandardCharsets;
import java.util.SplittableRandom;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.schedscope.fixture.Translated;
import org.schedscope.io.Formats;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.ReadOptions;

/** What is said of JSON and XML that is broken: plain sentences with a place, and nothing of the parsers. */
class SyntaxMessagesTest {
    private static final Pattern INSIDES = Pattern.compile(
            "REDACTED|Feature|ALLOW_|ParseError|row,col|\\(code|CTRL-CHAR|close marker|start field|JSON String", Pattern.CASE_INSENSITIVE);

    private static String refusal(String text) {
        InputFile file = InputFile.of("w.json", text.getBytes(StandardCharsets.UTF_8));
        String told = Translated.check(assertThrows(InputException.class, () -> Formats.read(file, ReadOptions.DEFAULT))).getMessage();
        return told.substring(told.lastIndexOf('\n') + 1);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
            "{\"jobs\": [{\"id\": \"a\"}} | 1:22 | expected ']' to close the list begun at line 1, column 10, not '}'",
            "{\"jobs\": [{\"id\": \"a\"] | 1:21 | expected '}' to close the object begun at line 1, column 11, not ']'",
            "{\"jobs\": [1,]} | 1:13 | a comma too many, or a missing value, before ']'",
            "{\"jobs\": [1,,2]} | 1:13 | a comma too many, or a missing value, before ','",
            "{\"name\": \"a\",} | 1:14 | a comma too many, or a missing value, before '}'",
            "{\"name\":} | 1:9 | a value is missing before '}'",
            "{\"name\" \"a\"} | 1:9 | a colon is missing between a field and its value, before '\"'",
            "{\"name\": \"a\" \"jobs\": []} | 1:14 | a comma is missing before '\"'",
            "{name: \"a\"} | 1:2 | the name of a field must be in double quotes; 'n' cannot begin one",
            "{\"name\": 'a'} | 1:10 | ''' cannot begin a value",
            "{\"name\": flase} | 1:10 | unknown word 'flase'; texts need double quotes",
            "{\"jobs\": [01]} | 1:12 | a number must not begin with a zero that others follow",
            "{\"jobs\": [1.]} | 1:12 | unexpected ']' in a number",
            "{\"name\": \"\\x\"} | 1:12 | \\x is not a valid escape in a text",
            "{\"name\": \"\\u12g4\"} | 1:15 | four hexadecimal digits must follow \\u, not 'g'",
            "{\"name\": /* a */ 1} | 1:10 | JSON has no comments"})
    void aSlipIsToldInWordsOfItsOwn(String text, String place, String words) {
        String told = refusal(text).replaceFirst(" \\(/[^()]*\\)$", "");
        assertEquals("w.json:" + place + ": this is not JSON: " + words, told);
    }

    @Test
    void whateverIsBrokenNothingOfTheParsersIsTold() {
        String json = "{\"name\": \"x\", \"jobs\": [{\"id\": \"J\", \"tasks\": [{\"id\": \"T\", \"exec\": 1.5e3, \"cores\": 2}]}], \"v\":"
                + " [true, null]}";
        String xml = "<?xml version=\"1.0\"?>\n<adag name=\"x\"><job id=\"a\" runtime=\"1\"/><child ref=\"a\"><parent"
                + " ref=\"b\"/></child></adag>";
        String noise = "{}[],:\"'\\/ #+-.eE0<>&;=!?abntu\n\u0001\u00e4";
        int refused = 0;
        for (int seed = 0; seed < Integer.getInteger("fuzz.inputs", 3000); seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            StringBuilder text = new StringBuilder(random.nextBoolean() ? json : xml);
            for (int changes = 1 + random.nextInt(3); changes > 0; changes--) {
                int at = random.nextInt(text.length());
                text.replace(at, Math.min(text.length(), at + random.nextInt(3)),
                        String.valueOf(noise.charAt(random.nextInt(noise.length()))));
            }
            try {
                Formats.read(InputFile.of("w", text.toString().getBytes(StandardCharsets.UTF_8)), ReadOptions.DEFAULT);
            } catch (InputException broken) {
                refused++;
                if (broken.getMessage().contains("not JSON") || broken.getMessage().contains("XML")) {
                    assertFalse(INSIDES.matcher(broken.getMessage().replace("unexpected", "")).find(), text + "\n" + broken.getMessage());
                }
            }
        }
        assertFalse(refused == 0);
    }
}
