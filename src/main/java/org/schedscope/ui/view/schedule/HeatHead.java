package org.schedscope.ui.view.schedule;

import org.schedscope.chart.lane.HeatLegend;
import org.schedscope.chart.lane.HeatScale;
import org.schedscope.chart.paint.Box;
import org.schedscope.chart.paint.FontRole;
import org.schedscope.chart.paint.Painter;
import org.schedscope.chart.paint.Palette;
import org.schedscope.chart.paint.Stroke;
import org.schedscope.chart.paint.Tone;
import org.schedscope.metrics.ViolationGrid;
import org.schedscope.text.Texts;
import org.schedscope.ui.view.kit.Messages;

/**
 * The head of the heatmap. It says less where there is little room: first what a cell is (which hovering tells too) goes, then what
 * is counted, then the title becomes short, last the legend goes.
 *
 * @param detail what a cell is, and of whom
 */
record HeatHead(Painter painter, Palette palette, ViolationGrid grid, String detail, Box box) {
    private static final Texts TEXTS = Messages.of("schedule");
    private static final double MARGIN = 10;
    private static final double GAP = 14;

    /** The ground below it; the playhead passes over this. */
    void paintGround() {
        painter.fill(box, palette.of(Tone.RAISED));
        painter.line(0, box.y() + 0.5, box.right(), box.y() + 0.5, Stroke.solid(palette.of(Tone.LINE), 1));
    }

    /** The texts; where one stands nothing else shows through. */
    void paintTexts() {
        String title = TEXTS.text("violations.title");
        if (grid.largest() == 0) {
            title(title, width(title, FontRole.ROW_STRONG) + width(detail, FontRole.SECONDARY) <= room() ? detail : "");
            return;
        }
        HeatLegend steps = HeatLegend.of(HeatScale.of(grid), Messages.CHART);
        String meaning = TEXTS.text("violations.legend");
        double legend = steps.width(painter);
        double spare = room() - width(title, FontRole.ROW_STRONG) - GAP - legend;
        if (spare < 0) {
            title(TEXTS.text("violations.title.short"), "");
            if (room() - width(TEXTS.text("violations.title.short"), FontRole.ROW_STRONG) - GAP >= legend) {
                legend(steps, legend, "");
            }
            return;
        }
        double meaningWidth = width(meaning, FontRole.SECONDARY) + 6;
        boolean meaningFits = spare >= meaningWidth;
        boolean detailFits = spare - meaningWidth >= width(detail, FontRole.SECONDARY) + MARGIN;
        title(title, detailFits ? detail : "");
        legend(steps, legend, meaningFits ? meaning : "");
    }

    private double room() {
        return box.width() - LaneFolds.MARGIN - MARGIN;
    }

    private double width(String text, FontRole role) {
        return painter.width(text, role);
    }

    private double baseline() {
        return box.centreY() + 4;
    }

    private void plate(double x, double width) {
        painter.fill(new Box(x - 3, box.y() + 1, width + 6, box.height() - 1), palette.of(Tone.RAISED));
    }

    private void title(String title, String detail) {
        double titleWidth = width(title, FontRole.ROW_STRONG);
        plate(LaneFolds.MARGIN, titleWidth);
        painter.text(title, LaneFolds.MARGIN, baseline(), FontRole.ROW_STRONG, palette.of(Tone.TEXT), Painter.Anchor.START);
        if (!detail.isEmpty()) {
            double x = LaneFolds.MARGIN + MARGIN + titleWidth;
            plate(x, width(detail, FontRole.SECONDARY));
            painter.text(detail, x, baseline(), FontRole.SECONDARY, palette.of(Tone.MUTED), Painter.Anchor.START);
        }
    }

    private void legend(HeatLegend steps, double legend, String meaning) {
        double right = box.right() - MARGIN;
        double meaningWidth = meaning.isEmpty() ? 0 : width(meaning, FontRole.SECONDARY) + 6;
        plate(right - meaningWidth - legend, meaningWidth + legend);
        painter.text(meaning, right, baseline(), FontRole.SECONDARY, palette.of(Tone.MUTED), Painter.Anchor.END);
        steps.paint(painter, palette, right - meaningWidth - legend, box.centreY());
    }
}
