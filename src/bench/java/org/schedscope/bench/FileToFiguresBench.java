package org.schedscope.bench;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * From a file to figures, by whole processes in turns: reading, simulating and measuring a log first come, first served on 1,000 cores at
 * 90 % load, beside a {@link BareLoop} that reads the same jobs; then with an archive of classes as packages have it, with little memory,
 * from a packed file, with a log of events, packed, from our own format; and what only prints, beside a Java that does nothing. Arguments:
 * number of jobs (default: a million); then, if wanted, the class path and the name of another program to stand beside the bare loop, which
 * is given the log and the number of cores. Wants a quiet machine. Of the jar, whose lambdas have classes of their own, it tells with that
 * on the class path in place of the compiled classes: {@code java -cp target/test-classes:target/schedscope.jar}.
 *
 * <pre>
 * mvn -q -Pbench test-compile exec:exec -Dexec.classpathScope=test \
 *     -Dexec.args="-cp %classpath org.schedscope.bench.FileToFiguresBench"
 * </pre>
 */
public final class FileToFiguresBench {
    private static final int CORES = 1_000;
    private static final int ROUNDS = 5;
    private static final int MEAN_RUN = 1_800;
    private static final double LOAD = 0.9;
    /** The place of a Java that does nothing among the cases. */
    private static final int JAVA = 8;
    private static final String EVENTS = "events.ndjson";
    private static final String PACKED_EVENTS = "events.ndjson.gz";
    private static final int[] SIZES = {1, 1, 1, 2, 2, 4, 4, 8, 8, 16, 32, 64, 128};

    private final Path folder;
    private final List<String> java;

    /** Something that is measured, and what it is compared with. */
    private record Case(String name, int reference, List<String> words) {
    }

    private final List<String> other;

    private FileToFiguresBench(Path folder, List<String> other) {
        this.folder = folder;
        this.other = other;
        java = List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-cp", System.getProperty("java.class.path"));
    }

    public static void main(String[] arguments) throws IOException, InterruptedException {
        int jobs = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 1_000_000;
        Path folder = Files.createTempDirectory("file-to-figures");
        try {
            List<String> other = Arrays.asList(arguments).subList(Math.min(1, arguments.length), arguments.length);
            FileToFiguresBench bench = new FileToFiguresBench(folder, other);
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
        try (OutputStream packed = new GZIPOutputStream(Files.newOutputStream(folder.resolve("log.swf.gz")))) {
            Files.copy(folder.resolve("log.swf"), packed);
        }
        seconds(archived("-XX:ArchiveClassesAtExit="));
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

    /** Simulates with an archive of classes, which can only be of jars. */
    private List<String> archived(String option) throws IOException {
        List<String> jars = new ArrayList<>();
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
            jars.add(Files.isDirectory(Path.of(entry)) ? jar(Path.of(entry)) : entry);
        }
        List<String> all = with(option + file("classes.jsa"), simulate("log.swf"));
        all.set(all.indexOf("-cp") + 1, String.join(File.pathSeparator, jars));
        return all;
    }

    private String jar(Path classes) throws IOException {
        Path jar = folder.resolve(Integer.toHexString(classes.hashCode()) + ".jar");
        if (!Files.exists(jar)) {
            try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(jar)); Stream<Path> files = Files.walk(classes)) {
                for (Path file : files.filter(Files::isRegularFile).toList()) {
                    out.putNextEntry(new ZipEntry(classes.relativize(file).toString().replace(File.separatorChar, '/')));
                    Files.copy(file, out);
                }
            }
        }
        return jar.toString();
    }

    private static List<String> with(String option, List<String> words) {
        List<String> all = new ArrayList<>(words);
        all.add(1, option);
        return all;
    }

    private void run() throws IOException, InterruptedException {
        List<Case> cases = new ArrayList<>(cases());
        if (!other.isEmpty()) {
            cases.add(new Case(other.get(1), 0, List.of(java.get(0), "-cp", other.get(0), other.get(1), file("log.swf"), "" + CORES)));
        }
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

    private List<Case> cases() throws IOException {
        return List.of(new Case("bare loop", 0, words("org.schedscope.bench.BareLoop", file("log.csv"), "" + CORES)),
                new Case("simulate log.swf", 0, simulate("log.swf")),
                new Case("  with a class archive", 0, archived("-XX:SharedArchiveFile=")),
                new Case("  with -Xmx400m", 1, with("-Xmx400m", simulate("log.swf"))),
                new Case("simulate log.swf.gz", 1, simulate("log.swf.gz")),
                new Case("  with --events", 1, simulate("log.swf", "--events", file(EVENTS))),
                new Case("  with --events, packed", 1, simulate("log.swf", "--events", file(PACKED_EVENTS))),
                new Case("simulate log.workload.json", 1, simulate("log.workload.json", "--platform", file("log.platform.json"))),
                new Case("java -version", JAVA, List.of(java.get(0), "-version")),
                new Case("schedscope --version", JAVA, words("org.schedscope.Main", "--version")),
                new Case("schedscope policies", JAVA, words("org.schedscope.Main", "policies")),
                new Case("schedscope help simulate", JAVA, words("org.schedscope.Main", "help", "simulate")));
    }

    /** What a run writes is written anew: what it costs to replace a large file is the file system's affair. */
    private double seconds(List<String> words) throws IOException, InterruptedException {
        Files.deleteIfExists(folder.resolve(EVENTS));
        Files.deleteIfExists(folder.resolve(PACKED_EVENTS));
        long before = System.nanoTime();
        Process process = new ProcessBuilder(words).redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD).start();
        if (process.waitFor() != 0) {
            throw new IOException("failed: " + words);
        }
        return (System.nanoTime() - before) / 1e9;
    }
}
