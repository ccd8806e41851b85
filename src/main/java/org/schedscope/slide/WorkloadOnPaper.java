package org.schedscope.slide;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.schedscope.chart.graph.DagLane;
import org.schedscope.chart.graph.DagLayout;
import org.schedscope.chart.index.DrawnState;
import org.schedscope.chart.lane.Highlight;
import org.schedscope.chart.paint.Box;
import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.paint.Painter;
import org.schedscope.chart.paint.TimeFigures;
import org.schedscope.chart.paint.Tone;
import org.schedscope.model.Task;
import org.schedscope.model.graph.WorkloadIndex;

/** A workload on paper: graphs side by side for a small one, a list for a larger one. */
record WorkloadOnPaper(SlidePainter ink, SlideTexts texts, WorkloadIndex index) {
    private static final int MOST_TASKS = 60;
    private static final int MOST_LAYERS = 9;
    private static final int WIDEST = 12;
    private static final double SLOT = 76;
    private static final double LAYER = 62;
    private static final double BETWEEN = 14;
    private static final double HEAD = 46;

    /** A job's graph with its size. */
    private record Drawn(int job, DagLayout layout, double width, double height) {
    }

    List<SlideBlock> blocks() {
        List<SlideBlock> blocks = new ArrayList<>(
                SlideBlock.words(ink, texts.text("sheet.workload"), TypeStyle.strong(17), Tone.TEXT, Handout.ROOM));
        List<Drawn> drawn = new ArrayList<>();
        for (int job = 0; job < index.jobCount() && index.taskCount() <= MOST_TASKS; job++) {
            DagLayout layout = DagLayout.of(index.job(job), List.of());
            double width = Math.max(ink.width(head(job), TypeStyle.SMALL), Math.max(100, layout.widest() * SLOT)) + 12;
            drawn.add(new Drawn(job, layout, width, HEAD + layout.layers() * LAYER));
        }
        boolean fits = !drawn.isEmpty() && drawn.stream().allMatch(each -> each.width() <= Handout.ROOM
                && each.layout().layers() <= MOST_LAYERS && each.layout().widest() <= WIDEST);
        if (fits) {
            blocks.addAll(rows(drawn));
        }
        // Figures per cluster and data, which graphs do not show.
        for (int job = 0; job < index.jobCount(); job++) {
            if (!fits || index.job(job).tasks().stream().anyMatch(WorkloadOnPaper::hasMore)) {
                blocks.addAll(SlideBlock.words(ink, line(job), TypeStyle.SMALL, Tone.TEXT, Handout.ROOM));
            }
        }
        return blocks;
    }

    private String head(int job) {
        return index.job(job).id() + " \u00B7 " + texts.text("sheet.arrives", times().moment(index.job(job).arrival()));
    }

    private TimeFigures times() {
        return TimeFigures.of(index.workload(), texts.lesson().language());
    }

    private List<SlideBlock> rows(List<Drawn> drawn) {
        List<SlideBlock> blocks = new ArrayList<>();
        List<Drawn> row = new ArrayList<>();
        double used = 0;
        for (Drawn each : drawn) {
            if (!row.isEmpty() && used + each.width() > Handout.ROOM) {
                blocks.add(row(List.copyOf(row)));
                row.clear();
                used = 0;
            }
            row.add(each);
            used += each.width() + BETWEEN;
        }
        blocks.add(row(List.copyOf(row)));
        return blocks;
    }

    private SlideBlock row(List<Drawn> row) {
        double height = row.stream().mapToDouble(Drawn::height).max().orElse(0);
        return new SlideBlock(height + 8, false, page -> {
            double x = 0;
            for (Drawn each : row) {
                Box box = new Box(x, 0, each.width(), each.height());
                page.painter().stroke(box.grown(-0.5), 4, page.line(Tone.LINE, 1));
                page.text(head(each.job()), x + 6, 20, TypeStyle.SMALL, page.tone(Tone.TEXT), Painter.Anchor.START);
                Box room = new Box(x, 26, each.width(), each.height() - 26);
                DagLane lane = new DagLane(index, each.job(), each.layout(), room, room);
                lane.paint(page.painter(), page.palette(), Highlight.NONE,
                        new DagLane.Progress(task -> DrawnState.WAITING, (palette, job, task) -> palette.of(Tone.SURFACE), times()));
                x += each.width() + BETWEEN;
            }
        });
    }

    private static boolean hasMore(Task task) {
        return !task.execOn().isEmpty() || task.parents().stream().anyMatch(parent -> parent.data().isPresent());
    }

    private String line(int job) {
        List<Task> tasks = index.job(job).tasks();
        return head(job) + ": " + tasks.stream().map(task -> taskText(task, tasks)).collect(Collectors.joining("; "));
    }

    /** {@code T3 9 × 1, after T1 (data 12)}. */
    private String taskText(Task task, List<Task> tasks) {
        String ticks = task.execOn().isEmpty() ? times().figure(task.exec()) + " \u00D7 " + Figures.whole(task.cores())
                : task.execOn().entrySet().stream().map(on -> on.getKey() + " " + times().figure(on.getValue()))
                        .collect(Collectors.joining(", ", "(", ")"));
        String parents = task.parents().stream().map(parent -> tasks.get(parent.parent()).id()
                + parent.data().map(data -> " (" + texts.text("sheet.data",
                        Figures.brief(data.toDouble(), 2, texts.lesson().language())) + ")").orElse(""))
                .collect(Collectors.joining(", "));
        return task.id() + " " + ticks + (parents.isEmpty() ? "" : ", " + texts.text("sheet.after", parents));
    }
}
