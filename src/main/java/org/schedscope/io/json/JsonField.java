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
 * A field of objects of one kind: its name, how its value is read, and its destination. A wrong value is a problem and is dropped.
 *
 * @param <D> destination of the values of an object
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

    public interface Setter<D, T> {
        void set(D draft, T value) throws IOException;
    }

    public interface LongSetter<D> {
        void set(D draft, long number) throws IOException;
    }

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

    /** A field that must be present. */
    public static <D> JsonField<D> required(JsonField<D> field) {
        return new JsonField<>(field.name, true, field.reader);
    }

    /** A field with a reader of its own. */
    public static <D> JsonField<D> field(String name, Reader<D> reader) {
        return new JsonField<>(name, false, reader);
    }

    /** A text that is not empty. */
    public static <D> JsonField<D> text(String name, Setter<D, String> setter) {
        return orNothing(name, setter, JsonCursor::textOrNull);
    }

    /** A text, or a number as text, in documents of other programs; other values are skipped. */
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

    /** An object whose fields have the same destination, in documents of other programs; other values are skipped. */
    public static <D> JsonField<D> anyObject(String name, ObjectReader<D> reader) {
        return field(name, (draft, in) -> {
            if (in.token() == JsonToken.START_OBJECT) {
                reader.read(in, draft);
            } else {
                in.skip();
            }
        });
    }

    /** A text that is not empty and rarely repeated, such as an id; it is not shared. */
    public static <D> JsonField<D> ownText(String name, Setter<D, String> setter) {
        return orNothing(name, setter, JsonCursor::ownTextOrNull);
    }

    /**
     * A path of a file relative to the document.
     *
     * @param refused message for a path that leads out of the folder, by the field and the path in quotation marks
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

    /** Prose that is not empty; line ends are read as spaces. */
    public static <D> JsonField<D> prose(String name, Setter<D, String> setter) {
        return orNothing(name, setter, JsonCursor::proseOrNull);
    }

    /** An array of texts that are not empty; the setter takes one at a time. */
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

    /** An integer within bounds, at most {@link Integer#MAX_VALUE}. */
    public static <D> JsonField<D> integer(String name, int least, int most, IntSetter<D> setter) {
        return whole(name, least, most, (draft, number) -> setter.set(draft, (int) number));
    }

    /** An integer from a minimum to {@link Integer#MAX_VALUE}. */
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

    /** Reads a value, given its noun for messages. */
    private interface ValueReader<T> {
        T read(JsonCursor in, String what) throws IOException;
    }

    /** A field that is dropped if its value is null. */
    private static <D> JsonField<D> orNothing(String name, Setter<D, String> setter, ValueReader<String> reader) {
        String what = SafeText.quoted(name);
        return field(name, (draft, in) -> {
            String value = reader.read(in, what);
            if (value != null) {
                setter.set(draft, value);
            }
        });
    }

    /** A field that is dropped if a problem is noted while it is read. */
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

    /** The field {@code format} of the program's own documents. */
    public static <D> JsonField<D> format(String expected) {
        return field("format", (draft, in) -> FormatHeader.checkFormat(in, expected));
    }

    /** The field {@code version} of the program's own documents. */
    public static <D> JsonField<D> version(int expected) {
        return version(expected, expected);
    }

    /** The field {@code version}, of a format with several versions. */
    public static <D> JsonField<D> version(int oldest, int newest) {
        return field("version", (draft, in) -> FormatHeader.checkVersion(in, oldest, newest));
    }

    /** The field {@code rules}: the version of the rules of simulated time. */
    public static <D> JsonField<D> rules(IntSetter<D> setter) {
        return integer("rules", 1, setter);
    }
}
