package org.schedscope.ui.view.live;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.schedscope.chart.graph.DagLayout;
import org.schedscope.chart.paint.Box;
import org.schedscope.model.Dependency;
import org.schedscope.model.Job;
import org.schedscope.ui.state.edit.JobRow;

/**
 * Places of tasks and arrows of edited jobs: each job a block from left to right, blocks side by side and below each other, as large as
 * they have room. A task that the user has placed keeps its place.
 *
 * @param scale of nodes and distances, 1 at most
 */
record GraphLayout(List<Node> nodes, List<Arrow> arrows, List<Block> blocks, double scale) {
    /** A graph of more tasks shows one job. */
    static final int MOST_TASKS = 60;
    private static final double SLOT = 62;
    private static final double LAYER = 152;
    private static final double NODE_WIDTH = 114;
    private static final double NODE_HEIGHT = 46;
    private static final double CAPTION = 20;
    private static final double MARGIN = 10;
    private static final double LEAST = 0.2;
    private static final double STEP = 0.05;
    private static final double NEAR = 5;

    /** A task, by its position in the job. */
    record Node(JobRow row, int position, Box box) {
        double y() {
            return box.centreY();
        }
    }

    /** An edge, from the right side of the parent past the layers between to the left side of the child. */
    record Arrow(JobRow row, int parent, int child, double[] xs, double[] ys) {
        private double distance(double x, double y) {
            double nearest = Double.MAX_VALUE;
            for (int at = 1; at < xs.length; at++) {
                double dx = xs[at] - xs[at - 1];
                double dy = ys[at] - ys[at - 1];
                double along = Math.max(0, Math.min(1, ((x - xs[at - 1]) * dx + (y - ys[at - 1]) * dy) / Math.max(1, dx * dx + dy * dy)));
                nearest = Math.min(nearest, Math.hypot(xs[at - 1] + along * dx - x, ys[at - 1] + along * dy - y));
            }
            return nearest;
        }

        boolean isSame(Arrow other) {
            return row == other.row && parent == other.parent && child == other.child;
        }
    }

    /** A job, and the ground of its graph. */
    record Block(JobRow row, Box box) {
    }

    private record Sized(JobRow row, DagLayout layout) {
        double width() {
            return layout.layers() * LAYER;
        }

        double height() {
            return layout.widest() * SLOT + CAPTION;
        }
    }

    /**
     * Lays out as large as there is room.
     *
     * @param rows the jobs that are drawn, at least one
     */
    static GraphLayout of(List<JobRow> rows, double width, double height, PlacedTasks places) {
        List<Sized> jobs = rows.stream().map(row -> new Sized(row, DagLayout.of(row.job(), List.of()))).toList();
        double scale = 1;
        while (scale > LEAST && !fits(jobs, width, height, scale)) {
            scale -= STEP;
        }
        GraphLayout found = placed(jobs, width, scale);
        return places.anyProperty().get() ? found.moved(places, width, height) : found;
    }

    /** Arrows of tasks at other places are straight. */
    private GraphLayout moved(PlacedTasks places, double width, double height) {
        List<Node> now = nodes.stream().map(node -> places.of(node.row(), node.position())
                .map(place -> new Node(node.row(), node.position(), at(node.box(), place, width, height))).orElse(node)).toList();
        GraphLayout moved = new GraphLayout(now, new ArrayList<>(), blocks, scale);
        for (Arrow arrow : arrows) {
            Node from = moved.node(arrow.row(), arrow.parent()).orElseThrow();
            Node to = moved.node(arrow.row(), arrow.child()).orElseThrow();
            boolean stays = places.of(arrow.row(), arrow.parent()).isEmpty() && places.of(arrow.row(), arrow.child()).isEmpty();
            moved.arrows.add(stays ? arrow : new Arrow(arrow.row(), arrow.parent(), arrow.child(),
                    new double[] {from.box().right(), to.box().x()}, new double[] {from.y(), to.y()}));
        }
        return moved;
    }

    /** As the user has put it, but never out of sight. */
    private Box at(Box box, PlacedTasks.Place place, double width, double height) {
        double left = Math.max(0, Math.min(width - box.width() - 1, place.x() * scale - box.width() / 2));
        double top = Math.max(0, Math.min(height - box.height() - 1, place.y() * scale - box.height() / 2));
        return new Box(left, top, box.width(), box.height());
    }

    private static boolean fits(List<Sized> jobs, double width, double height, double scale) {
        GraphLayout layout = placed(jobs, width, scale);
        return layout.blocks.stream().allMatch(block -> block.box().right() <= width - MARGIN && block.box().bottom() <= height - MARGIN);
    }

    private static GraphLayout placed(List<Sized> jobs, double width, double scale) {
        GraphLayout layout = new GraphLayout(new ArrayList<>(), new ArrayList<>(), new ArrayList<>(), scale);
        double x = MARGIN;
        double y = MARGIN;
        double line = 0;
        for (Sized job : jobs) {
            if (x > MARGIN && x + job.width() * scale > width - MARGIN) {
                x = MARGIN;
                y += line;
                line = 0;
            }
            layout.place(job, x, y);
            x += job.width() * scale;
            line = Math.max(line, job.height() * scale);
        }
        return layout;
    }

    private void place(Sized sized, double left, double top) {
        Job job = sized.row().job();
        blocks.add(new Block(sized.row(), new Box(left, top, sized.width() * scale, sized.height() * scale)));
        double below = top + CAPTION * scale;
        int first = nodes.size();
        for (DagLayout.Node node : sized.layout().nodes()) {
            nodes.add(new Node(sized.row(), node.position(), new Box(
                    left + (node.layer() * LAYER + (LAYER - NODE_WIDTH) / 2) * scale,
                    below + (node.slot() * SLOT - NODE_HEIGHT / 2) * scale, NODE_WIDTH * scale, NODE_HEIGHT * scale)));
        }
        int at = 0;
        for (int child = 0; child < job.tasks().size(); child++) {
            for (Dependency parent : job.tasks().get(child).parents()) {
                arrows.add(arrow(sized, below, first, parent.parent(), child, sized.layout().edges().get(at++)));
            }
        }
    }

    private Arrow arrow(Sized sized, double top, int first, int parent, int child, DagLayout.Edge edge) {
        Box from = nodes.get(first + parent).box();
        Box to = nodes.get(first + child).box();
        int count = edge.slots().size();
        double[] xs = new double[count];
        double[] ys = new double[count];
        for (int at = 0; at < count; at++) {
            xs[at] = (from.x() + from.right()) / 2 + (to.x() - from.x()) * at / (count - 1);
            ys[at] = top + edge.slots().get(at) * SLOT * scale;
        }
        xs[0] = from.right();
        xs[count - 1] = to.x();
        return new Arrow(sized.row(), parent, child, xs, ys);
    }

    Optional<Node> nodeAt(double x, double y) {
        return nodes.stream().filter(node -> node.box().grown(2).contains(x, y)).findFirst();
    }

    Optional<Node> node(JobRow row, int position) {
        return nodes.stream().filter(node -> node.row() == row && node.position() == position).findFirst();
    }

    Optional<Arrow> arrowAt(double x, double y) {
        return arrows.stream().filter(arrow -> arrow.distance(x, y) <= NEAR).findFirst();
    }

    Optional<Block> blockAt(double x, double y) {
        return blocks.stream().filter(block -> block.box().contains(x, y)).findFirst();
    }
}
