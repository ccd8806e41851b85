package org.schedscope.optimum;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** What a best schedule is best in: a metric of reports. */
public enum Objective {
    MAKESPAN("makespan"), MEAN_RESPONSE("meanResponse"), MEAN_SLR("meanSlr"), WEIGHTED_TARDINESS("weightedTardiness"), VALUE("value");

    private final String metric;

    Objective(String metric) {
        this.metric = metric;
    }

    /** Name of the metric. */
    public String metric() {
        return metric;
    }

    /** The objective that is a metric. */
    public static Optional<Objective> of(String metric) {
        return Arrays.stream(values()).filter(each -> each.metric.equals(metric)).findFirst();
    }

    /** Names of the metrics, makespan first. */
    public static List<String> names() {
        return Arrays.stream(values()).map(Objective::metric).toList();
    }
}
