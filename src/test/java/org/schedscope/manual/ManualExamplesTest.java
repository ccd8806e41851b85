package org.schedscope.manual;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every example of the README and the manual does what it is for, on files that come with the program. */
class ManualExamplesTest {
    @Test
    void everyBlockIsRunOrSaysWhyNot() {
        List<String> wrong = new ArrayList<>();
        ManualPages.all().forEach(page -> Examples.of(page, wrong));
        assertEquals(List.of(), wrong);
    }

    @Test
    void everyExampleRuns(@TempDir Path folder) throws IOException, InterruptedException {
        copy(Path.of("sample-workloads"), folder.resolve("sample-workloads"));
        String classPath = Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator)).map(entry -> Path.of(entry)
                .toAbsolutePath().toString())
                .collect(Collectors.joining(File.pathSeparator));
        List<String> command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xshare:auto",
                "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xmx1g", "-Djava.awt.headless=true", "-Dmanual.times="
                        + Boolean.getBoolean("manual.times"),
                "-cp", classPath, ExampleRunner.class.getName()));
        ManualPages.all().forEach(page -> command.add(page.toAbsolutePath().toString()));
        Process process = new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor(), said);
        if (Boolean.getBoolean("manual.times")) {
            System.out.println(said);
        }
        assertEquals("", said.lines().filter(line -> line.startsWith("FAILED")).collect(Collectors.joining("\n")));
        assertTrue(said.lines().anyMatch(line -> line.matches("examples: [1-9]\\d+")), said);
    }

    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : files.toList()) {
                Files.copy(file, to.resolve(from.relativize(file)));
            }
        }
    }
}
