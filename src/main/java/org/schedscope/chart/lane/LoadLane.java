package org.schedscope.chart.lane;

import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntFunction;
import org.schedscope.chart.index.Moment;
import org.schedscope.chart.index.StepFunction;
import org.schedscope.chart.index.TraceIndex;
import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.paint.FontRole;
import org.schedscope.chart.paint.Painter;
import org.schedscope.chart.paint.Stroke;
import org.schedscope.chart.paint.Tone;
import org.schedscope.model.Cluster;
import org.schedscope.text.Texts;

/** A whole number over time, as steps: cores in use, tasks that wait. Where many steps meet in a pixel their range is drawn. */
public final class LoadLane {
    /**
     * What a lane shows.
     *
     * @param name in the gutter
     * @param fact below it, with its unit
     * @param series the values
     * @param limit a value that can never be passed, drawn as a dashed line
     * @param filled whether the area under the steps is filled
     * @param figure how a value is written beside its scale
     * @param earlier the values of an earlier run, dashed over the steps
     */
    public record Load(String name, String fact, StepFunction series, OptionalInt limit, boolean filled, IntFunction<String> figure,
            Optional<Earlier> earlier) {
        private Load(String name, String fact, StepFunction series, OptionalInt limit, boolean filled) {
            this(name, fact, series, limit, filled, Figures::whole, Optional.empty());
        }

        /** Cores in use of a platform. */
        public static Load coresInUse(TraceIndex index, Moment at, Texts texts) {
            int cores = (int) Math.min(Integer.MAX_VALUE, at.trace().run().platform().totalCores());
            int used = index.coresInUse().valueAt(at.position());
            return new Load(texts.text("load.cores"), texts.text("load.cores.now", Figures.whole(used), Figures.whole(cores)),
                    index.coresInUse(), OptionalInt.of(cores), true);
        }

        /** Memory in use; its most is that of the platform, where all clusters have some. */
        public static Load memoryInUse(TraceIndex index, Moment at, Texts texts) {
            long total = 0;
            boolean known = true;
            for (Cluster cluster : at.trace().run().platform().clusters()) {
                known &= cluster.memory().isPresent();
                total += cluster.memory().orElse(0);
            }
            IntFunction<String> figure = steps -> Figures.compact((double) steps * index.memoryUnit(), 0, texts.language());
            int most = (int) Math.min(Integer.MAX_VALUE, total / index.memoryUnit());
            String used = figure.apply(index.memoryInUse().valueAt(at.position()));
            return new Load(texts.text("load.memory"),
                    known ? texts.text("load.memory.now", used, figure.apply(most)) : texts.text("load.memory.used", used),
                    index.memoryInUse(), known ? OptionalInt.of(most) : OptionalInt.empty(), true, figure, Optional.empty());
        }

        /** Tasks in all queues. */
        public static Load queueLength(TraceIndex index, Moment at, Texts texts) {
            int waiting = index.queueLength().valueAt(at.position());
            return new Load(texts.text("load.queue"), Figures.count(waiting, "load.queue.now", texts), index.queueLength(),
                    OptionalInt.empty(), false);
        }

        public Load withFact(String text) {
            return new Load(name, text, series, limit, filled, figure, earlier);
        }

        public Load with(Earlier before) {
            return new Load(name, fact, series, limit, filled, figure, Optional.of(before));
        }

        /** The most that is known: of the run as far as it has come, and of all of the earlier one. */
        private int most(Moment at) {
            return Math.max(series.maxAt(at.position()), earlier.map(before -> before.series().maxAt(before.position())).orElse(0));
        }
    }

    /**
     * A whole earlier run.
     *
     * @param position number of its events
     * @param end its last tick
     */
    public record Earlier(StepFunction series, int position, long end) {
    }

    private static final double MARGIN = 10;
    /** Lanes that are lower have their name alone, and no room above their most. */
    private static final double ROOM_FOR_FACT = 34;

    private LoadLane() {
    }

    /** Paints a lane; its ground is there already. */
    public static void paint(LaneContext context, Load load, double top, double height) {
        paint(context, load, top, height, MARGIN);
    }

    /** Paints the name of a lane that is folded up, and its fact where that has room. */
    public static void paintFolded(LaneContext context, Load load, double top, double height, double margin) {
        Painter painter = context.painter();
        double left = context.scale().left() - TimeScale.GUTTER + margin;
        painter.text(load.name(), left, top + height / 2 + 4, FontRole.ROW_STRONG, context.tone(Tone.TEXT), Painter.Anchor.START);
        painter.text(load.fact(), context.scale().left() + MARGIN, top + height / 2 + 4, FontRole.SECONDARY, context.tone(Tone.MUTED),
                Painter.Anchor.START);
    }

    /** @param margin left of its name */
    public static void paint(LaneContext context, Load load, double top, double height, double margin) {
        int most = load.limit().orElseGet(() -> roundUp(Math.max(1, load.most(context.at()))));
        double bottom = top + height - 1;
        double roof = top + (height < ROOM_FOR_FACT ? 4 : 8);
        gutter(context, load, most, roof, bottom, margin);
        load.limit().ifPresent(limit -> context.painter().line(context.scale().left(), roof, context.scale().right(), roof,
                Stroke.dashed(context.tone(Tone.CONTROL_EDGE), 1)));
        steps(context, load, most, roof, bottom);
        load.earlier().ifPresent(before -> dashed(context, before, most, roof, bottom));
        context.painter().line(context.scale().left(), bottom + 0.5, context.scale().right(), bottom + 0.5,
                context.line(Tone.CONTROL_EDGE, 1));
    }

    /** The next of 1, 2, 3, 5 × 10ⁿ, so that the scale does not change with every task. */
    static int roundUp(int value) {
        long power = 1;
        while (true) {
            for (int leading : new int[] {1, 2, 3, 5}) {
                if (leading * power >= value) {
                    return (int) Math.min(Integer.MAX_VALUE, leading * power);
                }
            }
            power *= 10;
        }
    }

    private static void gutter(LaneContext context, Load load, int most, double roof, double bottom, double margin) {
        Painter painter = context.painter();
        double left = context.scale().left() - TimeScale.GUTTER + margin;
        boolean low = bottom + 1 - roof < ROOM_FOR_FACT - 8;
        double name = low ? (roof + bottom) / 2 + 3 : roof + 13;
        painter.text(load.name(), left, name, FontRole.ROW_STRONG, context.tone(Tone.TEXT), Painter.Anchor.START);
        if (!low) {
            painter.text(load.fact(), left, roof + 26, FontRole.SECONDARY, context.tone(Tone.MUTED), Painter.Anchor.START);
        }
        double x = context.scale().left() - 5;
        String scale = load.figure().apply(most);
        double room = x - left - painter.width(load.name(), FontRole.ROW_STRONG);
        if (!low || painter.width(scale, FontRole.CORE) + MARGIN < room) {
            painter.text(scale, x, roof + 3, FontRole.CORE, context.tone(Tone.MUTED), Painter.Anchor.END);
        }
        if (!low) {
            painter.text("0", x, bottom + 1, FontRole.CORE, context.tone(Tone.MUTED), Painter.Anchor.END);
        }
    }

    private static void steps(LaneContext context, Load load, int most, double roof, double bottom) {
        TimeScale scale = context.scale();
        double pixels = context.painter().pixels();
        double from = Math.floor(Math.max(scale.left(), scale.x(0)));
        int columns = (int) Math.ceil((Math.min(scale.right(), scale.x(context.at().now())) - from) * pixels);
        if (columns < 1) {
            return;
        }
        int[] ranges = load.series().ranges(context.at().position(), scale.tickAt(from), scale.ticksPerPixel() / pixels,
                columns);
        double[] lows = heights(ranges, 0, most, roof, bottom);
        double[] highs = heights(ranges, 1, most, roof, bottom);
        if (load.filled()) {
            double[] ground = new double[columns];
            Arrays.fill(ground, bottom);
            context.painter().columns(from, lows, ground, context.tone(Tone.USE_FILL));
        }
        Stroke line = context.line(load.filled() ? Tone.USE_EDGE : Tone.QUEUE, load.filled() ? 1.2 : 1.6);
        double half = line.width() / 2;
        double[] tops = new double[columns];
        double[] bottoms = new double[columns];
        for (int i = 0; i < columns; i++) {
            double before = highs[Math.max(0, i - 1)];
            tops[i] = Math.min(highs[i], before) - half;
            bottoms[i] = Math.max(lows[i], Math.max(highs[i], before) + half);
        }
        context.painter().columns(from, tops, bottoms, line.colour());
    }

    private static void dashed(LaneContext context, Earlier before, int most, double roof, double bottom) {
        TimeScale scale = context.scale();
        double from = Math.max(scale.left(), scale.x(0));
        int columns = (int) Math.ceil(Math.min(scale.right(), scale.x(before.end())) - from);
        if (columns >= 1) {
            int[] ranges = before.series().ranges(before.position(), scale.tickAt(from), scale.ticksPerPixel(), columns);
            double[] heights = heights(ranges, 1, most, roof, bottom);
            double[] xs = new double[2 * columns];
            double[] ys = new double[2 * columns];
            for (int i = 0; i < xs.length; i++) {
                xs[i] = from + (i + 1) / 2;
                ys[i] = heights[i / 2];
            }
            context.painter().polyline(xs, ys, xs.length, Stroke.dashed(context.tone(Tone.TEXT), 1.2));
        }
    }

    /** Where the smallest or the largest value of each column is. */
    private static double[] heights(int[] ranges, int which, int most, double roof, double bottom) {
        double[] ys = new double[ranges.length / 2];
        for (int i = 0; i < ys.length; i++) {
            ys[i] = bottom - (bottom - roof) * ranges[2 * i + which] / most;
        }
        return ys;
    }
}
