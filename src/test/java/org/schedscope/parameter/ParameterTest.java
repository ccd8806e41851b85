package org.schedscope.parameter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.schedscope.model.ModelException;
import org.schedscope.model.number.Ratio;
import org.schedscope.text.Language;
import org.schedscope.text.Message;

class ParameterTest {
    private enum Pace {
        SLOW, VERY_FAST
    }

    private static final Parameter.Choice<Pace> PACE = Parameter.Choice.of("pace", Pace.class, "How fast.");
    private static final Parameter.Whole COUNT = Parameter.Whole.of("count", 3, 1, 20, "How many.");
    private static final Parameter.Whole LIFE = new Parameter.Whole("life", 1, 9, Optional.of("ticks"), OptionalLong.empty(),
            Optional.of("none"),
            "How long.");
    private static final Parameter.Range RANGE = new Parameter.Range("range", "2-5", 1, 10, "Between.");
    private static final Parameter.Numbers NUMBERS = new Parameter.Numbers("numbers", "0.5,1", "0.01", "2", "Some.");

    @Test
    void wordsAreTheNamesOfTheConstantsThatTheyStandFor() {
        assertEquals(List.of("slow", "very-fast"), PACE.values());
        assertEquals("slow", PACE.defaultValue());
        assertEquals(Pace.VERY_FAST, PACE.chosen("very-fast"));
        assertEquals("pace=very-fast", PACE.set(Pace.VERY_FAST).toString());
        assertEquals("very-fast", new Parameter.Choice<>("pace", List.of(Pace.values()), Pace.VERY_FAST, "How fast.").defaultValue());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "very_fast|unknown value 'very_fast' of pace; did you mean very-fast? Available: slow, very-fast",
            "constantinople|unknown value 'constantinople' of pace; available: slow, very-fast"})
    void aWrongWordIsRefusedWithTheOneThatWasMeant(String word, String complaint) {
        assertEquals(complaint, assertThrows(ModelException.class, () -> PACE.chosen(word)).getMessage());
    }

    @Test
    void theOneThatWasMeantIsAskedForInGerman() {
        Message complaint = PACE.complaint("slo").orElseThrow();
        assertEquals("unbekannter Wert 'slo' von pace; ist slow gemeint? Möglich: slow, very-fast", complaint.in(Language.GERMAN));
    }

    @Test
    void textsAreReadAsNumbers() {
        assertEquals(OptionalLong.of(20), COUNT.number(" 20 "));
        assertEquals(OptionalLong.of(20), COUNT.number("2e1"));
        assertEquals(OptionalLong.empty(), LIFE.number("none"));
        assertEquals(List.of(Ratio.of(2), Ratio.of(5)), RANGE.numbers("2-5"));
        assertEquals(List.of(new Ratio(1, 2), Ratio.of(2)), NUMBERS.numbers("0.5, 2"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "21", "1.5", "", "1,2", "x", "1e999999999", "none"})
    void wholeNumbersAreWholeAndWithinBounds(String text) {
        assertEquals("count cannot be '" + text + "'; it must be a whole number, from 1 to 20",
                COUNT.complaint(text).orElseThrow().toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"5-2", "2", "2-5-7", "0-5", "2-11", "1.5-2", "2,5", "-"})
    void rangesAreTwoWholeNumbersTheFirstNotLarger(String text) {
        assertEquals("range cannot be '" + text + "'; it must be a range of whole numbers such as 50-70, from 1 to 10",
                RANGE.complaint(text).orElseThrow().toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "0.5,3", "0.5;1", "1,", "1-2"})
    void numbersToChooseFromHaveCommasBetweenThem(String text) {
        assertEquals("numbers cannot be '" + text + "'; it must be numbers such as 0.5,1,2, of which one is drawn, from 0.01 to 2",
                NUMBERS.complaint(text).orElseThrow().toString());
    }

    @Test
    void aLongTextIsShownInPart() {
        assertEquals("life cannot be '" + "9".repeat(40) + "…'; it must be 1 to 9 ticks, or none",
                LIFE.complaint("9".repeat(500)).orElseThrow().toString());
    }
}
