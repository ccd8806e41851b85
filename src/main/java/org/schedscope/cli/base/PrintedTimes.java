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

/** Notation of times in printed output: clock time if the workload defines the length of a tick, else ticks. */
public final class PrintedTimes {
    private static final String TICKS = "ticks";
    private static final int DIGITS = 3;

    private final TimeFigures figures;

    /** @param asTicks whether times are printed as ticks in any case */
    public PrintedTimes(Workload workload, boolean asTicks) {
        figures = TimeFigures.of(workload, Language.ENGLISH, asTicks);
    }

    /**
     * Notation of times of several workloads; ticks if the lengths of their ticks differ.
     *
     * @param workloads at least one
     * @param asTicks whether times are printed as ticks in any case
     */
    public PrintedTimes(List<Workload> workloads, boolean asTicks) {
        this(workloads.get(0), asTicks || TickClock.shared(workloads).isEmpty());
    }

    /** Whether times are printed as ticks. */
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

    /** A mean length; a dash if undefined. */
    public String length(double ticks) {
        return isNone(ticks) ? SignificantDigits.text(ticks) : plain(figures.figure(ticks, DIGITS));
    }

    private boolean isNone(double value) {
        return figures.areTicks() || Double.isNaN(value) || Double.isInfinite(value);
    }

    /** A sentence with its times; in ticks if two different ones would look alike. */
    public String told(Message message) {
        Map<TimeValue, String> told = new HashMap<>();
        String sentence = message.in(Language.ENGLISH, time -> told.computeIfAbsent(time, this::told));
        boolean alike = Set.copyOf(told.values()).size() < told.size();
        return figures.areTicks() || alike ? message.toString() : sentence;
    }

    private String told(TimeValue time) {
        return time.isLength() ? length(time.ticks()) : moment(time.ticks());
    }

    /** The unit after a sum of lengths: {@code  ticks}, or empty if the lengths have units. */
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

    /** A metric's unit; empty if its values have units. */
    public String unit(Metric metric) {
        return isTime(metric) ? "" : MetricTexts.unit(metric);
    }

    /** Whether a metric's values are printed as lengths of time. */
    public boolean isTime(Metric metric) {
        return !figures.areTicks() && MetricTexts.unit(metric).equals(TICKS);
    }

    /** The text with plain spaces and signs, so that it can be typed and searched for. */
    private static String plain(String text) {
        return text.replace(Figures.THIN_SPACE, ' ').replace('\u2212', '-');
    }
}
