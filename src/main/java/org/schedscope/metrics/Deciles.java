package org.schedscope.metrics;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntToDoubleFunction;

/** Cuts finished jobs, ordered by work, into ten: position i of n (from 0) belongs to decile floor(10·i ÷ n). */
final class Deciles {
    static final int COUNT = 10;

    private Deciles() {
    }

    static List<DecileRow> rows(Sample byWork, IntToDoubleFunction workAt) {
        List<DecileRow> rows = new ArrayList<>(COUNT);
        int n = byWork.count();
        for (int d = 0; d < COUNT; d++) {
            // The first i with 10·i ≥ d·n.
            int from = (int) Math.floorDiv((long) d * n + COUNT - 1, (long) COUNT);
            int to = (int) Math.floorDiv((d + 1L) * n + COUNT - 1, (long) COUNT);
            rows.add(row(d + 1, part(byWork, from, to), from, to, workAt));
        }
        return rows;
    }

    private static Sample part(Sample whole, int from, int to) {
        double[] values = new double[to - from];
        Arrays.setAll(values, i -> whole.value(from + i));
        return new Sample(values);
    }

    private static DecileRow row(int decile, Sample slr, int from, int to, IntToDoubleFunction workAt) {
        double minWork = from == to ? Double.NaN : workAt.applyAsDouble(from);
        double maxWork = from == to ? Double.NaN : workAt.applyAsDouble(to - 1);
        return new DecileRow(decile, slr.count(), slr.mean(), slr.largest(), slr.smallest(), slr.quantile(0.25), slr.median(),
                slr.quantile(0.75), minWork, maxWork);
    }
}
