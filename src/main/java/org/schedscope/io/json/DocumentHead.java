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
 * The beginning of a document, as far as the recognition of its format needs it: reading stops at the first field that decides.
 *
 * @param fields names of the outermost fields, and as {@code jobs/NAME} of those inside an object or the first one of a list
 * @param format value of the field {@code format}, if present
 * @param beginning first bytes of a file other than a JSON object, one character a byte; else empty
 */
public record DocumentHead(Set<String> fields, Optional<String> format, String beginning) {
    /** Maximum of bytes that are read of a file other than a JSON object. */
    public static final int BEGINNING = 1 << 13;
    private static final int MOST_TITLES = 256;
    /** Offset of "ustar" by POSIX.1-1988. */
    private static final int TAR_MAGIC = 257;
    private static final Pattern XML_NAME = Pattern.compile("<(?:[\\w.-]++:)?([\\w.-]++)");
    private static final Pattern JSON = Pattern.compile("\\{\\s*+(?:[\"'}\\w/]|$).*+"
            + "|\\[\\s*+(?:[\\[{\"\\]]|-?\\d[\\d.eE+-]*+\\s*+,|true|false|null|$).*+",
            Pattern.DOTALL);
    /** Prefix of the names of all formats of the program. */
    private static final String OURS = "schedscope";
    private static final Set<String> DECIDING = Set.of("jobs", "root", "workflow", "nb_res", "profiles", "traceEvents");
    /** Decisive fields whose value is an object. */
    private static final Set<String> OBJECTS = Set.of("root", "workflow", "profiles");
    /** Long fields inside an object. */
    private static final Set<String> LONG = Set.of("tasks", "children", "jobs", "specification", "execution");
    private static final int MOST_INSIDE = 64;
    /** Length of names from which two typing errors are accepted. */
    private static final int LONG_NAME = 5;

    public boolean has(String field) {
        return fields.contains(field);
    }

    /**
     * Whether most fields are among the given names, perhaps misspelt; of nested fields half are enough.
     *
     * @param inside field that contains the fields; empty: the outermost ones
     * @return also true if there are none
     */
    public boolean resembles(String inside, List<String> names) {
        List<String> seen = inside.isEmpty() ? fields.stream().map(field -> field.split("/", 2)[0]).distinct().toList()
                : fields.stream().filter(field -> field.startsWith(inside + "/")).map(field -> field.substring(inside.length() + 1))
                        .toList();
        long known = seen.stream().filter(field -> isLike(field, names)).count();
        long others = seen.size() - known;
        return known > others || known == others && (seen.isEmpty() || !inside.isEmpty());
    }

    /** Whether one of the outermost fields is among the given names, perhaps misspelt. */
    public boolean hasLike(List<String> names) {
        return fields.stream().anyMatch(field -> isLike(field, names));
    }

    private static boolean isLike(String field, List<String> names) {
        return DidYouMean.to(field, names).filter(near -> DidYouMean.distance(field, near) <= (field.length() < LONG_NAME ? 1 : 2))
                .isPresent();
    }

    /** Whether the document is, or was meant as, JSON: an object or a list. */
    public boolean isJson() {
        return !fields.isEmpty() || JSON.matcher(beginning.strip()).matches();
    }

    public boolean isBlank() {
        return fields.isEmpty() && beginning.isBlank();
    }

    /** Whether it has no control characters. */
    public boolean isText() {
        return beginning.chars().noneMatch(c -> c < ' ' && "\t\n\r\f\u001B".indexOf(c) < 0);
    }

    /** The first line that is not blank, for messages; malformed UTF-8 is read as Latin-1. */
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

    /** Lines of the beginning that are not blank, stripped. */
    public Stream<String> lines() {
        return beginning.lines().map(String::strip).filter(line -> !line.isEmpty());
    }

    /** Titles of the first line if it is a comma-separated header, in lower case; else empty. */
    public List<String> csvTitles() {
        return titles(",");
    }

    /** Titles of the first line if it is a header with the given separator, in lower case; else empty. */
    public List<String> titles(String separator) {
        String line = lines().findFirst().orElse("").toLowerCase(Locale.ROOT);
        return !line.contains(separator) ? List.of()
                : Arrays.stream(line.split(Pattern.quote(separator), MOST_TITLES)).map(title -> title.strip().replace("\"", "")).toList();
    }

    /** Local name of the outermost element, if this is XML. */
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

    /** Index after the next occurrence of a text; −1 if there is none. */
    private int after(String text, int from) {
        int at = beginning.indexOf(text, from);
        return at < 0 ? -1 : at + text.length();
    }

    /** Reads the head of a document; empty if that is impossible, so that the reader of the format reports why. */
    public static DocumentHead of(InputFile file, Limits limits) throws InputException {
        String beginning = beginning(file, limits);
        return mayBeObject(beginning) ? ofJson(file, limits, beginning) : new DocumentHead(Set.of(), Optional.empty(), beginning);
    }

    /** Whether it may be an object, by the first character that is not blank; if all of a long beginning is blank, by what follows. */
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

    /** Adds the fields of an object or of the first one of a list, up to a long one, as {@code jobs/NAME}. */
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
