package org.schedscope.manual;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.commonmark.node.FencedCodeBlock;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The library that the profile {@code library} makes needs nothing but Java, and the manual's program runs with it. */
@AnalyzeClasses(packages = "org.schedscope", importOptions = ImportOption.DoNotIncludeTests.class)
class EngineLibraryTest {
    /** Comes inside the library, under another name. */
    private static final String[] INSIDE = {"org.apache.commons.statistics..", "org.apache.commons.numbers.."};
    private static final List<Path> PAGES = Stream.of("assets/manual", "assets/manual/de")
            .map(folder -> Path.of(folder, "other-programs.md")).toList();

    /** The words of a list in the profile. */
    private static List<String> listed(String name) {
        try {
            String pom = Files.readString(Path.of("pom.xml"));
            String opened = "<library." + name + ">";
            int at = pom.indexOf(opened) + opened.length();
            return List.of(pom.substring(at, pom.indexOf("<", at)).split("\\|"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @ArchTest
    static void itsPackagesNeedNothingButJava(JavaClasses classes) {
        String[] own = listed("rooms").stream().map(room -> "org.schedscope." + room + "..").toArray(String[]::new);
        assertTrue(own.length >= 10, Arrays.toString(own));
        classes().that().resideInAnyPackage(own).should().onlyDependOnClassesThat()
                .resideInAnyPackage(Stream.of(own, INSIDE, new String[] {"java.."}).flatMap(Arrays::stream).toArray(String[]::new))
                .because("the library of the engine has no dependency").check(classes);
    }

    @Test
    void itsDescriptionHasAllThatMavenCentralAsksFor() throws IOException {
        String pom = Files.readString(Path.of("assets/packaging/library/schedscope-engine.pom"));
        for (String asked : List.of("groupId", "artifactId", "version", "name", "description", "url", "license", "developer",
                "connection")) {
            assertTrue(pom.contains("<" + asked + ">"), asked);
        }
        assertTrue(!pom.contains("<dependenc"), "it has no dependency");
    }

    @Test
    void theManualsProgramRunsWithTheLibraryAlone(@TempDir Path folder) throws Exception {
        List<String> programs = new ArrayList<>();
        for (Path page : PAGES) {
            programs.add(ManualPages.nodes(ManualPages.parse(page), FencedCodeBlock.class).stream()
                    .filter(block -> block.getInfo().equals("java")).findFirst().orElseThrow().getLiteral());
        }
        assertEquals(programs.get(0), programs.get(1));
        Path library = library(folder.resolve("library"));
        List<Path> statistics = Arrays.stream(System.getProperty("java.class.path").split(java.io.File.pathSeparator))
                .filter(entry -> entry.matches(".*commons-(statistics|numbers|rng)-[^/]*\\.jar")).map(Path::of).toList();
        List<Path> path = Stream.concat(Stream.of(library), statistics.stream()).toList();
        Path source = Files.writeString(folder.resolve("Two.java"), programs.get(0));
        ByteArrayOutputStream told = new ByteArrayOutputStream();
        assertEquals(0, ToolProvider.getSystemJavaCompiler().run(null, told, told, "-proc:none", "-d", folder.toString(), "-cp",
                path.stream().map(Path::toString).collect(Collectors.joining(java.io.File.pathSeparator)), source.toString()),
                () -> told.toString(StandardCharsets.UTF_8));
        assertEquals(shown(PAGES.get(0)),
                run(Stream.concat(Stream.of(folder), path.stream()).map(EngineLibraryTest::url).toArray(URL[]::new)));
    }

    /** What the manual says that the program prints. */
    private static String shown(Path page) throws IOException {
        List<FencedCodeBlock> blocks = ManualPages.nodes(ManualPages.parse(page), FencedCodeBlock.class);
        int program = blocks.stream().map(FencedCodeBlock::getInfo).toList().indexOf("java");
        return blocks.get(program + 1).getLiteral();
    }

    private static String run(URL[] path) throws Exception {
        PrintStream out = System.out;
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        try (URLClassLoader loader = new URLClassLoader(path, ClassLoader.getPlatformClassLoader())) {
            System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
            Method main = loader.loadClass("Two").getMethod("main", String[].class);
            main.invoke(null, (Object) new String[0]);
        } finally {
            System.setOut(out);
        }
        return printed.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
    }

    /** Links to all that the library holds. */
    private static Path library(Path folder) throws IOException {
        Path classes = Path.of("target/classes").toAbsolutePath();
        for (String room : listed("rooms")) {
            Path linked = folder.resolve("org/schedscope").resolve(room);
            Files.createDirectories(linked.getParent());
            Files.createSymbolicLink(linked, classes.resolve("org/schedscope").resolve(room));
        }
        Path texts = Files.createDirectories(folder.resolve("assets/messages"));
        for (String name : listed("texts")) {
            for (String language : List.of("", "_de")) {
                String file = name + language + ".properties";
                Files.copy(classes.resolve("assets/messages").resolve(file), texts.resolve(file));
            }
        }
        return folder;
    }

    private static URL url(Path path) {
        try {
            return path.toUri().toURL();
        } catch (MalformedURLException e) {
            throw new AssertionError(e);
        }
    }
}
