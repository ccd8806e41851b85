package org.schedscope.ui.view.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TableFiguresTest {
    @ParameterizedTest
    @CsvSource({"1\u2009234.5, 1234.5", "\u22127, -7", "C1\u2009x, C1 x", "\u2013, \u2013", "12/40, 12/40"})
    void figuresLoseWhatIsThereForTheEye(String shown, String written) {
        assertEquals(written, TableFigures.plain(shown));
    }
}
