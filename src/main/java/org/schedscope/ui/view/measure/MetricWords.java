package org.schedscope.ui.view.measure;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.MenuItem;
import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.paint.TimeFigures;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.view.help.Help;
import org.schedscope.ui.view.help.HelpPage;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.MetricFigures;

/** What a metric is called, and its values as people read them: lengths of time as times of the workload. */
final class MetricWords {
    static final int DIGITS = 3;
    private static final Texts NAMES = Messages.of("metrics");
    private static final String MINUS = "\u2212";
    /** Of differences of less than a hundredth, with two digits that count. */
    private static final int MOST_DIGITS = 12;

    private MetricWords() {
    }

    /** @param metric as in reports */
    static String title(String metric) {
        return NAMES.text("metric." + metric + ".title");
    }

    /** Empty where its values explain themselves. */
    static String unit(String metric, TimeFigures times) {
        return MetricFigures.isTime(metric, times) ? "" : unit(metric);
    }

    static String unit(String metric) {
        return NAMES.text("metric." + metric + ".unit");
    }

    static String help(String metric) {
        return NAMES.text("metric." + metric + ".help");
    }

    /** The exact number of ticks where a value is shown as time, for a hover; else nothing. */
    static String exact(String metric, double value, TimeFigures times) {
        return MetricFigures.isTime(metric, times) && !Double.isNaN(value) ? MetricFigures.figure(value) + " " + unit(metric) : "";
    }

    /** A difference of two values, with its sign; a dash if there is none. */
    static String difference(String metric, double value, TimeFigures times) {
        boolean asTime = MetricFigures.isTime(metric, times) && !Double.isNaN(value) && value != 0;
        return asTime ? (value > 0 ? "+" : MINUS) + times.figure(Math.abs(value), DIGITS) : signed(value);
    }

    /** {@code +16.7 %} above a bound; {@code 0} where it is reached, nothing where there is none. */
    static String gap(double gap) {
        return Double.isNaN(gap) ? "" : gap == 0 ? "0" : (gap > 0 ? "+" : MINUS)
                + MetricFigures.percent(Math.abs(gap));
    }

    static String signed(double value) {
        return Double.isNaN(value) ? MetricFigures.figure(value) : value == 0 ? "0" : (value > 0 ? "+" : MINUS) + small(Math.abs(value));
    }

    /** A difference below a thousandth is not nothing. */
    private static String small(double value) {
        return value >= 0.01 ? MetricFigures.figure(value)
                : Figures.decimal(value, Math.min(MOST_DIGITS, 1 - (int) Math.floor(Math.log10(value))), SpokenLanguage.now());
    }

    /** What the menu of a metric's row offers. */
    static List<MenuItem> offered(Node table, Optional<String> metric) {
        return metric.map(name -> Help.item(table, HelpPage.id(HelpPage.Section.METRICS, name))).stream().toList();
    }
}
