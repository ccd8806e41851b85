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
 * The declaration of objects of one kind, by which they are read and written: their fields, in the order in which these are written.
 *
 * @param <D> what the values of an object that is read go into
 * @param <S> what an object is written from
 */
public final class ObjectCodec<D, S> {
    private final ObjectReader<D> reader;
    private final Field<D, S>[] fields;

    private ObjectCodec(ObjectReader<D> reader, Field<D, S>[] fields) {
        this.reader = reader;
        this.fields = fields;
    }

    /** Gives the value of a field, as {@link PlainJson} writes it; null or an empty {@code Optional…} leaves the field out. */
    public interface Getter<S> {
        Object get(S object);
    }

    /** A field both ways. */
    public record Field<D, S>(JsonField<D> read, SerializableString name, Getter<S> written) {
    }

    /** A field that is read, and written with the value of the getter. */
    public static <D, S> Field<D, S> both(JsonField<D> read, Getter<S> written) {
        return new Field<>(read, new SerializedString(read.name()), written);
    }

    /** A field that may be there, and is never written. */
    public static <D, S> Field<D, S> onlyRead(JsonField<D> read) {
        return both(read, object -> null);
    }

    /** A value, unless it is the usual one: the field is then left out. */
    public static <T> T unless(T usual, T value) {
        return value.equals(usual) ? null : value;
    }

    /** A field that is written only of objects of one class. */
    public static <S, T extends S> Getter<S> of(Class<T> kind, Getter<T> written) {
        return object -> kind.isInstance(object) ? written.get(kind.cast(object)) : null;
    }

    /** @param what the object's noun, see {@link ObjectReader#of} */
    @SafeVarargs
    @SuppressWarnings("varargs")
    public static <D, S> ObjectCodec<D, S> of(String what, Field<D, S>... fields) {
        return new ObjectCodec<>(ObjectReader.of(what, Arrays.stream(fields).map(Field::read).toList()), fields.clone());
    }

    /** Has words, see {@link ObjectReader#lacking}. */
    public ObjectCodec<D, S> lacking(Function<String, Message> words) {
        return new ObjectCodec<>(reader.lacking(words), fields);
    }

    /** Has words, see {@link ObjectReader#lackingEach}. */
    public ObjectCodec<D, S> lackingEach(Function<String, Message> words) {
        return new ObjectCodec<>(reader.lackingEach(words), fields);
    }

    /** Names of the fields, in order. */
    public List<String> names() {
        return reader.names();
    }

    /** Reads the object at the current token. */
    public JsonObject read(JsonCursor in, D draft) throws IOException {
        return reader.read(in, draft);
    }

    /** Writes an object as a value. */
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

    /** An object as a value of another one's field. */
    public JsonValue value(S object) {
        return out -> write(object, out);
    }

    /** Objects as a value of another one's field; they are made when they are written. */
    public JsonValue all(Iterable<? extends S> objects) {
        return out -> {
            out.writeStartArray();
            for (S object : objects) {
                write(object, out);
            }
            out.writeEndArray();
        };
    }

    /** Objects as a value of another one's field, which is left out if there are none. */
    public JsonValue some(Collection<? extends S> objects) {
        return objects.isEmpty() ? null : all(objects);
    }
}
