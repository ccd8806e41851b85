package org.schedscope.manual;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.commonmark.node.Code;
import org.commonmark.node.Emphasis;
import org.commonmark.node.Heading;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.Text;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.schedscope.policy.registry.Policies;
import org.schedscope.scheduler.Preset;
import org.schedscope.text.Language;
import org.schedscope.ui.state.base.SpokenLanguage;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine;

/** The manual lists what the program has, and its links lead somewhere. {@code -Dgolden.update=true} writes the lists anew. */
class ManualTest {
    private static final int MOST_BYTES_OF_README = 10 * 1024;
    /** Letters from which on something in italics is the title of a paper. */
    private static final int LONG = 50;

    @AfterEach
    void speakEnglish() {
        System.clearProperty(SpokenLanguage.PROPERTY);
    }

    private static Language language(Path page) {
        return Language.find(page.toAbsolutePath().getParent().getFileName().toString()).orElse(Language.ENGLISH);
    }

    @Test
    void theTablesSayWhatTheProgramHas() {
        for (Path page : ManualPages.manual()) {
            System.setProperty(SpokenLanguage.PROPERTY, language(page).id());
            GeneratedBlocks.check(page, ManualTables.all());
        }
    }

    @Test
    void theHelpOfCommandsSaysWhatOptionsTheyHave() {
        CommandLine program = ManualTables.program();
        for (CommandLine command : Stream.concat(Stream.of(program), program.getSubcommands().values().stream()).toList()) {
            String help = command.getUsageMessage(Ansi.ON).replace(System.lineSeparator(), "\n");
            GeneratedBlocks.checkFile(Path.of("assets/usage", command.getCommandName() + ".txt"), help);
        }
    }

    @Test
    void everyTableStandsSomewhereInTheManual() {
        Set<String> missing = new TreeSet<>(ManualTables.all().keySet());
        ManualPages.manual().forEach(page -> missing.removeAll(GeneratedBlocks.names(GeneratedBlocks.read(page))));
        assertEquals(Set.of(), missing,
                "tables that no page has; put <!-- generated: NAME --> and <!-- end of generated --> where they belong");
    }

    @Test
    void everyLinkLeadsToAFileAndAHeadingThatAreThere() {
        List<String> broken = new ArrayList<>();
        for (Path page : ManualPages.all()) {
            Node root = ManualPages.parse(page);
            for (Link link : ManualPages.nodes(root, Link.class)) {
                if (!link.getDestination().contains("://") && !leads(page, link.getDestination())) {
                    broken.add(page + ": " + link.getDestination());
                }
            }
            ManualPages.nodes(root, Image.class).stream().filter(image -> !leads(page, image.getDestination()))
                    .forEach(image -> broken.add(page + ": " + image.getDestination()));
        }
        assertEquals(List.of(), broken, "links to what is not there");
    }

    private static boolean leads(Path page, String destination) {
        String[] parts = destination.split("#", 2);
        Path file = parts[0].isEmpty() ? page : page.toAbsolutePath().resolveSibling(parts[0]).normalize();
        return Files.exists(file) && (parts.length == 1 || anchors(file).contains(parts[1]));
    }

    /** Names of the headings of a page, as they are made on the web. */
    private static Set<String> anchors(Path page) {
        return ManualPages.nodes(ManualPages.parse(page), Heading.class).stream().map(heading -> words(heading).toLowerCase(Locale.ROOT)
                .replaceAll("[^\\p{L}\\p{N} _-]", "").replace(' ', '-')).collect(Collectors.toSet());
    }

    private static String words(Node heading) {
        StringBuilder words = new StringBuilder();
        for (Node part : ManualPages.nodes(heading, Node.class)) {
            words.append(part instanceof Text text ? text.getLiteral() : part instanceof Code code ? code.getLiteral() : "");
        }
        return words.toString();
    }

    /** What stands in italics is a label of the window, but for titles of papers, signs in formulas and what the glossary names. */
    @Test
    void everyLabelThatAPageNamesIsInTheWindow() throws IOException {
        List<String> unknown = new ArrayList<>();
        for (Path page : ManualPages.all()) {
            Set<String> labels = labels(language(page));
            for (Emphasis emphasis : ManualPages.nodes(ManualPages.parse(page), Emphasis.class)) {
                String words = words(emphasis);
                if (words.length() > 1 && words.length() < LONG && !page.endsWith("glossary.md")) {
                    Arrays.stream(words.split(" > ")).map(ManualTest::bare).filter(label -> !labels.contains(label))
                            .forEach(label -> unknown.add(page + ": " + label));
                }
            }
        }
        assertEquals(List.of(), unknown, "labels that the window does not have");
    }

    private static String bare(String label) {
        return label.replaceAll("[….:]+$", "");
    }

    private static Set<String> labels(Language language) throws IOException {
        Set<String> labels = new HashSet<>();
        try (Stream<Path> files = Files.list(Path.of("assets", "messages"))) {
            for (Path file : files.filter(file -> file.toString().endsWith(".properties")).toList()) {
                String name = file.getFileName().toString();
                if (name.contains("_") ? name.endsWith("_" + language.id() + ".properties") : language == Language.ENGLISH) {
                    Properties texts = new Properties();
                    try (Reader reader = Files.newBufferedReader(file)) {
                        texts.load(reader);
                    }
                    texts.values().forEach(text -> labels.add(bare(text.toString())));
                }
            }
        }
        return labels;
    }

    @Test
    void theReadmeIsShortAndNamesEveryEnglishPage() throws IOException {
        assertTrue(Files.size(ManualPages.README) <= MOST_BYTES_OF_README, Files.size(ManualPages.README) + " bytes");
        String readme = Files.readString(ManualPages.README);
        for (Path page : ManualPages.manual()) {
            if (language(page) == Language.ENGLISH) {
                assertTrue(readme.contains("(assets/manual/" + page.getFileName() + ")"), page + " is not linked in the README");
            }
        }
    }

    @Test
    void theContentsNameEveryPageOnceAndEveryPageBeginsWithItsTitle() throws IOException {
        List<String> english = ManualPages.manual().stream().filter(page -> language(page) == Language.ENGLISH)
                .map(page -> page.getFileName().toString().replace(".md", "")).toList();
        assertEquals(english, Files.readAllLines(ManualPages.FOLDER.resolve("contents.txt")).stream().sorted().toList());
        for (Path page : ManualPages.manual()) {
            assertTrue(GeneratedBlocks.read(page).startsWith("# "), page.toString());
            assertTrue(english.contains(page.getFileName().toString().replace(".md", "")), page + " translates no English page");
        }
    }

    /** Pages for developers are in English, as the source code is. */
    @Test
    void everyPageForUsersIsThereInEveryLanguage() {
        List<String> missing = new ArrayList<>();
        for (Path page : ManualPages.manual()) {
            if (language(page) == Language.ENGLISH && !page.endsWith("contributing.md") && !page.endsWith("decisions.md")) {
                Arrays.stream(Language.values()).filter(language -> language != Language.ENGLISH)
                        .map(language -> page.resolveSibling(language.id()).resolve(page.getFileName()))
                        .filter(twin -> !Files.exists(twin)).forEach(twin -> missing.add(twin.toString()));
            }
        }
        assertEquals(List.of(), missing, "pages that are not translated");
    }

    @Test
    void theCommandLineHasASectionForEveryCommandInEveryLanguage() {
        for (Path page : ManualPages.manual()) {
            if (page.endsWith("command-line.md")) {
                Set<String> missing = new TreeSet<>(ManualTables.commandNames());
                missing.removeAll(ManualPages.nodes(ManualPages.parse(page), Heading.class).stream().map(ManualTest::words).toList());
                assertEquals(Set.of(), missing, page + " has no section for these commands");
            }
        }
    }

    @Test
    void theGlossariesNameEachOthersWords() {
        Path english = ManualPages.FOLDER.resolve("glossary.md");
        Path german = ManualPages.FOLDER.resolve(Language.GERMAN.id()).resolve("glossary.md");
        assertEquals(Set.of(), lacking(column(english, 2), column(german, 0)), "German words that the German glossary does not explain");
        assertEquals(Set.of(), lacking(column(german, 2), column(english, 0)), "English words that the English glossary does not explain");
    }

    private static Set<String> lacking(List<String> words, List<String> explained) {
        Set<String> lacking = new TreeSet<>(words);
        explained.forEach(lacking::remove);
        return lacking;
    }

    /** What stands in a column of the tables of a page. */
    private static List<String> column(Path page, int column) {
        List<String> words = GeneratedBlocks.read(page).lines().filter(line -> line.startsWith("| ")).skip(1)
                .map(line -> line.split("\\|")[column + 1].strip()).toList();
        assertTrue(words.size() > 40, page + " has few words: " + words);
        return words;
    }

    @Test
    void theReadmeCountsWhatThereIs() throws IOException {
        String readme = Files.readString(ManualPages.README);
        for (String count : List.of(Policies.all().size() + " policies", Preset.all().size() + " schedulers",
                files("assets/lessons") + " [lessons]")) {
            assertTrue(readme.contains(count), count);
        }
        assertTrue(Files.readString(ManualPages.FOLDER.resolve("lessons.md")).contains(files("assets/lessons") + " stories"));
    }

    private static long files(String folder) throws IOException {
        try (Stream<Path> files = Files.list(Path.of(folder))) {
            return files.count();
        }
    }

    @Test
    void thePlacesThatNameTheVersionAgree() throws IOException {
        String version = Files.readString(Path.of("pom.xml"))
                .replaceAll("(?s).*?<artifactId>schedscope</artifactId>\\s*<version>([^<]+)<.*", "$1");
        assertTrue(Files.readString(Path.of("assets", "CITATION.cff")).contains("\nversion: " + version + "\n"), version);
        assertTrue(Files.readString(ManualPages.README).contains("version = {" + version + "}"), version);
        assertTrue(Files.readString(Path.of("assets", "CHANGELOG.md")).contains("\n## " + version), version);
    }
}
