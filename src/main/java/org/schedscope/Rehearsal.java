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
 * What packages have the program do once while Java notes what it loads and learns, for later starts: the window for a moment, or commands.
 * Those two are kept apart, because a start takes in all that was kept.
 */
final class Rehearsal {
    /** Set where packages are made. */
    private static final String ASKED = "schedscope.rehearsal";
    private static final String JOBS = "log.workload.json";
    private static final String LOG = "log.swf";
    /** Drawn with the jobs. */
    private static final String MACHINE = "log.platform.json";
    private static final String PICTURES = "pictures";
    private static final String SAMPLE = "campus-week";
    private static final Set<String> PLACED = Set.of(JOBS, LOG, MACHINE, PICTURES);
    /** On so many Java learns which paths through the simulator are the usual ones, also when other commands have taken others. */
    private static final int MANY = 400_000;
    private static final String COUNT = "jobs=";
    private static final List<List<String>> COMMANDS = List.of(
            List.of("generate", "pslr-log", "--set", COUNT, "--output", JOBS), List.of("convert", JOBS, LOG),
            List.of("simulate", LOG, "--platform", MACHINE, "--policy", "fifo-job"), List.of("simulate", SAMPLE, "--render", PICTURES),
            List.of("compare", SAMPLE, "--policies", "fifo-job,p-slr,srtf"));

    private Rehearsal() {
    }

    /** Whether the window is to be shown for a moment only. */
    static boolean isOfWindow() {
        return "window".equals(System.getProperty(ASKED));
    }

    /** Whether commands are to be run in place of what was asked for. */
    static boolean isOfCommands() {
        return "commands".equals(System.getProperty(ASKED));
    }

    /** Runs them, in a folder that is gone afterwards; returns the worst exit code. */
    static int ofCommands(PrintWriter out, PrintWriter err, Window window) {
        return ofCommands(MANY, out, err, window);
    }

    /** @param jobs that the log has */
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
