package org.schedscope.chart.graph;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.schedscope.chart.lane.Highlight;
import org.schedscope.chart.paint.Box;
import org.schedscope.chart.paint.FontRole;
import org.schedscope.chart.paint.Painter;
import org.schedscope.chart.paint.Palette;
import org.schedscope.chart.paint.Tone;
import org.schedscope.model.graph.WorkloadIndex;

/** Graphs of jobs next to each other, in rows, with the names of the jobs above them; only as many as stay legible. */
public final class JobGraphs {
    private static final double SLOT = 72;
    private static final double LEAST_SLOT = 36;
    private static final double LAYER = 72;
    private static final double LABELLED_LAYER = 44;
    private static final double NAMED_LAYER = 31;
    /** Empty space around a graph; neighbours share some of it. */
    private static final double AROUND = 28;
    private static final double SHARED = 16;
    private static final double HEAD = 16;

    private record Graph(int job, DagLayout layout, double width) {
    }

    private final WorkloadIndex index;
    private final List<List<Graph>> rows;
    private final double layer;

    private JobGraphs(WorkloadIndex index, List<List<Graph>> rows, double layer) {
        this.index = index;
        this.rows = rows;
        this.layer = layer;
    }

    /** The graphs of jobs in a room; none if their texts would not be legible there. */
    public static Optional<JobGraphs> within(WorkloadIndex index, List<Integer> jobs, double width, double height) {
        List<DagLayout> layouts = jobs.stream().map(job -> DagLayout.of(index.job(job), List.of())).toList();
        if (jobs.isEmpty() || layouts.stream().anyMatch(layout -> layout.widest() * LEAST_SLOT + AROUND > width)) {
            return Optional.empty();
        }
        // With figures if there is room for them, else with names alone.
        return Stream.of(LABELLED_LAYER, NAMED_LAYER)
                .flatMap(least -> Stream.of(SLOT, LEAST_SLOT).map(slot -> rows(jobs, layouts, width, slot)).filter(rows -> layer(
                        index, rows, height) >= least))
                .findFirst().map(rows -> new JobGraphs(index, rows, layer(index, rows, height)));
    }

    private static List<List<Graph>> rows(List<Integer> jobs, List<DagLayout> layouts, double width, double slot) {
        List<List<Graph>> rows = new ArrayList<>();
        double used = width;
        for (int i = 0; i < layouts.size(); i++) {
            double wide = Math.min(width, layouts.get(i).widest() * slot + AROUND);
            if (used + wide - SHARED > width) {
                rows.add(new ArrayList<>());
                used = SHARED;
            }
            rows.get(rows.size() - 1).add(new Graph(jobs.get(i), layouts.get(i), wide));
            used += wide - SHARED;
        }
        return rows;
    }

    /** The height of a layer, so that all rows fit. */
    private static double layer(WorkloadIndex index, List<List<Graph>> rows, double height) {
        double layers = rows.stream().mapToInt(JobGraphs::layers).sum();
        return Math.min(LAYER, (height - rows.size() * (head(index) + AROUND)) / layers);
    }

    private static int layers(List<Graph> row) {
        return row.stream().mapToInt(graph -> graph.layout().layers()).max().orElse(0);
    }

    /** Height of a job's name; the only job needs none. */
    private static double head(WorkloadIndex index) {
        return index.jobCount() == 1 ? 0 : HEAD;
    }

    private double heightOf(List<Graph> row) {
        return head(index) + AROUND + layers(row) * layer;
    }

    /** The height that it takes. */
    public double height() {
        return rows.stream().mapToDouble(this::heightOf).sum();
    }

    /** Paints them with the left upper corner at the origin. */
    public void paint(Painter painter, Palette palette, Highlight highlight, DagLane.Progress progress) {
        double y = 0;
        for (List<Graph> row : rows) {
            double x = 0;
            for (Graph graph : row) {
                double head = head(index);
                if (head > 0) {
                    painter.text(index.job(graph.job()).id(), x + graph.width() / 2, y + FontRole.ROW_STRONG.size(), FontRole.ROW_STRONG,
                            palette.of(Tone.TEXT_2), Painter.Anchor.MIDDLE);
                }
                Box box = new Box(x, y + head, graph.width(), AROUND + graph.layout().layers() * layer);
                new DagLane(index, graph.job(), graph.layout(), box, box).paint(painter, palette, highlight, progress);
                x += graph.width() - SHARED;
            }
            y += heightOf(row);
        }
    }
}
