package org.schedscope.manual;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.schedscope.manual.PlainWordsTest.Retired;
import org.schedscope.text.Language;

/**
 * Comments and Javadoc use plain English: the retired words of texts, and further ones that make persons of programs. Packages that still
 * have such words are listed with a maximum in {@code retired-in-comments.txt}; all others have none.
 */
class PlainCommentsTest {
    private static final Path SOURCES = Path.of("src", "main", "java");
    private static final Path ALLOWED = Path.of("src", "test", "resources", "retired-in-comments.txt");
    /** Literals, so that their slashes begin no comment, and comments. */
    private static final Pattern TOKENS = Pattern.compile("\"\"\".*?\"\"\"|\"[^\"\\\\\n]*+(?:\\\\.[^\"\\\\\n]*+)*+\""
            + "|'(?:[^'\\\\]|\\\\.[^']*)'|(?<comment>/\\*.*?\\*/|//[^\n]*)", Pattern.DOTALL);
    private static final Pattern NAMES = Pattern
            .compile("<pre>.*?</pre>|\\{@(?:code|link|linkplain|literal|value)[^}]*}|@(?:param|throws) \\S+");
    /** Persons, after which such words are no fault: "users who", "the author says". */
    private static final Pattern PERSONS = Pattern.compile("\\b(?:user|author|lecturer|teacher|student|learner|reader|newcomer|person"
            + "|researcher|administrator)s?,? (?:who|whom|whose|says?|said|asks?|asked|knows?|knew|tells?|told|wants?|hears?|heard)\\b"
            + "|\\bpeople who\\b", Pattern.CASE_INSENSITIVE);
    private static final Pattern FURTHER = word("asks?|asked|asking|knows?|knew|lets? in|the same of|as it was|as they were|of which"
            + "|ha(?:s|ve|d) to be something|what (?:is|was) asked");

    private static Pattern word(String words) {
        return Pattern.compile("(?<![\\p{L}-])(?:" + words + ")(?![\\p{L}])", Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
    }

    @Test
    void commentsUsePlainEnglish() throws IOException {
        List<Pattern> words = new ArrayList<>(List.of(FURTHER));
        PlainWordsTest.retired().stream().filter(one -> one.language() == Language.ENGLISH).map(Retired::pattern).forEach(words::add);
        Map<String, List<String>> found = new TreeMap<>();
        try (Stream<Path> files = Files.walk(SOURCES)) {
            for (Path file : files.filter(file -> file.toString().endsWith(".java")).sorted().toList()) {
                look(file, words, found.computeIfAbsent(room(file), room -> new ArrayList<>()));
            }
        }
        Map<String, Integer> allowed = allowed();
        List<String> over = new ArrayList<>();
        found.forEach((room, hits) -> {
            int most = allowed.getOrDefault(room, 0);
            if (hits.size() > most) {
                over.add(room + " has " + hits.size() + ", allowed are " + most + ":");
                over.addAll(hits);
            } else if (hits.size() < most) {
                System.out.println(ALLOWED + ": " + room + " has " + hits.size() + " now, not " + most);
            }
        });
        assertTrue(over.isEmpty(), "retired words in comments\n" + String.join("\n", over));
    }

    @Test
    void aCommentIsFoundBesideLiteralsAndAPersonMaySpeak() {
        List<String> comments = comments("String s = \"// told\"; char c = '\"'; /* one */ char d = '\\''; // two\n/** three\n * four */");
        assertEquals(List.of("one", "two", "three four"), comments);
        assertEquals("For  and tell by ", plain("For users who and tell by {@code told}"));
    }

    private static String room(Path file) {
        String room = SOURCES.resolve(Path.of("org", "schedscope")).relativize(file.getParent()).toString().replace('\\', '/');
        return room.isEmpty() ? "." : room;
    }

    private static Map<String, Integer> allowed() throws IOException {
        Map<String, Integer> allowed = new HashMap<>();
        for (String line : Files.readAllLines(ALLOWED)) {
            if (!line.isBlank() && !line.startsWith("#")) {
                String[] parts = line.split("\t+");
                allowed.put(parts[0], Integer.valueOf(parts[1]));
            }
        }
        return allowed;
    }

    private static void look(Path file, List<Pattern> words, List<String> hits) throws IOException {
        for (String comment : comments(Files.readString(file))) {
            String text = plain(comment);
            for (Pattern word : words) {
                Matcher match = word.matcher(text);
                while (match.find()) {
                    hits.add("  " + file.getFileName() + ": \"" + match.group() + "\" in: " + comment);
                }
            }
        }
    }

    /** A comment without examples, names of code and without persons that do something. */
    private static String plain(String comment) {
        return PERSONS.matcher(NAMES.matcher(comment).replaceAll("")).replaceAll("");
    }

    private static List<String> comments(String source) {
        List<String> comments = new ArrayList<>();
        Matcher token = TOKENS.matcher(source);
        while (token.find()) {
            String comment = token.group("comment");
            if (comment != null) {
                comments.add(comment.replaceAll("^/[/*]+|\\*/$", "").replaceAll("\n\\s*\\*?\\s*", " ").strip());
            }
        }
        return comments;
    }
}
