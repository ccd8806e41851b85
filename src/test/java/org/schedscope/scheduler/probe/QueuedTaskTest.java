package org.schedscope.scheduler.probe;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.schedscope.policy.expression.Arithmetic;

class QueuedTaskTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "R = 2|2|R = 2",
            "ready at 2|2|ready at 2",
            "jobs before: 3, ready at 9|3|jobs before: 3, ready at 9",
            "(9 \u2212 1 + 2) / 5|2|(9 \u2212 1 + 2) / 5 = 2",
            "(24 + 1) / 5|5|(24 + 1) / 5 = 5",
            "drawn|7|drawn = 7",
            "no value curve: job 2 to arrive||no value curve: job 2 to arrive"})
    void theKeyIsToldOnce(String arithmetic, String key, String told) {
        String there = key == null ? "" : key;
        assertEquals(told, new QueuedTask(0, there, 0, Arithmetic.of(arithmetic), 0, 1, true).told());
    }
}
