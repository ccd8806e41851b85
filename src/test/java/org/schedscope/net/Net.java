package org.schedscope.net;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.schedscope.experiment.RunRequest;
import org.schedscope.experiment.RunSetup;
import org.schedscope.experiment.RunSource;
import org.schedscope.io.input.ReadOptions;

/**
 * Writes what the program makes into a folder, a text file a part, a line a thing: event logs, files, pictures and words of commands, most
 * as digests, and the window, as text, too ({@code diff -r BEFORE/window AFTER/window}); and compares two such folders. From the folder of
 * the sources, after {@code mvn test-compile}:
 *
 * <pre>
 * mvn -q dependency:build-classpath -Dmdep.outputFile=target/class-path
 * java -cp target/test-classes:target/classes:$(cat target/class-path) org.schedscope.net.Net make FOLDER [part ...] [--data LOGS]
 * java -cp target/test-classes:target/classes:$(cat target/class-path) org.schedscope.net.Net compare BEFORE AFTER
 * java -cp target/test-classes:target/classes:$(cat target/class-path) org.schedscope.net.Net time [CLASS-PATH-OF-ANOTHER]
 * </pre>
 *
 * <p>LOGS is a folder with {@code SDSC-SP2-1998-4.2-cln.swf.gz}; without it that log is left out. All parts take a minute or two.
 */
public final class Net {
    private static final int MOST_SHOWN = 20;

    /** Some of what the program makes, by name. */
    interface Part {
        void make(Lines lines) throws IOException;
    }

    /** The lines of a part. */
    static final class Lines {
        private final List<String> lines = new ArrayList<>();

        void add(String name, String value) {
            lines.add(name + ": " + value);
        }

        void add(String name, byte[] bytes) {
            add(name, digest(bytes));
        }
    }

    private Net() {
    }

    public static void main(String... arguments) throws IOException {
        if (arguments.length == 3 && arguments[0].equals("compare")) {
            System.exit(compare(Path.of(arguments[1]), Path.of(arguments[2])) ? 0 : 1);
        } else if (arguments.length >= 2 && arguments[0].equals("make")) {
            List<String> rest = new ArrayList<>(Arrays.asList(arguments).subList(2, arguments.length));
            int data = rest.indexOf("--data");
            Path logs = data < 0 ? Path.of("logs") : Path.of(rest.get(data + 1));
            List<String> names = data < 0 ? rest : rest.subList(0, data);
            make(Path.of(arguments[1]), names, logs);
            System.exit(0);
        } else if (arguments.length >= 1 && arguments.length <= 2 && arguments[0].equals("time")) {
            NetTimes.make(Arrays.stream(arguments).skip(1).findFirst());
        } else {
            System.err.println("usage: Net make FOLDER [part ...] [--data LOGS] | Net compare BEFORE AFTER | Net time [CLASS-PATH]");
            System.exit(2);
        }
    }

    private static void make(Path folder, List<String> names, Path logs) throws IOException {
        Map<String, Part> parts = new LinkedHashMap<>();
        parts.put("events", NetEvents::samples);
        parts.put("forks", NetEvents::forks);
        parts.put("random", NetEvents::random);
        parts.put("logs", lines -> NetEvents.log(lines, logs));
        parts.put("files", NetFiles::make);
        parts.put("pictures", NetPictures::make);
        parts.put("commands", NetCommands::make);
        parts.put("window", lines -> NetWindow.make(lines, folder.resolve("window")));
        Files.createDirectories(folder);
        for (Map.Entry<String, Part> part : parts.entrySet()) {
            if (names.isEmpty() || names.contains(part.getKey())) {
                long start = System.nanoTime();
                Lines lines = new Lines();
                part.getValue().make(lines);
                Files.write(folder.resolve(part.getKey() + ".txt"), lines.lines);
                System.out.printf("%s: %d lines, %d s%n", part.getKey(), lines.lines.size(), (System.nanoTime() - start) / 1_000_000_000);
            }
        }
    }

    /** Shows what differs in the files that both folders have, and what only one has. */
    private static boolean compare(Path before, Path after) throws IOException {
        TreeSet<String> names = new TreeSet<>();
        for (Path folder : List.of(before, after)) {
            try (Stream<Path> files = Files.list(folder)) {
                files.filter(Files::isRegularFile).forEach(file -> names.add(file.getFileName().toString()));
            }
        }
        boolean equal = true;
        for (String name : names) {
            if (!Files.exists(before.resolve(name)) || !Files.exists(after.resolve(name))) {
                System.out.println(name + ": only in one folder");
                equal = false;
                continue;
            }
            List<String> differences = differences(read(before.resolve(name)), read(after.resolve(name)));
            System.out.println(name + ": " + (differences.isEmpty() ? "equal" : differences.size() + " differ"));
            differences.stream().limit(MOST_SHOWN).forEach(line -> System.out.println("  " + line));
            equal &= differences.isEmpty();
        }
        return equal;
    }

    private static Map<String, String> read(Path file) throws IOException {
        Map<String, String> values = new LinkedHashMap<>();
        for (String line : Files.readAllLines(file)) {
            int end = line.lastIndexOf(": ");
            values.put(line.substring(0, end), line.substring(end + 2));
        }
        return values;
    }

    private static List<String> differences(Map<String, String> before, Map<String, String> after) {
        TreeSet<String> names = new TreeSet<>(before.keySet());
        names.addAll(after.keySet());
        return names.stream().filter(name -> !before.getOrDefault(name, "").equals(after.getOrDefault(name, "")))
                .map(name -> name + ": " + before.getOrDefault(name, "absent") + " -> " + after.getOrDefault(name, "absent")).toList();
    }

    static String digest(byte[] bytes) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes), 0, 12) + " " + bytes.length;
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    static String digest(String text) {
        return digest(text.getBytes(StandardCharsets.UTF_8));
    }

    /** A sample with its platform, as a run of it has both. */
    static RunSetup sample(String name) throws IOException {
        return new RunRequest(RunSource.sample(name)).read(ReadOptions.DEFAULT).fitted(Optional.empty());
    }
}
