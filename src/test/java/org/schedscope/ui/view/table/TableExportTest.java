package org.schedscope.ui.view.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.schedscope.text.Language;
import org.schedscope.ui.state.base.SpokenLanguage;

class TableExportTest {
    @AfterEach
    void english() {
        System.clearProperty(SpokenLanguage.PROPERTY);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';',
            value = {"1\u2009234,5; 1234.5", "\u22127,25; -7.25", "12,3k; 12.3k", "+4,5; +4.5", "1\u2009234; 1234", "a1,5; a1,5",
                    "1, 3; 1, 3"})
    void germanFiguresAreWrittenWithPointsAllTheSame(String shown, String written) {
        SpokenLanguage.speak(Language.GERMAN);
        assertEquals(written, TableExport.plain(shown));
    }

    @ParameterizedTest
    @CsvSource({"1\u2009234.5, 1234.5", "\u22127, -7", "C1\u2009x, C1 x", "\u2013, \u2013", "12/40, 12/40"})
    void figuresLoseWhatIsThereForTheEye(String shown, String written) {
        assertEquals(written, TableExport.plain(shown));
    }
}
