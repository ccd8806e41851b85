package org.schedscope.io.log;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class LineStartTest {
    @Test
    void linesAreNumberedFromZeroWhateverTheTickDoes() {
        LineStart start = new LineStart();
        long[] ticks = {0, 0, 9, 10, 10, 123_456_789_012_345L, 7, 7, Long.MAX_VALUE, 0};
        for (int line = 0; line < 100_100; line++) {
            long tick = ticks[line % ticks.length];
            start.at(tick);
            assertEquals("{\"seq\":" + line + ",\"t\":" + tick, new String(start.text(), 0, start.length(), StandardCharsets.US_ASCII));
            start.next();
        }
    }
}
