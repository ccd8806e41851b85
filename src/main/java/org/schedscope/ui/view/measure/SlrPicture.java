package org.schedscope.ui.view.measure;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.plot.CategoryPlot;
import org.jfree.chart.ui.RectangleInsets;
import org.schedscope.chart.paint.Box;
import org.schedscope.chart.paint.FontRole;
import org.schedscope.chart.paint.Java2dPainter;
import org.schedscope.chart.paint.Painter;
import org.schedscope.chart.paint.Palette;
import org.schedscope.chart.paint.Tone;
import org.schedscope.chart.paint.Wrapping;
import org.schedscope.chart.plot.SlrBoxes;
import org.schedscope.chart.plot.SlrLegend;
import org.schedscope.chart.plot.SlrScale;
import org.schedscope.metrics.DecileRow;
import org.schedscope.text.Texts;
import org.schedscope.ui.view.canvas.ChartRegion;
import org.schedscope.ui.view.kit.Messages;

/**
 * The box plots and their legend.
 *
 * @param rows the deciles
 * @param detail how many jobs have finished, in words
 */
record SlrPicture(List<DecileRow> rows, String detail, SlrScale scale) implements ChartRegion.Picture {
    private static final Texts TEXTS = Messages.of("slr");
    /** Space around the legend. */
    private static final double MARGIN = 10;
    /** The boxes get at least this many times the legend's width, or there is no legend. */
    private static final double LEAST_SHARE = 2;
    /** Height in which the axis does without its title. */
    private static final double LOW = 130;
    /** Height below the scale and its title. */
    private static final double BELOW = 50;
    /** Around the lower axis's title: in a panel height is dear. */
    private static final RectangleInsets TIGHT = new RectangleInsets(-2, -2, -2, -2);

    SlrPicture {
        rows = List.copyOf(rows);
    }

    @Override
    public void paint(Graphics2D graphics, Palette palette, Box size) {
        Painter painter = new Java2dPainter(graphics);
        if (!SlrBoxes.drawable(rows)) {
            double y = 26;
            for (String line : Wrapping.lines(painter, TEXTS.text("empty"), FontRole.BODY, size.width() - 28)) {
                painter.text(line, 14, y, FontRole.BODY, palette.of(Tone.MUTED), Painter.Anchor.START);
                y += FontRole.BODY.size() * 1.45;
            }
            return;
        }
        Texts words = Messages.CHART;
        SlrLegend signs = new SlrLegend(rows, words);
        String perDecile = SlrBoxes.perDecile(rows, words);
        double legend = 2 * MARGIN + Math.max(signs.columnWidth(painter), Math.max(painter.width(detail, FontRole.ROW_STRONG),
                painter.width(perDecile, FontRole.SECONDARY)));
        if (size.width() < (1 + LEAST_SHARE) * legend) {
            legend = 0;
        }
        JFreeChart chart = SlrBoxes.chart(rows, palette, scale, size.width() - legend, words);
        CategoryPlot plot = chart.getCategoryPlot();
        plot.getDomainAxis().setLabelInsets(TIGHT);
        plot.getRangeAxis().setLabelInsets(new RectangleInsets(1, 1, 1, 1));
        if (size.height() < LOW) {
            plot.getDomainAxis().setLabel(null);
        }
        plot.getRangeAxis().setLabel(axisTitle(painter, plot.getRangeAxis().getLabel(), size.height()));
        chart.draw(graphics, new Rectangle2D.Double(0, 0, size.width() - legend, size.height()));
        if (legend > 0) {
            double x = size.width() - legend + MARGIN;
            painter.text(detail, x, 24, FontRole.ROW_STRONG, palette.of(Tone.TEXT), Painter.Anchor.START);
            painter.text(perDecile, x, 42, FontRole.SECONDARY, palette.of(Tone.MUTED), Painter.Anchor.START);
            signs.paintColumn(painter, palette, x, 54);
        }
    }

    /** Text beside the scale in a picture of a height: all of the title or, where that would be cut, the measure's name. */
    static String axisTitle(Painter painter, String whole, double height) {
        return painter.width(whole, FontRole.SECONDARY) > height - BELOW ? TEXTS.text("axis.short") : whole;
    }
}
