package org.schedscope.ui.view.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.schedscope.text.Language;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.view.kit.Earnings;
import org.schedscope.ui.view.kit.KeyTexts;
import org.schedscope.ui.view.kit.MetricFigures;

/** A window that speaks German writes figures as Germans do. */
class GermanFiguresTest {
    @BeforeEach
    void german() {
        SpokenLanguage.speak(Language.GERMAN);
    }

    @AfterEach
    void english() {
        System.clearProperty(SpokenLanguage.PROPERTY);
    }

    @Test
    void metricsHaveDecimalCommasExactOnesToo() {
        assertEquals("1\u2009234,568", MetricFigures.figure(1234.56789));
        assertEquals("1234,56789", new MetricsView.Row("meanSlr", 1234.56789, Optional.empty(), "", Double.NaN).exact());
        assertEquals("1\u2009234", MetricFigures.figure(1234));
    }

    @Test
    void differencesKeysAndValuesDo() {
        assertEquals("\u22120,5", MetricWords.signed(-0.5).substring(0, 4));
        assertEquals("1,50", KeyTexts.key("3/2"));
        assertEquals("7,5", Earnings.amount(7.5));
    }
}
