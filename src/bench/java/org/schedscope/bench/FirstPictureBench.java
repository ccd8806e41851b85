package org.schedscope.bench;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/**
 * From the start of a process to the window's first picture, on a display of its own that exists in memory only ({@code Xvfb}, without a
 * window manager): until so many colours stand on the screen as only the schedule of the sample has. Arguments: class paths or jars to
 * compare, in turns; none for the present one.
 *
 * <pre>
 * mvn -q -Pbench test-compile exec:exec -Dexec.classpathScope=test \
 *     -Dexec.args="-cp %classpath org.schedscope.bench.FirstPictureBench"
 * </pre>
 */
public final class FirstPictureBench {
    private static final int ROUNDS = 5;
    private static final String DISPLAY = ":117";
    private static final int WIDTH = 1600;
    private static final int HEIGHT = 1000;
    /** A window whose controls are there but whose picture is not has fewer. */
    private static final int COLOURS = 150;
    private static final int EVERY_PIXEL = 31;
    private static final int MOST_SECONDS = 60;

    private final Path folder;

    private FirstPictureBench(Path folder) {
        this.folder = folder;
    }

    public static void main(String[] arguments) throws IOException, InterruptedException {
        Path folder = Files.createTempDirectory("first-picture");
        Process display = new ProcessBuilder("Xvfb", DISPLAY, "-screen", "0", WIDTH + "x" + HEIGHT + "x24", "-fbdir", folder.toString())
                .redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.DISCARD).start();
        try {
            new FirstPictureBench(folder).run(arguments.length > 0 ? arguments : new String[] {System.getProperty("java.class.path")});
        } finally {
            display.destroy();
            display.waitFor();
        }
    }

    private void run(String[] programs) throws IOException, InterruptedException {
        double[][] seconds = new double[programs.length][ROUNDS];
        for (int round = 0; round < ROUNDS; round++) {
            for (int i = 0; i < programs.length; i++) {
                seconds[i][round] = seconds(programs[i]);
            }
        }
        for (int i = 0; i < programs.length; i++) {
            Arrays.sort(seconds[i]);
            System.out.printf(Locale.ROOT, "first picture %7.2f s, at best %7.2f s   %s%n", seconds[i][ROUNDS / 2], seconds[i][0],
                    programs[i].length() > 60 ? programs[i].substring(0, 60) + "…" : programs[i]);
        }
    }

    private double seconds(String program) throws IOException, InterruptedException {
        Path state = Files.createTempDirectory("state");
        List<String> words = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-cp", program,
                "org.schedscope.Main"));
        ProcessBuilder builder = new ProcessBuilder(words).redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.DISCARD);
        builder.environment().put("DISPLAY", DISPLAY);
        builder.environment().put("XDG_STATE_HOME", state.toString());
        builder.environment().put("XDG_CONFIG_HOME", state.toString());
        long before = System.nanoTime();
        Process process = builder.start();
        try {
            while (colours() < COLOURS) {
                if (!process.isAlive() || System.nanoTime() - before > TimeUnit.SECONDS.toNanos(MOST_SECONDS)) {
                    throw new IOException("no picture: " + words);
                }
                process.waitFor(20, TimeUnit.MILLISECONDS);
            }
            return (System.nanoTime() - before) / 1e9;
        } finally {
            process.destroy();
            process.waitFor();
            while (colours() > 1) {
                Thread.onSpinWait();
            }
        }
    }

    /** Different colours on the screen, of some pixels. */
    private int colours() throws IOException {
        Path screen = folder.resolve("Xvfb_screen0");
        if (!Files.exists(screen)) {
            return 0;
        }
        try (FileChannel channel = FileChannel.open(screen, StandardOpenOption.READ)) {
            ByteBuffer pixels = ByteBuffer.allocate(Integer.BYTES * WIDTH * HEIGHT);
            channel.read(pixels, Math.max(0, channel.size() - pixels.capacity()));
            Set<Integer> seen = new HashSet<>();
            for (int i = 0; i + Integer.BYTES <= pixels.position(); i += Integer.BYTES * EVERY_PIXEL) {
                seen.add(pixels.getInt(i));
            }
            return seen.size();
        }
    }
}
