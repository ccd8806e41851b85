package org.schedscope.chart.gantt;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.schedscope.chart.index.Moment;
import org.schedscope.chart.index.TraceIndex;
import org.schedscope.chart.lane.Highlight;
import org.schedscope.chart.lane.LaneContext;
import org.schedscope.chart.paint.Box;
import org.schedscope.chart.paint.Colours;
import org.schedscope.chart.paint.Curves;
import org.schedscope.chart.paint.Stroke;
import org.schedscope.chart.paint.Tone;
import org.schedscope.model.Dependency;
import org.schedscope.trace.Trace;

/**
 * The dependencies of the selection, from bar to bar.
 *
 * @param links in the order in which they are drawn: what matters most comes last
 */
record GanttLinks(List<Link> links) {
    enum Kind {
        OTHER, PATH, CHILD, PARENT, LAST_PARENT
    }

    record Link(Kind kind, double x1, double y1, double x2, double y2) {
        /** Whether the curve passes a box; checked at points of it. */
        boolean crosses(Box box) {
            double reach = Curves.reach(x2 - x1);
            for (int i = 1; i < 32; i++) {
                double t = i / 32.0;
                double u = 1 - t;
                double x = u * u * u * x1 + 3 * u * u * t * (x1 + reach) + 3 * u * t * t * (x2 - reach) + t * t * t * x2;
                double y = (u * u * u + 3 * u * u * t) * y1 + (3 * u * t * t + t * t * t) * y2;
                if (box.contains(x, y)) {
                    return true;
                }
            }
            return false;
        }
    }

    GanttLinks {
        links = List.copyOf(links);
    }

    static GanttLinks of(TraceIndex index, Moment at, Highlight highlight, List<GanttFrame.Bar> bars) {
        if (highlight.job().isEmpty()) {
            return new GanttLinks(List.of());
        }
        Map<Integer, GanttFrame.Bar> first = new HashMap<>();
        Map<Integer, GanttFrame.Bar> last = new HashMap<>();
        for (GanttFrame.Bar bar : bars) {
            first.merge(bar.task(), bar, (a, b) -> b.piece() < a.piece() ? b : a);
            last.merge(bar.task(), bar, (a, b) -> b.piece() > a.piece() ? b : a);
        }
        List<Link> links = new ArrayList<>();
        Trace trace = at.trace();
        int job = highlight.job().getAsInt();
        int from = trace.index().firstTask(job);
        for (int task = from; task < trace.index().firstTask(job + 1); task++) {
            OptionalInt decisive = highlight.isTask(task) ? index.history().lastParent(task, at) : OptionalInt.empty();
            for (Dependency dependency : trace.index().task(task).parents()) {
                int parent = from + dependency.parent();
                if (!first.containsKey(task) || !last.containsKey(parent)) {
                    continue;
                }
                if (!highlight.showsLink(from, parent, task)) {
                    continue;
                }
                Kind kind = decisive.isPresent() && decisive.getAsInt() == parent ? Kind.LAST_PARENT
                        : highlight.isTask(task) ? Kind.PARENT : highlight.isTask(parent) ? Kind.CHILD
                                : highlight.isOnPath(from, parent, task) ? Kind.PATH : Kind.OTHER;
                Box a = last.get(parent).box();
                Box b = first.get(task).box();
                links.add(new Link(kind, a.right(), a.centreY(), b.x(), b.centreY()));
            }
        }
        links.sort((a, b) -> a.kind().compareTo(b.kind()));
        return new GanttLinks(links);
    }

    void paint(LaneContext context) {
        for (Link link : links) {
            Stroke stroke = switch (link.kind()) {
                case OTHER -> Stroke.solid(Colours.fade(context.tone(Tone.TEXT_2), 0.5), 1);
                case PATH, CHILD, PARENT -> context.line(Tone.TEXT, 1.5);
                case LAST_PARENT -> context.line(Tone.ACCENT, 2.2);
            };
            // Parts a line from bars of its colour, and lets them be seen.
            Stroke halo = Stroke.solid(Colours.fade(context.tone(Tone.SURFACE), 0.6), stroke.width() + 1.6);
            double tip = link.x2() - 5;
            if (link.kind() != Kind.OTHER) {
                context.painter().curve(link.x1(), link.y1(), tip, link.y2(), false, halo);
            }
            context.painter().curve(link.x1(), link.y1(), tip, link.y2(), false, stroke);
            context.painter().polygon(new double[] {link.x2(), tip - 1, tip - 1}, new double[] {link.y2(), link.y2() - 3.5, link.y2()
                    + 3.5}, 3,
                    stroke.colour());
        }
    }
}
