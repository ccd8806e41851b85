package org.schedscope.experiment.example;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.schedscope.experiment.figure.Paper;

class WorkedExampleTest {
    /** All 97 but seven come out to the last digit; of those the paper contradicts itself, and a note says how. */
    @Test
    void everyPrintedNumberComesOutOrIsExplained() {
        List<PrintedNumber> numbers = WorkedExample.all().stream().flatMap(example -> example.numbers().stream()).toList();
        List<PrintedNumber> others = numbers.stream().filter(number -> !number.agrees()).toList();
        assertTrue(others.stream().allMatch(number -> number.note().isPresent()), others.toString());
        assertEquals(numbers.stream().filter(number -> number.note().isPresent()).toList(), others, "a note where there is nothing to"
                + " note");
        assertEquals(List.of(97, 7), List.of(numbers.size(), others.size()));
    }

    @Test
    void theExamplesAreThoseOfThreePapers() {
        assertEquals(List.of(Paper.PSLR, Paper.EET, Paper.MOWS),
                WorkedExample.all().stream().map(WorkedExample::paper).distinct().toList());
    }

    private static boolean agrees(String printed, double ours) {
        return new PrintedNumber("", printed, ours, Optional.empty()).agrees();
    }

    @Test
    void aNumberIsComparedToTheDigitsThatArePrinted() {
        assertTrue(agrees("0.29", 2 / 7.0) && agrees("63.333", 190 / 3.0) && agrees("2.50", 2.5) && agrees("1.13", 1.125));
        assertFalse(agrees("1.66", 5 / 3.0) || agrees("0.30", 1 / 3.0) || agrees("14", 14.6));
    }
}
