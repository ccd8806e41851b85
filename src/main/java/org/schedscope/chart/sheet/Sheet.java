package org.schedscope.chart.sheet;

import java.util.Arrays;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.IntUnaryOperator;
import org.jfree.chart.JFreeChart;
import org.schedscope.chart.index.Moment;
import org.schedscope.chart.lane.ColourKey;
import org.schedscope.chart.lane.LaneContext;
import org.schedscope.chart.lane.TimeScale;
import org.schedscope.chart.paint.Box;
import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.paint.FontRole;
import org.schedscope.chart.paint.Painter;
import org.schedscope.chart.paint.Palette;
import org.schedscope.chart.paint.Stroke;
import org.schedscope.chart.paint.Tone;
import org.schedscope.chart.paint.Wrapping;
import org.schedscope.text.Texts;

/** A page of fixed width that is filled from the top: headline, lanes, legends, sentences. */
public final class Sheet {
    /** Space around everything. */
    public static final double MARGIN = 24;
    /** The most names a legend lists. */
    private static final int NAMES = 40;

    /** Draws a JFreeChart; it paints with Java2D, which a {@link Painter} does not show. */
    public interface ChartDrawer {
        void draw(JFreeChart chart, Box box);
    }

    private final Painter painter;
    private final Palette palette;
    private final ChartDrawer charts;
    private final double width;
    private final Texts texts;
    private final boolean explained;
    private double y = MARGIN;

    /**
     * @param texts words of charts
     */
    public Sheet(Painter painter, Palette palette, ChartDrawer charts, double width, Texts texts) {
        this(painter, palette, charts, width, texts, true);
    }

    /** @param explained whether charts have sentences on how they are read; a paper has its own caption */
    public Sheet(Painter painter, Palette palette, ChartDrawer charts, double width, Texts texts, boolean explained) {
        this.explained = explained;
        this.painter = painter;
        this.palette = palette;
        this.charts = charts;
        this.width = width;
        this.texts = texts;
    }

    public Painter painter() {
        return painter;
    }

    public Palette palette() {
        return palette;
    }

    /** Words of charts, in the language of this sheet. */
    public Texts texts() {
        return texts;
    }

    /** Where the next thing goes. */
    public double y() {
        return y;
    }

    /** Height used so far, with the margin below. */
    public double height() {
        return Math.ceil(y + MARGIN);
    }

    /** Width between the margins. */
    public double innerWidth() {
        return width - 2 * MARGIN;
    }

    public void skip(double height) {
        y += height;
    }

    /** Some ticks of a run over the width that the gutter leaves. */
    public LaneContext lanes(Moment at, long from, long to) {
        double left = MARGIN + TimeScale.GUTTER;
        TimeScale scale = TimeScale.fitting(from, to, left, width - MARGIN - left - 12);
        return new LaneContext(painter, palette, scale, at, texts);
    }

    public void headline(String title, String subtitle) {
        for (String line : Wrapping.lines(painter, title, FontRole.HEADLINE, innerWidth())) {
            painter.text(line, MARGIN, y + 17, FontRole.HEADLINE, palette.of(Tone.TEXT), Painter.Anchor.START);
            y += 22;
        }
        for (String line : Wrapping.lines(painter, subtitle, FontRole.BODY, innerWidth())) {
            painter.text(line, MARGIN, y + 16, FontRole.BODY, palette.of(Tone.TEXT_2), Painter.Anchor.START);
            y += 18;
        }
        y += 14;
    }

    /** Above one of several pictures. */
    public void heading(String text) {
        painter.text(text, MARGIN, y + 14, FontRole.ROW_STRONG, palette.of(Tone.TEXT), Painter.Anchor.START);
        y += 20;
    }

    /** How the chart is read, unless the page has its own caption. */
    public void explain(String text) {
        if (explained) {
            sentence(text, FontRole.BODY);
        }
    }

    /** A sentence over as many lines as it takes. */
    public void sentence(String text, FontRole role) {
        double line = Math.round(role.size() * 1.45);
        for (String part : Wrapping.lines(painter, text, role, innerWidth())) {
            painter.text(part, MARGIN, y + line - 4, role, palette.of(Tone.TEXT_2), Painter.Anchor.START);
            y += line;
        }
    }

    /** Something painted in a box as wide as the sheet. */
    public void lane(double height, BiConsumer<Painter, Box> painting) {
        Box box = new Box(MARGIN, y, innerWidth(), height);
        painter.moved(box.x(), box.y(), () -> painting.accept(painter, new Box(0, 0, box.width(), box.height())));
        y += height;
    }

    public void chart(JFreeChart chart, double height) {
        charts.draw(chart, new Box(MARGIN, y, innerWidth(), height));
        y += height;
    }

    /** Names with their colours, and how many are not listed where colours repeat. */
    public void legend(ColourKey identity) {
        int[] listed = identity.byColour();
        int told = legend(Arrays.stream(listed).mapToObj(identity.names()::get).toList(), i -> palette.fill(identity.ofName(listed[i])));
        if (identity.names().size() > Palette.IDENTITIES) {
            int left = identity.names().size() - told;
            String more = left > 0 ? texts.text("legend.more", Figures.whole(left)) + " " : "";
            sentence(more + texts.text("legend.repeat." + identity.by().id(), Figures.whole(Palette.IDENTITIES)), FontRole.SECONDARY);
        }
    }

    /** Names with their colours; returns how many of them are listed. */
    public int legend(List<String> names) {
        return legend(names, palette::identity);
    }

    private int legend(List<String> names, IntUnaryOperator fillOf) {
        double x = MARGIN;
        int listed = Math.min(NAMES, names.size());
        for (int i = 0; i < listed; i++) {
            String name = names.get(i);
            double room = 18 + painter.width(name, FontRole.ROW) + 18;
            if (x + room > width - MARGIN) {
                x = MARGIN;
                y += 20;
            }
            Box swatch = new Box(x, y + 3, 12, 12);
            int fill = fillOf.applyAsInt(i);
            painter.fillRound(swatch, 2, fill);
            painter.stroke(swatch.grown(-0.4), 2, Stroke.solid(palette.edgeOf(fill), 0.8));
            painter.text(name, x + 18, y + 13, FontRole.ROW, palette.of(Tone.TEXT), Painter.Anchor.START);
            x += room;
        }
        y += 24;
        return listed;
    }
}
