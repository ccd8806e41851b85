package org.schedscope.io.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.RecordComponent;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.schedscope.model.number.Ratio;

/**
 * Plain objects as JSON: maps, lists, texts, numbers, booleans, optional values and {@link JsonValue}s. Numbers that are not finite become
 * null, other objects their text.
 */
public final class PlainJson {
    private PlainJson() {
    }

    /** A value in one line; fields in the order of their map. */
    public static String line(Object value) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (JsonGenerator json = JsonOut.oneLine(out)) {
            write(value, json);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return out.toString(StandardCharsets.UTF_8);
    }

    /** Writes a value in the layout of {@link JsonOut#lines} and ends the line; leaves the stream open. */
    public static void document(Object value, OutputStream out, int... depths) throws IOException {
        try (JsonGenerator json = JsonOut.lines(out, depths)) {
            write(value, json);
            json.writeRaw('\n');
        }
    }

    /** An object with its fields in order, names and values alternating; absent values are omitted. */
    public static Map<String, Object> fields(Object... namesAndValues) {
        Map<String, Object> fields = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            if (!isNone(namesAndValues[i + 1])) {
                fields.put(namesAndValues[i].toString(), namesAndValues[i + 1]);
            }
        }
        return fields;
    }

    /** Records as objects with their components as fields. */
    public static List<Map<String, Object>> records(List<? extends Record> records) {
        return records.stream().map(PlainJson::components).toList();
    }

    private static Map<String, Object> components(Record record) {
        Map<String, Object> fields = new LinkedHashMap<>();
        for (RecordComponent component : record.getClass().getRecordComponents()) {
            try {
                fields.put(component.getName(), component.getAccessor().invoke(record));
            } catch (ReflectiveOperationException hidden) {
                throw new IllegalArgumentException(record.getClass().getName(), hidden);
            }
        }
        return fields;
    }

    /** An array whose values are created while they are written; usable once. */
    public static <T> Iterable<T> each(Stream<T> values) {
        return values::iterator;
    }

    /** A number with all its digits, without exponent. */
    public static JsonValue digits(BigDecimal number) {
        return out -> out.writeNumber(number.toPlainString());
    }

    /** A number with a decimal point in any case; null if it is infinite. */
    public static JsonValue decimal(double number) {
        return Double.isInfinite(number) ? JsonGenerator::writeNull : out -> out.writeNumber(number);
    }

    static boolean isNone(Object value) {
        return value == null || value instanceof Optional<?> perhaps && perhaps.isEmpty()
                || value instanceof OptionalLong whole && whole.isEmpty() || value instanceof OptionalInt small && small.isEmpty();
    }

    public static void write(Object value, JsonGenerator json) throws IOException {
        if (value instanceof String text) {
            json.writeString(text);
        } else if (value instanceof Long || value instanceof Integer) {
            json.writeNumber(((Number) value).longValue());
        } else if (value instanceof JsonValue own) {
            own.write(json);
        } else if (isNone(value)) {
            json.writeNull();
        } else if (value instanceof OptionalLong whole) {
            json.writeNumber(whole.getAsLong());
        } else if (value instanceof OptionalInt whole) {
            json.writeNumber(whole.getAsInt());
        } else if (value instanceof Ratio ratio) {
            JsonOut.writeRatio(json, ratio);
        } else if (value instanceof Map<?, ?> fields) {
            json.writeStartObject();
            for (Map.Entry<?, ?> field : fields.entrySet()) {
                json.writeFieldName(field.getKey().toString());
                write(field.getValue(), json);
            }
            json.writeEndObject();
        } else if (value instanceof Path) { // Before lists: a path is an iteration over its names.
            json.writeString(value.toString());
        } else if (value instanceof Iterable<?> list) {
            json.writeStartArray();
            for (Object one : list) {
                write(one, json);
            }
            json.writeEndArray();
        } else if (value instanceof Optional<?> perhaps) {
            write(perhaps.get(), json);
        } else if (value instanceof Boolean truth) {
            json.writeBoolean(truth);
        } else if (value instanceof BigDecimal exact) {
            json.writeNumber(exact);
        } else if (value instanceof Double figure) {
            JsonOut.writeFigure(json, figure);
        } else if (value instanceof Number number) {
            json.writeNumber(number.longValue());
        } else {
            json.writeString(value.toString());
        }
    }
}
