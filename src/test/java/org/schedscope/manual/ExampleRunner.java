package org.schedscope.manual;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.schedscope.cli.CommandLineMain;
import org.schedscope.cli.base.Window;
import org.schedscope.experiment.RunRequest;

/** Follows the examples of pages in its working folder, each page in an empty one but for the samples, and prints what failed. */
final class ExampleRunner {
    private static final Path HERE = Path.of("").toAbsolutePath();
    private static final Path SAMPLES = HERE.resolve("sample-workloads");
    /** A window that is at once closed. */
    private static final Window WINDOW = new Window() {
        @Override
        public boolean isAvailable() {
            return true;
        }

        @Override
        public boolean open(Optional<RunRequest> request) {
            return true;
        }
    };

    private ExampleRunner() {
    }

    /** Arguments: the pages. */
    public static void main(String... pages) throws IOException {
        int run = 0;
        for (String page : pages) {
            clear();
            for (Examples.Step step : Examples.of(Path.of(page), new ArrayList<>())) {
                run++;
                if (step instanceof Examples.WriteFile file) {
                    Files.writeString(HERE.resolve(file.name()), file.text());
                    run(file.place(), List.of("validate", file.name()), 0);
                } else if (step instanceof Examples.RunCommand command) {
                    run(command.place(), command.arguments(), command.code());
                }
            }
        }
        System.out.println("examples: " + run);
        System.out.flush();
        System.exit(0);
    }

    private static void run(String place, List<String> arguments, int expected) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        long start = System.nanoTime();
        int code = CommandLineMain.run(arguments.toArray(String[]::new), new PrintWriter(out), new PrintWriter(err), WINDOW);
        if (Boolean.getBoolean("manual.times")) {
            System.out.printf("%6d ms %s%n", (System.nanoTime() - start) / 1_000_000, arguments);
        }
        if (code != expected) {
            System.out.println("FAILED " + place + ": schedscope " + String.join(" ", arguments) + " ended with " + code + ": " + (err
                    + " " + out).strip());
        }
    }

    /** What an earlier page left; the samples stay. */
    private static void clear() throws IOException {
        try (Stream<Path> files = Files.walk(HERE)) {
            for (Path file : files.filter(file -> !file.equals(HERE) && !file.startsWith(SAMPLES)).sorted(Comparator.reverseOrder())
                    .toList()) {
                Files.delete(file);
            }
        }
    }
}
