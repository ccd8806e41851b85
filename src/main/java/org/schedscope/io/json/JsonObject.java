package org.schedscope.io.json;

import com.fasterxml.jackson.core.JsonLocation;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.Place;
import org.schedscope.text.Message;

/** The result of reading an object: its place, its fields, and whether it has problems. Valid until the cursor moves on. */
public final class JsonObject {
    private final JsonCursor in;
    private final Map<String, Integer> numbers;
    private final int line;
    private final int column;
    private final int problemsBefore;
    private long seen;

    JsonObject(JsonCursor in, Map<String, Integer> numbers) {
        this.in = in;
        this.numbers = numbers;
        JsonLocation start = in.location();
        line = start.getLineNr();
        column = start.getColumnNr();
        problemsBefore = in.problems().size();
    }

    /** @param fields one bit a field, by its number */
    void setSeen(long fields) {
        seen = fields;
    }

    /** Whether no problem was noted since it began. */
    public boolean isSound() {
        return in.problems().size() == problemsBefore;
    }

    /** Whether a field is present, with a valid value or not. */
    public boolean has(String field) {
        return (seen >> numbers.get(field) & 1) != 0;
    }

    /** The first of the given fields that is absent. */
    public Optional<String> firstMissing(List<String> fields) {
        return fields.stream().filter(field -> !has(field)).findFirst();
    }

    /** Place of its first token. */
    public Place start() {
        return new Place(line, column, in.path());
    }

    /** Notes a problem with the object as a whole. */
    public void problem(Message message) throws InputException {
        in.problem(start(), message);
    }
}
