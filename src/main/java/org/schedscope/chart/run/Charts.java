package org.schedscope.chart.run;

import java.util.List;

/** All charts that become pictures: of a run, and of several runs. */
public final class Charts {
    private static final List<Chart<RunToDraw>> ALL = List.of(new GanttChart(), new HeatmapChart(), new SlrDecilesChart(),
            new UtilisationChart());

    private static final List<Chart<ComparisonToDraw>> COMPARED = List.of(new ComparedSlrDeciles(), new ComparedFairness(),
            ComparedUsers.violated(), ComparedUsers.tardiness(), new ComparedHeatmaps());

    private Charts() {
    }

    public static List<Chart<RunToDraw>> all() {
        return ALL;
    }

    /** Those of several runs together. */
    public static List<Chart<ComparisonToDraw>> compared() {
        return COMPARED;
    }
}
