package org.schedscope.optimum;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The metric that a best schedule minimizes or maximizes. */
public enum Objective {
    MAKESPAN("makespan"), MEAN_RESPONSE("meanResponse"), MEAN_SLR("meanSlr"), WEIGHTED_TARDINESS("weightedTardiness"), VALUE("value");

    private final String metric;

    Objective(String metric) {
        this.metric = metric;
    }

    public String metric() {
        return metric;
    }

    public static Optional<Objective> of(String metric) {
        return Arrays.stream(values()).filter(each -> each.metric.equals(metric)).findFirst();
    }

    /** Names of the metrics, makespan first. */
    public static List<String> names() {
        return Arrays.stream(values()).map(Objective::metric).toList();
    }
}
