package org.schedscope.cli.base;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.paint.TimeFigures;
import org.schedscope.io.output.SignificantDigits;
import org.schedscope.metrics.Metric;
import org.schedscope.metrics.MetricTexts;
import org.schedscope.model.Workload;
import org.schedscope.model.time.TickClock;
import org.schedscope.text.Language;
import org.schedscope.text.Message;
import org.schedscope.text.TimeValue;

/** Times in what is printed: as people read them where the workload says how long a tick is, else as ticks. */
public final class PrintedTimes {
    private static final String TICKS = "ticks";
    private static final int DIGITS = 3;

    private final TimeFigures figures;

    /** @param asTicks whether ticks are wanted, whatever the workload says */
    public PrintedTimes(Workload workload, boolean asTicks) {
        figures = TimeFigures.of(workload, Language.ENGLISH, asTicks);
    }

    /**
     * Times of several workloads; ticks where those of one are longer than those of another.
     *
     * @param workloads at least one
     * @param asTicks whether ticks are wanted, whatever the workloads say
     */
    public PrintedTimes(List<Workload> workloads, boolean asTicks) {
        this(workloads.get(0), asTicks || TickClock.shared(workloads).isEmpty());
    }

    /** Whether times are told as ticks. */
    public boolean areTicks() {
        return figures.areTicks();
    }

    /** {@code 1234}, {@code 29 Feb 2000 11:15}. */
    public String moment(long tick) {
        return figures.areTicks() ? Long.toString(tick) : plain(figures.moment(tick));
    }

    /** To the second: {@code 1234}, {@code Tue 29 Feb 2000, 11:15:07}. */
    public String exactly(long tick) {
        return figures.areTicks() ? Long.toString(tick) : plain(figures.full(tick));
    }

    /** A moment in a sentence: {@code tick 1234}, {@code 29 Feb 2000 11:15}. */
    public String at(long tick) {
        return figures.areTicks() ? "tick " + tick : moment(tick);
    }

    /** {@code 1234}, {@code 41 d 3 h}. */
    public String length(long ticks) {
        return figures.areTicks() ? Long.toString(ticks) : plain(figures.figure(ticks));
    }

    /** The same of a mean; a dash where nothing can be said. */
    public String length(double ticks) {
        return isNone(ticks) ? SignificantDigits.text(ticks) : plain(figures.figure(ticks, DIGITS));
    }

    private boolean isNone(double value) {
        return figures.areTicks() || Double.isNaN(value) || Double.isInfinite(value);
    }

    /** A sentence with its times; in ticks where two of them that differ would be told alike. */
    public String told(Message message) {
        Map<TimeValue, String> told = new HashMap<>();
        String sentence = message.in(Language.ENGLISH, time -> told.computeIfAbsent(time, this::told));
        boolean alike = Set.copyOf(told.values()).size() < told.size();
        return figures.areTicks() || alike ? message.toString() : sentence;
    }

    private String told(TimeValue time) {
        return time.isLength() ? length(time.ticks()) : moment(time.ticks());
    }

    /** What stands behind a sum of lengths: {@code  ticks}, or nothing where they say themselves what they are. */
    public String unit() {
        return figures.areTicks() ? " " + TICKS : "";
    }

    /** A metric's value. */
    public String value(Metric metric, double value) {
        return isTime(metric) ? length(value) : SignificantDigits.text(value);
    }

    /** A difference of two values of a metric, with its sign. */
    public String difference(Metric metric, double difference) {
        return isTime(metric) && !isNone(difference) && difference != 0 ? (difference > 0 ? "+" : "-") + length(Math.abs(difference))
                : SignificantDigits.signed(difference);
    }

    /** A metric's unit; none where its values say themselves what they are. */
    public String unit(Metric metric) {
        return isTime(metric) ? "" : MetricTexts.unit(metric);
    }

    /** Whether a metric's values are told as lengths of time. */
    public boolean isTime(Metric metric) {
        return !figures.areTicks() && MetricTexts.unit(metric).equals(TICKS);
    }

    /** As it can be typed and searched for. */
    private static String plain(String text) {
        return text.replace(Figures.THIN_SPACE, ' ').replace('\u2212', '-');
    }
}
