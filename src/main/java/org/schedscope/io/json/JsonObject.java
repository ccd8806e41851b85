package org.schedscope.io.json;

import com.fasterxml.jackson.core.JsonLocation;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.Place;
import org.schedscope.text.Message;

/**
 * An object that was read: where it began, which fields it had, and whether anything was wrong with it. To be looked at before the cursor
 * moves on.
 */
public final class JsonObject {
    private final JsonCursor in;
    private final Map<String, Integer> numbers;
    private final int line;
    private final int column;
    private final int problemsBefore;
    private long seen;

    /** An object that begins at the current token. */
    JsonObject(JsonCursor in, Map<String, Integer> numbers) {
        this.in = in;
        this.numbers = numbers;
        JsonLocation start = in.location();
        line = start.getLineNr();
        column = start.getColumnNr();
        problemsBefore = in.problems().size();
    }

    /** @param fields a bit for each, by its number */
    void setSeen(long fields) {
        seen = fields;
    }

    /** Whether no problem was noted since it began. */
    public boolean isSound() {
        return in.problems().size() == problemsBefore;
    }

    /** Whether a field was there, rightly or wrongly filled. */
    public boolean has(String field) {
        return (seen >> numbers.get(field) & 1) != 0;
    }

    /** The first of some fields that was not there. */
    public Optional<String> firstMissing(List<String> fields) {
        return fields.stream().filter(field -> !has(field)).findFirst();
    }

    /** Where it begins. */
    public Place start() {
        return new Place(line, column, in.path());
    }

    /** Notes a problem with the object as a whole. */
    public void problem(Message message) throws InputException {
        in.problem(start(), message);
    }
}
