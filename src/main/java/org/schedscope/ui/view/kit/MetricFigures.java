package org.schedscope.ui.view.kit;

import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.paint.TimeFigures;
import org.schedscope.text.Language;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.base.SpokenLanguage;

/** Values of metrics as people read them: lengths of time as times of the workload. */
public final class MetricFigures {
    private static final int DIGITS = 3;
    /** For percents below a hundredth, which show two significant digits. */
    private static final int MOST_DIGITS = 12;

    private MetricFigures() {
    }

    /** @param metric as in reports */
    public static String told(String metric, double value, TimeFigures times) {
        return isTime(metric, times) ? times.figure(value, DIGITS) : figure(value);
    }

    /** Whether its values are shown as times. */
    public static boolean isTime(String metric, TimeFigures times) {
        return isTime(metric) && !times.areTicks();
    }

    /** Whether it is a length of time. */
    public static boolean isTime(String metric) {
        return Texts.of("metrics", Language.ENGLISH).text("metric." + metric + ".unit").equals("ticks");
    }

    /** {@code 16.7 %}, of a share of at least 0: one digit from ten on, two below, more where two would be nothing. */
    public static String percent(double share) {
        double percent = 100 * share;
        int digits = percent >= 10 ? 1 : percent >= 0.01 || percent == 0 ? 2 : Math.min(MOST_DIGITS,
                1 - (int) Math.floor(Math.log10(percent)));
        return Figures.decimal(percent, digits, SpokenLanguage.now()) + " %";
    }

    /** A whole number, or three decimals. */
    public static String figure(double value) {
        return value == Math.rint(value) ? Figures.whole((long) value) : Figures.decimal(value, DIGITS, SpokenLanguage.now());
    }
}
