package org.schedscope.slide;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.schedscope.breakpoint.BreakpointMatch;
import org.schedscope.chart.gantt.ClusterBands;
import org.schedscope.chart.gantt.GanttFrame;
import org.schedscope.chart.gantt.GanttGutter;
import org.schedscope.chart.gantt.GanttLane;
import org.schedscope.chart.gantt.RunTag;
import org.schedscope.chart.index.Moment;
import org.schedscope.chart.index.TraceIndex;
import org.schedscope.chart.lane.Fills;
import org.schedscope.chart.lane.Highlight;
import org.schedscope.chart.lane.LaneContext;
import org.schedscope.chart.lane.RangeMark;
import org.schedscope.lesson.Lesson;
import org.schedscope.lesson.LessonRun;
import org.schedscope.lesson.RunLabel;
import org.schedscope.lesson.Staging;
import org.schedscope.lesson.Step;
import org.schedscope.metrics.range.RunPart;
import org.schedscope.model.Cluster;
import org.schedscope.text.Texts;
import org.schedscope.trace.ScheduleShift;
import org.schedscope.trace.Trace;

/**
 * The rows of a step: of its run, and perhaps of another one above it or as outlines behind it.
 *
 * @param staging display of the step
 * @param other the run shown with it
 * @param name label of the step's run
 * @param otherName label of the other run
 */
record RunsTogether(LessonRun run, BreakpointMatch at, Staging staging, Optional<LessonRun> other, String name, String otherName) {
    /** @param words texts of lessons */
    static RunsTogether of(Lesson lesson, Step step, Texts words) {
        LessonRun run = lesson.runOf(step);
        Staging staging = step.staging();
        Optional<LessonRun> other = staging.compared().isPresent() ? Optional.of(lesson.runs().get(staging.compared().getAsInt()))
                : Optional.empty();
        return new RunsTogether(run, step.at(), staging, other,
                other.map(beside -> RunLabel.of(run.spec(), beside.spec(), words)).orElse(""),
                other.map(beside -> RunLabel.of(beside.spec(), run.spec(), words)).orElse(""));
    }

    private static List<Cluster> clusters(LessonRun of) {
        return of.trace().platform().clusters();
    }

    /** Whether there are rows of two runs, which need platforms with equally many clusters. */
    boolean areTwo() {
        return staging.beside().isPresent() && clusters(other.orElseThrow()).size() == clusters(run).size();
    }

    /** All rows; those of two runs alternate. */
    ClusterBands bands(double row) {
        if (!areTwo()) {
            return ClusterBands.laidOut(clusters(run), Set.of(), row);
        }
        List<Cluster> all = new ArrayList<>();
        for (int cluster = 0; cluster < clusters(run).size(); cluster++) {
            all.add(clusters(other.orElseThrow()).get(cluster));
            all.add(clusters(run).get(cluster));
        }
        return ClusterBands.laidOut(all, Set.of(), List.of(), ClusterBands.LEAST_OF_TWO, row);
    }

    /** The rows of the step's own run. */
    ClusterBands own(ClusterBands all) {
        return areTwo() ? all.everySecond(1) : all;
    }

    /**
     * Paints the rows and highlights.
     *
     * @param all as placed by {@link #bands}
     */
    void paint(LaneContext context, ClusterBands all, double top, double bottom, Fills fills, Highlight selected) {
        GanttLane lane = lane(run, context, own(all), top, bottom);
        if (areTwo()) {
            LaneContext there = new LaneContext(context.painter(), context.palette(), context.scale(), otherMoment(), context.texts());
            lane(other.orElseThrow(), there, all.everySecond(0), top, bottom).paint(fills, selected,
                    GanttGutter.Fact.BUSY_THEN, Optional.of(new RunTag(otherName, true)));
            lane.paint(fills, selected, GanttGutter.Fact.BUSY_THEN, Optional.of(new RunTag(name, false)));
        } else {
            GanttFrame frame = lane.paint(fills, selected, GanttGutter.Fact.BUSY_THEN);
            if (staging.ghost().isPresent()) {
                lane.paintGhosts(frame.bars(), selected, new ScheduleShift(other.orElseThrow().trace(), run.trace()));
            }
        }
        staging.highlight().ifPresent(ticks -> new RangeMark(context, RunPart.ofTicks(ticks.from(), ticks.to())).paint(top, bottom,
                List.of()));
    }

    private static GanttLane lane(LessonRun of, LaneContext context, ClusterBands bands, double top, double bottom) {
        TraceIndex index = new TraceIndex(of.trace(), context.at().position());
        return new GanttLane(index, context, bands, context.timeArea(top, bottom), List.of());
    }

    /** The same tick of the other run; its end for the end of the step's run. */
    private Moment otherMoment() {
        Trace trace = other.orElseThrow().trace();
        long tick = at.position() == run.trace().eventCount() ? Math.max(at.tick(), trace.lastTick()) : at.tick();
        return new Moment(trace, trace.positionAfter(tick), tick);
    }
}
