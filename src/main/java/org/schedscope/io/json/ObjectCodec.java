package org.schedscope.io.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.io.SerializedString;
import java.io.IOException;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.function.Function;
import org.schedscope.text.Message;

/**
 * The declaration by which objects of one kind are read and written: their fields, in the order of writing.
 *
 * @param <D> destination of the values that are read
 * @param <S> source of the values that are written
 */
public final class ObjectCodec<D, S> {
    private final ObjectReader<D> reader;
    private final Field<D, S>[] fields;

    private ObjectCodec(ObjectReader<D> reader, Field<D, S>[] fields) {
        this.reader = reader;
        this.fields = fields;
    }

    /** Value of a field for {@link PlainJson}; null or an empty {@code Optional…} omits the field. */
    public interface Getter<S> {
        Object get(S object);
    }

    /** A field that is read and, unless the getter gives null, written. */
    public record Field<D, S>(JsonField<D> read, SerializableString name, Getter<S> written) {
    }

    /** A field that is read, and written with the value of the getter. */
    public static <D, S> Field<D, S> both(JsonField<D> read, Getter<S> written) {
        return new Field<>(read, new SerializedString(read.name()), written);
    }

    /** An optional field that is never written. */
    public static <D, S> Field<D, S> onlyRead(JsonField<D> read) {
        return both(read, object -> null);
    }

    /** A value, or null, which omits the field, if it is the default. */
    public static <T> T unless(T usual, T value) {
        return value.equals(usual) ? null : value;
    }

    /** A getter for objects of one class; the field is omitted for others. */
    public static <S, T extends S> Getter<S> of(Class<T> kind, Getter<T> written) {
        return object -> kind.isInstance(object) ? written.get(kind.cast(object)) : null;
    }

    /** @param what noun of the object, see {@link ObjectReader#of} */
    @SafeVarargs
    @SuppressWarnings("varargs")
    public static <D, S> ObjectCodec<D, S> of(String what, Field<D, S>... fields) {
        return new ObjectCodec<>(ObjectReader.of(what, Arrays.stream(fields).map(Field::read).toList()), fields.clone());
    }

    /** Sets the message of {@link ObjectReader#lacking}. */
    public ObjectCodec<D, S> lacking(Function<String, Message> words) {
        return new ObjectCodec<>(reader.lacking(words), fields);
    }

    /** Sets the message of {@link ObjectReader#lackingEach}. */
    public ObjectCodec<D, S> lackingEach(Function<String, Message> words) {
        return new ObjectCodec<>(reader.lackingEach(words), fields);
    }

    /** Names of the fields, in order. */
    public List<String> names() {
        return reader.names();
    }

    public JsonObject read(JsonCursor in, D draft) throws IOException {
        return reader.read(in, draft);
    }

    public void write(S object, JsonGenerator out) throws IOException {
        out.writeStartObject();
        for (Field<D, S> field : fields) {
            Object value = field.written.get(object);
            if (!PlainJson.isNone(value)) {
                out.writeFieldName(field.name);
                PlainJson.write(value, out);
            }
        }
        out.writeEndObject();
    }

    /** An object as the value of a field of another one. */
    public JsonValue value(S object) {
        return out -> write(object, out);
    }

    /** Objects as the value of a field of another one, created while they are written. */
    public JsonValue all(Iterable<? extends S> objects) {
        return out -> {
            out.writeStartArray();
            for (S object : objects) {
                write(object, out);
            }
            out.writeEndArray();
        };
    }

    /** Objects as the value of a field of another one, which is omitted if there are none. */
    public JsonValue some(Collection<? extends S> objects) {
        return objects.isEmpty() ? null : all(objects);
    }
}
