package org.schedscope.slide;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.schedscope.chart.lane.ColourKey;
import org.schedscope.chart.paint.Box;
import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.paint.Painter;
import org.schedscope.chart.paint.Palette;
import org.schedscope.chart.paint.Stroke;
import org.schedscope.chart.paint.Tone;
import org.schedscope.lesson.LessonRun;
import org.schedscope.model.Cluster;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.trace.Pieces;

/**
 * A grid of cores and ticks, empty or with the schedule of a run.
 *
 * @param to the last tick
 */
record GanttSheet(SlidePainter ink, SlideTexts texts, LessonRun run, long to) {
    private static final double ROW = 28;
    private static final double LEAST_ROW = 9;
    private static final double AXIS = 22;
    private static final double GUTTER = 92;
    private static final double LEAST_TICK = 13;
    private static final double LEAST_FIGURE = 34;
    private static final double MOST_HEIGHT = 460;

    private List<Cluster> clusters() {
        return run.trace().platform().clusters();
    }

    private int rows() {
        return clusters().stream().mapToInt(Cluster::cores).sum();
    }

    List<SlideBlock> blocks(boolean solved) {
        List<SlideBlock> blocks = new ArrayList<>(
                SlideBlock.words(ink, Worksheet.name(run), TypeStyle.strong(17), Tone.TEXT, Handout.ROOM));
        double row = Math.min(ROW, MOST_HEIGHT / rows());
        if (row < LEAST_ROW) {
            blocks.addAll(SlideBlock.words(ink, texts.text("sheet.cores", Figures.whole(rows())), TypeStyle.SMALL, Tone.TEXT_2,
                    Handout.ROOM));
        } else {
            blocks.add(new SlideBlock(AXIS + rows() * row + 6, false, page -> paint(page, row, solved)));
        }
        return List.of(SlideBlock.together(blocks));
    }

    private double x(long tick) {
        return GUTTER + tick * (Handout.ROOM - GUTTER - 8) / to;
    }

    /** The least of 1, 2, 5, 10, 20, … ticks with at least a width. */
    private long pass(double least) {
        long pass = 1;
        for (int i = 0; x(pass) - GUTTER < least; i++) {
            pass = pass / (i % 3 == 1 ? 2 : 1) * (i % 3 == 1 ? 5 : 2);
        }
        return pass;
    }

    private void paint(SlidePainter page, double row, boolean solved) {
        double bottom = AXIS + rows() * row;
        for (long tick = 0; tick <= to; tick += pass(LEAST_TICK)) {
            page.painter().line(x(tick), AXIS, x(tick), bottom, page.line(Tone.GRID, 1));
        }
        for (long tick = 0; tick <= to; tick += pass(LEAST_FIGURE)) {
            page.painter().line(x(tick), AXIS - 4, x(tick), bottom, page.line(Tone.LINE, 1));
            page.text(Figures.whole(tick), x(tick), AXIS - 7, TypeStyle.words(14), page.tone(Tone.TEXT_2), Painter.Anchor.MIDDLE);
        }
        double y = AXIS;
        int before = 0;
        for (Cluster cluster : clusters()) {
            double height = cluster.cores() * row;
            List<String> name = page.lines(cluster.id(), TypeStyle.words(14), GUTTER - 36);
            page.text(name.get(0), 0, y + Math.min(height, ROW) / 2 + 5, TypeStyle.strong(14), page.tone(Tone.TEXT), Painter.Anchor.START);
            for (int core = 0; core <= cluster.cores(); core++) {
                boolean edge = core == 0 || core == cluster.cores();
                page.painter().line(GUTTER, y + core * row, Handout.ROOM - 8, y + core * row,
                        page.line(edge ? Tone.CONTROL_EDGE : Tone.LINE, 1));
                if (core < cluster.cores() && row > 14) {
                    page.text(Figures.whole(core + 1), GUTTER - 8, y + (core + 0.5) * row + 5, TypeStyle.words(14),
                            page.tone(Tone.TEXT_2), Painter.Anchor.END);
                }
            }
            y += height;
            before += cluster.cores();
        }
        if (solved && before > 0) {
            bars(page, row);
        }
    }

    private double top(int cluster, int core, double row) {
        int before = clusters().subList(0, cluster).stream().mapToInt(Cluster::cores).sum();
        return AXIS + (before + core) * row;
    }

    private void bars(SlidePainter page, double row) {
        WorkloadIndex index = run.trace().index();
        ColourKey identity = ColourKey.by(ColourKey.telling(index), index);
        Pieces pieces = run.trace().pieces();
        for (int piece = 0; piece < pieces.count(); piece++) {
            int task = pieces.task(piece);
            int fill = identity.fill(page.palette(), index.jobOf(task), task);
            double left = x(pieces.start(piece));
            double width = x(Math.min(to, pieces.end(piece))) - left;
            for (int range = 0; range < pieces.rangeCount(piece); range++) {
                double top = top(pieces.cluster(piece), pieces.firstCore(piece, range), row);
                Box box = new Box(left, top + 1, width, (pieces.lastCore(piece, range) - pieces.firstCore(piece, range) + 1) * row - 2);
                page.painter().fillRound(box, 2, fill);
                page.painter().stroke(box.grown(-0.5), 2, Stroke.solid(page.palette().edgeOf(fill), 1));
                label(page, box, index, task, fill);
            }
        }
    }

    private static void label(SlidePainter page, Box box, WorkloadIndex index, int task, int fill) {
        TypeStyle type = TypeStyle.strong(14);
        Stream.of(index.shortLabel(task), index.task(task).id())
                .filter(name -> page.width(name, type) <= box.width() - 4 && box.height() >= type.size()).findFirst()
                .ifPresent(name -> page.text(name, box.x() + box.width() / 2, box.centreY() + 5, type, Palette.labelOn(fill),
                        Painter.Anchor.MIDDLE));
    }
}
