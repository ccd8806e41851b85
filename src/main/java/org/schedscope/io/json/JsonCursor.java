package org.schedscope.io.json;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.Reader;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Place;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.SafeText;
import org.schedscope.io.input.SharedTexts;
import org.schedscope.io.input.SiblingPath;
import org.schedscope.text.Message;

/**
 * A cursor over a JSON document with the places of its tokens. Every {@code read…} method begins at the first token of a value and ends at
 * its last. Problems of values are noted in {@link #problems()}; malformed JSON ends reading. Objects are read by an {@link ObjectReader}.
 *
 * <p>Own code on the tokens of Jackson, since databind reports a single problem, in terms of programmers, and holds the whole document
 * before the first job is made.
 */
public final class JsonCursor extends JsonTokens {
    /** Maximum of different texts that are shared between values. */
    private static final int MOST_SHARED = 1 << 13;

    private final SharedTexts shared = new SharedTexts(MOST_SHARED);

    /** Reads the value of a field with a free name. */
    public interface EntryBody {
        void read(String name) throws IOException;
    }

    public interface TextBody {
        void read(String text) throws IOException;
    }

    public interface ElementBody {
        void read(int index) throws IOException;
    }

    public JsonCursor(InputFile file, Limits limits) throws IOException {
        this(file, limits, UnaryOperator.identity());
    }

    /** @param through filter of the text, for files that are not plain JSON */
    public JsonCursor(InputFile file, Limits limits, UnaryOperator<Reader> through) throws IOException {
        super(file, limits, through);
    }

    /** Whether an object begins here; otherwise a problem is noted and the value skipped. */
    boolean isAtObject(String what) throws InputException {
        return expect(JsonToken.START_OBJECT, what, "json.object");
    }

    /** Reads an object whose field names are data; a repeated name is a problem. */
    public void readEntries(String what, EntryBody body) throws IOException {
        if (!expect(JsonToken.START_OBJECT, what, "json.object")) {
            return;
        }
        Map<String, Boolean> seen = new HashMap<>();
        while (next() != JsonToken.END_OBJECT) {
            String name = fieldName();
            boolean repeated = seen.put(name, true) != null;
            if (repeated) {
                problem(Problem.words("field.twice", SafeText.quoted(name)));
            }
            next();
            if (repeated) {
                skip();
            } else {
                body.read(name);
            }
        }
    }

    /** Whether an array begins here, to go through by {@link #next}; otherwise a problem is noted and the value skipped. */
    public boolean isAtArray(String what) throws InputException {
        return expect(JsonToken.START_ARRAY, what, "json.array");
    }

    /** Reads an array and returns its number of elements; 0, with a problem noted, for any other value. */
    public int readArray(String what, ElementBody body) throws IOException {
        if (!isAtArray(what)) {
            return 0;
        }
        int count = 0;
        while (next() != JsonToken.END_ARRAY) {
            body.read(count++);
        }
        return count;
    }

    /** Reads an array; no element is a problem. */
    public void readSome(String what, Message none, ElementBody body) throws IOException {
        JsonLocation start = location();
        int before = problems().size();
        if (readArray(what, body) == 0 && problems().size() == before) {
            problem(new Place(start.getLineNr(), start.getColumnNr(), path()), none);
        }
    }

    /** Reads an array of texts that are not empty. */
    public void readTexts(String what, String one, TextBody body) throws IOException {
        readArray(what, index -> {
            String text = textOrNull(one);
            if (text != null) {
                body.read(text);
            }
        });
    }

    /** Reads an object of texts, which may be empty, whose field names are data. */
    public SortedMap<String, String> readTextsByName(String what, String one) throws IOException {
        SortedMap<String, String> texts = new TreeMap<>();
        readEntries(what, name -> readString(one).ifPresent(text -> texts.put(name, text)));
        return texts;
    }

    /** @param kind key of the noun for the expected value */
    private boolean expect(JsonToken token, String what, String kind) throws InputException {
        if (token() == token) {
            return true;
        }
        problem(Problem.words("value.kind", noun(what), Problem.words(kind), foundHere()));
        if (isOutermost()) {
            throw problems().failure();
        }
        skip();
        return false;
    }

    /** Reads {@code true} or {@code false}; false, with a problem noted, for any other value. */
    public boolean readFlag(String what) throws InputException {
        if (token() != JsonToken.VALUE_TRUE && token() != JsonToken.VALUE_FALSE) {
            problem(Problem.words("value.truth", what, foundHere()));
            skip();
            return false;
        }
        return token() == JsonToken.VALUE_TRUE;
    }

    /**
     * Reads the path of a file relative to this one; notes a problem for any other value, or a path that leads out of the folder.
     *
     * @param refused message for a path that leads out of the folder, by the path in quotation marks
     */
    public Optional<String> readPath(String what, Function<String, Message> refused) throws InputException {
        Optional<String> path = readText(what);
        if (path.isPresent() && !SiblingPath.staysInFolder(path.get())) {
            problem(refused.apply(SafeText.quoted(path.get())));
        }
        return path;
    }

    /** Reads a text, which may be empty; notes a problem for any other value. */
    public Optional<String> readString(String what) throws InputException {
        return token() == JsonToken.VALUE_STRING ? Optional.of(text()) : readText(what);
    }

    /** Reads a text that is not empty; notes a problem for any other value. */
    public Optional<String> readText(String what) throws InputException {
        return Optional.ofNullable(textOrNull(what));
    }

    /** Reads prose that is not empty, with line ends as spaces; notes a problem for any other value. */
    public Optional<String> readProse(String what) throws InputException {
        return Optional.ofNullable(proseOrNull(what));
    }

    /** Reads a text that is not empty; null, with a problem noted, for any other value. */
    String textOrNull(String what) throws InputException {
        String text = ownTextOrNull(what);
        return text == null ? null : share(text);
    }

    /** {@link #textOrNull} for texts that are rarely repeated: they are not shared. */
    String ownTextOrNull(String what) throws InputException {
        return textOrNull(what, false);
    }

    /** Reads prose, with line ends as spaces; null, with a problem noted, for any other value. */
    String proseOrNull(String what) throws InputException {
        return textOrNull(what, true);
    }

    private String textOrNull(String what, boolean prose) throws InputException {
        if (token() != JsonToken.VALUE_STRING) {
            problem(Problem.words("value.text", noun(what), foundHere()));
            skip();
            return null;
        }
        String text = prose ? SafeText.of(rawText().replaceAll("[\\r\\n\\t]+", " ")) : text();
        if (text.isEmpty()) {
            problem(Problem.words("value.empty", noun(what)));
            return null;
        }
        return text;
    }

    /** The shared instance of a text. */
    public String share(String text) {
        return shared.share(text);
    }

    /** Description of the current token, for "must be …, not …". */
    public Message foundHere() throws InputException {
        return switch (token()) {
            case START_OBJECT, END_OBJECT -> Problem.words("json.object");
            case START_ARRAY, END_ARRAY -> Problem.words("json.array");
            case VALUE_STRING -> Problem.words("json.text", SafeText.quoted(text()));
            case VALUE_NULL -> Message.verbatim("null");
            default -> Message.verbatim(SafeText.cut(text()));
        };
    }

    /** The noun of a value in messages: a field in quotation marks, or words such as {@code a job}. */
    static Message noun(String what) {
        return what.startsWith("\"") ? Message.verbatim(what) : Problem.noun(what);
    }
}
