package org.schedscope.ui.view.schedule;

import java.util.Map;
import org.schedscope.chart.gantt.Detail;
import org.schedscope.chart.index.Moment;
import org.schedscope.chart.lane.LaneContext;
import org.schedscope.chart.lane.TimeScale;
import org.schedscope.chart.paint.Box;
import org.schedscope.chart.paint.Painter;
import org.schedscope.chart.paint.TimeFigures;
import org.schedscope.chart.sheet.Sheet;
import org.schedscope.ui.state.base.Lanes;

/**
 * The schedule as it is on the screen, for a page of another width: the same ticks, selection, links and lanes, laid out for the room.
 *
 * @param at which moment is shown
 * @param scale which ticks are shown
 * @param scrolled share of all rows of cores that stand above those in view
 * @param shape height of the lanes on the screen for their width
 */
record ShownPicture(LanesPainting painting, Moment at, TimeScale scale, TimeFigures times, LanesLayout.Clusters clusters,
        LanesLayout.Rows rows, Map<Lanes.Lane, Lanes.Look> lanes, double scrolled, double shape) {
    /** As low as lanes can be without losing what they say. */
    private static final double LEAST_HEIGHT = 300;

    /** Paints it over the width of a sheet; on any thread. */
    void paint(Sheet sheet) {
        double height = Math.max(LEAST_HEIGHT, Math.round(sheet.innerWidth() * shape));
        LanesLayout layout = LanesLayout.of(clusters, rows,
                new LanesLayout.Heat(painting.violations().users().size(), painting.violations().largest() == 0), lanes, height);
        sheet.lane(layout.bottom(), (painter, box) -> paint(painter, sheet, layout, box.width()));
    }

    private void paint(Painter painter, Sheet sheet, LanesLayout layout, double width) {
        TimeScale drawn = TimeScale.fitting(scale.start(), scale.end(), TimeScale.GUTTER, width - TimeScale.GUTTER - ScheduleLanes.RIGHT);
        LaneContext context = new LaneContext(painter, sheet.palette(), drawn, at, sheet.texts(), times);
        painter.clipped(new Box(0, 0, width, layout.bottom()),
                () -> painting.apart(at).paint(layout, context, scrolled * layout.bands().height(), width, Detail.FULL));
    }
}
