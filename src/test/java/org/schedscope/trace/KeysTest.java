package org.schedscope.trace;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class KeysTest {
    /** Also what logs by others have as keys, and what only looks like a number. */
    @Test
    void keysComeBackAsTheyWereWritten() {
        List<String> texts = new ArrayList<>(List.of("", "0", "-0", "-1", "1", "00", "01", "7/3", "-7/3", "7/-3", "7/1", "7/0", "7/01",
                "/3", "7/", "/", "1/2/3", "+5", "5.5", "1e3", " 5", "-", "\u0665", "largest first \u00fc", "999999999999999999",
                "-999999999999999999", "1000000000000000000", "9223372036854775807", "-9223372036854775808", "9223372036854775808",
                "123456789012345678901234567890/987654321", "1/123456789012345678901234567890", ""));
        SplittableRandom random = new SplittableRandom(2);
        for (int i = 0; i < 3_000; i++) {
            texts.add(random.nextInt(3) == 0 ? texts.get(random.nextInt(33)) : random.nextLong(1_000_000) + "/" + random.nextInt(1, 9));
        }
        Keys keys = new Keys();
        texts.forEach(keys::text);
        keys.number(-5, 1);
        keys.number(Long.MAX_VALUE, 2);
        Keys view = keys.view();
        keys.text("later");
        for (int i = 0; i < texts.size(); i++) {
            assertEquals(texts.get(i), view.text(i));
        }
        assertEquals("-5", view.text(texts.size()));
        assertEquals(Long.MAX_VALUE + "/2", view.text(texts.size() + 1));
    }
}
