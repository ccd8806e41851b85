package org.schedscope.bench;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.schedscope.cli.CommandLineMain;
import org.schedscope.fixture.BenchWorkloads;
import org.schedscope.io.platform.PlatformWriter;
import org.schedscope.io.workload.WorkloadWriter;
import org.schedscope.model.Job;
import org.schedscope.model.Task;
import org.schedscope.model.ValueCurve;
import org.schedscope.model.Workload;
import org.schedscope.model.number.Ratio;
import org.schedscope.policy.Dependence;
import org.schedscope.policy.registry.Policies;
import org.schedscope.scheduler.Schedulers;

/**
 * The manual's table of what every ordering costs with every backfilling, at every load, in a queue of one cluster and in a central one of
 * four, as multiples of {@code fifo-job} without backfilling in the same place. A cell is the CPU time that a warm process takes for all of
 * {@code simulate FILE}, from reading to figures: a log in SWF, or native JSON with value curves for orderings that ask for them, each
 * beside the reference in the same format. Cells already in the table's file are not measured again. Arguments, all optional:
 * {@code jobs=100000 limit=60} (CPU seconds a cell) {@code loads=90,120,200 schedulers=hierarchical,central
 * backfillings=none,easy,conservative policies=...;... estimates=exact|loose file=target/orderings.csv}.
 */
public final class OrderingTable {
    private static final OperatingSystemMXBean PROCESS = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    private static final String REFERENCE = "fifo-job";
    private static final int USERS = 64;
    private static final int WIDEST = 7;
    private static final double LONGEST = 4.3;
    /** What estimates exceed the truth by, all equally often. */
    private static final double[] LOOSE = {1, 1, 1.5, 2, 5, 10};
    private static final long PAUSE = 50_000_000;
    private static final int WARM_UP = 5;
    /** A cell is measured again, the best of it counts, until so many CPU seconds are spent on it: short ones waver. */
    private static final double ENOUGH = 5;
    private static final int MOST_RUNS = 12;
    private static final int AGAIN = 3;
    private static final String IN_TURN = "in-turn=yes";

    private final Map<String, String> set = new HashMap<>(Map.of("jobs", "100000", "limit", "60", "loads", "90,120,200",
            "schedulers", "hierarchical,central", "backfillings", "none,easy,conservative", "estimates", "exact",
            "policies", String.join(";", policies()), "file", "target/orderings.csv"));
    private final Map<String, Double> seconds = new LinkedHashMap<>();
    private final Path file;
    private boolean warm;
    private volatile String current = "";
    private volatile double start = Double.MAX_VALUE;

    private OrderingTable(String[] arguments) throws IOException {
        Stream.of(arguments).map(text -> text.split("=", 2)).forEach(pair -> set.put(pair[0], pair[1]));
        file = Path.of(set.get("file"));
        if (Files.exists(file)) {
            for (String line : Files.readAllLines(file)) {
                int comma = line.lastIndexOf(',');
                seconds.put(line.substring(0, comma), Double.valueOf(line.substring(comma + 1)));
            }
        }
    }

    private static List<String> policies() {
        return Stream.concat(Policies.namesForAnyQueue().stream(), Stream.of("=age / exec", "=value / cores", "=age ^ 2 / exec")).toList();
    }

    public static void main(String[] arguments) throws IOException, InterruptedException {
        if (List.of(arguments).contains(IN_TURN)) {
            new OrderingTable(arguments).measure();
            return;
        }
        List<String> command = new ArrayList<>(List.of(ProcessHandle.current().info().command().orElseThrow(), "-XX:+UseSerialGC",
                "-Djava.awt.headless=true", "-cp", System.getProperty("java.class.path"), OrderingTable.class.getName(), IN_TURN));
        command.addAll(List.of(arguments));
        int code = AGAIN;
        while (code == AGAIN) {
            code = new ProcessBuilder(command).inheritIO().start().waitFor();
        }
        new OrderingTable(arguments).print();
    }

    private List<String> list(String name) {
        return List.of(set.get(name).split(name.equals("policies") ? ";" : ","));
    }

    private String cell(String policy, String scheduler, String backfilling, String load, boolean curves) {
        return String.join("|", policy, scheduler, backfilling, load, set.get("jobs"), set.get("estimates"), curves ? "curves" : "log");
    }

    private static boolean asksForValues(String policy) {
        return policy.contains("value") || Policies.find(policy).orElseThrow().dependsOn(Dependence.VALUE);
    }

    private void measure() throws IOException {
        watch();
        List<String> policies = Stream.concat(Stream.of(REFERENCE), list("policies").stream()).distinct().toList();
        for (String load : list("loads")) {
            for (boolean curves : new boolean[] {false, true}) {
                Path workload = write(Integer.parseInt(load), curves);
                for (String scheduler : list("schedulers")) {
                    for (String policy : policies) {
                        boolean reference = policy.equals(REFERENCE);
                        for (String way : reference && curves ? List.of("none") : list("backfillings")) {
                            String cell = cell(policy, scheduler, way, load, curves);
                            if ((reference || asksForValues(policy) == curves) && !seconds.containsKey(cell)) {
                                measure(cell, workload, List.of("--scheduler", scheduler, "--policy", policy, "--set",
                                        Schedulers.REARRANGEMENT + "=" + way));
                            }
                        }
                    }
                }
            }
        }
    }

    private void measure(String cell, Path workload, List<String> options) throws IOException {
        Path platform = Path.of(workload.toString().replaceFirst("[.](swf|workload[.]json)$", ".platform.json"));
        try (OutputStream out = Files.newOutputStream(platform)) {
            PlatformWriter.write(options.contains(Schedulers.CENTRAL) ? BenchWorkloads.fourClusters() : BenchWorkloads.oneCluster(), out);
        }
        String[] command = Stream.concat(Stream.of("simulate", workload.toString(), "--platform", platform.toString()), options.stream())
                .toArray(String[]::new);
        current = cell;
        for (int i = 0; i < (warm ? 0 : WARM_UP); i++) {
            run(command);
        }
        warm = true;
        double best = run(command);
        double spent = best;
        for (int i = 1; i < MOST_RUNS && spent < ENOUGH; i++) {
            double again = run(command);
            best = Math.min(best, again);
            spent += again;
        }
        note(cell, best);
    }

    private double run(String[] command) {
        start = cpuSeconds();
        StringWriter printed = new StringWriter();
        int code = CommandLineMain.run(command, new PrintWriter(printed), new PrintWriter(printed), null);
        double time = cpuSeconds() - start;
        if (code != 0) {
            throw new IllegalStateException(printed.toString());
        }
        return time;
    }

    /** Ends the process when a cell takes too long, having noted that; the one that has started it goes on with the next cell. */
    private void watch() {
        double limit = Double.parseDouble(set.get("limit"));
        Thread watch = new Thread(() -> {
            while (cpuSeconds() - start < limit) {
                LockSupport.parkNanos(PAUSE);
            }
            try {
                note(current, Double.POSITIVE_INFINITY);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            } finally {
                Runtime.getRuntime().halt(AGAIN);
            }
        });
        watch.setDaemon(true);
        watch.start();
    }

    private static double cpuSeconds() {
        return PROCESS.getProcessCpuTime() / 1e9;
    }

    private void note(String cell, double time) throws IOException {
        seconds.put(cell, time);
        System.out.printf(Locale.ROOT, "%s: %.2f s%n", cell, time);
        Files.writeString(file, cell + "," + time + System.lineSeparator(), StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }

    /** Jobs of one task, wide ones and long ones as often as narrow and short ones by their logarithms, of users in turn. */
    private Path write(int load, boolean curves) throws IOException {
        double gap = jobs(0).stream().mapToDouble(job -> job.tasks().get(0).cores() * (double) job.tasks().get(0).exec()).average()
                .orElseThrow() / BenchWorkloads.CORES * 100 / load;
        Path written = Files.createTempFile("orderings", curves ? ".workload.json" : ".swf");
        written.toFile().deleteOnExit();
        if (curves) {
            try (OutputStream out = Files.newOutputStream(written)) {
                WorkloadWriter.write(new Workload("orderings", "tick", Optional.empty(), jobs(gap)), out);
            }
        } else {
            Files.write(written, (Iterable<String>) jobs(gap).stream().map(OrderingTable::line)::iterator);
        }
        return written;
    }

    private static String line(Job job) {
        Task task = job.tasks().get(0);
        return job.id().substring(1) + " " + job.arrival() + " -1 " + task.exec() + " " + task.cores() + " -1 -1 " + task.cores() + " "
                + task.estimate().orElse(task.exec()) + " -1 1 " + job.user().substring(2) + " 1 -1 -1 -1 -1 -1";
    }

    private List<Job> jobs(double gap) {
        SplittableRandom random = new SplittableRandom(7);
        boolean loose = set.get("estimates").equals("loose");
        List<Job> jobs = new ArrayList<>();
        for (int j = 0; j < Integer.parseInt(set.get("jobs")); j++) {
            int cores = (int) Math.pow(2, WIDEST * random.nextDouble());
            long exec = (long) Math.pow(10, 1 + (LONGEST - 1) * random.nextDouble());
            double factor = LOOSE[random.nextInt(LOOSE.length)];
            OptionalLong estimate = loose ? OptionalLong.of((long) (exec * factor)) : OptionalLong.empty();
            ValueCurve curve = new ValueCurve(Ratio.of(1 + random.nextInt(1_000)), List.of(new ValueCurve.Point(Ratio.of(2), Ratio.ONE),
                    new ValueCurve.Point(Ratio.of(10 + random.nextInt(200)), Ratio.ZERO)));
            jobs.add(new Job("J" + (j + 1), "/u" + random.nextInt(USERS), (long) (j * gap),
                    List.of(new Task("T", exec, cores, Task.ANY_KIND, 0, estimate, Map.of(), List.of())), Optional.of(curve),
                    Optional.empty()));
        }
        return jobs;
    }

    private void print() {
        List<String> loads = list("loads");
        List<String> backfillings = list("backfillings");
        for (String scheduler : list("schedulers")) {
            System.out.printf("%n%s, %s jobs, %s estimates; in brackets CPU seconds%n%n", scheduler, set.get("jobs"), set.get("estimates"));
            String columns = backfillings.stream().flatMap(way -> loads.stream().map(load -> way + " " + load + " %"))
                    .collect(Collectors.joining(" | "));
            System.out.println("| ordering | " + columns + " |");
            System.out.println("|---|" + "--:|".repeat(loads.size() * backfillings.size()));
            for (String policy : list("policies")) {
                String cells = backfillings.stream().flatMap(way -> loads.stream().map(load -> multiple(policy, scheduler, way, load)))
                        .collect(Collectors.joining(" | "));
                System.out.println("| `" + policy + "` | " + cells + " |");
            }
        }
    }

    private String multiple(String policy, String scheduler, String backfilling, String load) {
        boolean curves = asksForValues(policy);
        double time = seconds.getOrDefault(cell(policy, scheduler, backfilling, load, curves), Double.NaN);
        double reference = seconds.getOrDefault(cell(REFERENCE, scheduler, "none", load, curves), Double.NaN);
        if (Double.isNaN(time)) {
            return "";
        }
        if (Double.isInfinite(time)) {
            return String.format(Locale.ROOT, "> %.0f", Double.parseDouble(set.get("limit")) / reference);
        }
        String multiple = String.format(Locale.ROOT, "%.1f", time / reference);
        return policy.equals(REFERENCE) && backfilling.equals("none") ? multiple + String.format(Locale.ROOT, " (%.2f)", time) : multiple;
    }
}
