package org.schedscope.chart.plot;

import java.util.Arrays;
import java.util.List;
import org.schedscope.metrics.DecileRow;
import org.schedscope.metrics.statistics.Sample;

/**
 * A distribution as a box plot shows it: whiskers span the whole range. Fewer than four values are single dots, for they have no
 * quartiles worth a box.
 *
 * @param singles the values, if they are fewer than four; else empty
 */
public record BoxMark(int count, double mean, double min, double q1, double median, double q3, double max, List<Double> singles) {
    private static final int FEWEST_FOR_BOX = 4;

    public BoxMark {
        singles = List.copyOf(singles);
    }

    public static BoxMark of(DecileRow row) {
        return new BoxMark(row.count(), row.mean(), row.min(), row.q1(), row.median(), row.q3(), row.worst(), row.singleValues());
    }

    public static BoxMark of(Sample sample) {
        List<Double> singles = sample.count() < FEWEST_FOR_BOX ? Arrays.stream(sample.ascending()).boxed().toList() : List.of();
        return new BoxMark(sample.count(), sample.mean(), sample.smallest(), sample.quantile(0.25), sample.median(), sample.quantile(0.75),
                sample.largest(), singles);
    }

    boolean isBox() {
        return count > 0 && singles.isEmpty();
    }
}
