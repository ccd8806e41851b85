package org.schedscope.parameter;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.schedscope.model.ModelException;
import org.schedscope.model.number.Ratio;
import org.schedscope.text.Message;

/** A parameter of a run or of a profile of workloads, with a default and a check. */
public sealed interface Parameter {
    /** Name in {@code --set name=value}, kebab-case. */
    String name();

    /** Its effect, in one sentence for users. */
    String meaning();

    /** The value of a run that does not set it. */
    String defaultValue();

    /** The valid values, in words. */
    Message allowed();

    /** The valid values, in English. */
    default String range() {
        return allowed().toString();
    }

    /** Why a value is invalid; empty for a valid one. */
    Optional<Message> complaint(String value);

    /**
     * Checks a value.
     *
     * @throws ModelException naming the value and the valid ones
     */
    default void check(String value) {
        complaint(value).ifPresent(text -> {
            throw new ModelException(text);
        });
    }

    /**
     * One of several words, each a constant of an enum.
     *
     * @param options in the order in which they are listed for users
     * @param usual the default
     */
    record Choice<E extends Enum<E>>(String name, List<E> options, E usual, String meaning) implements Parameter {
        public Choice {
            options = List.copyOf(options);
        }

        /** A choice of all constants of an enum, with the first as default. */
        public static <E extends Enum<E>> Choice<E> of(String name, Class<E> type, String meaning) {
            List<E> all = List.of(type.getEnumConstants());
            return new Choice<>(name, all, all.get(0), meaning);
        }

        private static String word(Enum<?> option) {
            return option.name().toLowerCase(Locale.ROOT).replace('_', '-');
        }

        /** The words. */
        public List<String> values() {
            return options.stream().map(Choice::word).toList();
        }

        @Override
        public String defaultValue() {
            return word(usual);
        }

        @Override
        public Message allowed() {
            return Message.verbatim(String.join(", ", values()));
        }

        @Override
        public Optional<Message> complaint(String value) {
            return values().contains(value) ? Optional.empty() : Optional.of(Wording.unknownValue(name, value, values()));
        }

        /**
         * The constant of a word.
         *
         * @throws ModelException naming the word and the valid ones
         */
        public E chosen(String value) {
            check(value);
            return options.get(values().indexOf(value));
        }

        /** Name and word, for a list of settings. */
        public Map.Entry<String, String> set(E option) {
            return Map.entry(name, word(option));
        }
    }

    /** Parameters with numbers as values, all within bounds. */
    sealed interface Numeric extends Parameter {
        /**
         * The numbers of a value.
         *
         * @throws ModelException naming the value and what is allowed
         */
        default List<Ratio> numbers(String value) {
            check(value);
            return read(value).orElseThrow();
        }

        /** The numbers of a valid value; empty for an invalid one. */
        Optional<List<Ratio>> read(String value);

        @Override
        default Optional<Message> complaint(String value) {
            return read(value).isPresent() ? Optional.empty() : Optional.of(Wording.notAllowed(name(), value, allowed()));
        }
    }

    /**
     * A whole number, or a word for no number.
     *
     * @param least smallest number
     * @param most largest number
     * @param unit unit of the number, such as ticks; none if it needs no unit
     * @param usual the default; none where {@code none} is the default
     * @param none the word for no number, if that is allowed
     */
    record Whole(String name, long least, long most, Optional<String> unit, OptionalLong usual, Optional<String> none,
            String meaning) implements Numeric {
        public Whole {
            if (usual.isEmpty() && none.isEmpty()) {
                throw new IllegalArgumentException(name + " has no default");
            }
        }

        /** A parameter without a unit or a word for no number. */
        public static Whole of(String name, long usual, long least, long most, String meaning) {
            return new Whole(name, least, most, Optional.empty(), OptionalLong.of(usual), Optional.empty(), meaning);
        }

        @Override
        public String defaultValue() {
            return usual.isPresent() ? Long.toString(usual.getAsLong()) : none.orElseThrow();
        }

        @Override
        public Message allowed() {
            Message numbers = unit.map(each -> Wording.counted(least, most, each))
                    .orElseGet(() -> Wording.numbers("setting.whole", least, most));
            return none.map(word -> Wording.or(numbers, word)).orElse(numbers);
        }

        @Override
        public Optional<List<Ratio>> read(String value) {
            return none.filter(value::equals).isPresent() ? Optional.of(List.of())
                    : NumberText.read(value, NumberText.ONE).filter(NumberText.wholeWithin(least, most));
        }

        /** The number of a value; empty for the word. */
        public OptionalLong number(String value) {
            return numbers(value).stream().mapToLong(Ratio::numerator).findFirst();
        }
    }

    /**
     * A range of whole numbers, {@code 50-70}.
     *
     * @param usual the default
     * @param least smallest number
     * @param most largest number
     */
    record Range(String name, String usual, long least, long most, String meaning) implements Numeric {
        @Override
        public String defaultValue() {
            return usual;
        }

        @Override
        public Message allowed() {
            return Wording.numbers("setting.range", least, most);
        }

        @Override
        public Optional<List<Ratio>> read(String value) {
            return NumberText.read(value, "-").filter(NumberText.wholeWithin(least, most))
                    .filter(two -> two.size() == 2 && two.get(0).compareTo(two.get(1)) <= 0);
        }
    }

    /**
     * Whole numbers, {@code 10,20,40}, or a word for none.
     *
     * @param none the word, which is the default
     * @param least smallest number
     * @param most largest number
     */
    record Wholes(String name, String none, long least, long most, String meaning) implements Numeric {
        private static final int MOST_CHARACTERS = 1 << 20;

        @Override
        public String defaultValue() {
            return none;
        }

        @Override
        public Message allowed() {
            return Wording.or(Wording.numbers("setting.wholes", least, most), none);
        }

        @Override
        public Optional<List<Ratio>> read(String value) {
            return value.equals(none) ? Optional.of(List.of())
                    : NumberText.read(value, ",", MOST_CHARACTERS).filter(NumberText.wholeWithin(least, most));
        }
    }

    /**
     * Numbers for a uniform draw, {@code 0.5,1,2}.
     *
     * @param usual the default
     * @param least smallest number, as a decimal
     * @param most largest number, as a decimal
     */
    record Numbers(String name, String usual, String least, String most, String meaning) implements Numeric {
        @Override
        public String defaultValue() {
            return usual;
        }

        @Override
        public Message allowed() {
            return Wording.numbers("setting.choice", least, most);
        }

        @Override
        public Optional<List<Ratio>> read(String value) {
            return NumberText.read(value, ",").filter(NumberText.within(NumberText.number(least), NumberText.number(most)));
        }
    }
}
