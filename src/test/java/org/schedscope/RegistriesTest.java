package org.schedscope;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Locale;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.schedscope.audit.lint.ScheduleLinter;
import org.schedscope.chart.run.Chart;
import org.schedscope.chart.run.Charts;
import org.schedscope.cli.CommandLineMain;
import org.schedscope.cli.base.ConsoleCommand;
import org.schedscope.cli.study.SweepCommand;
import org.schedscope.generate.estimate.EstimateModel;
import org.schedscope.generate.estimate.EstimateModels;
import org.schedscope.generate.profile.WorkloadProfile;
import org.schedscope.generate.profile.WorkloadProfiles;
import org.schedscope.io.Exports;
import org.schedscope.io.Formats;
import org.schedscope.io.ScheduleFormats;
import org.schedscope.io.format.Export;
import org.schedscope.io.format.ScheduleFormat;
import org.schedscope.io.format.WorkloadFormat;
import org.schedscope.lesson.Lessons;
import org.schedscope.metrics.Metric;
import org.schedscope.metrics.Metrics;
import org.schedscope.policy.Policy;
import org.schedscope.policy.registry.Policies;
import org.schedscope.scheduler.Preset;
import org.schedscope.scheduler.SchedulerKind;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.text.Language;
import org.schedscope.ui.view.kit.View;
import org.schedscope.ui.view.window.Views;
import picocli.CommandLine.Command;

/** Every list holds what there is, in classes, files and texts: what is new and was forgotten in its list fails here. */
@AnalyzeClasses(packages = "org.schedscope", importOptions = ImportOption.DoNotIncludeTests.class)
class RegistriesTest {
    private static final Path ASSETS = Path.of("assets");

    @ArchTest
    static void policies(JavaClasses classes) {
        Set<String> written = implementations(classes, Policy.class);
        // Users type them: there is no end of those.
        written.removeIf(name -> name.startsWith("org.schedscope.policy.PlannedPolicy"));
        written.removeIf(name -> name.startsWith("org.schedscope.policy.program."));
        assertEquals(written, typesOf(Policies.all()));
    }

    @ArchTest
    static void charts(JavaClasses classes) {
        Set<String> listed = new TreeSet<>(typesOf(Charts.all()));
        listed.addAll(typesOf(Charts.compared()));
        assertEquals(implementations(classes, Chart.class), listed);
    }

    @ArchTest
    static void formats(JavaClasses classes) {
        assertEquals(implementations(classes, WorkloadFormat.class), typesOf(Formats.all()));
        assertEquals(implementations(classes, ScheduleFormat.class), typesOf(ScheduleFormats.all()));
        assertEquals(implementations(classes, Export.class), typesOf(Exports.all()));
    }

    @ArchTest
    static void profiles(JavaClasses classes) {
        assertEquals(implementations(classes, WorkloadProfile.class), typesOf(WorkloadProfiles.all()));
    }

    @ArchTest
    static void models(JavaClasses classes) {
        assertEquals(implementations(classes, EstimateModel.class),
                madeBy(classes, EstimateModels.class, type -> type.isAssignableTo(EstimateModel.class)));
    }

    @ArchTest
    static void views(JavaClasses classes) {
        assertEquals(implementations(classes, View.class),
                madeBy(classes, Views.class, type -> type.isAssignableTo(View.class) && !type.isEquivalentTo(View.class)));
    }

    @ArchTest
    static void rulesOfTheLinter(JavaClasses classes) {
        String rule = "org.schedscope.audit.lint.LintRule";
        assertEquals(names(classes, type -> type.isAssignableTo(rule)),
                madeBy(classes, ScheduleLinter.class, type -> type.isAssignableTo(rule)));
    }

    @ArchTest
    static void commandsOfTheCommandLine(JavaClasses classes) {
        Set<String> commands = implementations(classes, ConsoleCommand.class);
        commands.remove(CommandLineMain.class.getName());
        Set<String> listed = new TreeSet<>(madeBy(classes, CommandLineMain.class, type -> type.isAssignableTo(ConsoleCommand.class)));
        Stream.of(SweepCommand.class.getAnnotation(Command.class).subcommands()).map(Class::getName).forEach(listed::add);
        assertEquals(commands, listed);
    }

    @ArchTest
    static void metricsAndTheirTexts(JavaClasses classes) throws IOException {
        Set<String> texts = Stream.concat(Metrics.all().stream(), Metrics.onRequest().stream()).map(Metric::name)
                .flatMap(name -> Stream.of("title", "unit", "help").map(part -> "metric." + name + "." + part))
                .collect(Collectors.toCollection(TreeSet::new));
        assertEquals(texts, keys("metrics", "metric."));
    }

    @ArchTest
    static void presetsAndSchedulersAndTheirTexts(JavaClasses classes) throws IOException {
        assertEquals(with("preset.", Preset.all().stream().map(Preset::name)), keys("explained_de", "preset."));
        assertEquals(with("scheduler.", Schedulers.all().stream().map(SchedulerKind::name)), keys("explained_de", "scheduler."));
    }

    @ArchTest
    static void commandsOfTheWindowAndTheirPages(JavaClasses classes) throws IOException {
        Set<String> pages = keys("window", "command.");
        Set<String> names = pages.stream().filter(key -> key.lastIndexOf('.') < "command.".length()).collect(Collectors.toSet());
        pages.removeAll(names);
        assertFalse(names.isEmpty());
        assertEquals(names.stream().map(name -> name + ".help").collect(Collectors.toCollection(TreeSet::new)), pages);
    }

    @ArchTest
    static void lessons(JavaClasses classes) throws IOException {
        assertEquals(new TreeSet<>(Lessons.names()), files("lessons", Lessons.ENDING));
    }

    @ArchTest
    static void languagesAndTheirTexts(JavaClasses classes) throws IOException {
        Set<String> bundles = files("messages", ".properties");
        Set<String> english = bundles.stream().filter(name -> !name.contains("_")).collect(Collectors.toCollection(TreeSet::new));
        // What papers are called is the same in every language.
        english.remove("references");
        for (Language language : Language.values()) {
            if (language != Language.ENGLISH) {
                Set<String> twins = bundles.stream().filter(name -> name.endsWith("_" + language.id()))
                        .map(name -> name.substring(0, name.indexOf('_'))).collect(Collectors.toCollection(TreeSet::new));
                assertEquals(english, twins, language.name().toLowerCase(Locale.ROOT));
            }
        }
    }

    /** Classes of the program that are a thing of a kind and can be made. */
    private static Set<String> implementations(JavaClasses classes, Class<?> kind) {
        return names(classes, type -> type.isAssignableTo(kind));
    }

    private static Set<String> names(JavaClasses classes, Predicate<JavaClass> which) {
        Set<String> names = classes.stream().filter(RegistriesTest::isMade).filter(which).map(JavaClass::getName)
                .collect(Collectors.toCollection(TreeSet::new));
        assertFalse(names.isEmpty());
        return names;
    }

    private static boolean isMade(JavaClass type) {
        return !type.isInterface() && !type.getModifiers().contains(JavaModifier.ABSTRACT);
    }

    private static Set<String> typesOf(Collection<?> listed) {
        return listed.stream().map(one -> one.getClass().getName()).collect(Collectors.toCollection(TreeSet::new));
    }

    /** Types of the program that a list refers to, of those that are meant. */
    private static Set<String> madeBy(JavaClasses classes, Class<?> list, Predicate<JavaClass> which) {
        return classes.get(list).getDirectDependenciesFromSelf().stream().map(Dependency::getTargetClass)
                .filter(type -> classes.contain(type.getName()) && isMade(type) && !type.isEquivalentTo(list)).filter(which)
                .map(JavaClass::getName).collect(Collectors.toCollection(TreeSet::new));
    }

    private static Set<String> with(String prefix, Stream<String> names) {
        return names.map(name -> prefix + name).collect(Collectors.toCollection(TreeSet::new));
    }

    private static Set<String> keys(String bundle, String prefix) throws IOException {
        Properties texts = new Properties();
        try (Reader in = Files.newBufferedReader(ASSETS.resolve("messages").resolve(bundle + ".properties"))) {
            texts.load(in);
        }
        return texts.stringPropertyNames().stream().filter(key -> key.startsWith(prefix)).collect(Collectors.toCollection(TreeSet::new));
    }

    /** Names of the files of a folder, without an ending that they have. */
    private static Set<String> files(String folder, String ending) throws IOException {
        try (Stream<Path> files = Files.list(ASSETS.resolve(folder))) {
            return files.map(file -> file.getFileName().toString()).filter(name -> name.endsWith(ending))
                    .map(name -> name.substring(0, name.length() - ending.length())).collect(Collectors.toCollection(TreeSet::new));
        }
    }
}
