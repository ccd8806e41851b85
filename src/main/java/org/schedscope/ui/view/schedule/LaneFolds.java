package org.schedscope.ui.view.schedule;

import org.schedscope.chart.lane.LaneContext;
import org.schedscope.chart.lane.LoadLane;
import org.schedscope.chart.lane.TimeScale;
import org.schedscope.chart.paint.Tone;

/** The triangles beside names of lanes: pointing down at what is open, right at what is folded. */
final class LaneFolds {
    /** Left of names, with room for a triangle. */
    static final double MARGIN = 22;
    /** How far right a triangle takes clicks. */
    static final double REACH = 20;
    /** From the upper edge of an open lane to the middle of its name. */
    static final double MIDDLE = 17;
    private static final double LEFT = 8;

    private LaneFolds() {
    }

    /** A load, or the head of its lane, with its triangle; nothing if it is hidden. */
    static void paintLoad(LoadLane.Load load, LaneContext context, double top, double height) {
        boolean folded = LanesLayout.isFolded(height);
        if (height > 0 && folded) {
            LoadLane.paintFolded(context, load, top, height, MARGIN);
        } else if (height > 0) {
            LoadLane.paint(context, load, top, height, MARGIN);
        }
        paint(context, top + (folded ? height / 2 : Math.min(MIDDLE, height / 2)), folded, height > 0);
    }

    static void paint(LaneContext context, double y, boolean folded, boolean wanted) {
        if (wanted) {
            double x = context.scale().left() - TimeScale.GUTTER + LEFT;
            double[] xs = folded ? new double[] {x, x + 6, x} : new double[] {x - 1, x + 7, x + 3};
            double[] ys = folded ? new double[] {y - 4, y, y + 4} : new double[] {y - 3, y - 3, y + 4};
            context.painter().polygon(xs, ys, 3, context.tone(Tone.TEXT_2));
        }
    }
}
