package org.schedscope.ui.state.field;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.schedscope.model.ModelException;
import org.schedscope.text.Message;
import org.schedscope.ui.state.draft.ImportDraft;

/** Texts that are typed, what they say, and what is wrong with them. */
class FieldTest {
    private static final Notation<Long> SMALL = Notation.whole(1, 9, text -> Message.verbatim("'" + text + "' is not 1 to 9"));

    private final List<Long> applied = new ArrayList<>();

    private void apply(long number) {
        if (number == 5) {
            throw new ModelException("5 is taken");
        }
        applied.add(number);
    }

    private static void type(Field<?> input, String text) {
        input.textProperty().set(text);
    }

    @Test
    void aTextSaysItsValueOrWhatIsWrongWithIt() {
        Field<Long> input = Field.checked("small", SMALL, "3");
        assertEquals(3, input.get());
        type(input, " 7 ");
        assertEquals(Optional.of(7L), input.valueProperty().get());
        for (String wrong : List.of("0", "10", "-1", "1.5", "", "many", "99999999999999999999")) {
            type(input, wrong);
            assertEquals(Optional.of("'" + wrong + "' is not 1 to 9"), input.complaintProperty().get());
            assertEquals(Optional.empty(), input.valueProperty().get());
            assertTrue(input.isWrong());
            assertThrows(ModelException.class, input::get);
        }
        type(input, null);
        assertEquals("", input.text(), "a list that lets go of its choice");
        type(input, "1");
        assertFalse(input.isWrong());
        assertEquals(Optional.empty(), input.complaintProperty().get());
    }

    @Test
    void whoListensToTheTextFindsItsValue() {
        Field<Long> input = Field.checked("small", SMALL, "3");
        List<Optional<Long>> heard = new ArrayList<>();
        input.textProperty().addListener(change -> heard.add(input.valueProperty().get()));
        type(input, "4");
        type(input, "x");
        type(input, "5");
        assertEquals(List.of(Optional.of(4L), Optional.empty(), Optional.of(5L)), heard);
    }

    @Test
    void whatIsRightIsAppliedAtOnceAndWhatIsWrongStaysWhereItWasTyped() {
        Field<Long> input = Field.applied("small", SMALL, this::apply);
        assertFalse(input.isWrong(), "before anything is shown");
        input.show(2L, true);
        type(input, "3");
        type(input, "x");
        input.show(3L, true);
        assertEquals("x", input.text(), "it would be lost");
        type(input, "5");
        assertEquals(Optional.of("5 is taken"), input.complaintProperty().get());
        input.giveUp();
        input.show(3L, true);
        assertEquals("3", input.text());
        type(input, "4");
        assertEquals(List.of(3L, 4L), applied, "what is shown was not typed");
        input.showNothing();
        assertFalse(input.editableProperty().get());
        assertEquals("", input.text());
    }

    @Test
    void whileSomethingIsAppliedTheTextThatWasTypedStays() {
        Field<?>[] self = new Field<?>[1];
        Field<Long> input = Field.applied("small", SMALL, number -> {
            @SuppressWarnings("unchecked")
            Field<Long> same = (Field<Long>) self[0];
            same.show(number, true);
        });
        self[0] = input;
        input.show(2L, true);
        type(input, "007");
        assertEquals("007", input.text());
        assertEquals(7, input.get());
    }

    @Test
    void whatIsEnteredIsWrongOnlyUntilItIsTypedAgain() {
        Field<Long> input = Field.entered("small", SMALL, this::apply);
        type(input, "x");
        assertFalse(input.isWrong(), "it may be half of something");
        assertFalse(input.read());
        assertTrue(input.isWrong());
        type(input, "xy");
        assertFalse(input.isWrong());
        type(input, "8");
        assertEquals(List.of(), applied);
        assertTrue(input.read());
        assertEquals(List.of(8L), applied);
    }

    @Test
    void whatIsRefusedForSomethingElseIsRightAgainWhenItIsReadAgain() {
        Field<Long> input = Field.checked("small", SMALL, "3");
        input.refuse(Message.verbatim("there are only 2"));
        assertEquals(Optional.of("there are only 2"), input.complaintProperty().get());
        assertTrue(input.read());
        assertEquals(3, input.get());
    }

    @Test
    void whatATextCannotSayCannotBeTyped() {
        Notation<String> upper = new Notation<>(text -> text, text -> text.strip());
        Field<String> input = Field.applied("name", upper, name -> {});
        input.show("C 1", true);
        assertTrue(input.editableProperty().get());
        input.show(" C 1", true);
        assertFalse(input.editableProperty().get(), "a space before it would go");
        Notation<Optional<Long>> none = Notation.optional(SMALL);
        assertTrue(none.canSay(Optional.empty()) && none.canSay(Optional.of(9L)) && !none.canSay(Optional.of(10L)));
    }

    /** The tool bar, the settings and files that are opened together have the notation; the command line and files read as it does. */
    @Test
    void aSeedIsTheSameEverywhere() {
        Field<Long> input = new ImportDraft(List.of(Path.of("a.json"))).seed;
        for (long seed : new long[] {0, -3, Long.MAX_VALUE, -Long.MAX_VALUE}) {
            type(input, Long.toString(seed));
            assertEquals(seed, input.get());
        }
        for (String wrong : List.of("", "x", "1.0", "9223372036854775808", "-9223372036854775808")) {
            type(input, wrong);
            assertEquals(Optional.of("seed cannot be '" + wrong + "'; it must be a whole number, such as 1"),
                    input.complaintProperty().get());
        }
    }
}
