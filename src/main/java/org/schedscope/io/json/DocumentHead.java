package org.schedscope.io.json;

import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.SafeText;
import org.schedscope.text.DidYouMean;

/**
 * The beginning of a JSON document, as far as its format needs: reading stops at the first field that decides.
 *
 * @param fields names of the outermost fields seen, behind a slash those inside an object or the first of a list: {@code jobs/NAME}
 * @param format value of the field {@code format}, if it was seen
 * @param beginning the first characters of a file that is no JSON object, a byte each; else empty
 */
public record DocumentHead(Set<String> fields, Optional<String> format, String beginning) {
    /** Bytes of a file that is no JSON object that are looked at, at most. */
    public static final int BEGINNING = 1 << 13;
    private static final int MOST_TITLES = 256;
    /** Where POSIX.1-1988 puts "ustar". */
    private static final int TAR_MAGIC = 257;
    private static final Pattern XML_NAME = Pattern.compile("<(?:[\\w.-]++:)?([\\w.-]++)");
    private static final Pattern JSON = Pattern.compile("\\{\\s*+(?:[\"'}\\w/]|$).*+"
            + "|\\[\\s*+(?:[\\[{\"\\]]|-?\\d[\\d.eE+-]*+\\s*+,|true|false|null|$).*+",
            Pattern.DOTALL);
    /** What the names of all our own formats begin with. */
    private static final String OURS = "schedscope";
    private static final Set<String> DECIDING = Set.of("jobs", "root", "workflow", "nb_res", "profiles", "traceEvents");
    /** Those of them whose value is an object, where they decide. */
    private static final Set<String> OBJECTS = Set.of("root", "workflow", "profiles");
    /** Fields inside one that are long. */
    private static final Set<String> LONG = Set.of("tasks", "children", "jobs", "specification", "execution");
    private static final int MOST_INSIDE = 64;
    /** From as many letters on, two slips are forgiven. */
    private static final int LONG_NAME = 5;

    public boolean has(String field) {
        return fields.contains(field);
    }

    /**
     * Whether most fields are among some names, perhaps misspelt; of those inside one, half of them is enough.
     *
     * @param inside the field whose fields these are; empty: the outermost ones
     * @return also true where there are none
     */
    public boolean resembles(String inside, List<String> names) {
        List<String> seen = inside.isEmpty() ? fields.stream().map(field -> field.split("/", 2)[0]).distinct().toList()
                : fields.stream().filter(field -> field.startsWith(inside + "/")).map(field -> field.substring(inside.length() + 1))
                        .toList();
        long known = seen.stream().filter(field -> isLike(field, names)).count();
        long others = seen.size() - known;
        return known > others || known == others && (seen.isEmpty() || !inside.isEmpty());
    }

    /** Whether one of the outermost fields is among some names, perhaps misspelt. */
    public boolean hasLike(List<String> names) {
        return fields.stream().anyMatch(field -> isLike(field, names));
    }

    private static boolean isLike(String field, List<String> names) {
        return DidYouMean.to(field, names).filter(near -> DidYouMean.distance(field, near) <= (field.length() < LONG_NAME ? 1 : 2))
                .isPresent();
    }

    /** Whether this is, or was meant to be, JSON: an object or a list. */
    public boolean isJson() {
        return !fields.isEmpty() || JSON.matcher(beginning.strip()).matches();
    }

    /** Whether there is nothing in it. */
    public boolean isBlank() {
        return fields.isEmpty() && beginning.isBlank();
    }

    /** Whether there is no character that is in no text. */
    public boolean isText() {
        return beginning.chars().noneMatch(c -> c < ' ' && "\t\n\r\f\u001B".indexOf(c) < 0);
    }

    /** The first line that is not blank, as it may be shown; bytes that are not UTF-8 are those of Latin-1. */
    public String firstLine() {
        String line = lines().findFirst().orElse("");
        try {
            return SafeText.of(StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(line.getBytes(StandardCharsets.ISO_8859_1)))
                    .toString());
        } catch (CharacterCodingException e) {
            return SafeText.of(line);
        }
    }

    /** Whether this is a tar archive, of any dialect since 1988. */
    public boolean isTar() {
        return beginning.startsWith("ustar", TAR_MAGIC);
    }

    /** Whether this is a zip file that has entries. */
    public boolean isZip() {
        return beginning.startsWith("PK\u0003\u0004");
    }

    /** Lines at the beginning that are not blank, without blanks around them. */
    public Stream<String> lines() {
        return beginning.lines().map(String::strip).filter(line -> !line.isEmpty());
    }

    /** Titles of the first line if that is one of comma-separated texts, in lower case; else empty. */
    public List<String> csvTitles() {
        return titles(",");
    }

    /** Titles of the first line if that is one of texts with such a text between them, in lower case; else empty. */
    public List<String> titles(String separator) {
        String line = lines().findFirst().orElse("").toLowerCase(Locale.ROOT);
        return !line.contains(separator) ? List.of()
                : Arrays.stream(line.split(Pattern.quote(separator), MOST_TITLES)).map(title -> title.strip().replace("\"", "")).toList();
    }

    /** Name of the outermost element, without its namespace, if this is XML. */
    public Optional<String> xmlRoot() {
        int at = 0;
        while (at >= 0 && at < beginning.length()) {
            if (beginning.startsWith("<?", at)) {
                at = after("?>", at);
            } else if (beginning.startsWith("<!--", at)) {
                at = after("-->", at);
            } else if (beginning.startsWith("<!", at)) {
                int internal = beginning.indexOf('[', at);
                at = after(internal >= 0 && internal < beginning.indexOf('>', at) ? "]>" : ">", at);
            } else if (beginning.charAt(at) == '<') {
                Matcher name = XML_NAME.matcher(beginning).region(at, beginning.length());
                return name.lookingAt() ? Optional.of(name.group(1)) : Optional.empty();
            } else if (Character.isWhitespace(beginning.charAt(at))) {
                at++;
            } else {
                return Optional.empty();
            }
        }
        return Optional.empty();
    }

    /** Position after the next occurrence of a text; −1 if there is none. */
    private int after(String text, int from) {
        int at = beginning.indexOf(text, from);
        return at < 0 ? -1 : at + text.length();
    }

    /** An empty head for a document that cannot be read: its reader reports why. */
    public static DocumentHead of(InputFile file, Limits limits) throws InputException {
        String beginning = beginning(file, limits);
        return mayBeObject(beginning) ? ofJson(file, limits, beginning) : new DocumentHead(Set.of(), Optional.empty(), beginning);
    }

    /** Whether it may be an object: the first character that is not blank decides; of a long beginning without one, what follows. */
    private static boolean mayBeObject(String beginning) {
        int at = 0;
        while (at < beginning.length() && " \t\r\n".indexOf(beginning.charAt(at)) >= 0) {
            at++;
        }
        return at == beginning.length() ? at > BEGINNING / 2 : beginning.charAt(at) == '{';
    }

    private static DocumentHead ofJson(InputFile file, Limits limits, String beginning) throws InputException {
        Set<String> fields = new LinkedHashSet<>();
        Optional<String> format = Optional.empty();
        try (JsonCursor in = new JsonCursor(file, limits)) {
            boolean decided = in.next() != JsonToken.START_OBJECT;
            while (!decided && in.next() == JsonToken.FIELD_NAME) {
                String name = in.text();
                in.next();
                // Traces of PyTorch have a number as the version of their schema, workflows a text.
                boolean usual = name.equals("schemaVersion") ? in.token() == JsonToken.VALUE_STRING
                        : !OBJECTS.contains(name) || in.token() == JsonToken.START_OBJECT;
                fields.add(usual ? name : name + "/value");
                if (name.equals("format") && in.token() == JsonToken.VALUE_STRING) {
                    format = Optional.of(in.text());
                }
                boolean deciding = usual && DECIDING.contains(name);
                decided = deciding || format.filter(it -> it.startsWith(OURS)).isPresent();
                if (deciding) {
                    addInside(in, name, fields);
                } else {
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
        return new DocumentHead(fields, format, fields.isEmpty() ? beginning : "");
    }

    /** Notes the fields of an object or of the first of a list, up to a long one, as {@code jobs/NAME}. */
    private static void addInside(JsonCursor in, String name, Set<String> fields) throws InputException {
        if (in.token() == JsonToken.START_ARRAY && in.next() != JsonToken.START_OBJECT) {
            return;
        }
        if (in.token() == JsonToken.START_OBJECT) {
            boolean more = true;
            for (int i = 0; i < MOST_INSIDE && more && in.next() == JsonToken.FIELD_NAME; i++) {
                more = !LONG.contains(in.text());
                fields.add(name + "/" + in.text());
                in.next();
                if (more) {
                    in.skip();
                }
            }
        }
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
