package org.schedscope.io.json;

import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.SafeText;
import org.schedscope.text.DidYouMean;
import org.schedscope.text.Message;

/**
 * A reader of objects of one kind, whose fields are declared once, in the order of messages. Unknown, repeated and missing fields are
 * problems; a missing field is reported only if the object has no other problem.
 *
 * @param <D> destination of the values: a draft, or the reader of the document itself
 */
public final class ObjectReader<D> {
    private final String what;
    private final List<JsonField<D>> fields;
    private final Map<String, Integer> numbers = new HashMap<>();
    private final String[] names;
    /** Required fields as bits, by their number. */
    private final long required;
    private final boolean lenient;
    private final Optional<Function<String, Message>> lacking;
    private final boolean each;

    private ObjectReader(String what, List<JsonField<D>> fields, boolean lenient, Optional<Function<String, Message>> lacking,
            boolean each) {
        if (fields.size() > Long.SIZE) {
            throw new IllegalArgumentException(what + " with more than " + Long.SIZE + " fields");
        }
        this.what = what;
        this.fields = fields;
        this.lenient = lenient;
        this.lacking = lacking;
        this.each = each;
        for (JsonField<D> field : fields) {
            numbers.put(field.name(), numbers.size());
        }
        names = fields.stream().map(JsonField::name).toArray(String[]::new);
        required = fields.stream().filter(JsonField::isRequired).mapToLong(field -> 1L << numbers.get(field.name())).sum();
    }

    /**
     * Creates a reader of objects with exactly these fields, at most 64.
     *
     * @param what noun of the object in messages, such as {@code a job}, or the name of its field in quotation marks
     */
    @SafeVarargs
    @SuppressWarnings("varargs")
    public static <D> ObjectReader<D> of(String what, JsonField<D>... fields) {
        return of(what, List.copyOf(Arrays.asList(fields)));
    }

    /** Creates a reader of objects with exactly these fields, at most 64. */
    public static <D> ObjectReader<D> of(String what, List<JsonField<D>> fields) {
        return new ObjectReader<>(what, fields, false, Optional.empty(), false);
    }

    /** Skips unknown fields, as in documents of other programs. */
    public ObjectReader<D> lenient() {
        return new ObjectReader<>(what, fields, true, lacking, each);
    }

    /** Sets the message, by the field's name, for the first missing field. */
    public ObjectReader<D> lacking(Function<String, Message> words) {
        return new ObjectReader<>(what, fields, lenient, Optional.of(words), false);
    }

    /** Sets the message, by the field's name, for every missing field. */
    public ObjectReader<D> lackingEach(Function<String, Message> words) {
        return new ObjectReader<>(what, fields, lenient, Optional.of(words), true);
    }

    /** Names of the fields, in order. */
    public List<String> names() {
        return fields.stream().map(JsonField::name).toList();
    }

    /** Reads the object at the current token. */
    public JsonObject read(JsonCursor in, D draft) throws IOException {
        JsonObject object = new JsonObject(in, numbers);
        if (in.isAtObject(what)) {
            long seen = readFields(in, draft);
            object.setSeen(seen);
            if ((required & ~seen) != 0 && lacking.isPresent() && object.isSound()) {
                noteLacking(object);
            }
        }
        return object;
    }

    private long readFields(JsonCursor in, D draft) throws IOException {
        long seen = 0;
        int expected = 0;
        while (in.next() != JsonToken.END_OBJECT) {
            int number = number(in.rawFieldName(), expected);
            boolean repeated = number >= 0 && (seen >> number & 1) != 0;
            if (number < 0 || repeated) {
                passOver(in, repeated);
            } else {
                in.next();
                seen |= 1L << number;
                expected = number + 1;
                fields.get(number).read(draft, in);
            }
        }
        return seen;
    }

    /** Number of a field, negative if unknown; most fields come in the order of their declaration. */
    private int number(String name, int expected) {
        for (int i = expected; i < names.length; i++) {
            if (names[i].equals(name)) {
                return i;
            }
        }
        return numbers.getOrDefault(name, -1);
    }

    private void passOver(JsonCursor in, boolean repeated) throws IOException {
        String name = in.fieldName();
        if (repeated) {
            in.problem(Problem.words("field.twice", SafeText.quoted(name)));
        } else if (!lenient) {
            in.problem(unknown(name));
        }
        in.next();
        in.skip();
    }

    private Message unknown(String name) {
        Optional<String> slip = DidYouMean.slip(name, names());
        return slip.isPresent() ? Problem.words("field.slip", SafeText.quoted(name), slip.get())
                : Problem.words("field.unknown", SafeText.quoted(name), DidYouMean.to(name, names()).orElseThrow(),
                        String.join(", ", names()));
    }

    private void noteLacking(JsonObject object) throws IOException {
        for (JsonField<D> field : fields) {
            if (field.isRequired() && !object.has(field.name()) && (each || object.isSound())) {
                object.problem(lacking.get().apply(field.name()));
            }
        }
    }
}
