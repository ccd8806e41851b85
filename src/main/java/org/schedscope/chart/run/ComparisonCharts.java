package org.schedscope.chart.run;

import java.util.List;

/** All charts of several runs that become pictures. */
public final class ComparisonCharts {
    private static final List<ComparisonChart> ALL = List.of(new ComparedSlrDeciles(), new ComparedFairness(), ComparedUsers.violated(),
            ComparedUsers.tardiness(),
            new ComparedHeatmaps());

    private ComparisonCharts() {
    }

    public static List<ComparisonChart> all() {
        return ALL;
    }
}
