package org.schedscope.lesson;

import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.schedscope.io.input.Place;
import org.schedscope.io.input.SafeText;
import org.schedscope.io.json.JsonCursor;
import org.schedscope.io.json.JsonField;
import org.schedscope.text.Language;

/**
 * The texts of a lesson in one language. A text is a string, or an object with translations: {@code {"en": "…", "de": "…"}}. All such
 * objects of a file have the same languages. Without the chosen language, English is used, or the first language of the object.
 */
final class LessonTexts {
    private static final Pattern CODE = Pattern.compile("[a-z]{2}");

    private final JsonCursor in;
    private final Language language;
    private Optional<SortedSet<String>> languages = Optional.empty();

    LessonTexts(JsonCursor in, Language language) {
        this.in = in;
        this.language = language;
    }

    /** Reads a value of one language at the current token; empty for an invalid one, which is reported. */
    private interface Reader<T> {
        Optional<T> read() throws IOException;
    }

    /** A field with sentences. */
    static <D> JsonField<D> prose(String name, Function<D, LessonTexts> texts, JsonField.Setter<D, String> setter) {
        String what = SafeText.quoted(name);
        return JsonField.field(name, (draft, in) -> {
            Optional<String> text = texts.apply(draft).prose(what);
            if (text.isPresent()) {
                setter.set(draft, text.get());
            }
        });
    }

    private Optional<String> prose(String what) throws IOException {
        return chosen(what, () -> in.readProse(what));
    }

    /** One paragraph, or a list of them; empty if none is valid. */
    List<String> paragraphs(String what) throws IOException {
        return chosen(what, () -> someParagraphs(what)).orElse(List.of());
    }

    private Optional<List<String>> someParagraphs(String what) throws IOException {
        List<String> paragraphs = new ArrayList<>();
        if (in.token() == JsonToken.START_ARRAY) {
            in.readSome(what, LessonBuilder.words("paragraph", SafeText.of(what)),
                    index -> in.readProse("a paragraph").ifPresent(paragraphs::add));
        } else {
            in.readProse(what).ifPresent(paragraphs::add);
        }
        return paragraphs.isEmpty() ? Optional.empty() : Optional.of(paragraphs);
    }

    private <T> Optional<T> chosen(String what, Reader<T> one) throws IOException {
        if (in.token() != JsonToken.START_OBJECT) {
            return one.read();
        }
        Place here = in.place();
        int before = in.problems().size();
        Map<String, T> translations = new LinkedHashMap<>();
        in.readEntries(what, code -> {
            if (!CODE.matcher(code).matches()) {
                in.problem(LessonBuilder.words("language", SafeText.quoted(code)));
            }
            one.read().ifPresent(text -> translations.put(code, text));
        });
        if (in.problems().size() == before) {
            compare(here, new TreeSet<>(translations.keySet()));
        }
        T english = translations.getOrDefault(Language.ENGLISH.id(), translations.values().stream().findFirst().orElse(null));
        return Optional.ofNullable(translations.getOrDefault(language.id(), english));
    }

    /** Reports missing translations. */
    private void compare(Place here, SortedSet<String> codes) throws IOException {
        SortedSet<String> known = languages.orElse(codes);
        languages = Optional.of(known);
        if (codes.isEmpty() || !codes.equals(known)) {
            in.problem(here, LessonBuilder.words("languages", String.join(", ", codes), String.join(", ", known)));
        }
    }
}
