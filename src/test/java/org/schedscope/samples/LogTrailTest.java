package org.schedscope.samples;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class LogTrailTest {
    private static String log(int lines, int changed) {
        return IntStream.range(0, lines).mapToObj(line -> "event " + line + (line == changed ? " is another" : "") + "\n")
                .collect(Collectors.joining());
    }

    @Test
    void aShortLogIsFollowedToTheVeryLine() {
        LogTrail before = LogTrail.parse(LogTrail.of(log(40, -1)).text());
        assertEquals("""
                line 18 is the first that differs (40 lines before, 40 now); now it reads
                  15  event 14
                  16  event 15
                  17  event 16
                > 18  event 17 is another
                  19  event 18
                  20  event 19
                  21  event 20""", before.change(log(40, 17)));
    }

    @Test
    void aLongLogIsFollowedToAFewLines() {
        String change = LogTrail.of(log(1_000, -1)).change(log(1_000, 500));
        assertTrue(change.startsWith("one of lines 497 to 504 is the first that differs"), change);
        assertTrue(change.contains("> 501  event 500 is another\n"), change);
    }

    @Test
    void aLogThatGoesOnOrEndsBeforeIsFollowedToItsEnd() {
        assertTrue(LogTrail.of(log(40, -1)).change(log(41, -1)).startsWith("line 41 is the first that differs"));
        assertTrue(LogTrail.of(log(40, -1)).change(log(39, -1)).startsWith("line 40 is the first that differs (40 lines before, 39 now)"));
    }
}
