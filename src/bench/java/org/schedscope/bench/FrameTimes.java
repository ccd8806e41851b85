package org.schedscope.bench;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * What some frames cost, in milliseconds: {@code frames} from pulse to pulse, and processor times meanwhile: {@code work} of the toolkit's
 * thread, {@code drawing} of the thread that turns what has changed into pixels, {@code both} of a frame together, {@code workers} of the
 * session, {@code rest} of everything else in the process: compilers and collectors. To be used on the toolkit's thread.
 */
final class FrameTimes {
    private static final String DRAWING = "QuantumRenderer";
    private static final double NANOS = 1e6;

    /** Readings in nanoseconds: clock, toolkit, drawing, workers, process. */
    private static final int READINGS = 5;

    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private final OperatingSystemMXBean process = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    private final List<Thread> workers;
    private final double[][] spent;
    private final long[] pieces;
    private long[] begun = {};
    private long drawer = -1;

    FrameTimes(int frames, List<Thread> workers) {
        this.workers = workers;
        spent = new double[frames][READINGS];
        pieces = new long[frames];
    }

    void begin() {
        begun = read();
    }

    /** @param looked pieces of the schedule looked at in this frame */
    void end(int frame, long looked) {
        long[] now = read();
        for (int i = 0; i < READINGS; i++) {
            spent[frame][i] = (now[i] - begun[i]) / NANOS;
        }
        pieces[frame] = looked;
    }

    /** Milliseconds of the toolkit's thread. */
    double work(int frame) {
        return spent[frame][1];
    }

    private long[] read() {
        return new long[] {System.nanoTime(), threads.getCurrentThreadCpuTime(), Math.max(0, threads.getThreadCpuTime(drawer())),
                workers.stream().mapToLong(worker -> Math.max(0, threads.getThreadCpuTime(worker.getId()))).sum(),
                process.getProcessCpuTime()};
    }

    private long drawer() {
        if (drawer < 0) {
            drawer = Arrays.stream(threads.getAllThreadIds()).filter(id -> threads.getThreadInfo(id).getThreadName().startsWith(DRAWING))
                    .findFirst().orElseThrow();
        }
        return drawer;
    }

    @Override
    public String toString() {
        return String.format(Locale.ROOT, "frames %s   work %s   drawing %s   both %s   workers %s   rest %s   pieces %,d",
                quantiles(column(0)),
                quantiles(column(1)), quantiles(column(2)), quantiles(Arrays.stream(spent).mapToDouble(s -> s[1] + s[2]).toArray()),
                quantiles(column(3)), quantiles(Arrays.stream(spent).mapToDouble(s -> s[4] - s[1] - s[2] - s[3]).toArray()),
                Arrays.stream(pieces).max().orElseThrow());
    }

    private double[] column(int reading) {
        return Arrays.stream(spent).mapToDouble(s -> s[reading]).toArray();
    }

    /** Median, the value that one in a hundred passes, and the largest. */
    private static String quantiles(double[] millis) {
        Arrays.sort(millis);
        return String.format(Locale.ROOT, "%3.0f /%3.0f /%4.0f", millis[millis.length / 2], millis[millis.length * 99 / 100 - 1],
                millis[millis.length - 1]);
    }
}
