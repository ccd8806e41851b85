package org.schedscope.model;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.OptionalLong;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SeedTest {
    @ParameterizedTest
    @ValueSource(longs = {0, 1, -1, 999_999_999_999_999_999L, 1_000_000_000_000_000_000L, Seed.LEAST, Seed.MOST})
    void anyWholeNumberIsASeed(long seed) {
        assertEquals(OptionalLong.of(seed), Seed.parse(" " + seed + " "));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "-", "+1", "1.5", "1e3", "one", "\u0663", "9223372036854775808", "-9223372036854775808"})
    void nothingElseIs(String text) {
        assertEquals(OptionalLong.empty(), Seed.parse(text));
    }
}
