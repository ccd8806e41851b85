package org.schedscope.io;

import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/**
 * The beginning of a JSON document, as far as it takes to know its format: reading stops at the first field that decides.
 *
 * @param fields names of the outermost fields seen
 * @param format value of the field {@code format}, if it was seen
 * @param beginning the first characters of a file that is no JSON object, a byte each; else empty
 */
public record DocumentHead(Set<String> fields, Optional<String> format, String beginning) {
    private static final int BEGINNING = 1 << 13;
    private static final Set<String> DECIDING = Set.of("format", "jobs", "root", "network", "workflow", "schemaVersion");

    boolean has(String field) {
        return fields.contains(field);
    }

    /** Whether the document says of itself that it is a platform. */
    public boolean isPlatform() {
        return format.map(PlatformJson.FORMAT::equals).orElseGet(() -> has("root"));
    }

    public boolean isEventLog() {
        return format.equals(Optional.of(EventLog.FORMAT));
    }

    /** An empty head for a document that cannot be read: its reader will say why. */
    public static DocumentHead of(InputFile file, Limits limits) throws InputException {
        Set<String> fields = new LinkedHashSet<>();
        Optional<String> format = Optional.empty();
        try (JsonCursor in = new JsonCursor(file, limits)) {
            boolean decided = in.next() != JsonToken.START_OBJECT;
            while (!decided && in.next() == JsonToken.FIELD_NAME) {
                String name = in.text();
                fields.add(name);
                in.next();
                if (name.equals("format") && in.token() == JsonToken.VALUE_STRING) {
                    format = Optional.of(in.text());
                }
                decided = DECIDING.contains(name);
                if (!decided) {
                    in.skip();
                }
            }
        } catch (InputException e) {
            if (e.problems().get(0).line() == 0) {
                throw e;
            }
        } catch (IOException e) {
            throw file.failure(e);
        }
        return new DocumentHead(fields, format, fields.isEmpty() ? beginning(file, limits) : "");
    }

    private static String beginning(InputFile file, Limits limits) throws InputException {
        try (InputStream bytes = file.openBytes(limits)) {
            String text = new String(bytes.readNBytes(BEGINNING), StandardCharsets.ISO_8859_1);
            return text.startsWith("\u00EF\u00BB\u00BF") ? text.substring(3) : text;
        } catch (IOException e) {
            throw file.failure(e);
        }
    }
}
