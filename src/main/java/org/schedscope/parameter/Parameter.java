package org.schedscope.parameter;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.schedscope.model.ModelException;
import org.schedscope.model.number.Ratio;
import org.schedscope.text.Message;

/** Something that can be set for a run or for a profile of workloads, with a default and a check. */
public sealed interface Parameter {
    /** As in {@code --set name=value}, kebab-case. */
    String name();

    /** What it does, for users, in one sentence. */
    String meaning();

    /** The value of a run that says nothing. */
    String defaultValue();

    /** The values it may have, in words. */
    Message allowed();

    /** The values it may have, in English. */
    default String range() {
        return allowed().toString();
    }

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
     * One of several words, each a constant of an enum.
     *
     * @param options in the order in which users are told of them
     * @param usual the default
     */
    record Choice<E extends Enum<E>>(String name, List<E> options, E usual, String meaning) implements Parameter {
        public Choice {
            options = List.copyOf(options);
        }

        /** One of all constants of an enum, the first if nothing is said. */
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
         * What a word stands for.
         *
         * @throws ModelException naming the word and those there are
         */
        public E chosen(String value) {
            check(value);
            return options.get(values().indexOf(value));
        }

        /** Name and word, for a list of what is set. */
        public Map.Entry<String, String> set(E option) {
            return Map.entry(name, word(option));
        }
    }

    /** Numbers that a text stands for, all within bounds. */
    sealed interface Numeric extends Parameter {
        /**
         * The numbers that a value stands for.
         *
         * @throws ModelException naming the value and what is allowed
         */
        default List<Ratio> numbers(String value) {
            check(value);
            return read(value).orElseThrow();
        }

        /** The numbers, if it is a right value of such. */
        Optional<List<Ratio>> read(String value);

        @Override
        default Optional<Message> complaint(String value) {
            return read(value).isPresent() ? Optional.empty() : Optional.of(Wording.notAllowed(name(), value, allowed()));
        }
    }

    /**
     * A whole number, or a word for having none.
     *
     * @param least smallest number
     * @param most largest number
     * @param unit what is counted, such as ticks, where that is to be said
     * @param usual the default; none where {@code none} is
     * @param none the word for having no number, if that is possible
     */
    record Whole(String name, long least, long most, Optional<String> unit, OptionalLong usual, Optional<String> none,
            String meaning) implements Numeric {
        public Whole {
            if (usual.isEmpty() && none.isEmpty()) {
                throw new IllegalArgumentException(name + " has no default");
            }
        }

        /** A plain number. */
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

        /** The number that a value stands for; none for the word. */
        public OptionalLong number(String value) {
            return numbers(value).stream().mapToLong(Ratio::numerator).findFirst();
        }
    }

    /**
     * Two whole numbers, {@code 50-70}, the first not larger.
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
     * Numbers of which one is drawn, {@code 0.5,1,2}.
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
