package org.schedscope.chart.plot;

import java.awt.BasicStroke;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.geom.Path2D;
import java.awt.image.BufferedImage;
import java.util.IntSummaryStatistics;
import java.util.List;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.CategoryAxis;
import org.jfree.chart.axis.ExtendedCategoryAxis;
import org.jfree.chart.plot.CategoryPlot;
import org.jfree.chart.plot.DatasetRenderingOrder;
import org.jfree.chart.renderer.category.LineAndShapeRenderer;
import org.jfree.data.category.DefaultCategoryDataset;
import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.paint.FontRole;
import org.schedscope.chart.paint.Java2dFonts;
import org.schedscope.chart.paint.Palette;
import org.schedscope.chart.paint.Tone;
import org.schedscope.metrics.DecileRow;
import org.schedscope.text.Language;
import org.schedscope.text.Texts;

/**
 * Box plots of SLR by decile of job work, after Burkimsher, Bate, Indrusiak 2013, Fig. 7: whiskers span the whole range, the box the
 * middle half, a thick line the median; diamonds on a dashed line are the means. Fewer than four jobs are dots, for they have no
 * quartiles worth a box.
 */
public final class SlrBoxes {
    private static final String SERIES = "SLR";
    /** Share of a decile's width that its range of work may take. */
    private static final double RANGE_SHARE = 0.92;
    /** Room left of the deciles. */
    private static final double SCALE_WIDTH = 56;
    private static final float[] DASHES = {4, 3};

    private SlrBoxes() {
    }

    /** Whether anything can be drawn: at least one finished job. */
    public static boolean drawable(List<DecileRow> rows) {
        return rows.stream().anyMatch(row -> row.count() > 0);
    }

    /**
     * The chart, without title, legend or frame: the panel or picture around it has them.
     *
     * @param width pixels it will have; below each decile its range of work is written only if there is room
     */
    public static JFreeChart chart(List<DecileRow> rows, Palette palette, SlrScale scale, double width, Texts texts) {
        BoxMark[][] marks = {rows.stream().map(BoxMark::of).toArray(BoxMark[]::new)};
        CategoryPlot plot = BoxPlots.plot(rows.stream().map(SlrBoxes::label).toList(),
                deciles(rows, palette, rangesFit(rows, width, texts.language()), texts), MeasureAxis.slr(rows, palette, scale, texts),
                new BoxMarksRenderer(marks, (row, column) -> BoxStyle.alone(palette), palette, slr -> slr));
        plot.setDataset(1, means(rows));
        plot.setRenderer(1, meanRenderer(palette));
        plot.setDatasetRenderingOrder(DatasetRenderingOrder.FORWARD);
        return BoxPlots.framed(plot, palette);
    }

    private static boolean rangesFit(List<DecileRow> rows, double width, Language language) {
        FontMetrics metrics = new BufferedImage(1, 1, BufferedImage.TYPE_INT_ARGB).createGraphics()
                .getFontMetrics(Java2dFonts.of(FontRole.CORE));
        int widest = rows.stream().mapToInt(row -> metrics.stringWidth(workRange(row, language))).max().orElse(0);
        return widest <= (width - SCALE_WIDTH) / rows.size() * RANGE_SHARE;
    }

    private static CategoryAxis deciles(List<DecileRow> rows, Palette palette, boolean ranges, Texts texts) {
        ExtendedCategoryAxis axis = new ExtendedCategoryAxis(texts.text(ranges ? "axis.decile.range" : "axis.decile"));
        Font font = Java2dFonts.of(FontRole.AXIS);
        axis.setTickLabelFont(font);
        axis.setTickLabelPaint(BoxPlots.paint(palette, Tone.TEXT));
        axis.setSubLabelFont(Java2dFonts.of(FontRole.CORE));
        axis.setSubLabelPaint(BoxPlots.paint(palette, Tone.TEXT_2));
        axis.setLabelFont(Java2dFonts.of(FontRole.SECONDARY));
        axis.setLabelPaint(BoxPlots.paint(palette, Tone.MUTED));
        axis.setAxisLinePaint(BoxPlots.paint(palette, Tone.CONTROL_EDGE));
        axis.setTickMarksVisible(false);
        axis.setLowerMargin(0.01);
        axis.setUpperMargin(0.01);
        axis.setCategoryMargin(0.3);
        for (DecileRow row : ranges ? rows : List.<DecileRow>of()) {
            // Drawn by the library, in a font without thin spaces.
            axis.addSubLabel(label(row), workRange(row, texts.language()).replace(Figures.THIN_SPACE, '\u00A0'));
        }
        return axis;
    }

    private static String label(DecileRow row) {
        return Integer.toString(row.decile());
    }

    /** The smallest and the largest work of a decile, in core-ticks; a dash if it has no jobs. */
    private static String workRange(DecileRow row, Language language) {
        if (row.count() == 0) {
            return "\u2013";
        }
        String least = Figures.brief(row.minWork(), 1, language);
        String most = Figures.brief(row.maxWork(), 1, language);
        return least.equals(most) ? least : least + "\u2013" + most;
    }

    /** {@code 7–8 jobs per decile}. */
    public static String perDecile(List<DecileRow> rows, Texts texts) {
        IntSummaryStatistics counts = rows.stream().mapToInt(DecileRow::count).summaryStatistics();
        String most = Figures.whole(counts.getMax());
        return texts.count("slr.jobs", counts.getMax(),
                counts.getMin() == counts.getMax() ? most : Figures.whole(counts.getMin()) + "\u2013" + most);
    }

    private static DefaultCategoryDataset means(List<DecileRow> rows) {
        DefaultCategoryDataset data = new DefaultCategoryDataset();
        for (DecileRow row : rows) {
            data.addValue(row.count() > 0 && row.singleValues().isEmpty() ? (Number) row.mean() : null, SERIES, label(row));
        }
        return data;
    }

    private static LineAndShapeRenderer meanRenderer(Palette palette) {
        LineAndShapeRenderer renderer = new LineAndShapeRenderer(true, true);
        renderer.setSeriesPaint(0, BoxPlots.paint(palette, Tone.MEAN_LINE));
        renderer.setSeriesStroke(0, new BasicStroke(1.4f, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 1, DASHES, 0));
        renderer.setSeriesShape(0, diamond(4));
        return renderer;
    }

    private static Path2D diamond(double reach) {
        Path2D diamond = new Path2D.Double();
        diamond.moveTo(0, -reach);
        diamond.lineTo(reach, 0);
        diamond.lineTo(0, reach);
        diamond.lineTo(-reach, 0);
        diamond.closePath();
        return diamond;
    }
}
