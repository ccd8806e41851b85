package org.schedscope.io.log;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class DigitsTest {
    private final Digits digits = new Digits(LineBuffer.plain("t:"));

    private void assertText(long number) {
        digits.set(number);
        byte[] text = new byte[digits.length()];
        digits.copyTo(text, 0);
        assertEquals("t:" + number, new String(text, StandardCharsets.US_ASCII));
    }

    @Test
    void numbersThatGrowByOneKeepTheirDigits() {
        for (int number = 0; number < 100_100; number++) {
            assertText(number);
        }
    }

    @Test
    void numbersThatStayOrJumpAreWrittenAnew() {
        long[] numbers = {0, 0, 9, 10, 10, 123_456_789_012_345L, 7, 7, Integer.MAX_VALUE, Integer.MAX_VALUE + 1L, Long.MAX_VALUE, 0, 99,
                100};
        for (int round = 0; round < 3; round++) {
            for (long number : numbers) {
                assertText(number);
            }
        }
    }
}
