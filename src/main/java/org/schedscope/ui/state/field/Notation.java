package org.schedscope.ui.state.field;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.schedscope.model.ModelException;
import org.schedscope.model.Seed;
import org.schedscope.model.time.TimeReader;
import org.schedscope.text.Message;

/**
 * How a value is written in a field, and read from it.
 *
 * @param <T> the value's type
 * @param write the text of a value
 * @param read the value of a text without spaces around it; throws an {@link IllegalArgumentException} with a sentence for the user, or an
 *        {@link ArithmeticException}, if it has none
 */
public record Notation<T>(Function<? super T, String> write, Function<String, ? extends T> read) {
    /** Any text, unchanged. */
    public static final Notation<String> TEXT = new Notation<>(UnaryOperator.identity(), UnaryOperator.identity());

    /** A seed, as on the command line and in files. */
    public static final Notation<Long> SEED = new Notation<>(seed -> Long.toString(seed), text -> Seed.parse(text)
            .orElseThrow(() -> new ModelException(Message.of("choices", "seed", text))));

    /** Whole numbers of at most 18 digits, in a range. */
    public static Notation<Long> whole(long least, long most, Function<String, Message> complaint) {
        return new Notation<>(number -> Long.toString(number), text -> {
            if (text.matches("-?[0-9]{1,18}") && Long.parseLong(text) >= least && Long.parseLong(text) <= most) {
                return Long.parseLong(text);
            }
            throw new ModelException(complaint.apply(text));
        });
    }

    /** Moments of a run, as ticks; written as exact ticks. */
    public static Notation<Long> moment(Supplier<TimeReader> times) {
        return new Notation<>(tick -> Long.toString(tick), text -> times.get().moment(text));
    }

    /** Lengths of time, as ticks; written as exact ticks. */
    public static Notation<Long> length(Supplier<TimeReader> times) {
        return new Notation<>(ticks -> Long.toString(ticks), text -> times.get().length(text));
    }

    /** Nothing, or what another notation has. */
    public static <T> Notation<Optional<T>> optional(Notation<T> some) {
        return new Notation<>(value -> value.map(some.write()).orElse(""),
                text -> text.isEmpty() ? Optional.empty() : Optional.of(some.read().apply(text)));
    }

    /**
     * Several entries of another notation.
     *
     * @param between separator
     * @param none complaint about no entry; absent if no entry is right
     */
    public static <T> Notation<List<T>> list(String between, Notation<T> entry, Optional<Message> none) {
        return new Notation<>(all -> all.stream().map(entry.write()).collect(Collectors.joining(between + " ")), text -> {
            List<T> all = Arrays.stream(text.split(between)).map(String::strip).filter(each -> !each.isEmpty())
                    .<T>map(entry.read()::apply).toList();
            if (all.isEmpty() && none.isPresent()) {
                throw new ModelException(none.get());
            }
            return all;
        });
    }

    /** Whether the text of a value is read as the same value: names may have any characters, and not all values fit a line. */
    public boolean canSay(T value) {
        try {
            return read.apply(write.apply(value)).equals(value);
        } catch (IllegalArgumentException | ArithmeticException refused) {
            return false;
        }
    }
}
