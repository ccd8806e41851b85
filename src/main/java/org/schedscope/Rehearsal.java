package org.schedscope;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.schedscope.cli.CommandLineMain;
import org.schedscope.cli.base.Window;

/**
 * Training runs of the packaged program: while a package is made, Java records what a start loads and compiles, for later starts. Window
 * and commands have separate records, because a start loads all of its record.
 */
final class Rehearsal {
    /** System property that is set while packages are made. */
    private static final String ASKED = "schedscope.rehearsal";
    private static final String JOBS = "log.workload.json";
    private static final String LOG = "log.swf";
    /** Written beside the jobs by the generator. */
    private static final String MACHINE = "log.platform.json";
    private static final String PICTURES = "pictures";
    private static final String SAMPLE = "campus-week";
    private static final Set<String> PLACED = Set.of(JOBS, LOG, MACHINE, PICTURES);
    /**
     * Number of jobs that is enough for Java to learn the usual paths through the simulator, even if other commands have taken different
     * ones.
     */
    private static final int MANY = 400_000;
    private static final String COUNT = "jobs=";
    private static final List<List<String>> COMMANDS = List.of(
            List.of("generate", "pslr-log", "--set", COUNT, "--output", JOBS), List.of("convert", JOBS, LOG),
            List.of("simulate", LOG, "--platform", MACHINE, "--policy", "fifo-job"), List.of("simulate", SAMPLE, "--render", PICTURES),
            List.of("compare", SAMPLE, "--policies", "fifo-job,p-slr,srtf"));

    private Rehearsal() {
    }

    /** Whether the window is to open only for a moment. */
    static boolean isOfWindow() {
        return "window".equals(System.getProperty(ASKED));
    }

    /** Whether the training commands run instead of the given ones. */
    static boolean isOfCommands() {
        return "commands".equals(System.getProperty(ASKED));
    }

    /** Runs the training commands in a temporary folder, and returns the worst exit code. */
    static int ofCommands(PrintWriter out, PrintWriter err, Window window) {
        return ofCommands(MANY, out, err, window);
    }

    /** @param jobs number of jobs of the generated log */
    static int ofCommands(int jobs, PrintWriter out, PrintWriter err, Window window) {
        try {
            Path folder = Files.createTempDirectory("rehearsal");
            try {
                return COMMANDS.stream().map(words -> placed(words, folder, jobs))
                        .mapToInt(words -> CommandLineMain.run(words, out, err, window)).max().orElse(0);
            } finally {
                remove(folder);
            }
        } catch (IOException e) {
            throw new IllegalStateException("no folder to rehearse in", e);
        }
    }

    private static String[] placed(List<String> words, Path folder, int jobs) {
        return words.stream().map(word -> word.equals(COUNT) ? COUNT + jobs
                : PLACED.contains(word) ? folder.resolve(word).toString() : word).toArray(String[]::new);
    }

    private static void remove(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path each : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(each);
            }
        }
    }
}
