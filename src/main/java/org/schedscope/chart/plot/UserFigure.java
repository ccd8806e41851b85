package org.schedscope.chart.plot;

import java.util.List;
import java.util.function.DoubleUnaryOperator;
import java.util.function.ToDoubleFunction;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.ValueAxis;
import org.schedscope.chart.paint.Palette;
import org.schedscope.metrics.UserRow;
import org.schedscope.metrics.statistics.Sample;
import org.schedscope.text.Texts;

/** A figure of a user's expectations, drawn as a box over the users per run (Tóth, Klusáček 2014, Fig. 6). */
public enum UserFigure {
    /** VEET_u, Fig. 6a: violated expected end times in percent of a user's jobs. */
    VIOLATED(UserRow::veetPercent, percent -> percent, (largest, palette, texts) -> MeasureAxis.percent(palette, texts)),
    /** WT_u, Fig. 6b: weighted tardiness, on a logarithmic scale. */
    TARDINESS(UserRow::weightedTardiness, MeasureAxis::logFromOne,
            (largest, palette, texts) -> MeasureAxis.fromOne(texts.text("axis.tardiness"), largest, palette, texts));

    private interface Axis {
        ValueAxis of(double largest, Palette palette, Texts texts);
    }

    private final ToDoubleFunction<UserRow> ofUser;
    private final DoubleUnaryOperator position;
    private final Axis axis;

    UserFigure(ToDoubleFunction<UserRow> ofUser, DoubleUnaryOperator position, Axis axis) {
        this.ofUser = ofUser;
        this.position = position;
        this.axis = axis;
    }

    /**
     * A box for each run, over the users with a job that has arrived; dots where they are fewer than four.
     *
     * @param names of the runs, each different
     * @param users of each run
     * @param texts of charts
     */
    public JFreeChart boxes(List<String> names, List<List<UserRow>> users, Palette palette, Texts texts) {
        BoxMark[] marks = users.stream().map(this::mark).toArray(BoxMark[]::new);
        double largest = 1;
        for (BoxMark mark : marks) {
            largest = mark.count() == 0 ? largest : Math.max(largest, mark.max());
        }
        return BoxPlots.chart(new BoxMark[][] {marks}, names, BoxPlots.categories(null, palette),
                axis.of(largest, palette, texts), palette, position);
    }

    private BoxMark mark(List<UserRow> users) {
        return BoxMark.of(Sample.of(users.stream().filter(row -> row.jobs() > 0).mapToDouble(ofUser).toArray()));
    }
}
