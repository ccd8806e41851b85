package org.schedscope.ui.view.schedule;

import java.util.List;
import org.schedscope.chart.gantt.GanttFrame;
import org.schedscope.chart.gantt.GanttLane;
import org.schedscope.chart.gantt.RunTag;
import org.schedscope.chart.lane.Highlight;
import org.schedscope.chart.lane.LaneContext;
import org.schedscope.chart.lane.RangeMark;
import org.schedscope.lesson.RunLabel;
import org.schedscope.metrics.range.RunPart;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.compare.CompareModel;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.kit.Messages;

/** What tells two runs apart in the lanes, and what a lesson stages there. */
record StagedLanes(Session session) {
    private static final Texts TEXTS = Messages.of("schedule");
    private static final Texts LESSON = Messages.of("lesson");

    private CompareModel compare() {
        return session.answers().compare();
    }

    boolean isStaged() {
        return compare().stagedProperty().get().isPresent();
    }

    /** The name of one of two runs: its number, or, if a lesson shows them, in what it differs from the other. */
    RunTag tag(OpenRun run, OpenRun other, boolean upper) {
        return new RunTag(isStaged() ? RunLabel.of(run.spec(), other.spec(), LESSON)
                : TEXTS.text("run", Integer.toString(session.runs().labelOf(run))), upper);
    }

    /** Where tasks stood in the other run: those of the selected job, and as a lesson wants it all of them. */
    void paintGhosts(GanttLane gantt, GanttFrame shown, Highlight highlight) {
        if (isStaged()) {
            compare().stagedProperty().get().filter(other -> !other.inRows())
                    .ifPresent(other -> gantt.paintAllGhosts(shown, highlight, other.shift()));
        } else {
            compare().get().ifPresent(compared -> gantt.paintGhosts(shown, highlight, compared.shift()));
        }
    }

    /** A soft band over the ticks that a lesson speaks of. */
    void paintMarked(LaneContext context, LanesLayout layout) {
        session.lessons().stage().markedProperty().get().ifPresent(ticks -> new RangeMark(context,
                RunPart.ofTicks((long) ticks.from(), (long) ticks.to())).paint(LanesLayout.GANTT_TOP, layout.ganttBottom(), List.of()));
    }
}
