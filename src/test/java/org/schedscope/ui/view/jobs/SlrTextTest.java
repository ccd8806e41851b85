package org.schedscope.ui.view.jobs;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class SlrTextTest {
    @Test
    void theSlrOfAJobThatGoesOnIsMarked() {
        assertEquals("\u22650.17", JobColumns.shownSlr(0.1666, true));
        assertEquals("1.25", JobColumns.shownSlr(1.25, false));
        assertEquals("\u2265250.5", JobColumns.shownSlr(250.5, true));
    }

    @Test
    void ofAPathThatDoesNotFitTheNameStaysWhole() {
        assertEquals(List.of("/physics/lise", "\u2026/lise", "lise"), JobColumns.pathForms("/physics/lise"));
        assertEquals(List.of("/u6"), JobColumns.pathForms("/u6"));
        assertEquals(List.of("lise"), JobColumns.pathForms("lise"));
    }
}
