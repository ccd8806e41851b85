package org.schedscope.model;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.SplittableRandom;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Programs are told by the names of tasks without the numbers at their ends. */
class TaskTypeTest {
    private static final Pattern NUMBER = Pattern.compile("[-_. ]*(?:ID|id)?[0-9]+$");
    private static final String LETTERS = "abIDid-_. 0123456789";

    private static String type(String id) {
        return Task.of(id, 1).type();
    }

    @Test
    void theNumberAtTheEndAndWhatJoinsItToTheNameAreNotOfTheType() {
        assertEquals("mProject", type("mProject_ID0000019"));
        assertEquals("add", type("add-7"));
        assertEquals("x-ID", type("x-ID-12"));
        assertEquals("merge", type("merge"));
        assertEquals("3x", type("3x"));
        assertEquals(type("1"), type("17"), "numbers alone are one type");
    }

    @Test
    void itIsWhatTheExpressionLeaves() {
        SplittableRandom random = new SplittableRandom(5);
        for (int i = 0; i < 20_000; i++) {
            StringBuilder id = new StringBuilder();
            for (int length = 1 + random.nextInt(9); id.length() < length;) {
                id.append(LETTERS.charAt(random.nextInt(LETTERS.length())));
            }
            String left = NUMBER.matcher(id).replaceFirst("");
            assertEquals(left.isEmpty() ? type("1") : left, type(id.toString()), () -> "of '" + id + "'");
        }
    }
}
