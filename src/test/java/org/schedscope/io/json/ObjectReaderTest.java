package org.schedscope.io.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.schedscope.io.json.JsonField.flag;
import static org.schedscope.io.json.JsonField.integer;
import static org.schedscope.io.json.JsonField.notNegative;
import static org.schedscope.io.json.JsonField.positive;
import static org.schedscope.io.json.JsonField.required;
import static org.schedscope.io.json.JsonField.text;
import static org.schedscope.io.json.JsonField.texts;
import static org.schedscope.io.json.JsonField.whole;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Problem;
import org.schedscope.text.Message;

class ObjectReaderTest {
    private static final ObjectReader<List<Object>> FIELDS = ObjectReader.of("a thing",
            required(text("id", List::add)), required(whole("size", 1, 9, List::add)), integer("count", 0, List::add),
            flag("open", List::add), notNegative("share", List::add), positive("speed", List::add), texts("names", "a name", List::add));

    private final List<Object> told = new ArrayList<>();
    private List<String> problems;

    private JsonObject read(ObjectReader<List<Object>> reader, String json) throws IOException {
        try (JsonCursor in = new JsonCursor(InputFile.of("a.json", json.getBytes(StandardCharsets.UTF_8)), Limits.DEFAULT)) {
            in.next();
            JsonObject object = reader.read(in, told);
            problems = in.problems().isEmpty() ? List.of() : in.problems().failure().problems().stream().map(Problem::text).toList();
            return object;
        }
    }

    private static Message lacks(String field) {
        return Message.verbatim("lacks " + field);
    }

    @Test
    void valuesGoWhereTheirFieldsSayInTheOrderOfTheDocument() throws IOException {
        JsonObject object = read(FIELDS.lacking(ObjectReaderTest::lacks),
                "{\"names\": [\"a\", \"b\"], \"size\": 3, \"open\": true, \"speed\": 0.5, \"id\": \"x\", \"count\": 0, \"share\": 0}");
        assertEquals("[a, b, 3, true, 1/2, x, 0, 0]", told.toString());
        assertTrue(object.isSound());
        assertTrue(object.has("open"));
        assertEquals(List.of(), problems);
    }

    @Test
    void aWrongValueIsAProblemAndGoesNowhere() throws IOException {
        JsonObject object = read(FIELDS,
                "{\"id\": \"\", \"size\": 10, \"count\": \"x\",\n\"open\": 1, \"share\": -1, \"speed\": 0, \"names\": [\"a\", 7, \"\"]}");
        assertEquals(List.of("a"), told);
        assertFalse(object.isSound());
        assertTrue(object.has("size"), "it was there, if wrong");
        assertEquals(List.of("a.json:1:8: \"id\" must not be empty (/id)", "a.json:1:20: \"size\" is 10; it must be at most 9 (/size)",
                "a.json:1:33: \"count\" must be a number, not the text \"x\" (/count)",
                "a.json:2:9: \"open\" must be true or false, not 1 (/open)",
                "a.json:2:21: \"share\" is -1; it must not be negative (/share)",
                "a.json:2:34: \"speed\" is 0; it must be greater than 0 (/speed)",
                "a.json:2:52: a name must be a text, not 7 (/names/1)", "a.json:2:55: a name must not be empty (/names/2)"), problems);
    }

    @Test
    void whatLacksIsToldWhereTheObjectBeginsOnceOrEach() throws IOException {
        read(FIELDS.lacking(ObjectReaderTest::lacks), "{}");
        assertEquals(List.of("a.json:1:1: lacks id"), problems);
        read(FIELDS.lackingEach(ObjectReaderTest::lacks), "\n {\"count\": 1}");
        assertEquals(List.of("a.json:2:2: lacks id", "a.json:2:2: lacks size"), problems);
        read(FIELDS.lacking(ObjectReaderTest::lacks), "{\"count\": -1}");
        assertEquals(1, problems.size(), "of an object with something wrong nothing else is said");
    }

    @Test
    void aFieldMayBeThereOnceAndMustBeKnown() throws IOException {
        read(FIELDS, "{\"size\": 1, \"size\": 2, \"colour\": {\"size\": 5}, \"cuont\": 7}");
        assertEquals(List.of(1L), told);
        assertEquals(3, problems.size());
        assertTrue(problems.get(0).startsWith("a.json:1:13: ") && problems.get(0).contains("\"size\""), problems.get(0));
        assertTrue(problems.get(1).contains("id, size, count, open, share, speed, names"), problems.get(1));
        assertTrue(problems.get(2).contains("\"cuont\"") && problems.get(2).contains("count"), problems.get(2));
    }

    @Test
    void aLenientReaderPassesOverWhatItDoesNotKnow() throws IOException {
        assertTrue(read(FIELDS.lenient(), "{\"colour\": {\"size\": 5}, \"size\": 2}").isSound());
        assertEquals(List.of(2L), told);
    }

    @Test
    void whatIsNoObjectHasNoFields() {
        assertThrows(IOException.class, () -> read(FIELDS, "[1]"));
        assertEquals(List.of(), told);
    }
}
