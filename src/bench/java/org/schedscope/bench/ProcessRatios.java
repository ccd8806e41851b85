package org.schedscope.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What takes how many times as long as what, as whole processes with all that belongs to them, beside the most it should: typed
 * orderings and built-in ones of the same form in an overload of 200 %, HEFT on one long chain, four phases and ten times the workflows, a
 * manifest and ten times the copies. The processes of a line take turns, and the one of each that used the processors least counts.
 * Argument: how many turns, 3 if nothing is said.
 */
public final class ProcessRatios {
    private static final int CORES = 1_000;
    private static final int JOBS = 100_000;

    private final Path folder;
    private final int turns;

    private ProcessRatios(Path folder, int turns) {
        this.folder = folder;
        this.turns = turns;
    }

    public static void main(String[] arguments) throws IOException, InterruptedException {
        Path folder = Files.createTempDirectory("ratios");
        new ProcessRatios(folder, arguments.length > 0 ? Integer.parseInt(arguments[0]) : 3).measure();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.toList()) {
                Files.delete(file);
            }
        }
        Files.delete(folder);
    }

    private void measure() throws IOException, InterruptedException {
        String log = log("overload.swf", JOBS);
        String shorter = log("shorter.swf", JOBS / 5);
        line(1.1, simulate(log, "srtf"), simulate(log, "=-rank"));
        line(1.1, simulate(log, "lrtf"), simulate(log, "=rank"));
        line(1.3, simulate(log, "p-slr-2013"), simulate(log, "=(now - arrival + rank + 1) / cp"));
        line(1.3, simulate(log, "p-slr-2013"), simulate(log, "=age / exec"));
        line(10, simulate(shorter, "p-slr"), simulate(shorter, "=age * wait"));
        String chain = chain();
        line(3, simulate(chain, "p-slr"), simulate(chain, "heft"));
        line(20, simulate(workflows(100), "mows"), simulate(workflows(1_000), "mows"));
        line(10, List.of("validate", manifest(20_000)), List.of("validate", manifest(200_000)));
    }

    private static List<String> simulate(String workload, String policy) {
        return List.of("simulate", workload, "--policy", policy);
    }

    private void line(double most, List<String> reference, List<String> measured) throws IOException, InterruptedException {
        double[] seconds = {Double.MAX_VALUE, Double.MAX_VALUE};
        for (int turn = 0; turn < turns; turn++) {
            seconds[0] = Math.min(seconds[0], seconds(reference));
            seconds[1] = Math.min(seconds[1], seconds(measured));
        }
        System.out.println(String.format(Locale.ROOT, "%6.2f times, at most %4.1f: %6.2f s %s; %6.2f s %s", seconds[1] / seconds[0], most,
                seconds[1], text(measured), seconds[0], text(reference)));
    }

    private String text(List<String> command) {
        return String.join(" ", command).replace(folder + "/", "");
    }

    /** CPU time of a process. */
    private double seconds(List<String> arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(ProcessHandle.current().info().command().orElseThrow(), "-Djava.awt.headless=true",
                "-XX:+UseSerialGC", "-cp", System.getProperty("java.class.path"), ProcessRatios.Timed.class.getName()));
        command.addAll(arguments);
        Process process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
        String output = new String(process.getInputStream().readAllBytes());
        if (process.waitFor() != 0) {
            throw new IllegalStateException(arguments + " ended with " + process.exitValue());
        }
        return Double.parseDouble(output.substring(output.lastIndexOf(' ') + 1).strip());
    }

    /** Jobs on {@link #CORES} cores that bring twice the work that these can do. */
    private String log(String name, int jobs) throws IOException {
        SplittableRandom random = new SplittableRandom(1);
        Path file = folder.resolve(name);
        double arrival = 0;
        try (PrintStream out = new PrintStream(Files.newOutputStream(file), false, "UTF-8")) {
            out.println("; MaxProcs: " + CORES);
            for (int job = 1; job <= jobs; job++) {
                long cores = (long) Math.pow(2, 8 * random.nextDouble());
                long exec = (long) Math.pow(10, 1 + 3 * random.nextDouble());
                out.println(job + " " + (long) arrival + " -1 " + exec + " " + cores + " -1 -1 " + cores + " " + exec
                        + " -1 1 1 1 1 1 1 -1 -1");
                arrival += (double) cores * exec / CORES / 2;
            }
        }
        return file.toString();
    }

    private String chain() throws IOException {
        Files.writeString(folder.resolve("three.platform.json"), "{\"format\":\"schedscope-platform\",\"version\":1,\"name\":\"three\","
                + "\"root\":{\"router\":\"all\",\"children\":[{\"cluster\":\"a\",\"cores\":1},{\"cluster\":\"b\",\"cores\":1},"
                + "{\"cluster\":\"c\",\"cores\":1,\"speed\":5}]}}");
        String tasks = IntStream.range(0, 500_000).mapToObj(i -> "{\"id\":\"t" + i + "\",\"exec\":" + (1 + i % 7)
                + (i == 0 ? "" : ",\"after\":[\"t" + (i - 1) + "\"]") + "}").collect(Collectors.joining(",\n"));
        return Files.writeString(folder.resolve("chain.json"), "{\"format\":\"schedscope-workload\",\"version\":1,\"name\":\"chain\","
                + "\"platform\":\"three.platform.json\",\"jobs\":[{\"id\":\"J\",\"tasks\":[" + tasks + "]}]}").toString();
    }

    /** So many workflows that arrive faster than they can be done. */
    private String workflows(int count) throws IOException, InterruptedException {
        String file = folder.resolve("mows-" + count + ".workload.json").toString();
        seconds(List.of("generate", "mows", "--set", "workflows=" + count, "--set", "interval=1000", "-o", file));
        return file;
    }

    private String manifest(int copies) throws IOException {
        Files.writeString(folder.resolve("one.workload.json"), "{\"format\":\"schedscope-workload\",\"version\":1,\"name\":\"one\","
                + "\"jobs\":[{\"id\":\"J\",\"tasks\":[{\"id\":\"T\",\"exec\":5}]}]}");
        return Files.writeString(folder.resolve("manifest-" + copies + ".json"), "{\"format\":\"schedscope-manifest\",\"version\":1,"
                + "\"workflows\":[{\"file\":\"one.workload.json\",\"repeat\":" + copies + ",\"every\":1}]}").toString();
    }

    /** Runs the program and prints after all that it prints the seconds of CPU time that the process took. */
    static final class Timed {
        private Timed() {
        }

        public static void main(String[] arguments) {
            Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println(
                    " " + ProcessHandle.current().info().totalCpuDuration().orElseThrow().toMillis() / 1e3)));
            org.schedscope.Main.main(arguments);
        }
    }
}
