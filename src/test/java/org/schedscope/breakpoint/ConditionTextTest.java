package org.schedscope.breakpoint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.schedscope.breakpoint.Condition.Kind;
import org.schedscope.model.number.Ratio;
import org.schedscope.model.time.TickClock;
import org.schedscope.model.time.TimeReader;
import org.schedscope.syntax.SyntaxException;
import org.schedscope.text.Language;

class ConditionTextTest {
    @ParameterizedTest
    @ValueSource(strings = {"time >= 1200", "job J7 arrives", "job J7 finishes", "job J7 starves", "task J7/T3 starts", "slr J7 > 3.5",
            "slr J7 > 7/3", "user /maths/ada violated", "user / violated", "queue C1 > 50", "queue > 0", "cluster C1 idles",
            "task \"a/b\"/\"T 3\" starts", "job \"say \\\"hi\\\" \\\\o/\" arrives", "queue \">\" > 2"})
    void printsWhatItReads(String text) {
        assertEquals(text, ConditionText.read(text, TimeReader.of(TickClock.PLAIN)).text());
    }

    @Test
    void spacesAndQuotesThatAreNotNeededDoNotMatter() {
        assertEquals(Kind.TIME.above(Ratio.of(1200)), ConditionText.read("  time>=1200 ", TimeReader.of(TickClock.PLAIN)));
        assertEquals(Kind.TASK.of("J7", "T3"), ConditionText.read("task \"J7\"/\"T3\"  starts", TimeReader
                .of(TickClock.PLAIN)));
        assertEquals(Kind.SLR.above(new Ratio(7, 2), "J7"), ConditionText.read("slr J7>3.50", TimeReader.of(TickClock.PLAIN)));
        assertEquals(Kind.QUEUE.above(Ratio.of(5)), ConditionText.read("queue>5", TimeReader.of(TickClock.PLAIN)));
        assertEquals(Kind.ARRIVES.of("arrives"), ConditionText.read("job arrives arrives", TimeReader
                .of(TickClock.PLAIN)));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
            "`` | 1 | begins with time, job, task, slr, user, queue or cluster",
            "when J7 arrives | 1 | unknown word 'when'",
            "time > 5 | 6 | expected '>=', not '>'",
            "time >= soon | 9 | is not a valid time",
            "time >= 0 | 9 | 1 or later",
            "time >= \"\" | 9 | is not a valid time",
            "queue > \"\" | 9 | not a whole number",
            "queue C1 > \"\" | 12 | not a whole number",
            "slr J7 > \"\" | 10 | 3, 3.5 or 7/2",
            "job J7 | 7 | arrives, finishes, starves",
            "job J7 finishs | 8 | unknown word 'finishs'; a job is followed by one of arrives, finishes, starves",
            "job J7 finishes early | 17 | unexpected 'early' after the end",
            "task J7 starts | 6 | not a job, a slash and a task",
            "task a/b/T3 starts | 6 | in quotes",
            "task J7/T3 ends | 12 | expected 'starts', not 'ends'",
            "slr J7 > many | 10 | 3, 3.5 or 7/2",
            "slr J7 > 1/0 | 10 | 3, 3.5 or 7/2",
            "user \"/ada violated | 6 | not closed",
            "queue C1 > 5000000000 | 12 | at most 9 digits",
            "cluster C1 rests | 12 | expected 'idles'"})
    void refusesWithThePlaceAndWhatIsPossible(String text, int column, String part) {
        SyntaxException error = assertThrows(SyntaxException.class, () -> ConditionText.read(text, TimeReader.of(TickClock.PLAIN)));
        assertEquals(column, error.column());
        assertTrue(error.getMessage().startsWith("column " + column + ": ") && error.getMessage().contains(part), error.getMessage());
    }

    @Test
    void whatIsWrongIsToldInAnyLanguage() {
        SyntaxException error = assertThrows(SyntaxException.class, () -> ConditionText.read("queue C1 < 5", TimeReader
                .of(TickClock.PLAIN)));
        assertEquals("column 10: expected '>', not '<'", error.getMessage());
        assertEquals("Spalte 10: erwartet wird '>', nicht '<'", error.told().in(Language.GERMAN));
    }

    @Property(tries = 500, seed = "1")
    void anyNameCanBeWritten(@ForAll String job, @ForAll String task) {
        for (Condition condition : List.of(Kind.TASK.of(job, task), Kind.STARVES.of(job),
                Kind.SLR.above(Ratio.ONE, task), Kind.QUEUE.above(Ratio.of(3), job), Kind.IDLES.of(task))) {
            assertEquals(condition, ConditionText.read(condition.text(), TimeReader.of(TickClock.PLAIN)), condition.text());
        }
    }

    @Test
    void whateverTheTextItIsReadOrRefusedWithAPlaceInIt() {
        List<String> words = List.of("time", "job", "task", "slr", "user", "queue", "cluster", ">", ">=", "=", "<", "12", "0", "-1", "3.5",
                "7/2", "1/0",
                "J7", "J7/T3", "/", "\"", "\"\"", "\\", " ", "arrives", "starts", "violated", "idles", "99999999999999999999", "\t",
                "\u00e9", "\u0000");
        int inputs = Integer.getInteger("fuzz.inputs", 2000);
        int ends = 0;
        for (int seed = 0; seed < inputs; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            StringBuilder text = new StringBuilder();
            for (int i = random.nextInt(7); i >= 0; i--) {
                text.append(words.get(random.nextInt(words.size()))).append(random.nextInt(3) == 0 ? "" : " ");
            }
            try {
                Condition condition = ConditionText.read(text.toString(), TimeReader.of(TickClock.PLAIN));
                assertEquals(condition, ConditionText.read(condition.text(), TimeReader.of(TickClock.PLAIN)));
            } catch (SyntaxException refused) {
                assertTrue(refused.column() >= 1 && refused.column() <= text.length() + 1, text + ": " + refused.getMessage());
            }
            ends++;
        }
        assertEquals(inputs, ends);
    }
}
