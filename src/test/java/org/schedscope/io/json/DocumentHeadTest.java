package org.schedscope.io.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;

/** How a file begins, by its first character. */
class DocumentHeadTest {
    private static DocumentHead of(String text) throws InputException {
        return DocumentHead.of(InputFile.of("file", text.getBytes(StandardCharsets.UTF_8)), Limits.DEFAULT);
    }

    @Test
    void anObjectIsLookedIntoAfterAnyBlanks() throws InputException {
        DocumentHead head = of("\n \t\r{\"format\": \"schedscope-workload\"}");
        assertEquals(Optional.of("schedscope-workload"), head.format());
        assertEquals("", head.beginning());
    }

    @Test
    void anObjectIsLookedIntoAfterAByteOrderMarkAndMoreBlanksThanTheBeginningHolds() throws InputException {
        assertEquals(Set.of("jobs"), of("\uFEFF" + " ".repeat(2 * DocumentHead.BEGINNING) + "{\"jobs\": []}").fields());
    }

    @Test
    void whatBeginsOtherwiseIsKeptAsItStands() throws InputException {
        for (String text : new String[] {"; comment\n1 2 3\n", "[{\"jobs\": 1}]", "\"text\"", "1 2", "tasks,{\n"}) {
            assertEquals(new DocumentHead(Set.of(), Optional.empty(), text), of(text));
        }
    }

    @Test
    void ofNothingThereIsNothingToSay() throws InputException {
        assertTrue(of(" \n").fields().isEmpty());
        assertEquals(" \n", of(" \n").beginning());
    }

    @Test
    void anObjectThatBreaksOffBeforeItsFirstFieldIsKeptAsItStands() throws InputException {
        assertEquals("{ nonsense", of("{ nonsense").beginning());
    }
}
