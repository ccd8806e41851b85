package org.schedscope.ui.view.schedule;

import java.util.List;
import org.schedscope.chart.gantt.ClusterBands;
import org.schedscope.chart.lane.LaneContext;
import org.schedscope.chart.lane.RangeMark;
import org.schedscope.chart.lane.TimeScale;
import org.schedscope.chart.paint.Box;
import org.schedscope.chart.paint.Tone;
import org.schedscope.metrics.range.RunPart;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.time.Bookmark;
import org.schedscope.ui.view.kit.BookmarkTexts;
import org.schedscope.ui.view.kit.Messages;

/** What users put over the lanes: a marked range, and bookmarks on the axis. */
record LaneMarks(LanesLayout layout, LaneContext context) {
    private static final Texts TEXTS = Messages.of("schedule");
    private static final double FLAG_WIDTH = 8;
    private static final double FLAG_HEIGHT = 7;
    private static final double POLE = 13;
    private static final double REACH = 2;

    /** @param bands where they are seen */
    void paint(RunPart part, ClusterBands bands) {
        List<Box> rows = part.rows().stream().map(row -> {
            ClusterBands.Band band = bands.bands().get(row.cluster());
            double top = Math.max(LanesLayout.GANTT_TOP, band.y(row.first()));
            double bottom = band.collapsed() ? band.top() + band.height() : band.y(row.last() + 1);
            return new Box(0, top, 0, Math.max(0, Math.min(bottom, layout.ganttBottom()) - top));
        }).toList();
        RangeMark mark = new RangeMark(context, part);
        mark.paint(LanesLayout.GANTT_TOP, layout.bottom(), rows);
        mark.paintHandles(LanesLayout.GANTT_TOP, ScheduleTexts.length(part, context.times()));
    }

    /** What the bookmark is whose flag is there, give or take some pixels; of several the last, which lies above the others. */
    static List<String> words(PaintedLanes lanes, double x) {
        TimeScale scale = lanes.context().scale();
        return lanes.scene().bookmarks().stream()
                .filter(one -> x >= scale.x(one.tick()) - REACH && x <= scale.x(one.tick()) + FLAG_WIDTH + REACH)
                .reduce((first, second) -> second)
                .map(found -> List.of(TEXTS.text("hover.bookmark", BookmarkTexts.line(lanes.scene().times(), found)))).orElse(List.of());
    }

    /** Small flags at the lower edge of the axis. */
    void paint(List<Bookmark> bookmarks) {
        for (Bookmark bookmark : bookmarks) {
            double x = Math.floor(context.scale().x(bookmark.tick())) + 0.5;
            if (x >= context.scale().left() - 1 && x <= context.scale().right()) {
                double top = LanesLayout.GANTT_TOP - POLE;
                context.painter().line(x, top, x, LanesLayout.GANTT_TOP, context.line(Tone.TEXT_2, 1.2));
                context.painter().fill(new Box(x, top, FLAG_WIDTH, FLAG_HEIGHT), context.tone(Tone.TEXT_2));
            }
        }
    }
}
