package org.schedscope.chart.lane;

import java.util.ArrayList;
import java.util.List;
import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.paint.TimeFigures;

/**
 * Marks of a time axis: plain ticks at round numbers, times at round times, dates at round steps of the calendar.
 *
 * @param labels moments that are labelled, rising
 * @param heads what labels belong to, such as the day that hours are of, each where it begins; the first may begin left of the axis
 * @param minor moments that have a mark only
 */
public record AxisMarks(List<Mark> labels, List<Mark> heads, List<Long> minor) {
    /** Room of a label of time in pixels, its margin included, whatever it is. */
    static final double TIME_LABEL = 62;

    /** A labelled moment. */
    public record Mark(long tick, String label) {
    }

    public AxisMarks {
        labels = List.copyOf(labels);
        heads = List.copyOf(heads);
        minor = List.copyOf(minor);
    }

    /**
     * Marks of what a scale shows.
     *
     * @param tickWidth pixels that the label of a tick needs, its margin included
     * @param typeScale how much larger than usual labels are
     */
    public static AxisMarks of(TimeScale scale, TimeFigures times, double tickWidth, double typeScale) {
        double least = TIME_LABEL * typeScale * scale.ticksPerPixel();
        if (times.areTicks() || times.clock().seconds(least) < 0.5) {
            return ofTicks(AxisTicks.of(scale, times.areTicks() ? tickWidth : Math.max(tickWidth, 2 * TIME_LABEL * typeScale)), scale,
                    times);
        }
        long from = Math.max(0, (long) Math.floor(scale.start()));
        long to = (long) Math.floor(scale.end());
        return new CalendarSteps(times, from, to).marks(times.clock().seconds(least));
    }

    private static AxisMarks ofTicks(AxisTicks ticks, TimeScale scale, TimeFigures times) {
        List<Mark> labels = new ArrayList<>();
        List<Long> minor = new ArrayList<>();
        for (long tick = ticks.first(); tick <= ticks.last(); tick += ticks.step()) {
            labels.add(new Mark(tick, times.areTicks() ? Figures.whole(tick) : times.clock().start().isPresent() ? times.full(tick)
                    : times.moment(tick)));
        }
        long first = Math.max(0, (long) Math.ceil(scale.start() / ticks.minor())) * ticks.minor();
        for (long tick = first; tick <= scale.end(); tick += ticks.minor()) {
            if (tick % ticks.step() != 0) {
                minor.add(tick);
            }
        }
        return new AxisMarks(labels, List.of(), minor);
    }
}
