package org.schedscope.io.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.schedscope.io.json.ObjectCodec.both;
import static org.schedscope.io.json.ObjectCodec.of;
import static org.schedscope.io.json.ObjectCodec.onlyRead;
import static org.schedscope.io.json.ObjectCodec.unless;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.model.number.Ratio;

/** A declaration of fields reads and writes objects. */
class ObjectCodecTest {
    private record Pet(String name, int legs, Optional<String> owner, List<Pet> young) {
    }

    private static final class Draft {
        private String name;
        private int legs = 4;
        private Optional<String> owner = Optional.empty();
        private final List<Pet> young = new ArrayList<>();

        private static Pet read(JsonCursor in) throws IOException {
            Draft draft = new Draft();
            PETS.read(in, draft);
            return new Pet(draft.name, draft.legs, draft.owner, draft.young);
        }
    }

    private static final ObjectCodec<Draft, Pet> PETS = ObjectCodec.of("a pet",
            both(JsonField.required(JsonField.text("name", (pet, name) -> pet.name = name)), Pet::name),
            both(JsonField.integer("legs", 0, (pet, legs) -> pet.legs = legs), pet -> unless(4, pet.legs())),
            both(JsonField.text("owner", (pet, owner) -> pet.owner = Optional.of(owner)), Pet::owner),
            both(JsonField.field("young", (pet, in) -> in.readArray("\"young\"", index -> pet.young.add(Draft.read(in)))),
                    pet -> ObjectCodecTest.PETS.some(pet.young())),
            onlyRead(JsonField.format("pet")));

    static Stream<Arguments> pets() {
        Pet rex = new Pet("Rex", 4, Optional.empty(), List.of());
        return Stream.of(Arguments.of(rex, "{\"name\":\"Rex\"}"),
                Arguments.of(new Pet("Tweety", 2, Optional.of("Granny"), List.of()),
                        "{\"name\":\"Tweety\",\"legs\":2,\"owner\":\"Granny\"}"),
                Arguments.of(new Pet("Perdita", 4, Optional.empty(), List.of(rex, rex)),
                        "{\"name\":\"Perdita\",\"young\":[{\"name\":\"Rex\"},{\"name\":\"Rex\"}]}"));
    }

    @ParameterizedTest
    @MethodSource("pets")
    void whatIsWrittenIsReadAgain(Pet pet, String text) throws IOException {
        assertEquals(text, PlainJson.line(PETS.value(pet)));
        try (JsonCursor in = new JsonCursor(InputFile.of("a.json", text.getBytes(StandardCharsets.UTF_8)), Limits.DEFAULT)) {
            in.next();
            assertEquals(pet, Draft.read(in));
            assertTrue(in.problems().isEmpty());
        }
    }

    static Stream<Arguments> values() {
        return Stream.of(Arguments.of(null, "{}"), Arguments.of(Optional.empty(), "{}"), Arguments.of(OptionalInt.empty(), "{}"),
                Arguments.of(OptionalLong.empty(), "{}"), Arguments.of(Optional.of(Optional.empty()), "{\"value\":null}"),
                Arguments.of(Optional.of(OptionalLong.empty()), "{\"value\":null}"), Arguments.of(OptionalLong.of(7), "{\"value\":7}"),
                Arguments.of(OptionalInt.of(7), "{\"value\":7}"), Arguments.of(Ratio.of(new BigDecimal("0.25")), "{\"value\":0.25}"),
                Arguments.of(List.of(), "{\"value\":[]}"),
                Arguments.of(Map.of("a", List.of(1L, true, "b")), "{\"value\":{\"a\":[1,true,\"b\"]}}"),
                Arguments.of((JsonValue) out -> out.writeNumber(1.0), "{\"value\":1.0}"));
    }

    @ParameterizedTest
    @MethodSource("values")
    void aFieldWithoutValueIsLeftOut(Object value, String text) {
        ObjectCodec<Void, String> codec = ObjectCodec.of("a thing", both(JsonField.text("value", (thing, any) -> {
        }), thing -> value));
        assertEquals(text, PlainJson.line(codec.value("")));
    }

    @Test
    void aFieldMayBelongToOneClassOnly() {
        ObjectCodec<Void, Object> codec = ObjectCodec.of("a thing", both(JsonField.text("length", (thing, any) -> {
        }), of(String.class, String::length)));
        assertEquals("{\"length\":3}", PlainJson.line(codec.value("abc")));
        assertEquals("{}", PlainJson.line(codec.value(1)));
    }
}
