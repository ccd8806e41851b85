package org.schedscope.chart.plot;

import java.util.List;
import org.schedscope.metrics.DecileRow;

/** How SLR is laid along its axis. */
public enum SlrScale {
    /** Logarithmic once the largest is more than ten times the median, else linear. */
    AUTOMATIC, LINEAR, LOG;

    private static final double WIDE = 10;

    /** Whether the axis of these deciles is logarithmic. */
    public boolean isLog(List<DecileRow> rows) {
        if (this != AUTOMATIC) {
            return this == LOG;
        }
        double[] medians = rows.stream().filter(row -> row.count() > 0).mapToDouble(DecileRow::median).sorted().toArray();
        return medians.length > 0 && largest(rows) > WIDE * medians[medians.length / 2];
    }

    /** Largest SLR; 1 if there is none. */
    static double largest(List<DecileRow> rows) {
        return rows.stream().filter(row -> row.count() > 0).mapToDouble(DecileRow::worst).max().orElse(1);
    }
}
