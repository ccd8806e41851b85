package org.schedscope.chart.lane;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import org.schedscope.chart.index.Moment;
import org.schedscope.chart.paint.Java2dPainter;
import org.schedscope.chart.paint.Painter;
import org.schedscope.chart.paint.Palette;
import org.schedscope.chart.paint.Theme;
import org.schedscope.chart.sheet.ChartTexts;
import org.schedscope.metrics.ReportOptions;
import org.schedscope.metrics.RunMeasures;
import org.schedscope.metrics.ViolationGrid;
import org.schedscope.metrics.fact.JobFacts;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.trace.Trace;
import org.schedscope.trace.TraceRecorder;

/** A heatmap to be painted again and again, a column a tick: an overloaded core whose users are all late. */
public final class HeatmapFrame {
    private static final int WIDTH = 1400;
    private static final int JOBS_OF_USER = 30;

    private final Trace trace;
    private final ViolationGrid grid;
    private final ColourKey identity;
    private final BufferedImage image = new BufferedImage(WIDTH, 900, BufferedImage.TYPE_INT_RGB);

    public HeatmapFrame(int users, int columns) {
        SplittableRandom random = new SplittableRandom(1);
        int count = users * JOBS_OF_USER;
        List<Job> jobs = new ArrayList<>();
        for (int j = 0; j < count; j++) {
            long exec = Math.max(1, (long) columns * users / count);
            jobs.add(Job.of("J" + j, random.nextInt(columns / 2), Task.of("T", exec)).withUser("/u" + j % users));
        }
        Workload workload = Workload.of("late", jobs.toArray(new Job[0]));
        RunSpec spec = RunSpec.of(workload, Platform.of("p", Cluster.of("C", users)), "random", 1);
        TraceRecorder recorder = new TraceRecorder(new WorkloadIndex(workload), spec.platform());
        Schedulers.start(spec, recorder).runToEnd();
        trace = recorder.trace();
        RunMeasures measures = RunMeasures.at(new JobFacts(trace.index(), trace.platform()), trace, trace.eventCount());
        grid = measures.violations(ReportOptions.defaults().withEetBin(1));
        identity = ColourKey.by(ColourBy.USER, trace.index());
    }

    /** Cells there are. */
    public long cells() {
        return (long) grid.users().size() * grid.columns();
    }

    int width() {
        return (int) (WIDTH - TimeScale.GUTTER);
    }

    private TimeScale scale(double zoom) {
        return TimeScale.fitting(0, Math.max(1, (long) (grid.columns() / zoom)), TimeScale.GUTTER, WIDTH - TimeScale.GUTTER);
    }

    /** Colour of a pixel where several columns begin in each: by looking at all of them. */
    int expected(double zoom, int row, int x) {
        TimeScale scale = scale(zoom);
        int most = 0;
        for (int column = 0; column < grid.columns(); column++) {
            double at = scale.x(column) - scale.left();
            most = x <= at && at < x + 1 ? Math.max(most, grid.count(row, column)) : most;
        }
        return most == 0 ? 0 : new Palette(Theme.LIGHT).heat(HeatScale.of(grid).step(most)) & 0xFFFFFF;
    }

    /** @param zoom 1 shows all; larger shows that much less of the time */
    public BufferedImage redraw(double zoom) {
        return redraw(zoom, identity);
    }

    ColourKey identity() {
        return identity;
    }

    /** @param colours those of the workload that is open now, which may be another one */
    BufferedImage redraw(double zoom, ColourKey colours) {
        Palette palette = new Palette(Theme.LIGHT);
        Graphics2D graphics = image.createGraphics();
        Painter painter = new Java2dPainter(graphics);
        graphics.clearRect(0, 0, image.getWidth(), image.getHeight());
        LaneContext context = new LaneContext(painter, palette, scale(zoom), Moment.endOf(trace), ChartTexts.ENGLISH);
        new HeatLane(context, grid, HeatScale.of(grid), 0, HeatLane.ROW).paint(colours, OptionalInt.empty());
        graphics.dispose();
        return image;
    }
}
