package org.schedscope.bench;

import java.awt.image.BufferedImage;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.schedscope.chart.lane.HeatmapFrame;

/** A redraw of the heatmap of 70 users after a change of zoom: 1,000 columns, and a column a minute for five months. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(value = 1, jvmArgsAppend = "-Xmx3g")
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class HeatmapBench {
    @Param({"1000", "219000"})
    public int columns;

    private HeatmapFrame frame;
    private double zoom = 1;

    @Setup(Level.Trial)
    public void prepare() {
        frame = new HeatmapFrame(70, columns);
    }

    @Benchmark
    public BufferedImage redraw() {
        zoom = zoom > 1.5 ? 1 : zoom * 1.01;
        return frame.redraw(zoom);
    }
}
