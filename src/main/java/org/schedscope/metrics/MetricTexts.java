package org.schedscope.metrics;

import org.schedscope.text.Language;
import org.schedscope.text.Texts;

/** Titles, units and explanations of the metrics, from {@code assets/messages/metrics.properties}. */
public final class MetricTexts {
    private static final Texts TEXTS = Texts.of("metrics", Language.ENGLISH);

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

    /** An explanation in one or two sentences. */
    public static String help(Metric metric) {
        return text(metric, "help");
    }

    private static String text(Metric metric, String what) {
        return TEXTS.text("metric." + metric.name() + "." + what);
    }
}
