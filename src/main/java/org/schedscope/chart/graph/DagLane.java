package org.schedscope.chart.graph;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntFunction;
import org.schedscope.chart.index.DrawnState;
import org.schedscope.chart.lane.Fills;
import org.schedscope.chart.lane.Highlight;
import org.schedscope.chart.paint.Box;
import org.schedscope.chart.paint.Colours;
import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.paint.FontRole;
import org.schedscope.chart.paint.Painter;
import org.schedscope.chart.paint.Palette;
import org.schedscope.chart.paint.Stroke;
import org.schedscope.chart.paint.TimeFigures;
import org.schedscope.chart.paint.Tone;
import org.schedscope.model.Dependency;
import org.schedscope.model.Task;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.model.number.Ratio;
import org.schedscope.text.Language;

/**
 * Paints the graph of a job: tasks filled when done, tinted while they run, dashed before; the critical path thick. Where there is no
 * room for texts, tasks become small marks.
 */
public final class DagLane {
    private static final double SLOT = 72;
    private static final double LAYER = 72;
    private static final double NODE_WIDTH = 56;
    private static final double NODE_HEIGHT = 36;
    private static final double GAP_X = 5;
    private static final double GAP_Y = 14;
    /** Of a layer at most: where it is low, names need its height more than edges do. */
    private static final double GAP_SHARE = 0.32;
    private static final double MARGIN = 14;
    /** Smallest node that holds two lines of text. */
    private static final double TEXT_WIDTH = 30;
    /** Of one line. */
    private static final double NAME_HEIGHT = 15;
    private static final double TEXT_HEIGHT = 26;
    /** Where the data of an edge is written: a little before the middle, where edges that cross are apart. */
    private static final double ACROSS = 0.38;
    private static final double DOWN = 0.44;
    private static final double LEAST_MARK = 2.5;
    private static final double TINT = 0.55;

    /**
     * States and colours of the tasks.
     *
     * @param state by task number
     * @param times how lengths of tasks are written
     */
    public record Progress(IntFunction<DrawnState> state, Fills fills, TimeFigures times) {
    }

    private final WorkloadIndex index;
    private final int job;
    private final DagLayout layout;
    private final Box window;
    private final double nodeWidth;
    private final double nodeHeight;
    private final double stretchX;
    private final double stretchY;
    private final double left;
    private final double top;

    /**
     * @param view where the whole graph is fitted in; larger than the window when zoomed
     * @param window what is visible
     */
    public DagLane(WorkloadIndex index, int job, DagLayout layout, Box view, Box window) {
        this.index = index;
        this.job = job;
        this.layout = layout;
        this.window = window;
        double wide = layout.widest() * SLOT;
        double high = layout.layers() * LAYER;
        double roomX = Math.max(1, view.width() - 2 * MARGIN);
        double roomY = Math.max(1, view.height() - 2 * MARGIN);
        // Nodes grow up to their size; distances use the room there is, so deep and wide graphs both stay legible.
        stretchX = Math.min(1.4, roomX / wide);
        stretchY = Math.min(1.1, roomY / high);
        nodeWidth = Math.max(LEAST_MARK, Math.min(NODE_WIDTH, stretchX * SLOT - GAP_X));
        double layer = stretchY * LAYER;
        nodeHeight = Math.max(LEAST_MARK, Math.min(NODE_HEIGHT, layer - Math.min(GAP_Y, GAP_SHARE * layer)));
        left = view.x() + (view.width() - wide * stretchX) / 2;
        top = view.y() + (view.height() - high * stretchY) / 2;
    }

    /** Whether there is room for texts. */
    public boolean labelled() {
        return nodeWidth >= TEXT_WIDTH && nodeHeight >= TEXT_HEIGHT;
    }

    /** Whether there is room for names, at least. */
    public boolean named() {
        return nodeWidth >= TEXT_WIDTH && nodeHeight >= NAME_HEIGHT;
    }

    private double x(double slot) {
        return left + slot * SLOT * stretchX;
    }

    private double y(int layer) {
        return top + (layer + 0.5) * LAYER * stretchY;
    }

    private Box box(DagLayout.Node node) {
        return new Box(x(node.slot()) - nodeWidth / 2, y(node.layer()) - nodeHeight / 2, nodeWidth, nodeHeight);
    }

    public void paint(Painter painter, Palette palette, Highlight highlight, Progress progress) {
        for (DagLayout.Edge edge : layout.edges()) {
            if (!edge.critical()) {
                edge(painter, edge, Stroke.solid(palette.of(Tone.CONTROL_EDGE), labelled() ? 1.2 : 0.7));
            }
        }
        for (DagLayout.Edge edge : layout.edges()) {
            if (edge.critical()) {
                edge(painter, edge, Stroke.solid(palette.of(Tone.TEXT), labelled() ? 2.2 : 1.6));
            }
        }
        if (labelled()) {
            layout.edges().forEach(edge -> data(painter, palette, edge, progress.times().language()));
        }
        for (DagLayout.Node node : layout.nodes()) {
            Box box = box(node);
            if (box.right() >= window.x() && box.x() <= window.right() && box.bottom() >= window.y() && box.y() <= window.bottom()) {
                node(painter, palette, node, box, highlight, progress);
            }
        }
    }

    /** How much an edge carries, at the middle of its last part; nothing on one that carries nothing. */
    private void data(Painter painter, Palette palette, DagLayout.Edge edge, Language language) {
        Optional<Ratio> carried = carried(index.task(index.firstTask(job) + edge.child()), edge.parent());
        if (carried.isEmpty()) {
            return;
        }
        DagLayout.Node parent = layout.nodes().get(edge.parent());
        DagLayout.Node child = layout.nodes().get(edge.child());
        boolean straight = edge.slots().size() == 2;
        double from = x(edge.slots().get(edge.slots().size() - 2));
        double middle = from + ACROSS * (x(child.slot()) - from);
        double above = y(straight ? parent.layer() : child.layer() - 1) + (straight ? nodeHeight / 2 : 0);
        double centre = above + DOWN * (y(child.layer()) - nodeHeight / 2 - above);
        data(painter, palette, Figures.brief(carried.get().toDouble(), 2, language), middle, centre);
    }

    /** How much a task waits for from one of its parents, if that is more than nothing. */
    public static Optional<Ratio> carried(Task child, int parent) {
        return child.parents().stream().filter(edge -> edge.parent() == parent).findFirst().flatMap(Dependency::data)
                .filter(data -> data.signum() > 0);
    }

    /** Paints how much an edge carries over it. */
    public static void data(Painter painter, Palette palette, String text, double middle, double centre) {
        double width = painter.width(text, FontRole.CORE) + 4;
        Box box = new Box(middle - width / 2, centre - FontRole.CORE.size() / 2, width, FontRole.CORE.size());
        painter.fill(box, palette.of(Tone.SURFACE));
        painter.text(text, middle, box.bottom() - 1.5, FontRole.CORE, palette.of(Tone.TEXT_2), Painter.Anchor.MIDDLE);
    }

    private void edge(Painter painter, DagLayout.Edge edge, Stroke stroke) {
        DagLayout.Node parent = layout.nodes().get(edge.parent());
        DagLayout.Node child = layout.nodes().get(edge.child());
        double half = nodeHeight / 2;
        List<Double> slots = edge.slots();
        int layers = child.layer() - parent.layer();
        double x = x(slots.get(0));
        double y = y(parent.layer()) + half;
        double tip = labelled() ? 5 : 0;
        for (int i = 1; i < slots.size(); i++) {
            boolean last = i == slots.size() - 1;
            int layer = slots.size() - 1 == layers ? parent.layer() + i : child.layer();
            double nextX = x(slots.get(i));
            double nextY = last ? y(child.layer()) - half - tip : y(layer);
            if (Math.max(y, nextY) >= window.y() && Math.min(y, nextY) <= window.bottom()) {
                segment(painter, x, y, nextX, nextY, stroke);
            }
            x = nextX;
            y = nextY;
        }
        if (tip > 0) {
            painter.polygon(new double[] {x - 3.5, x + 3.5, x}, new double[] {y - 1, y - 1, y + tip}, 3, stroke.colour());
        }
    }

    private void segment(Painter painter, double x1, double y1, double x2, double y2, Stroke stroke) {
        if (labelled()) {
            painter.curve(x1, y1, x2, y2, true, stroke);
        } else {
            painter.line(x1, y1, x2, y2, stroke);
        }
    }

    private void node(Painter painter, Palette palette, DagLayout.Node node, Box box, Highlight highlight, Progress progress) {
        int task = index.firstTask(job) + node.position();
        int identity = progress.fills().fill(palette, job, task);
        DrawnState state = progress.state().apply(task);
        int ground = switch (state) {
            case FINISHED -> identity;
            case RUNNING, SUSPENDED -> Colours.mix(identity, palette.of(Tone.SURFACE), TINT);
            case WAITING -> palette.of(Tone.SURFACE);
        };
        double radius = Math.min(5, box.height() / 5);
        boolean selected = highlight.isTask(task);
        painter.fillRound(box, radius, ground);
        Stroke edge = state == DrawnState.WAITING ? Stroke.dashed(palette.of(Tone.TEXT_2), labelled() ? 1.2 : 0.8)
                : Stroke.solid(palette.nodeEdgeOf(identity),
                        labelled() ? 1.2 : 0.6);
        painter.stroke(box, radius, selected ? Stroke.solid(palette.of(Tone.ACCENT), 2.5) : edge);
        if (named()) {
            texts(painter, index.task(task), progress.times(), box,
                    state == DrawnState.WAITING ? palette.of(Tone.TEXT) : Palette.labelOn(ground));
        }
    }

    private void texts(Painter painter, Task task, TimeFigures times, Box box, int ink) {
        double middle = box.x() + box.width() / 2;
        double line = FontRole.CORE.size();
        String takes = times.figure(task.exec());
        String all = takes + " \u00D7 " + Figures.whole(task.cores());
        String figures = painter.width(all, FontRole.CORE) <= box.width() - 2 ? all : takes;
        painter.clipped(box.grown(-2), () -> {
            // A name too long for its node begins at the left edge, where names differ least; hovering has the whole name.
            boolean fits = painter.width(task.id(), FontRole.ROW_STRONG) <= box.width() - 6;
            double baseline = labelled() ? box.centreY() - 2 : box.centreY() + line / 2;
            painter.text(task.id(), fits ? middle : box.x() + 4, baseline, FontRole.ROW_STRONG, ink,
                    fits ? Painter.Anchor.MIDDLE : Painter.Anchor.START);
            if (labelled() && painter.width(figures, FontRole.CORE) <= box.width() - 2) {
                painter.text(figures, middle, box.centreY() + line + 1, FontRole.CORE, ink, Painter.Anchor.MIDDLE);
            }
        });
    }

    /** Position in the job of the task at a point, give or take two pixels. */
    public OptionalInt nodeAt(double px, double py) {
        return layout.nodes().stream().filter(node -> box(node).grown(2).contains(px, py)).mapToInt(DagLayout.Node::position).findFirst();
    }
}
