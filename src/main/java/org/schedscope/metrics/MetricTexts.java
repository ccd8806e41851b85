package org.schedscope.metrics;

import java.util.Locale;
import java.util.ResourceBundle;

/** Titles, units and explanations of the metrics, from {@code assets/messages/metrics.properties}. */
public final class MetricTexts {
    private static final ResourceBundle TEXTS = ResourceBundle.getBundle("assets.messages.metrics", Locale.ROOT,
            MetricTexts.class.getClassLoader());

    private MetricTexts() {
    }

    /** A short name for tables. */
    public static String title(Metric metric) {
        return text(metric, "title");
    }

    /** The unit, such as {@code ticks}; empty for plain numbers. */
    public static String unit(Metric metric) {
        return text(metric, "unit");
    }

    /** What it tells, in one or two sentences. */
    public static String help(Metric metric) {
        return text(metric, "help");
    }

    private static String text(Metric metric, String what) {
        return TEXTS.getString("metric." + metric.name() + "." + what);
    }
}
