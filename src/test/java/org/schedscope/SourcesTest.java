package org.schedscope;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.LineMap;
import com.sun.source.tree.MethodTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreeScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Sources that somebody can find their way in: small rooms, files and methods, and one thing of a name. */
class SourcesTest {
    private static final String MAIN = "src/main/java";
    private static final String TEST = "src/test/java";
    private static final int FILES = 25;
    private static final int LINES = 400;
    private static final int METHOD_LINES = 40;
    private static final int COLUMNS = 140;

    private static List<Path> sources(String side) throws IOException {
        try (Stream<Path> files = Files.walk(Path.of(side))) {
            return files.filter(file -> file.toString().endsWith(".java")).sorted().toList();
        }
    }

    private static boolean isClass(Path file) {
        return !file.endsWith("package-info.java");
    }

    @Test
    void noTwoClassesHaveOneName() throws IOException {
        Map<String, List<Path>> byName = new TreeMap<>(sources(MAIN).stream().filter(SourcesTest::isClass)
                .collect(Collectors.groupingBy(file -> file.getFileName().toString().replace(".java", ""))));
        byName.values().removeIf(files -> files.size() == 1);
        assertEquals(Map.of(), byName);
    }

    @ParameterizedTest
    @ValueSource(strings = {MAIN, TEST})
    void noRoomIsCrowded(String side) throws IOException {
        Map<Path, Long> rooms = sources(side).stream().filter(SourcesTest::isClass)
                .collect(Collectors.groupingBy(Path::getParent, Collectors.counting()));
        assertTrue(rooms.size() > 70, rooms.toString());
        rooms.values().removeIf(files -> files <= FILES);
        assertEquals(Map.of(), rooms);
    }

    @Test
    void noFileOfTheProgramIsLong() throws IOException {
        Set<String> files = new TreeSet<>();
        for (Path file : sources(MAIN)) {
            int lines = Files.readAllLines(file).size();
            if (lines > LINES) {
                files.add(file + ": " + lines);
            }
        }
        assertEquals(Set.of(), files);
    }

    /** Text blocks are as wide as what they hold. */
    @ParameterizedTest
    @ValueSource(strings = {MAIN, TEST})
    void noLineIsWide(String side) throws IOException {
        Set<String> wide = new TreeSet<>();
        for (Path file : sources(side)) {
            boolean block = false;
            int number = 0;
            for (String line : Files.readAllLines(file)) {
                number++;
                if (line.length() > COLUMNS && !block) {
                    wide.add(file + ":" + number);
                }
                block ^= line.split("\"\"\"", -1).length % 2 == 0;
            }
        }
        assertEquals(Set.of(), wide);
    }

    @ParameterizedTest
    @ValueSource(strings = {MAIN, TEST})
    void noMethodIsLong(String side) throws IOException {
        List<Path> files = sources(side);
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        Set<String> methods = new TreeSet<>();
        int[] seen = new int[1];
        try (StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, null)) {
            JavacTask task = (JavacTask) compiler.getTask(null, manager, null, List.of("-proc:none"), null,
                    manager.getJavaFileObjectsFromPaths(files));
            SourcePositions places = Trees.instance(task).getSourcePositions();
            for (CompilationUnitTree file : task.parse()) {
                new TreeScanner<Void, Void>() {
                    @Override
                    public Void visitMethod(MethodTree method, Void nothing) {
                        seen[0]++;
                        long lines = method.getBody() == null ? 0 : lines(places, file, method);
                        String name = Path.of(file.getSourceFile().getName()).getFileName() + " " + method.getName();
                        if (lines > METHOD_LINES) {
                            methods.add(name + ": " + lines);
                        }
                        return super.visitMethod(method, nothing);
                    }
                }.scan(file, null);
            }
        }
        assertTrue(seen[0] > files.size(), seen[0] + " methods");
        assertEquals(Set.of(), methods);
    }

    /** Lines between the braces of a method. */
    private static long lines(SourcePositions places, CompilationUnitTree file, MethodTree method) {
        LineMap lines = file.getLineMap();
        return lines.getLineNumber(places.getEndPosition(file, method.getBody()))
                - lines.getLineNumber(places.getStartPosition(file, method.getBody())) - 1;
    }
}
