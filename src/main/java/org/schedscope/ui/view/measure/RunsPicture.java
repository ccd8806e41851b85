package org.schedscope.ui.view.measure;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import org.jfree.chart.JFreeChart;
import org.schedscope.chart.paint.Box;
import org.schedscope.chart.paint.FontRole;
import org.schedscope.chart.paint.Java2dPainter;
import org.schedscope.chart.paint.Painter;
import org.schedscope.chart.paint.Palette;
import org.schedscope.chart.paint.Stroke;
import org.schedscope.chart.paint.Tone;
import org.schedscope.chart.plot.BoxPlots;
import org.schedscope.metrics.DecileRow;
import org.schedscope.text.Texts;
import org.schedscope.ui.view.canvas.ChartRegion;
import org.schedscope.ui.view.kit.Messages;

/**
 * SLR by decile of job work, a series of boxes for each of several runs.
 *
 * @param deciles ten of each run
 */
record RunsPicture(List<String> names, List<List<DecileRow>> deciles) implements ChartRegion.Picture {
    private static final Texts TEXTS = Messages.of("runs");
    private static final double HEAD = 20;
    private static final double SWATCH = 10;

    RunsPicture {
        names = List.copyOf(names);
        deciles = List.copyOf(deciles);
    }

    @Override
    public void paint(Graphics2D graphics, Palette palette, Box size) {
        Painter painter = new Java2dPainter(graphics);
        List<DecileRow> all = deciles.stream().flatMap(List::stream).toList();
        if (all.isEmpty()) {
            painter.text(TEXTS.text("boxes.empty"), 14, 26, FontRole.BODY, palette.of(Tone.MUTED), Painter.Anchor.START);
            return;
        }
        double x = 10;
        for (int run = 0; run < names.size(); run++) {
            int fill = palette.identity(run);
            Box swatch = new Box(x, 6, SWATCH, SWATCH);
            painter.fillRound(swatch, 2, fill);
            painter.stroke(swatch.grown(-0.4), 2, Stroke.solid(palette.edgeOf(fill), 0.8));
            painter.text(names.get(run), x + SWATCH + 5, 15, FontRole.SECONDARY, palette.of(Tone.TEXT), Painter.Anchor.START);
            x += SWATCH + 5 + painter.width(names.get(run), FontRole.SECONDARY) + 14;
        }
        JFreeChart chart = BoxPlots.ofRuns(deciles, palette, Messages.CHART);
        chart.getCategoryPlot().getRangeAxis().setLabel(
                SlrPicture.axisTitle(painter, chart.getCategoryPlot().getRangeAxis().getLabel(), size.height() - HEAD));
        chart.draw(graphics, new Rectangle2D.Double(0, HEAD, size.width(), size.height() - HEAD));
    }
}
