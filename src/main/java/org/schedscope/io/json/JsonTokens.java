package org.schedscope.io.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonStreamContext;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.core.io.JsonEOFException;
import java.io.Closeable;
import java.io.IOException;
import java.io.Reader;
import java.util.function.UnaryOperator;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Place;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.ProblemList;
import org.schedscope.io.input.SafeText;
import org.schedscope.text.Message;

/** The tokens of a JSON document with their places. Malformed JSON ends reading. */
abstract class JsonTokens implements Closeable {
    private final InputFile file;
    private final Limits limits;
    private final JsonParser parser;
    private final ProblemList problems;

    JsonTokens(InputFile file, Limits limits, UnaryOperator<Reader> through) throws IOException {
        this.file = file;
        this.limits = limits;
        this.problems = new ProblemList(file);
        JsonFactory factory = JsonFactory.builder()
                .disable(JsonFactory.Feature.INTERN_FIELD_NAMES)
                .streamReadConstraints(StreamReadConstraints.builder().maxNestingDepth(limits.nestingDepth())
                        .maxStringLength(limits.stringLength()).maxNameLength(Math.min(limits.stringLength(), 50_000))
                        .maxNumberLength(limits.numberLength()).build())
                .build();
        parser = factory.createParser(through.apply(file.open(limits)));
    }

    public InputFile file() {
        return file;
    }

    public Limits limits() {
        return limits;
    }

    public ProblemList problems() {
        return problems;
    }

    /** The current token, never null: at the end of the document an exception is thrown. */
    public JsonToken token() {
        return parser.currentToken();
    }

    /** Moves to the next token; at the end of the document an exception is thrown. */
    public JsonToken next() throws InputException {
        JsonToken token = nextOrEnd();
        if (token == null) {
            JsonLocation end = parser.currentLocation();
            boolean nothing = end.getCharOffset() <= 0;
            throw problems.fatal(nothing ? Problem.of(file.name(), Problem.words("file.empty"))
                    : Problem.of(file.name(), Problem.words("file.blank")));
        }
        return token;
    }

    /** Moves to the next token; null at the end of the document. */
    public JsonToken nextOrEnd() throws InputException {
        try {
            return parser.nextToken();
        } catch (IOException e) {
            throw syntax(e);
        } catch (IllegalStateException e) {
            throw problems.fatal(place().problem(file.name(), Problem.words("json.names")));
        }
    }

    /** Skips the rest of the current value. */
    public void skip() throws InputException {
        try {
            parser.skipChildren();
            if (parser.currentToken() == null) {
                throw cutOff();
            }
        } catch (IOException e) {
            throw syntax(e);
        } catch (IllegalStateException e) {
            throw problems.fatal(place().problem(file.name(), Problem.words("json.names")));
        }
    }

    /** Checks that the document ends after the value just read. */
    public void expectEnd() throws InputException {
        if (nextOrEnd() != null) {
            problem(Problem.words("json.more"));
            throw problems.failure();
        }
    }

    /** Place of the current token. */
    public Place place() {
        JsonLocation at = parser.currentTokenLocation();
        return new Place(at.getLineNr(), at.getColumnNr(), parser.getParsingContext().pathAsPointer().toString());
    }

    JsonLocation location() {
        return parser.currentTokenLocation();
    }

    /** Name of the field of the current token, with control characters escaped. */
    String fieldName() throws InputException {
        return SafeText.of(rawFieldName());
    }

    /** The name as it is in the document. */
    final String rawFieldName() throws InputException {
        try {
            return parser.currentName();
        } catch (IOException e) {
            throw syntax(e);
        }
    }

    /** Whether the current token is, or begins, the document's root value. */
    boolean isOutermost() {
        JsonStreamContext parent = parser.getParsingContext().getParent();
        return parent == null || parent.inRoot() && token().isStructStart();
    }

    public int line() {
        return parser.currentTokenLocation().getLineNr();
    }

    public int column() {
        return parser.currentTokenLocation().getColumnNr();
    }

    public String path() {
        return parser.getParsingContext().pathAsPointer().toString();
    }

    public void problem(Message message) throws InputException {
        problems.add(place().problem(file.name(), message));
    }

    public void problem(Place place, Message message) throws InputException {
        problems.add(place.problem(file.name(), message));
    }

    /** Text of the current token, with control characters escaped. */
    public String text() throws InputException {
        return SafeText.of(rawText());
    }

    final String rawText() throws InputException {
        try {
            return parser.getText();
        } catch (IOException e) {
            throw syntax(e);
        }
    }

    /** The exact text of the current token if it is a number; else null. */
    public String numberText() throws InputException {
        return token() == JsonToken.VALUE_NUMBER_INT || token() == JsonToken.VALUE_NUMBER_FLOAT ? text() : null;
    }

    /** The value of a short integer literal, the common case; {@link Long#MIN_VALUE} for all other tokens. */
    public long plainLong() throws InputException {
        try {
            if (token() == JsonToken.VALUE_NUMBER_INT && parser.getTextLength() <= 18) {
                return parser.getLongValue();
            }
            return Long.MIN_VALUE;
        } catch (IOException e) {
            throw syntax(e);
        }
    }

    private InputException syntax(IOException e) {
        if (e instanceof InputException input) {
            return problems.fatal(input);
        }
        if (e instanceof JsonEOFException) {
            return cutOff();
        }
        if (e instanceof JsonProcessingException json) {
            JsonLocation at = locationOf(json);
            // The path of a value nested too deep is as long as it is deep.
            String path = json instanceof StreamConstraintsException ? "" : parser.getParsingContext().pathAsPointer().toString();
            return problems.fatal(new Place(at.getLineNr(), at.getColumnNr(), path).problem(file.name(), SyntaxMessages.of(json, limits)));
        }
        return problems.fatal(file.failure(e));
    }

    /**
     * Place of an error. For values that are too long it is their beginning: how far the parser had read depends on its buffers, and so on
     * earlier documents.
     */
    private JsonLocation locationOf(JsonProcessingException e) {
        if (SyntaxMessages.isTooLong(e)) {
            return parser.currentTokenLocation();
        }
        return e.getLocation() == null ? parser.currentLocation() : e.getLocation();
    }

    private InputException cutOff() {
        JsonLocation end = parser.currentLocation();
        Place place = new Place(end.getLineNr(), end.getColumnNr(), parser.getParsingContext().pathAsPointer().toString());
        return problems.fatal(place.problem(file.name(), Problem.words("json.end")));
    }

    @Override
    public void close() throws IOException {
        parser.close();
    }
}
