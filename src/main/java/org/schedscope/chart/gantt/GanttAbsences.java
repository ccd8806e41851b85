package org.schedscope.chart.gantt;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.schedscope.chart.lane.LaneContext;
import org.schedscope.chart.lane.TimeScale;
import org.schedscope.chart.paint.Box;
import org.schedscope.chart.paint.Colours;
import org.schedscope.chart.paint.Stroke;
import org.schedscope.chart.paint.Tone;
import org.schedscope.trace.AbsentCores;

/** Where cores are not there: hatched grey under the bars, from when they go to when they are back. What has not begun is not shown. */
final class GanttAbsences {
    /** An absence and its place. */
    private record Shown(AbsentCores.Absence absence, Box box) {
    }

    private final LaneContext context;
    private final List<Shown> shown = new ArrayList<>();

    GanttAbsences(LaneContext context, ClusterBands bands, List<AbsentCores.Absence> absences) {
        this.context = context;
        TimeScale scale = context.scale();
        for (AbsentCores.Absence absence : absences) {
            ClusterBands.Band band = bands.bands().get(absence.cluster());
            double left = Math.round(scale.clampedX(absence.from()));
            double right = absence.until() == AbsentCores.OPEN ? scale.right() : Math.round(scale.clampedX(absence.until()));
            if (!band.collapsed() && absence.from() <= context.at().now() && right > left) {
                double top = Math.round(band.y(absence.first()));
                shown.add(new Shown(absence, new Box(left, top, right - left, Math.max(1, Math.round(band.y(absence.last() + 1)) - top))));
            }
        }
    }

    void paint() {
        for (Shown each : shown) {
            context.painter().fill(each.box(), context.tone(Tone.GRID));
            if (each.box().width() >= 3 && each.box().height() >= 4) {
                context.painter().hatch(each.box(), Stroke.solid(Colours.fade(context.tone(Tone.MUTED), 0.45), 1));
            }
        }
    }

    Optional<AbsentCores.Absence> at(double x, double y) {
        return shown.stream().filter(each -> each.box().contains(x, y)).map(Shown::absence).findFirst();
    }
}
