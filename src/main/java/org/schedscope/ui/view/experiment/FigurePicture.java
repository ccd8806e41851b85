package org.schedscope.ui.view.experiment;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jfree.chart.ChartRenderingInfo;
import org.jfree.chart.entity.CategoryItemEntity;
import org.schedscope.chart.paint.Box;
import org.schedscope.chart.paint.FontRole;
import org.schedscope.chart.paint.Java2dPainter;
import org.schedscope.chart.paint.Palette;
import org.schedscope.chart.plot.Plot;
import org.schedscope.chart.sheet.Sheet;
import org.schedscope.ui.view.canvas.ChartRegion;
import org.schedscope.ui.view.kit.Messages;

/**
 * A figure of an experiment, as large as there is room.
 *
 * @param plot absent if there is nothing to show
 * @param nothing why, if so
 */
record FigurePicture(Optional<Plot> plot, String nothing) implements ChartRegion.Picture {
    /** A click so many pixels beside a point still finds it. */
    private static final double NEAR = 12;

    /** Point at a place: a policy's point; of boxes the place is empty. */
    record Hit(String series, String across) {
    }

    @Override
    public void paint(Graphics2D graphics, Palette palette, Box size) {
        paint(graphics, palette, size, new ChartRenderingInfo(null));
    }

    private void paint(Graphics2D graphics, Palette palette, Box size, ChartRenderingInfo info) {
        Sheet sheet = new Sheet(new Java2dPainter(graphics), palette, (chart, box) -> chart.draw(graphics,
                new Rectangle2D.Double(0, 0, size.width(), size.height()), null, info), size.width(), Messages.CHART);
        if (plot.isPresent()) {
            plot.get().paint(sheet);
        } else {
            sheet.sentence(nothing, FontRole.BODY);
        }
    }

    /** What is nearest to a place, if anything is near; found by painting off screen, on a worker. */
    Optional<Hit> at(Palette palette, Box size, double x, double y) {
        ChartRenderingInfo info = new ChartRenderingInfo();
        Graphics2D graphics = new BufferedImage(1, 1, BufferedImage.TYPE_INT_RGB).createGraphics();
        paint(graphics, palette, size, info);
        graphics.dispose();
        Collection<?> entities = info.getEntityCollection() == null ? List.of() : info.getEntityCollection().getEntities();
        return entities.stream().filter(CategoryItemEntity.class::isInstance).map(CategoryItemEntity.class::cast)
                .filter(item -> distance(item, x, y) <= NEAR)
                .min(Comparator.<CategoryItemEntity>comparingDouble(item -> distance(item, x, y))
                        .thenComparing(item -> toCentre(item, x, y)))
                .map(item -> item.getRowKey() instanceof String series ? new Hit(series, String.valueOf(item.getColumnKey()))
                        : new Hit(String.valueOf(item.getColumnKey()), ""));
    }

    private static double distance(CategoryItemEntity item, double x, double y) {
        Rectangle2D area = item.getArea().getBounds2D();
        double across = Math.max(0, Math.max(area.getMinX() - x, x - area.getMaxX()));
        double down = Math.max(0, Math.max(area.getMinY() - y, y - area.getMaxY()));
        return Math.sqrt(across * across + down * down);
    }

    private static double toCentre(CategoryItemEntity item, double x, double y) {
        Rectangle2D area = item.getArea().getBounds2D();
        return Math.abs(area.getCenterX() - x) + Math.abs(area.getCenterY() - y);
    }
}
