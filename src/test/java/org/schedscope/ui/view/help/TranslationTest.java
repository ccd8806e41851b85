package org.schedscope.ui.view.help;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.schedscope.parameter.Parameter;
import org.schedscope.policy.Policy;
import org.schedscope.policy.SharingPolicy;
import org.schedscope.policy.expression.Function;
import org.schedscope.policy.expression.Variable;
import org.schedscope.policy.registry.Policies;
import org.schedscope.scheduler.Preset;
import org.schedscope.scheduler.SchedulerKind;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.text.Language;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.view.kit.Messages;

/** Every text of the window is there in every language. */
class TranslationTest {
    private static final Path FOLDER = Path.of("assets", "messages");
    private static final String ENDING = ".properties";
    /** Texts for things whose English stands in the code. */
    private static final String EXPLAINED = "explained";
    /** Signs and names that no language has of its own. */
    private static final String REFERENCES = "references" + ENDING;
    private static final Pattern PLACE = Pattern.compile("\\{[^}#]*}");
    /** Words of the field that are the same in both languages: all that there is of a text beside its places. */
    private static final Set<String> COMMON = Set.of("SchedScope", "Cluster", "Tick", "Ticks", "Ticks:", "Task", "Tasks", "Job", "Jobs",
            "Start", "Seeds", "Workloads", "dpi",
            "SLR", "Scheduler", "Scheduling", "Workload", "Workload:", "Name", "Seed", "seed", "Backfilling", "Esc", "English", "Deutsch",
            "Makespan", "Version",
            "px", "1 Job", "linear", "Filter…", "· Seed ·");
    /** Not a text but an expression that can be typed. */
    private static final Predicate<String> TYPED = key -> key.matches("ordering/example\\.\\d");

    private static Properties read(Path file) {
        Properties texts = new Properties();
        try (Reader reader = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
            texts.load(reader);
        } catch (IOException e) {
            throw new AssertionError(file.toString(), e);
        }
        return texts;
    }

    private static List<String> bundles() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(ENDING) && !name.contains("_") && !name.equals(REFERENCES))
                    .map(name -> name.substring(0, name.length() - ENDING.length())).sorted().toList();
        }
    }

    private static List<Language> others() {
        return Arrays.stream(Language.values()).filter(language -> language != Language.ENGLISH).toList();
    }

    private static Path file(String bundle, Language language) {
        return FOLDER.resolve(bundle + "_" + language.id() + ENDING);
    }

    @Test
    void everyFileOfTextsIsThereInEveryLanguage() throws IOException {
        List<String> missing = new ArrayList<>();
        for (String bundle : bundles()) {
            others().stream().map(language -> file(bundle, language)).filter(file -> !Files.exists(file))
                    .forEach(file -> missing.add(file.toString()));
        }
        assertEquals(List.of(), missing, "files that are missing");
        try (Stream<Path> files = Files.list(FOLDER)) {
            Set<String> known = Stream.concat(Stream.of("references"), bundles().stream())
                    .flatMap(bundle -> Stream.concat(Stream.of(bundle + ENDING),
                            others().stream().map(language -> file(bundle, language).getFileName().toString())))
                    .collect(Collectors.toSet());
            assertEquals(List.of(), files.map(file -> file.getFileName().toString()).filter(name -> !known.contains(name)).toList(),
                    "files of no English one or of no language");
        }
    }

    @Test
    void everyTextHasTheSamePlacesInEveryLanguageAndIsNotLeftInEnglish() throws IOException {
        List<String> wrong = new ArrayList<>();
        for (String bundle : bundles()) {
            for (Language language : others()) {
                if (Files.exists(file(bundle, language)) && !bundle.equals(EXPLAINED)) {
                    compare(bundle, read(FOLDER.resolve(bundle + ENDING)), read(file(bundle, language)), wrong);
                }
            }
        }
        assertEquals(List.of(), wrong, () -> wrong.size() + " texts");
    }

    @Test
    void noKeyHasTwoTexts() throws IOException {
        List<String> twice = new ArrayList<>();
        try (Stream<Path> files = Files.list(FOLDER)) {
            for (Path file : files.sorted().toList()) {
                Set<String> keys = new TreeSet<>();
                Files.readAllLines(file).stream().filter(line -> line.matches("[^#\\s=][^=]*=.*"))
                        .map(line -> line.substring(0, line.indexOf('='))).filter(key -> !keys.add(key))
                        .forEach(key -> twice.add(file.getFileName() + ": " + key));
            }
        }
        assertEquals(List.of(), twice, "the later one wins without a word");
    }

    private static void compare(String bundle, Properties english, Properties other, List<String> wrong) {
        Set<String> keys = new TreeSet<>(english.stringPropertyNames());
        keys.addAll(other.stringPropertyNames());
        for (String key : keys) {
            String here = english.getProperty(key);
            String there = other.getProperty(key);
            if (here == null || there == null) {
                wrong.add(bundle + "/" + key + (here == null ? " has no English text" : " has no translation"));
            } else if (!places(here).equals(places(there))) {
                wrong.add(bundle + "/" + key + " has " + places(there) + " where English has " + places(here));
            } else if (here.equals(there) && hasWords(here) && !COMMON.contains(PLACE.matcher(here).replaceAll("").strip())
                    && !TYPED.test(bundle + "/" + key)) {
                wrong.add(bundle + "/" + key + " is left as it is: " + here);
            } else if (!PLACE.matcher(there).find()) {
                continue;
            } else if (there.replace("''", "").contains("'")) {
                wrong.add(bundle + "/" + key + " has a single apostrophe beside places: " + there);
            }
        }
    }

    private static Set<String> places(String text) {
        return PLACE.matcher(text).results().map(MatchResult::group).collect(Collectors.toCollection(TreeSet::new));
    }

    private static boolean hasWords(String text) {
        return PLACE.matcher(text).replaceAll("").chars().filter(Character::isLetter).count() > 1;
    }

    @Test
    void everythingInTheListsIsExplainedInEveryLanguageAndNothingElse() {
        for (Language language : others()) {
            Set<String> told = new TreeSet<>(read(file(EXPLAINED, language)).stringPropertyNames());
            told.removeIf(key -> key.startsWith("policy.") && key.endsWith(".source") || key.startsWith("policy.own.")
                    || key.startsWith("policy.program.") || key.startsWith("policy.plan."));
            assertEquals(explained(), told);
        }
    }

    private static Set<String> explained() {
        Set<String> keys = new TreeSet<>();
        for (Policy policy : Policies.all()) {
            keys.addAll(List.of("policy." + policy.name() + ".summary", "policy." + policy.name() + ".formula"));
            if (!policy.info().remarks().isEmpty()) {
                keys.add("policy." + policy.name() + ".remarks");
            }
            if (!policy.info().textbook().isEmpty()) {
                keys.add("policy." + policy.name() + ".textbook");
            }
            policy.parameters().forEach(parameter -> add(parameter, keys));
        }
        for (SharingPolicy policy : Policies.sharing()) {
            if (!policy.ownName()) {
                List.of("summary", "formula", "remarks").forEach(part -> keys.add("policy.time-sharing." + policy.name() + "." + part));
            }
        }
        Preset.all().forEach(preset -> keys.add("preset." + preset.name()));
        for (SchedulerKind kind : Schedulers.all()) {
            keys.add("scheduler." + kind.name());
            kind.parameters().forEach(parameter -> add(parameter, keys));
        }
        Arrays.stream(Variable.values()).forEach(variable -> keys.add("variable." + variable.word()));
        Arrays.stream(Function.values()).forEach(function -> keys.add("function." + function.word()));
        return keys;
    }

    private static void add(Parameter parameter, Set<String> keys) {
        boolean several = Schedulers.all().stream().flatMap(kind -> kind.parameters().stream())
                .filter(other -> other.name().equals(parameter.name())).map(Parameter::meaning).distinct().count() > 1;
        keys.add("parameter." + parameter.name() + (several ? "." + parameter.defaultValue() : ""));
        if (parameter instanceof Parameter.Whole whole) {
            whole.unit().ifPresent(unit -> keys.add("unit." + unit));
        }
    }

    @Test
    void inEnglishRangesReadAsOnTheCommandLine() {
        Schedulers.all().stream().flatMap(kind -> kind.parameters().stream())
                .forEach(parameter -> assertEquals(parameter.range(), LocalisedDescriptions.range(parameter)));
        Policies.all().stream().flatMap(policy -> policy.parameters().stream())
                .forEach(parameter -> assertEquals(parameter.range(), LocalisedDescriptions.range(parameter)));
    }

    @Test
    void aProcessSpeaksTheLanguageItIsToldTo() {
        Texts texts = Messages.of("window");
        assertEquals("File", texts.text("menu.file"));
        System.setProperty(SpokenLanguage.PROPERTY, "de");
        try {
            assertEquals("Datei", texts.text("menu.file"));
            assertEquals("3 von 9 Jobs fertig", texts.text("status.jobs", "3", "9"));
            assertTrue(LocalisedDescriptions.policy(Policies.find("srtf").orElseThrow()).summary().contains("kürzesten"));
            assertFalse(LocalisedDescriptions.policy(Policies.find("=exec").orElseThrow()).summary().contains("ordering"));
        } finally {
            System.clearProperty(SpokenLanguage.PROPERTY);
        }
        assertEquals("File", texts.text("menu.file"));
    }
}
