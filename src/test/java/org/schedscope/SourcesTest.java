package org.schedscope;

import static org.junit.jupiter.api.Assertions.assertEquals;

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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Sources are readable: no class name stands for two things, no line is wider than a page. */
class SourcesTest {
    private static final String MAIN = "src/main/java";
    private static final String TEST = "src/test/java";
    private static final String BUILD = "src/build/java";
    private static final String BENCH = "src/bench/java";
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

    /** Text blocks are as wide as what they hold. */
    @ParameterizedTest
    @ValueSource(strings = {MAIN, TEST, BUILD, BENCH})
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
}
