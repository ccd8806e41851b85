package org.schedscope.ui.view.jobs;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class SlrTextTest {
    @Test
    void theSlrOfAJobThatGoesOnIsMarked() {
        assertEquals("0.17\u2026", JobColumns.shownSlr(0.1666, true));
        assertEquals("1.25", JobColumns.shownSlr(1.25, false));
        assertEquals("250.5\u2026", JobColumns.shownSlr(250.5, true));
    }
}
