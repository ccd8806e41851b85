package org.schedscope.chart.run;

import java.util.List;

/** All charts that become pictures. */
public final class Charts {
    private static final List<Chart> ALL = List.of(new GanttChart(), new HeatmapChart(), new SlrDecilesChart(), new UtilisationChart());

    private Charts() {
    }

    public static List<Chart> all() {
        return ALL;
    }
}
