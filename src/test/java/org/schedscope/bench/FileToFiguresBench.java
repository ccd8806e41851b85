package org.schedscope.bench;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;

/**
 * From a file to figures, by whole processes in turns: reading, simulating and measuring a log first come, first served on 1,000 cores at
 * 90 % load, beside a {@link BareLoop} that reads the same jobs; then with little memory, with a log of events, packed, from our own
 * format; and what only prints, beside a Java that does nothing. Argument: number of jobs (default: a million). Wants a quiet machine.
 *
 * <pre>mvn -q test-compile exec:exec -Dexec.classpathScope=test -Dexec.args="-cp %classpath org.schedscope.bench.FileToFiguresBench"</pre>
 */
public final class FileToFiguresBench {
    private static final int CORES = 1_000;
    private static final int ROUNDS = 5;
    private static final int MEAN_RUN = 1_800;
    private static final double LOAD = 0.9;
    private static final int[] SIZES = {1, 1, 1, 2, 2, 4, 4, 8, 8, 16, 32, 64, 128};

    private final Path folder;
    private final List<String> java;

    /** Something that is measured, and what it is compared with. */
    private record Case(String name, int reference, List<String> words) {
    }

    private FileToFiguresBench(Path folder) {
        this.folder = folder;
        java = List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-cp", System.getProperty("java.class.path"));
    }

    public static void main(String[] arguments) throws IOException, InterruptedException {
        int jobs = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 1_000_000;
        Path folder = Files.createTempDirectory("file-to-figures");
        try {
            FileToFiguresBench bench = new FileToFiguresBench(folder);
            bench.write(jobs);
            bench.run();
        } finally {
            try (var files = Files.list(folder)) {
                files.forEach(file -> file.toFile().delete());
            }
            Files.delete(folder);
        }
    }

    private void write(int jobs) throws IOException, InterruptedException {
        SplittableRandom random = new SplittableRandom(7);
        double gap = Arrays.stream(SIZES).average().orElseThrow() * MEAN_RUN / (CORES * LOAD);
        double arrival = 0;
        try (Writer swf = Files.newBufferedWriter(folder.resolve("log.swf"));
                Writer csv = Files.newBufferedWriter(folder.resolve("log.csv"))) {
            swf.write("; MaxProcs: " + CORES + "\n");
            for (int job = 1; job <= jobs; job++) {
                arrival -= gap * Math.log(1 - random.nextDouble());
                long run = 1 + (long) (-MEAN_RUN * Math.log(1 - random.nextDouble()));
                int size = SIZES[random.nextInt(SIZES.length)];
                swf.write(job + " " + (long) arrival + " -1 " + run + " " + size + " -1 -1 " + size + " " + run * (1 + random.nextInt(5))
                        + " -1 1 " + random.nextInt(200) + " -1 -1 " + random.nextInt(4) + " -1 -1 -1\n");
                csv.write((long) arrival + "," + run + "," + size + "\n");
            }
        }
        seconds(words("org.schedscope.Main", "convert", "--platform-out", file("log.platform.json"), file("log.swf"),
                file("log.workload.json")));
    }

    private String file(String name) {
        return folder.resolve(name).toString();
    }

    private List<String> words(String... more) {
        List<String> all = new ArrayList<>(java);
        all.addAll(List.of(more));
        return all;
    }

    private List<String> simulate(String file, String... more) {
        List<String> all = words("org.schedscope.Main", "simulate", file(file), "--policy", "fifo-job");
        all.addAll(List.of(more));
        return all;
    }

    private void run() throws IOException, InterruptedException {
        List<String> small = simulate("log.swf");
        small.add(1, "-Xmx400m");
        List<Case> cases = List.of(new Case("bare loop", 0, words("org.schedscope.bench.BareLoop", file("log.csv"), "" + CORES)),
                new Case("simulate log.swf", 0, simulate("log.swf")),
                new Case("  with -Xmx400m", 1, small),
                new Case("  with --events", 1, simulate("log.swf", "--events", file("events.ndjson"))),
                new Case("  with --events, packed", 1, simulate("log.swf", "--events", file("events.ndjson.gz"))),
                new Case("simulate log.workload.json", 1, simulate("log.workload.json", "--platform", file("log.platform.json"))),
                new Case("java -version", 6, List.of(java.get(0), "-version")),
                new Case("schedscope --version", 6, words("org.schedscope.Main", "--version")),
                new Case("schedscope policies", 6, words("org.schedscope.Main", "policies")));
        double[][] seconds = new double[cases.size()][ROUNDS];
        for (int round = 0; round < ROUNDS; round++) {
            for (int i = 0; i < cases.size(); i++) {
                seconds[i][round] = seconds(cases.get(i).words());
            }
        }
        for (double[] each : seconds) {
            Arrays.sort(each);
        }
        for (int i = 0; i < cases.size(); i++) {
            Case one = cases.get(i);
            double median = seconds[i][ROUNDS / 2];
            System.out.printf(Locale.ROOT, "%-26s %7.2f s %6.1f times %s%n", one.name(), median,
                    median / seconds[one.reference()][ROUNDS / 2], cases.get(one.reference()).name().strip());
        }
    }

    private static double seconds(List<String> words) throws IOException, InterruptedException {
        long before = System.nanoTime();
        Process process = new ProcessBuilder(words).redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD).start();
        if (process.waitFor() != 0) {
            throw new IOException("failed: " + words);
        }
        return (System.nanoTime() - before) / 1e9;
    }
}
