package org.schedscope.ui.view.schedule;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import org.schedscope.chart.lane.HeatLane;
import org.schedscope.chart.lane.HeatLegend;
import org.schedscope.chart.lane.HeatScale;
import org.schedscope.chart.lane.LaneContext;
import org.schedscope.chart.paint.Box;
import org.schedscope.chart.paint.FontRole;
import org.schedscope.chart.paint.Painter;
import org.schedscope.chart.paint.Tone;
import org.schedscope.metrics.ViolationGrid;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.base.Lanes;
import org.schedscope.ui.state.session.LateCells;
import org.schedscope.ui.view.kit.Messages;

/** Violated expected end times by user and time: a head, and a row for each user as far as they have room. */
final class LateLane implements Lane {
    private static final Texts TEXTS = Messages.of("schedule");
    private static final double HEAD = 20;
    private static final double ABOVE = 4;
    private static final double FOOT = 2;
    private static final double MOST_ROW = 20;
    private static final double SHARE = 0.25;
    private static final double GAP = 10;
    private static final double LEGEND_GAP = 14;

    @Override
    public String id() {
        return "heat";
    }

    /** Violations are the open run's alone: two runs' rows take their room. */
    @Override
    public boolean isIn(ScheduleScene scene) {
        return scene.clusters().above().isEmpty();
    }

    @Override
    public double head() {
        return ABOVE + HEAD;
    }

    @Override
    public Heights heights(ScheduleScene scene, double room) {
        return heights(scene.look(this), scene.violations().users().size(), scene.violations().largest() == 0, room);
    }

    /** @param empty whether no cell has any heat */
    Heights heights(Lanes.Look look, int users, boolean empty, double room) {
        if (look.shown() == Lanes.Shown.FOLDED || empty || users == 0) {
            return Heights.fixed(head());
        }
        OptionalDouble drawn = look.height();
        double least = head() + FOOT;
        double rows = Math.max(1, Math.min(users, Math.floor((drawn.orElse(room) - least) / HeatLane.ROW)));
        double wanted = least + rows * HeatLane.ROW;
        return drawn.isPresent() ? Heights.fixed(wanted) : new Heights(wanted, wanted, least + users * MOST_ROW, SHARE);
    }

    /** How many users' rows a height has room for. */
    int rows(double height, int users) {
        return (int) Math.max(0, Math.min(users, Math.floor((height - head() - FOOT) / HeatLane.ROW + 1e-6)));
    }

    @Override
    public Painted paint(ScheduleScene scene, LanesFrame frame, LanesLayout.Strip strip) {
        return new Cells(scene, frame, strip);
    }

    final class Cells implements Painted {
        private final ViolationGrid grid;
        private final LaneContext context;
        private final Painter painter;
        private final HeatLane heat;
        private final Box head;
        private final boolean folded;
        private final String detail;

        Cells(ScheduleScene scene, LanesFrame frame, LanesLayout.Strip strip) {
            grid = scene.violations();
            detail = scene.heat();
            context = frame.context();
            painter = context.painter();
            int rows = rows(strip.height(), grid.users().size());
            folded = rows == 0;
            head = new Box(0, strip.top() + ABOVE, frame.width(), HEAD);
            double row = Math.min(MOST_ROW, (strip.height() - head() - FOOT) / Math.max(1, rows));
            heat = new HeatLane(context, grid, HeatScale.of(grid), head.bottom(), row, shown(rows));
            painter.fill(head, context.tone(Tone.RAISED));
            painter.line(0, head.y() + 0.5, head.right(), head.y() + 0.5, context.line(Tone.LINE, 1));
            heat.paint(scene.identity(), scene.user());
        }

        /** Rows of the grid; if some users have none, the last one is of all together. */
        private int[] shown(int rows) {
            return rows >= grid.users().size() ? grid.leading(rows)
                    : IntStream.concat(Arrays.stream(grid.leading(Math.max(0, rows - 1))), IntStream.of(grid.everyone())).limit(rows)
                            .toArray();
        }

        HeatLane heat() {
            return heat;
        }

        @Override
        public Optional<Hit> hitAt(double x, double y) {
            return heat.cellAt(x, y).map(cell -> Hit
                    .of(() -> ScheduleTexts.cell(context.at(), grid, cell, context.times()),
                            session -> new LateCells(session).choose(grid, cell.row(), cell.column()))
                    .marked(grid.count(cell.row(), cell.column()) > 0 ? List.of(heat.boxOf(cell)) : List.of()));
        }

        @Override
        public Optional<Hit> rowAt(double x, double y) {
            return heat.rowAt(y).stream().mapToObj(row -> grid.users().get(row)).findFirst()
                    .map(user -> Hit.of(List::of, session -> session.selection().selectUser(user)));
        }

        /**
         * The texts of the head; where there is one nothing else shows through. Where there is little room first what a cell is goes, then
         * what is counted, then the title becomes short, last the legend goes.
         */
        @Override
        public void paintOver() {
            String title = TEXTS.text("violations.title");
            double room = head.width() - MARGIN - GAP;
            double titleWidth = width(title, FontRole.ROW_STRONG);
            if (grid.largest() == 0) {
                title(title, titleWidth + width(detail, FontRole.SECONDARY) <= room ? detail : "");
            } else {
                HeatLegend steps = HeatLegend.of(HeatScale.of(grid), Messages.CHART);
                double spare = room - titleWidth - LEGEND_GAP - steps.width(painter);
                double meaning = width(TEXTS.text("violations.legend"), FontRole.SECONDARY) + 6;
                if (spare < 0) {
                    String brief = TEXTS.text("violations.title.short");
                    title(brief, "");
                    if (room - width(brief, FontRole.ROW_STRONG) - LEGEND_GAP >= steps.width(painter)) {
                        legend(steps, "");
                    }
                } else {
                    title(title, spare - meaning >= width(detail, FontRole.SECONDARY) + GAP ? detail : "");
                    legend(steps, spare >= meaning ? TEXTS.text("violations.legend") : "");
                }
            }
            context.foldMark(head.centreY(), folded);
        }

        private double width(String text, FontRole role) {
            return painter.width(text, role);
        }

        private void plate(double x, double width) {
            painter.fill(new Box(x - 3, head.y() + 1, width + 6, head.height() - 1), context.tone(Tone.RAISED));
        }

        private void title(String title, String more) {
            double titleWidth = width(title, FontRole.ROW_STRONG);
            plate(MARGIN, titleWidth);
            painter.text(title, MARGIN, head.centreY() + 4, FontRole.ROW_STRONG, context.tone(Tone.TEXT), Painter.Anchor.START);
            if (!more.isEmpty()) {
                double x = MARGIN + GAP + titleWidth;
                plate(x, width(more, FontRole.SECONDARY));
                painter.text(more, x, head.centreY() + 4, FontRole.SECONDARY, context.tone(Tone.MUTED), Painter.Anchor.START);
            }
        }

        private void legend(HeatLegend steps, String meaning) {
            double right = head.right() - GAP;
            double left = right - (meaning.isEmpty() ? 0 : width(meaning, FontRole.SECONDARY) + 6) - steps.width(painter);
            plate(left, right - left);
            painter.text(meaning, right, head.centreY() + 4, FontRole.SECONDARY, context.tone(Tone.MUTED), Painter.Anchor.END);
            steps.paint(painter, context.palette(), left, head.centreY());
        }
    }
}
