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
 * Where tasks and arrows of edited jobs stand: each job a block from top to bottom, blocks side by side and below each other, as large as
 * they have room.
 *
 * @param scale of nodes and distances, 1 at most
 */
record GraphLayout(List<Node> nodes, List<Arrow> arrows, List<Block> blocks, double scale) {
    /** A graph of more tasks shows one job. */
    static final int MOST_TASKS = 60;
    private static final double SLOT = 122;
    private static final double LAYER = 78;
    private static final double NODE_WIDTH = 104;
    private static final double NODE_HEIGHT = 46;
    private static final double CAPTION = 20;
    private static final double MARGIN = 10;
    private static final double LEAST = 0.2;
    private static final double STEP = 0.05;
    private static final double NEAR = 5;

    /** A task, by its position in the job. */
    record Node(JobRow row, int position, Box box) {
        double x() {
            return box.x() + box.width() / 2;
        }
    }

    /** An edge, from the lower side of the parent past the layers between to the upper side of the child. */
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
            return layout.widest() * SLOT;
        }

        double height() {
            return layout.layers() * LAYER + CAPTION;
        }
    }

    /** @param rows the jobs that are drawn, at least one */
    static GraphLayout of(List<JobRow> rows, double width, double height) {
        List<Sized> jobs = rows.stream().map(row -> new Sized(row, DagLayout.of(row.job(), List.of()))).toList();
        double scale = 1;
        while (scale > LEAST && !fits(jobs, width, height, scale)) {
            scale -= STEP;
        }
        return placed(jobs, width, scale);
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
            nodes.add(new Node(sized.row(), node.position(), new Box(left + (node.slot() * SLOT - NODE_WIDTH / 2) * scale,
                    below + (node.layer() * LAYER + (LAYER - NODE_HEIGHT) / 2) * scale, NODE_WIDTH * scale, NODE_HEIGHT * scale)));
        }
        int at = 0;
        for (int child = 0; child < job.tasks().size(); child++) {
            for (Dependency parent : job.tasks().get(child).parents()) {
                arrows.add(arrow(sized, left, first, parent.parent(), child, sized.layout().edges().get(at++)));
            }
        }
    }

    private Arrow arrow(Sized sized, double left, int first, int parent, int child, DagLayout.Edge edge) {
        Box from = nodes.get(first + parent).box();
        Box to = nodes.get(first + child).box();
        int count = edge.slots().size();
        double[] xs = new double[count];
        double[] ys = new double[count];
        for (int at = 0; at < count; at++) {
            xs[at] = left + edge.slots().get(at) * SLOT * scale;
            ys[at] = from.centreY() + (to.centreY() - from.centreY()) * at / (count - 1);
        }
        ys[0] = from.bottom();
        ys[count - 1] = to.y();
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
