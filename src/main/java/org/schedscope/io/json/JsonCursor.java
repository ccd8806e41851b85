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
 * Walks a JSON document with the places of its tokens. Every {@code read…} method begins at the first token of a value and ends at its
 * last. What is wrong with a value is noted in {@link #problems()}; what is wrong with the JSON itself ends reading. Objects are read by
 * an {@link ObjectReader}.
 *
 * <p>Own code around the tokens of Jackson, since binding to objects reports one problem, in words for programmers, and holds all of a
 * document before the first job is made.
 */
public final class JsonCursor extends JsonTokens {
    /** Different texts that are kept once, and not once per task. */
    private static final int MOST_SHARED = 1 << 13;

    private final SharedTexts shared = new SharedTexts(MOST_SHARED);

    /** Reads the value of a field with a free name. */
    public interface EntryBody {
        void read(String name) throws IOException;
    }

    /** Takes a text. */
    public interface TextBody {
        void read(String text) throws IOException;
    }

    /** Reads one element. */
    public interface ElementBody {
        void read(int index) throws IOException;
    }

    public JsonCursor(InputFile file, Limits limits) throws IOException {
        this(file, limits, UnaryOperator.identity());
    }

    /** @param through what the text is read through, where the file is not JSON as it is */
    public JsonCursor(InputFile file, Limits limits, UnaryOperator<Reader> through) throws IOException {
        super(file, limits, through);
    }

    /** Whether an object begins here; if not, that is noted and the value passed over. */
    boolean isAtObject(String what) throws InputException {
        return expect(JsonToken.START_OBJECT, what, "json.object");
    }

    /** Reads an object whose field names are data; a name that is there twice is a problem. */
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

    /** Whether an array begins here, to go through by {@link #next}; if not, that is noted and the value passed over. */
    public boolean isAtArray(String what) throws InputException {
        return expect(JsonToken.START_ARRAY, what, "json.array");
    }

    /** Reads an array; returns how many elements it had, 0 with a problem noted if the value is no array. */
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

    /** Reads an array that is to have elements; notes a problem if it has none. */
    public void readSome(String what, Message none, ElementBody body) throws IOException {
        JsonLocation start = location();
        int before = problems().size();
        if (readArray(what, body) == 0 && problems().size() == before) {
            problem(new Place(start.getLineNr(), start.getColumnNr(), path()), none);
        }
    }

    /** Reads an array of texts that are not empty, one after the other. */
    public void readTexts(String what, String one, TextBody body) throws IOException {
        readArray(what, index -> {
            String text = textOrNull(one);
            if (text != null) {
                body.read(text);
            }
        });
    }

    /** Reads an object of texts, which may be empty, by names that are data. */
    public SortedMap<String, String> readTextsByName(String what, String one) throws IOException {
        SortedMap<String, String> texts = new TreeMap<>();
        readEntries(what, name -> readString(one).ifPresent(text -> texts.put(name, text)));
        return texts;
    }

    /** @param kind key of the word for what must be here */
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

    /** Reads {@code true} or {@code false}; notes a problem and gives false otherwise. */
    public boolean readFlag(String what) throws InputException {
        if (token() != JsonToken.VALUE_TRUE && token() != JsonToken.VALUE_FALSE) {
            problem(Problem.words("value.truth", what, foundHere()));
            skip();
            return false;
        }
        return token() == JsonToken.VALUE_TRUE;
    }

    /**
     * Reads the path of a file beside this one; notes a problem if it is none, or leads out of the folder.
     *
     * @param refused words for a path that leads out of the folder, by the path in quotation marks
     */
    public Optional<String> readPath(String what, Function<String, Message> refused) throws InputException {
        Optional<String> path = readText(what);
        if (path.isPresent() && !SiblingPath.staysInFolder(path.get())) {
            problem(refused.apply(SafeText.quoted(path.get())));
        }
        return path;
    }

    /** Reads a text, which may be empty; notes a problem otherwise. */
    public Optional<String> readString(String what) throws InputException {
        return token() == JsonToken.VALUE_STRING ? Optional.of(text()) : readText(what);
    }

    /** Reads a text that is not empty; notes a problem otherwise. */
    public Optional<String> readText(String what) throws InputException {
        return Optional.ofNullable(textOrNull(what));
    }

    /** Reads sentences, and not none; ends of lines are spaces. Notes a problem otherwise. */
    public Optional<String> readProse(String what) throws InputException {
        return Optional.ofNullable(proseOrNull(what));
    }

    /** Null, with a problem noted, if no text that is not empty begins here. */
    String textOrNull(String what) throws InputException {
        String text = ownTextOrNull(what);
        return text == null ? null : share(text);
    }

    /** As {@link #textOrNull}, of a text that hardly comes again. */
    String ownTextOrNull(String what) throws InputException {
        return textOrNull(what, false);
    }

    /** Null, with a problem noted, if no sentences begin here; ends of lines are spaces. */
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

    /** The one object that is kept for all texts that equal this one. */
    public String share(String text) {
        return shared.share(text);
    }

    /** What is here, for "must be …, not …". */
    public Message foundHere() throws InputException {
        return switch (token()) {
            case START_OBJECT, END_OBJECT -> Problem.words("json.object");
            case START_ARRAY, END_ARRAY -> Problem.words("json.array");
            case VALUE_STRING -> Problem.words("json.text", SafeText.quoted(text()));
            case VALUE_NULL -> Message.verbatim("null");
            default -> Message.verbatim(SafeText.cut(text()));
        };
    }

    /** What readers call a value: a field in quotation marks, as it is, or words such as {@code a job}. */
    static Message noun(String what) {
        return what.startsWith("\"") ? Message.verbatim(what) : Problem.noun(what);
    }
}
