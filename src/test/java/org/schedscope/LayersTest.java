package org.schedscope;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** The folders are the data flow: file → workload → simulation → events → trace, metrics, views. */
@AnalyzeClasses(packages = "org.schedscope", importOptions = ImportOption.DoNotIncludeTests.class)
class LayersTest {
    private static final String ROOT = "org.schedscope.";

    /** Begins the list of what a room may use, in its package-info. */
    private static final String MAY_USE = "<p>May use: ";
    private static final Path SOURCES = Path.of("src/main/java");

    /** Every room says in its package-info what it may use: {@code model..} is a package with those below it. */
    @ArchTest
    static void everyRoomUsesWhatItsDescriptionAllows(JavaClasses classes) {
        Set<String> rooms = new TreeSet<>();
        classes.forEach(type -> rooms.add(type.getPackageName()));
        assertTrue(rooms.contains("org.schedscope.engine"), rooms.toString());
        for (String room : rooms) {
            if (!room.equals("org.schedscope")) {
                List<String> allowed = mayUse(room);
                classes().that().resideInAPackage(room).should().onlyDependOnClassesThat()
                        .resideInAnyPackage(allowed.toArray(String[]::new))
                        .because("the package-info of " + room + " says so").check(classes);
            }
        }
    }

    private static List<String> mayUse(String room) {
        String info = read(SOURCES.resolve(room.replace('.', '/')).resolve("package-info.java")).replaceAll("\\R \\* ", " ");
        int at = info.indexOf(MAY_USE);
        assertTrue(at >= 0, room + " does not say what it may use");
        List<String> allowed = new ArrayList<>(List.of(room, "java.."));
        String list = info.substring(at + MAY_USE.length(), info.indexOf("*/", at)).strip();
        for (String name : list.split(",\\s*")) {
            allowed.add(Files.isDirectory(SOURCES.resolve("org/schedscope").resolve(name.replace("..", "").replace('.', '/'))) ? ROOT + name
                    : name);
        }
        return allowed;
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @ArchTest
    static final ArchRule ENGINE_IS_ALONE = noClasses().that().resideInAPackage(ROOT + "engine..").should().dependOnClassesThat()
            .resideInAnyPackage(ROOT + "trace..", ROOT + "metrics..", ROOT + "io..", ROOT + "chart..", ROOT + "ui..", ROOT + "cli..")
            .because("the engine knows no listener, file or window");

    @ArchTest
    static final ArchRule LISTENERS_ONLY_LISTEN = noClasses().that()
            .resideInAnyPackage(ROOT + "trace..", ROOT + "audit..", ROOT + "metrics..", ROOT + "chart..", ROOT + "io..")
            .should().dependOnClassesThat().resideInAnyPackage(ROOT + "engine..", ROOT + "scheduler..")
            .because("they also read runs that no engine of ours has made");

    @ArchTest
    static final ArchRule POLICIES_SEE_ESTIMATES = noClasses().that().resideInAPackage(ROOT + "policy..").should().dependOnClassesThat()
            .resideInAnyPackage(ROOT + "engine..", ROOT + "event..").because("a policy is a question about estimates");

    @ArchTest
    static final ArchRule WINDOW_TOOLKIT = noClasses().that().resideOutsideOfPackages(ROOT + "ui..").should().dependOnClassesThat()
            .resideInAnyPackage("javafx..", "org.controlsfx..").because("JavaFX stays in ui");

    @ArchTest
    static final ArchRule STATE = noClasses().that().resideInAPackage(ROOT + "ui.state..").should().dependOnClassesThat()
            .resideInAnyPackage("javafx.scene..", "javafx.stage..", "javafx.application..", ROOT + "ui.view..")
            .because("state is tested without a toolkit");

    @ArchTest
    static final ArchRule NO_CLOCK = noClasses().that()
            .resideInAnyPackage(ROOT + "model..", ROOT + "event..", ROOT + "engine..", ROOT + "policy..", ROOT + "scheduler..",
                    ROOT + "trace..",
                    ROOT + "metrics..", ROOT + "audit..", ROOT + "generate..", ROOT + "breakpoint..")
            .should().callMethod(System.class, "currentTimeMillis").orShould().callMethod(System.class, "nanoTime")
            .orShould().dependOnClassesThat().haveNameMatching("java\\.time\\.(Instant|Clock|LocalDateTime)")
            .orShould().dependOnClassesThat().haveNameMatching("java\\.util\\.(Random|concurrent\\.ThreadLocalRandom)")
            .orShould().callMethod(Math.class, "random").because("the same inputs give the same bytes");

    @ArchTest
    static final ArchRule NO_CYCLES = slices().matching(ROOT + "(**)").should().beFreeOfCycles();
}
