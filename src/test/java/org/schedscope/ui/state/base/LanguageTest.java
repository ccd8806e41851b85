package org.schedscope.ui.state.base;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.schedscope.chart.paint.TimeFigures;
import org.schedscope.fixture.TestRuns;
import org.schedscope.model.Job;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.text.CoreValue;
import org.schedscope.text.Language;
import org.schedscope.text.Message;
import org.schedscope.text.TimeValue;

class LanguageTest {
    private final TestRuns.Memory store = new TestRuns.Memory();

    @AfterEach
    void english() {
        System.clearProperty(SpokenLanguage.PROPERTY);
    }

    @Test
    void withoutAChoiceItIsThatOfTheSystemIfThereIsSuchAndEnglishElse() {
        assertEquals(Language.GERMAN, Language.of(Optional.empty(), "de"));
        assertEquals(Language.ENGLISH, Language.of(Optional.empty(), "en"));
        assertEquals(Language.ENGLISH, Language.of(Optional.empty(), "fr"));
        assertEquals(Language.ENGLISH, Language.of(Optional.of(Language.ENGLISH), "de"));
    }

    @Test
    void theChoiceIsRememberedAndSoIsTakingItBack() {
        new Settings(store).languageProperty().set(Optional.of(Language.GERMAN));
        assertEquals(Optional.of(Language.GERMAN), new Settings(store).languageProperty().get());
        new Settings(store).languageProperty().set(Optional.empty());
        assertEquals(Optional.empty(), new Settings(store).languageProperty().get());
        store.put("language", "tlh");
        assertEquals(Optional.empty(), new Settings(store).languageProperty().get(), "a language that there is not");
    }

    @Test
    void whatTheCommandLineSaysGoesBeforeWhatWasChosen() {
        assertEquals(Language.ENGLISH, SpokenLanguage.now());
        SpokenLanguage.speak(Language.GERMAN);
        assertEquals(Language.GERMAN, SpokenLanguage.now());
        SpokenLanguage.speak(Language.ENGLISH);
        assertEquals(Language.GERMAN, SpokenLanguage.now());
        System.setProperty(SpokenLanguage.PROPERTY, "tlh");
        assertEquals(Language.ENGLISH, SpokenLanguage.now());
    }

    @Test
    void theWindowNamesItsOwnControlsWhereTheCommandLineNamesOptions() {
        Message coarse = Message.of("formats", "log.tick.coarse", "1s", "2.5", "1ms");
        assertTrue(coarse.toString().endsWith("; --tick 1ms keeps all decimals"), coarse.toString());
        assertTrue(SpokenLanguage.tell(coarse).endsWith("; File > Import files… with ticks of 1ms keeps all decimals"),
                SpokenLanguage.tell(coarse));
        Message better = Message.of("formats", "rounding.better", coarse, "1ms");
        assertFalse(SpokenLanguage.tell(better).contains("--"), SpokenLanguage.tell(better));
    }

    @Test
    void timesInAMessageAreToldAsTheWindowTellsTimes() {
        Message message = Message.of("lint", "idle", "J a", TimeValue.length(90_000), TimeValue.at(86_400), "C", 1);
        assertEquals("J a waits for 90000 ticks from 86400 on although C has the cores that it needs, 1, free", message.toString());
        Workload seconds = new Workload("w", "s", Optional.empty(), List.of(Job.of("J", 0, Task.of("a", 1))));
        assertEquals("J a waits for 1 d 1 h from 1 d 0:00:00 on although C has the cores that it needs, 1, free",
                SpokenLanguage.tell(message, TimeFigures.of(seconds, Language.ENGLISH)));
        assertEquals(message.toString(), SpokenLanguage.tell(message, TimeFigures.of(seconds, Language.ENGLISH, true)));
    }

    @Test
    void coresInAMessageAreCountedAsRowsOfTheScheduleInTheWindowAndAsInFilesElsewhere() {
        Message message = Message.of("lint", "overlap.core.open", "K b", new CoreValue(1), "C", "J a");
        Workload workload = Workload.of("w", Job.of("K", 0, Task.of("b", 1)));
        assertEquals("K b takes core 1 of C, which J a holds", message.toString());
        assertEquals("K b takes core 2 of C, which J a holds", SpokenLanguage.tell(message, TimeFigures.of(workload, Language.ENGLISH)));
    }
}
