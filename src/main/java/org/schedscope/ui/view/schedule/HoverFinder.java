package org.schedscope.ui.view.schedule;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.schedscope.chart.index.Moment;
import org.schedscope.chart.lane.HeatLane;
import org.schedscope.chart.lane.TimeScale;
import org.schedscope.chart.paint.Box;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.kit.BookmarkTexts;
import org.schedscope.ui.view.kit.Messages;

/** Finds what is told of the point that the pointer is on. */
final class HoverFinder {
    private static final Texts TEXTS = Messages.of("schedule");

    private final Session session;

    HoverFinder(Session session) {
        this.session = session;
    }

    ScheduleHover at(PaintedLanes lanes, double x, double y) {
        if (x < TimeScale.GUTTER) {
            return lanes.listedUserAt(x, y).map(user -> new ScheduleHover(Optional.of(x), y, ScheduleTexts.user(user), List.of()))
                    .orElse(ScheduleHover.NOTHING);
        }
        if (y < LanesLayout.GANTT_TOP) {
            return new ScheduleHover(Optional.of(x), y, LaneMarks.at(session.bookmarks().here(), lanes.context().scale(), x)
                    .map(found -> List.of(TEXTS.text("hover.bookmark", BookmarkTexts.line(session, found)))).orElse(List.of()), List.of());
        }
        Optional<HeatLane.Cell> cell = Optional.empty();
        Optional<List<String>> told = onRows(lanes, x, y);
        if (told.isEmpty()) {
            cell = lanes.cellAt(x, y);
            told = cell.map(found -> ScheduleTexts.cell(lanes.at(), lanes.grid(), found, lanes.context().times()));
        }
        List<Box> marked = cell.filter(found -> lanes.grid().count(found.row(), found.column()) > 0).map(lanes.heat()::boxOf)
                .map(List::of).orElseGet(() -> lanes.boxesAt(x, y));
        return new ScheduleHover(Optional.of(x), y, told.orElseGet(() -> load(lanes, lanes.context().scale().tickAt(x), y)), marked);
    }

    private Optional<List<String>> onRows(PaintedLanes lanes, double x, double y) {
        OptionalInt piece = lanes.pieceAt(x, y);
        if (piece.isPresent()) {
            return Optional.of(ScheduleTexts.piece(lanes.index().history(), lanes.told(), piece.getAsInt(), session));
        }
        OptionalInt there = lanes.otherPieceAt(x, y);
        if (there.isPresent()) {
            return Optional.of(ScheduleTexts.comparedPiece(lanes.other().get(), there.getAsInt(), session));
        }
        Optional<List<String>> reserved = lanes.reservedAt(x, y).map(found -> ScheduleTexts.reserved(lanes, found.seq()));
        return reserved.or(() -> lanes.absenceAt(x, y).map(absence -> ScheduleTexts.absent(lanes, absence)));
    }

    private static List<String> load(PaintedLanes lanes, double tick, double y) {
        LanesLayout layout = lanes.layout();
        Moment at = lanes.at();
        if (tick < 0 || tick > at.now() || y < layout.useTop() || y >= Math.min(layout.heatTop(), layout.bottom())) {
            return List.of();
        }
        int position = Math.min(at.position(), at.trace().positionAfter((long) Math.floor(tick)));
        return y < layout.queueTop()
                ? ScheduleTexts.use(lanes.index().coresInUse().valueAt(position), at.trace().run().platform().totalCores())
                : ScheduleTexts.queue(lanes.index().queueLength().valueAt(position));
    }
}
