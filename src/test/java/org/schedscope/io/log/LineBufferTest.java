package org.schedscope.io.log;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.api.Test;

class LineBufferTest {
    private final LineBuffer pieces = LineBuffer.ofPieces();

    private String taken() {
        return new String(pieces.taken(), StandardCharsets.US_ASCII);
    }

    private void assertText(long number) {
        assertEquals("<" + number + ">", new String(pieces.put('<').put(number).put('>').taken(), StandardCharsets.US_ASCII));
    }

    @Test
    void numbersOfAnyLengthAreWrittenInFull() {
        for (long number = 0; number <= 100_100; number++) {
            assertText(number);
        }
        for (long power = 1; power > 0 && power <= Long.MAX_VALUE / 10; power *= 10) {
            assertText(power - 1);
            assertText(power);
            assertText(power * 10 - 1);
        }
        for (int bits = 0; bits < 63; bits++) {
            assertText((1L << bits) - 1);
            assertText(1L << bits);
        }
        assertText(Long.MAX_VALUE);
        new Random(3).longs(10_000, 0, Long.MAX_VALUE).forEach(this::assertText);
    }

    @Test
    void fractionsAndNegativeNumbersOfKeysAreTexts() {
        pieces.number(-7, 1);
        pieces.put(' ').number(22, 7);
        pieces.put(' ').number(-1, 3);
        assertEquals("-7 22/7 -1/3", taken());
    }

    @Test
    void aLineLongerThanTheBufferIsKeptWhole() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        LineBuffer lines = new LineBuffer(bytes);
        StringBuilder expected = new StringBuilder();
        for (int line = 0; line < 5; line++) {
            lines.begin();
            String text = Integer.toString(line).repeat(LineBuffer.BLOCK * line);
            lines.put(text.getBytes(StandardCharsets.US_ASCII)).put('\n');
            expected.append(text).append('\n');
        }
        lines.flush();
        assertEquals(expected.toString(), bytes.toString(StandardCharsets.US_ASCII));
    }
}
