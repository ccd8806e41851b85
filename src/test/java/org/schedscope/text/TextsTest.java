package org.schedscope.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.math.BigDecimal;
import java.util.Locale;
import java.util.MissingResourceException;
import org.junit.jupiter.api.Test;

class TextsTest {
    @Test
    void aTextIsInTheLanguageThatIsAskedFor() {
        assertEquals("x · as of tick 5", Texts.of("chart", Language.ENGLISH).text("caption.at", "x", "tick 5"));
        assertEquals("x · Stand bei Tick 5", Texts.of("chart", Language.GERMAN).text("caption.at", "x", "Tick 5"));
    }

    @Test
    void theLanguageOfTheMachineHasNoSay() {
        Locale before = Locale.getDefault();
        Locale.setDefault(Locale.GERMANY);
        try {
            assertEquals("Cores in use", Texts.of("chart", Language.ENGLISH).text("load.cores"));
            assertEquals("3 of 12345.5 now", Texts.of("chart", Language.ENGLISH).text("load.cores.now", "3", "12345.5"));
        } finally {
            Locale.setDefault(before);
        }
    }

    @Test
    void oneThingHasWordsOfItsOwn() {
        Texts texts = Texts.of("chart", Language.ENGLISH);
        assertEquals("1 core", texts.count("cores", 1, "1"));
        assertEquals("0 cores", texts.count("cores", 0, "0"));
        assertEquals("2 cores", texts.count("cores", 2, "2"));
    }

    @Test
    void wordsInsideATextFollowTheirNumbers() {
        Texts texts = Texts.of("lint", Language.ENGLISH);
        assertEquals("a holds 1 core of C instead of 2", texts.text("place.cores", "a", "1", "C", "2"));
        assertEquals("a holds 21 cores of C instead of 2", texts.text("place.cores", "a", "21", "C", "2"));
        assertEquals("a h\u00e4lt 1 Kern von C statt 2", Texts.of("lint", Language.GERMAN).text("place.cores", "a", "1", "C", "2"));
    }

    @Test
    void aTextThatThereIsNotIsAMistakeOfTheProgram() {
        Texts texts = Texts.of("chart", Language.GERMAN);
        assertFalse(texts.has("no.such"));
        assertThrows(MissingResourceException.class, () -> texts.text("no.such"));
        assertThrows(MissingResourceException.class, () -> Texts.of("no-such", Language.GERMAN));
    }

    @Test
    void decimalsInAMessageAreWrittenAsItsLanguageDoes() {
        Message message = Message.of("formats", "schedule.unix", new BigDecimal("1234.5"));
        assertEquals("times are in Unix time: the first submission, at 1234.5, is tick 0 here", message.toString());
        assertEquals("die Zeiten sind Unix-Zeit: die erste Ankunft, bei 1234,5, ist hier Tick 0", message.in(Language.GERMAN));
    }

    @Test
    void aMessageIsToldInAnyLanguageWithTheMessagesInIt() {
        Message message = Message.of("chart", "frame.density", Message.of("chart", "cores", 12345));
        assertEquals("12345 cores as tinted density", message.toString());
        assertEquals("12345 Kerne als getönte Dichte", message.in(Language.GERMAN));
    }
}
