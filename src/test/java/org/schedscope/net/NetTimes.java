package org.schedscope.net;

import com.sun.management.OperatingSystemMXBean;
import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.application.Platform;
import javafx.stage.Stage;
import org.schedscope.cli.CommandLineMain;
import org.schedscope.fixture.CommandRuns;
import org.schedscope.fixture.window.Frames;
import org.schedscope.io.input.InputException;
import org.schedscope.ui.view.window.MonkeyWorld;

/**
 * A table of processor times and peak memory: reading, the engine by kind of queue, backfilling, writing of events, pictures, and frames of
 * the window. Each row is a process of its own, so another program's class path can stand beside this one: they take turns, and the table
 * has the ratio of each pair, which is steadier than a time on a busy machine.
 */
final class NetTimes {
    private static final int TURNS = 3;
    private static final int FRAMES = 300;
    private static final String FRAME_ROW = "frames";
    private static final double MILLION = 1e6;

    /** Processor time in milliseconds, and the most memory that was in use, in MB. */
    private record Cost(double time, double memory) {
    }

    private NetTimes() {
    }

    private static Map<String, String> rows() {
        Map<String, String> rows = new LinkedHashMap<>();
        rows.put("start", "policies");
        rows.put("short run", "simulate campus-week");
        rows.put("reading JSON", "validate wide.workload.json");
        rows.put("reading SWF", "validate log.swf");
        rows.put("queue by arrival", "simulate log.swf --policy fifo-job");
        rows.put("queue by key", "simulate log.swf --policy srtf");
        rows.put("queue by moving key", "simulate log.swf --policy p-slr");
        rows.put("queue by user", "simulate log.swf --policy fair-share");
        rows.put("queue by expression", "simulate log.swf --policy '=(now - arrival + rank + 1) / cp'");
        rows.put("EASY", "simulate log.swf --policy fifo-job --set rearrangement=easy");
        rows.put("conservative", "simulate short.swf --policy fifo-job --set rearrangement=conservative");
        rows.put("events", "simulate log.swf --policy fifo-job --events log.events.ndjson");
        rows.put("measuring a log", "measure --schedule log.events.ndjson");
        rows.put("pictures", "simulate campus-week --render pictures");
        rows.put(FRAME_ROW, "");
        return rows;
    }

    /** @param beside another class path, if any */
    static void make(Optional<String> beside) throws IOException {
        Path folder = Files.createTempDirectory("times");
        String own = Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(entry -> Path.of(entry).toAbsolutePath().toString()).reduce((a, b) -> a + File.pathSeparator + b).orElseThrow();
        List<String> classPaths = new ArrayList<>(List.of(own));
        // The classes of these tests come last: the other program's go before them.
        beside.ifPresent(other -> classPaths.add(other + File.pathSeparator + own));
        for (String made : List.of("generate pslr-log --set jobs=20000 --output wide.workload.json",
                "generate pslr-log --set jobs=3000 --output short.workload.json", "convert wide.workload.json log.swf",
                "convert short.workload.json short.swf")) {
            run(own, made, folder);
        }
        System.out.printf("%-22s %9s %7s%s%n", "", "CPU ms", "MB", beside.isPresent() ? "   CPU of this : other   MB of this : other" : "");
        for (Map.Entry<String, String> row : rows().entrySet()) {
            List<List<Cost>> costs = new ArrayList<>();
            classPaths.forEach(path -> costs.add(new ArrayList<>()));
            for (int turn = 0; turn < TURNS; turn++) {
                for (int which = 0; which < classPaths.size(); which++) {
                    costs.get(which).add(run(classPaths.get(which), row.getValue(), folder));
                }
            }
            System.out.printf("%-22s %9.0f %7.0f", row.getKey(), median(costs.get(0).stream().map(Cost::time).toList()),
                    median(costs.get(0).stream().map(Cost::memory).toList()));
            if (beside.isPresent()) {
                List<Double> times = new ArrayList<>();
                List<Double> memories = new ArrayList<>();
                for (int turn = 0; turn < TURNS; turn++) {
                    times.add(costs.get(0).get(turn).time() / costs.get(1).get(turn).time());
                    memories.add(costs.get(0).get(turn).memory() / costs.get(1).get(turn).memory());
                }
                System.out.printf("   %19.2f   %18.2f", median(times), median(memories));
            }
            System.out.println();
        }
    }

    private static double median(List<Double> values) {
        return values.stream().sorted().toList().get(values.size() / 2);
    }

    private static Cost run(String classPath, String command, Path folder) throws IOException {
        List<String> words = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC", "-Xmx1500m", "-Djava.awt.headless=true", "-Duser.language=en", "-Dglass.platform=Monocle",
                "-Dmonocle.platform=Headless", "-Dprism.order=sw", "-Dprism.text=t2k", "-cp", classPath, NetTimes.class.getName()));
        boolean quoted = false;
        for (String part : command.split("'")) {
            words.addAll(quoted ? List.of(part) : Arrays.stream(part.split(" ")).filter(word -> !word.isEmpty()).toList());
            quoted = !quoted;
        }
        Process process = new ProcessBuilder(words).directory(folder.toFile()).redirectError(ProcessBuilder.Redirect.DISCARD).start();
        String[] printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip().split(" ");
        if (printed.length != 3 || !printed[0].equals("0")) {
            throw new IOException(command + " ended with " + String.join(" ", printed));
        }
        return new Cost(Double.parseDouble(printed[1]), Double.parseDouble(printed[2]));
    }

    /** In a process of its own: runs the command that the arguments are, or frames where there are none; prints exit code and costs. */
    public static void main(String... arguments) {
        PrintWriter nowhere = new PrintWriter(Writer.nullWriter());
        int code = arguments.length == 0 ? frames()
                : CommandLineMain.run(arguments, nowhere, new PrintWriter(System.err, true), CommandRuns.NO_WINDOW);
        long time = ((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean()).getProcessCpuTime();
        long memory = ManagementFactory.getMemoryPoolMXBeans().stream().filter(pool -> pool.getType() == MemoryType.HEAP)
                .map(MemoryPoolMXBean::getPeakUsage).mapToLong(peak -> peak.getUsed()).sum();
        System.out.println(code + " " + time / MILLION + " " + memory / MILLION);
        System.out.flush();
        Runtime.getRuntime().halt(0);
    }

    /** The window of a sample, an event further with each frame. */
    private static int frames() {
        AtomicInteger code = new AtomicInteger();
        Platform.startup(() -> {
        });
        Frames.run(() -> {
            Frames.hold();
            try {
                MonkeyWorld world = new MonkeyWorld(new Stage(), new SplittableRandom(1), false);
                world.session.files().openSample("campus-week.workload.json");
                world.settle();
                for (int frame = 0; frame < FRAMES; frame++) {
                    world.session.playhead().stepEvent(1);
                    world.settle();
                }
            } catch (InputException | RuntimeException | Error e) {
                e.printStackTrace();
                code.set(1);
            }
        });
        return code.get();
    }
}
