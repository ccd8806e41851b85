package org.schedscope.io.json;

import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.Optional;
import java.util.function.BiFunction;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.SafeText;
import org.schedscope.model.number.Ratio;
import org.schedscope.text.Message;

/**
 * A field that objects of a kind can have: its name, how its value is read, and where it goes. A value that is wrong is a problem and goes
 * nowhere.
 *
 * @param <D> what the values of an object go into
 */
public final class JsonField<D> {
    private final String name;
    private final boolean required;
    private final Reader<D> reader;

    private JsonField(String name, boolean required, Reader<D> reader) {
        this.name = name;
        this.required = required;
        this.reader = reader;
    }

    /** Reads the value at the current token. */
    public interface Reader<D> {
        void read(D draft, JsonCursor in) throws IOException;
    }

    /** Takes a value. */
    public interface Setter<D, T> {
        void set(D draft, T value) throws IOException;
    }

    /** Takes an integer of 64 bits. */
    public interface LongSetter<D> {
        void set(D draft, long number) throws IOException;
    }

    /** Takes an integer of 32 bits. */
    public interface IntSetter<D> {
        void set(D draft, int number) throws IOException;
    }

    String name() {
        return name;
    }

    boolean isRequired() {
        return required;
    }

    void read(D draft, JsonCursor in) throws IOException {
        reader.read(draft, in);
    }

    /** A field that must be there. */
    public static <D> JsonField<D> required(JsonField<D> field) {
        return new JsonField<>(field.name, true, field.reader);
    }

    /** A field with a value of its own kind. */
    public static <D> JsonField<D> field(String name, Reader<D> reader) {
        return new JsonField<>(name, false, reader);
    }

    /** A text that is not empty. */
    public static <D> JsonField<D> text(String name, Setter<D, String> setter) {
        return orNothing(name, setter, JsonCursor::textOrNull);
    }

    /** A text, or a number as the text it is; of documents of other programs, anything else there is passed over. */
    public static <D> JsonField<D> anyText(String name, Setter<D, String> setter) {
        return field(name, (draft, in) -> {
            String number = in.numberText();
            if (number != null || in.token() == JsonToken.VALUE_STRING) {
                setter.set(draft, in.share(number == null ? in.text() : number));
            } else {
                in.skip();
            }
        });
    }

    /** An object whose fields go into the same draft; of documents of other programs, anything else there is passed over. */
    public static <D> JsonField<D> anyObject(String name, ObjectReader<D> reader) {
        return field(name, (draft, in) -> {
            if (in.token() == JsonToken.START_OBJECT) {
                reader.read(in, draft);
            } else {
                in.skip();
            }
        });
    }

    /** A text that is not empty and that hardly any other object has, such as an id: it is not looked for among those known. */
    public static <D> JsonField<D> ownText(String name, Setter<D, String> setter) {
        return orNothing(name, setter, JsonCursor::ownTextOrNull);
    }

    /**
     * A path of a file beside the one that is read.
     *
     * @param refused words for a path that leads out of the folder, by the field and the path in quotation marks
     */
    public static <D> JsonField<D> path(String name, BiFunction<String, String, Message> refused, Setter<D, String> setter) {
        String what = SafeText.quoted(name);
        return field(name, (draft, in) -> {
            Optional<String> path = in.readPath(what, outside -> refused.apply(what, outside));
            if (path.isPresent()) {
                setter.set(draft, path.get());
            }
        });
    }

    /** Sentences, and not empty: ends of lines are spaces. */
    public static <D> JsonField<D> prose(String name, Setter<D, String> setter) {
        return orNothing(name, setter, JsonCursor::proseOrNull);
    }

    /** An array of texts that are not empty; the setter takes one after the other. */
    public static <D> JsonField<D> texts(String name, String one, Setter<D, String> setter) {
        String what = SafeText.quoted(name);
        return field(name, (draft, in) -> in.readTexts(what, one, text -> setter.set(draft, text)));
    }

    /** An integer within bounds. */
    public static <D> JsonField<D> whole(String name, long least, long most, LongSetter<D> setter) {
        String what = SafeText.quoted(name);
        return field(name, (draft, in) -> {
            int before = in.problems().size();
            long number = Numbers.whole(in, what, least, most);
            if (in.problems().size() == before) {
                setter.set(draft, number);
            }
        });
    }

    /** An integer within bounds that is at most {@link Integer#MAX_VALUE}. */
    public static <D> JsonField<D> integer(String name, int least, int most, IntSetter<D> setter) {
        return whole(name, least, most, (draft, number) -> setter.set(draft, (int) number));
    }

    /** An integer from a least one up to {@link Integer#MAX_VALUE}. */
    public static <D> JsonField<D> integer(String name, int least, IntSetter<D> setter) {
        return integer(name, least, Integer.MAX_VALUE, setter);
    }

    /** An exact number of any sign. */
    public static <D> JsonField<D> ratio(String name, Setter<D, Ratio> setter) {
        return sound(name, setter, Numbers::ratio);
    }

    /** An exact number that is not negative. */
    public static <D> JsonField<D> notNegative(String name, Setter<D, Ratio> setter) {
        return sound(name, setter, (in, what) -> {
            Ratio number = Numbers.ratio(in, what);
            if (number.signum() < 0) {
                in.problem(Problem.words("number.negative", what, number));
            }
            return number;
        });
    }

    /** An exact number above 0. */
    public static <D> JsonField<D> positive(String name, Setter<D, Ratio> setter) {
        return sound(name, setter, (in, what) -> {
            Ratio number = Numbers.ratio(in, what);
            if (number.signum() <= 0) {
                in.problem(Problem.words("number.positive", what, number));
            }
            return number;
        });
    }

    /** {@code true} or {@code false}. */
    public static <D> JsonField<D> flag(String name, Setter<D, Boolean> setter) {
        return sound(name, setter, JsonCursor::readFlag);
    }

    /** Reads a value, by the words that problems have for it. */
    private interface ValueReader<T> {
        T read(JsonCursor in, String what) throws IOException;
    }

    /** A field whose value goes nowhere if it is null. */
    private static <D> JsonField<D> orNothing(String name, Setter<D, String> setter, ValueReader<String> reader) {
        String what = SafeText.quoted(name);
        return field(name, (draft, in) -> {
            String value = reader.read(in, what);
            if (value != null) {
                setter.set(draft, value);
            }
        });
    }

    /** A field whose value goes nowhere if a problem is noted while it is read. */
    private static <D, T> JsonField<D> sound(String name, Setter<D, T> setter, ValueReader<T> reader) {
        String what = SafeText.quoted(name);
        return field(name, (draft, in) -> {
            int before = in.problems().size();
            T value = reader.read(in, what);
            if (in.problems().size() == before) {
                setter.set(draft, value);
            }
        });
    }

    /** The field {@code format} of our own documents. */
    public static <D> JsonField<D> format(String expected) {
        return field("format", (draft, in) -> FormatHeader.checkFormat(in, expected));
    }

    /** The field {@code version} of our own documents. */
    public static <D> JsonField<D> version(int expected) {
        return field("version", (draft, in) -> FormatHeader.checkVersion(in, expected));
    }

    /** The field {@code rules}: the version of the rules of simulated time. */
    public static <D> JsonField<D> rules(IntSetter<D> setter) {
        return integer("rules", 1, setter);
    }
}
