package org.schedscope.manual;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.schedscope.text.Language;

/** Texts use the words of the glossary. What they must not use, and what stands there instead, is listed in {@code retired-words.txt}. */
class PlainWordsTest {
    private static final Path LIST = Path.of("src", "test", "resources", "retired-words.txt");
    /** Further texts for readers, beside the README and the manual. */
    private static final List<Path> TEXTS = List.of(Path.of("sample-workloads", "README.md"), Path.of("assets", "plugin-template",
            "README.md"),
            Path.of("assets", "CHANGELOG.md"), Path.of("assets", "licences", "THIRD-PARTY.md"));
    /** Folders with texts in JSON, each paragraph on a line. */
    private static final List<Path> STORIES = List.of(Path.of("assets", "lessons"), Path.of("sample-workloads", "experiments"));
    private static final Path MESSAGES = Path.of("assets", "messages");

    /** A word or turn that is not used any more. */
    record Retired(Language language, Pattern pattern, String instead) {
    }

    static List<Retired> retired() throws IOException {
        List<Retired> words = new ArrayList<>();
        for (String line : Files.readAllLines(LIST)) {
            if (!line.isBlank() && !line.startsWith("#")) {
                String[] parts = line.split("\t+");
                assertEquals(3, parts.length, "language, pattern and what to write instead, parted by tabs: " + line);
                words.add(new Retired(Language.find(parts[0]).orElseThrow(), Pattern.compile("(?<![\\p{L}-])(?:" + parts[1]
                        + ")(?![\\p{L}])",
                        Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE), parts[2]));
            }
        }
        assertTrue(words.size() > 30, "few words: " + words.size());
        return words;
    }

    @Test
    void theReadmeAndTheManualUseTheWordsOfTheGlossary() throws IOException {
        List<Retired> retired = retired();
        List<String> found = new ArrayList<>();
        for (Path page : Stream.concat(ManualPages.all().stream(), TEXTS.stream()).toList()) {
            Language language = Language.find(page.toAbsolutePath().getParent().getFileName().toString()).orElse(Language.ENGLISH);
            // What the program writes into pages stands in the bundles, which have their own turn; examples are no sentences.
            String text = GeneratedBlocks.without(GeneratedBlocks.read(page));
            int number = 0;
            boolean code = false;
            for (String line : text.split("\n", -1)) {
                number++;
                code ^= line.startsWith("```");
                if (!code && !line.startsWith("<!--")) {
                    look(page + ":" + number, line.replaceAll("`[^`]*`", "`").replaceAll("\\]\\([^)]*\\)", "]"), language, retired, found);
                }
            }
        }
        assertEquals(List.of(), found, found.size() + " words that are retired");
    }

    @Test
    void theLessonsAndTheSampleExperimentsUseTheWordsOfTheGlossary() throws IOException {
        List<Retired> retired = retired();
        List<String> found = new ArrayList<>();
        int read = 0;
        for (Path folder : STORIES) {
            try (Stream<Path> files = Files.list(folder)) {
                for (Path file : files.sorted().toList()) {
                    List<String> lines = Files.readAllLines(file);
                    for (int i = 0; i < lines.size(); i++) {
                        look(file + ":" + (i + 1), lines.get(i), Language.ENGLISH, retired, found);
                    }
                    read++;
                }
            }
        }
        assertTrue(read > 8, "few files: " + read);
        assertEquals(List.of(), found, found.size() + " words that are retired");
    }

    @Test
    void theBundlesUseTheWordsOfTheGlossary() throws IOException {
        List<Retired> retired = retired();
        List<String> found = new ArrayList<>();
        for (Path file : bundles()) {
            Language language = file.toString().endsWith("_" + Language.GERMAN.id() + ".properties") ? Language.GERMAN : Language.ENGLISH;
            Properties texts = new Properties();
            try (var reader = Files.newBufferedReader(file)) {
                texts.load(reader);
            }
            texts.stringPropertyNames().forEach(key -> look(file.getFileName() + "/" + key, texts.getProperty(key), language, retired,
                    found));
        }
        assertEquals(List.of(), found.stream().sorted().toList(), found.size() + " words that are retired");
    }

    private static List<Path> bundles() throws IOException {
        try (Stream<Path> files = Files.list(MESSAGES)) {
            List<Path> bundles = files.filter(file -> file.toString().endsWith(".properties")).sorted().toList();
            assertTrue(bundles.size() > 60, "few bundles: " + bundles);
            return bundles;
        }
    }

    private static void look(String place, String text, Language language, List<Retired> retired, List<String> found) {
        Stream<Retired> words = retired.stream().filter(one -> one.language() == language);
        words.forEach(one -> {
            Matcher match = one.pattern().matcher(text);
            if (match.find()) {
                found.add(place + ": \"" + match.group() + "\"; better: " + one.instead());
            }
        });
    }
}
