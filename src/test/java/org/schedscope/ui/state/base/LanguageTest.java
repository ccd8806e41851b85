package org.schedscope.ui.state.base;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.schedscope.fixture.TestRuns;
import org.schedscope.text.Language;

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
}
