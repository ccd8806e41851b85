package org.schedscope.policy.expression;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.schedscope.model.number.BigRatio;

class ArithmeticTest {
    private static final Arithmetic SLR = Arithmetic.of("(").moment(9).words(" − ").moment(1).words(" + ").length(4).words(") / ")
            .length(BigRatio.parse("5/2"));

    private static String told(Arithmetic key) {
        return key.told(words -> words, tick -> "at " + tick, ticks -> ticks + " s");
    }

    @Test
    void itIsExactInTicksAndTellsThemAsTimesWhereAsked() {
        assertEquals("(9 − 1 + 4) / 5/2", SLR.toString());
        assertEquals("(at 9 − at 1 + 4 s) / 5/2 s", told(SLR));
    }

    @Test
    void aKeyIsATimeWhereItsOnlyNumberIsOne() {
        Arithmetic rank = Arithmetic.of("R = ").length(20);
        assertTrue(rank.isTime());
        assertEquals("7 s", told(rank.sameWith(BigRatio.of(7))), "so is that of another task");
        assertEquals("at 7", told(Arithmetic.of("ready at ").moment(3).sameWith(BigRatio.of(7))));
        assertFalse(SLR.isTime());
        assertFalse(Arithmetic.of("jobs before: 3, ready at ").moment(3).isTime(), "the key is the number of jobs");
        assertFalse(Arithmetic.of("7").isTime());
    }
}
