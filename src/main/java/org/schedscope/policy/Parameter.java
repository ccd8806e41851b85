package org.schedscope.policy;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.schedscope.model.ModelException;
import org.schedscope.text.Message;

/** Something that can be set for a run: {@code --set name=value} on a command line, a row of the property sheet in the window. */
public sealed interface Parameter {
    /** The bundle of the words that refuse a value. */
    String WORDS = "choices";

    /** As in {@code --set name=value}, kebab-case. */
    String name();

    /** What it does, for users, in one sentence. */
    String meaning();

    /** The value of a run that says nothing. */
    String defaultValue();

    /** The values it may have, in words. */
    String range();

    /** What is wrong with a value, if anything is. */
    Optional<Message> complaint(String value);

    /**
     * Checks a value.
     *
     * @throws ModelException naming the value and those there may be
     */
    default void check(String value) {
        complaint(value).ifPresent(text -> {
            throw new ModelException(text);
        });
    }

    /**
     * One of several names.
     *
     * @param values the default first
     */
    record Choice(String name, List<String> values, String meaning) implements Parameter {
        public Choice {
            values = List.copyOf(values);
        }

        @Override
        public String defaultValue() {
            return values.get(0);
        }

        @Override
        public String range() {
            return String.join(", ", values);
        }

        @Override
        public Optional<Message> complaint(String value) {
            return values.contains(value) ? Optional.empty()
                    : Optional.of(Message.of(WORDS, "value", name, value, range()));
        }
    }

    /**
     * A whole number, or a word for having none.
     *
     * @param least smallest number
     * @param most largest number
     * @param unit what is counted, such as ticks
     * @param usual the default; none where {@code none} is
     * @param none the word for having no number, if that is possible
     */
    record Whole(String name, long least, long most, String unit, OptionalLong usual, Optional<String> none, String meaning)
            implements Parameter {
        public Whole {
            if (usual.isEmpty() && none.isEmpty()) {
                throw new IllegalArgumentException(name + " has no default");
            }
        }

        @Override
        public String defaultValue() {
            return usual.isPresent() ? Long.toString(usual.getAsLong()) : none.orElseThrow();
        }

        @Override
        public String range() {
            return told().toString();
        }

        private Message told() {
            Message numbers = Message.of(WORDS, "range", least, most, Message.known(WORDS, "unit." + unit, unit));
            return none.map(word -> Message.of(WORDS, "range.or", numbers, word)).orElse(numbers);
        }

        @Override
        public Optional<Message> complaint(String value) {
            return none.filter(value::equals).isPresent() || inRange(value) ? Optional.empty()
                    : Optional.of(Message.of(WORDS, "number", name, value, told()));
        }

        private boolean inRange(String value) {
            if (!value.matches("-?[0-9]{1,18}")) {
                return false;
            }
            long number = Long.parseLong(value);
            return number >= least && number <= most;
        }

        /** The number that a value stands for; none for the word. */
        public OptionalLong number(String value) {
            check(value);
            return none.filter(value::equals).isPresent() ? OptionalLong.empty() : OptionalLong.of(Long.parseLong(value));
        }
    }
}
