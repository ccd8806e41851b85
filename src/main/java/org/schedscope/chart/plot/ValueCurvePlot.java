package org.schedscope.chart.plot;

import java.util.List;
import java.util.OptionalDouble;
import org.schedscope.chart.lane.AxisTicks;
import org.schedscope.chart.paint.Box;
import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.paint.FontRole;
import org.schedscope.chart.paint.Painter;
import org.schedscope.chart.paint.Palette;
import org.schedscope.chart.paint.Stroke;
import org.schedscope.chart.paint.Tone;
import org.schedscope.model.ValueCurve;
import org.schedscope.text.Language;

/**
 * A job's value curve over SLR: the curve, where the job is on it, where its next task would bring it, and, shaded, the area that is then
 * still left under it.
 */
public final class ValueCurvePlot {
    private static final double LEFT = 64;
    private static final double RIGHT = 16;
    /** Room for two lines of labels above the curve. */
    private static final double TOP = 42;
    private static final double NOW_LABEL = 10;
    private static final double PROJECTED_LABEL = 26;
    private static final double BOTTOM = 36;
    private static final double LABEL_GAP = 5;
    /** Height from which on the axis of values has room for quarters rather than halves. */
    private static final double HIGH = 190;

    /**
     * What is drawn.
     *
     * @param now SLR that the job has come to, or at which it ended; none before it arrives
     * @param nowLabel the label beside it
     * @param projected SLR at which it would end if its next task started now; none if nothing of it is left to start
     * @param projectedLabels labels beside it: the first that has room, else the last
     * @param lost whether it starved
     */
    public record Content(ValueCurve curve, OptionalDouble now, String nowLabel, OptionalDouble projected,
            List<String> projectedLabels, boolean lost) {
    }

    private final Painter painter;
    private final Palette palette;
    private final Content content;
    private final Language language;
    private final double width;
    private final double height;
    private final double lastSlr;

    private ValueCurvePlot(Painter painter, Palette palette, Content content, Language language, double width, double height) {
        this.painter = painter;
        this.palette = palette;
        this.content = content;
        this.language = language;
        this.width = width;
        this.height = height;
        double farthest = Math.max(content.curve().finalDeadline().toDouble(),
                Math.max(content.now().orElse(0), content.projected().orElse(0)));
        lastSlr = farthest * 1.05;
    }

    /** Paints on ground that is clear already. */
    public static void paint(Painter painter, Palette palette, Content content, Language language, double width, double height) {
        new ValueCurvePlot(painter, palette, content, language, width, height).paint();
    }

    private double x(double slr) {
        return LEFT + (width - LEFT - RIGHT) * slr / lastSlr;
    }

    private double y(double factor) {
        return height - BOTTOM - (height - TOP - BOTTOM) * factor;
    }

    private void paint() {
        content.projected().ifPresent(this::shade);
        axes();
        double[] xs = new double[content.curve().points().size() + 2];
        double[] ys = new double[xs.length];
        int count = corners(0, xs, ys);
        painter.polyline(xs, ys, count, Stroke.solid(palette.of(Tone.TEXT), 2));
        content.projected()
                .ifPresent(slr -> mark(slr, content.projectedLabels(), Stroke.dashed(palette.of(Tone.ACCENT), 1.6), PROJECTED_LABEL));
        content.now().ifPresent(slr -> mark(slr, List.of(content.nowLabel()), Stroke.solid(palette.of(Tone.PLAYHEAD), 1.6), NOW_LABEL));
        if (content.lost()) {
            content.now().ifPresent(this::cross);
        }
    }

    /** The curve from an SLR on, to the right edge. */
    private int corners(double from, double[] xs, double[] ys) {
        int count = 0;
        xs[count] = x(from);
        ys[count++] = y(factor(from));
        for (ValueCurve.Point point : content.curve().points()) {
            if (point.slr().toDouble() > from) {
                xs[count] = x(point.slr().toDouble());
                ys[count++] = y(point.factor().toDouble());
            }
        }
        xs[count] = x(lastSlr);
        ys[count++] = y(0);
        return count;
    }

    private double factor(double slr) {
        List<ValueCurve.Point> points = content.curve().points();
        double left = 0;
        double factor = 1;
        for (ValueCurve.Point point : points) {
            double right = point.slr().toDouble();
            if (slr <= right) {
                return factor + (point.factor().toDouble() - factor) * (slr - left) / (right - left);
            }
            left = right;
            factor = point.factor().toDouble();
        }
        return 0;
    }

    private void shade(double from) {
        if (from >= content.curve().finalDeadline().toDouble()) {
            return;
        }
        double[] xs = new double[content.curve().points().size() + 3];
        double[] ys = new double[xs.length];
        int count = corners(from, xs, ys);
        xs[count] = x(from);
        ys[count++] = y(0);
        painter.polygon(xs, ys, count, palette.of(Tone.SOFT));
    }

    private void axes() {
        Stroke grid = Stroke.solid(palette.of(Tone.GRID), 1);
        int steps = height < HIGH ? 2 : 4;
        for (int step = 0; step <= steps; step++) {
            double factor = (double) step / steps;
            double value = content.curve().max().toDouble() * factor;
            painter.line(LEFT, y(factor), width - RIGHT, y(factor), step == 0 ? Stroke.solid(palette.of(Tone.CONTROL_EDGE), 1) : grid);
            painter.text(Figures.compact(value, value == Math.rint(value) ? 0 : 1, language), LEFT - LABEL_GAP, y(factor) + 4,
                    FontRole.AXIS, palette.of(Tone.TEXT_2), Painter.Anchor.END);
        }
        int every = (int) Math.max(1, Math.ceil(lastSlr / Math.max(1, (width - LEFT - RIGHT) / AxisTicks.NEAREST)));
        for (int slr = every; slr <= lastSlr; slr += every) {
            painter.line(x(slr), y(0), x(slr), y(0) + 4, Stroke.solid(palette.of(Tone.CONTROL_EDGE), 1));
            painter.text(Integer.toString(slr), x(slr), y(0) + 16, FontRole.AXIS, palette.of(Tone.TEXT_2), Painter.Anchor.MIDDLE);
        }
        painter.text("SLR", width - RIGHT, height - 6, FontRole.SECONDARY, palette.of(Tone.MUTED), Painter.Anchor.END);
    }

    private void mark(double slr, List<String> labels, Stroke stroke, double labelY) {
        painter.line(x(slr), labelY - 6, x(slr), y(0), stroke);
        painter.fillRound(new Box(x(slr) - 3.5, y(factor(slr)) - 3.5, 7, 7), 3.5, stroke.colour());
        double before = x(slr) - LEFT - 2 * LABEL_GAP;
        double after = width - RIGHT - x(slr) - 2 * LABEL_GAP;
        String label = labels.stream().filter(text -> painter.width(text, FontRole.SECONDARY) < Math.max(before, after)).findFirst()
                .orElse(labels.get(labels.size() - 1));
        boolean right = painter.width(label, FontRole.SECONDARY) < after;
        painter.text(label, x(slr) + (right ? LABEL_GAP : -LABEL_GAP), labelY + 4, FontRole.SECONDARY, palette.of(Tone.TEXT),
                right ? Painter.Anchor.START : Painter.Anchor.END);
    }

    private void cross(double slr) {
        Stroke stroke = Stroke.solid(palette.of(Tone.BAD), 2.2);
        painter.line(x(slr) - 5, y(0) - 5, x(slr) + 5, y(0) + 5, stroke);
        painter.line(x(slr) - 5, y(0) + 5, x(slr) + 5, y(0) - 5, stroke);
    }
}
