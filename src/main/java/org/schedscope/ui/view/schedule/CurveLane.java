package org.schedscope.ui.view.schedule;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.schedscope.chart.index.Moment;
import org.schedscope.chart.index.StepFunction;
import org.schedscope.chart.index.TraceIndex;
import org.schedscope.chart.lane.LaneContext;
import org.schedscope.chart.lane.LoadLane;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.base.Lanes;

/**
 * A number over time as steps.
 *
 * @param most laid out pixels that it grows to
 * @param share of the room that is left over
 * @param words what a value is
 */
record CurveLane(String id, double most, double share, LoadOf load, Function<TraceIndex, StepFunction> series,
        Words words) implements Lane {
    static final CurveLane USE = new CurveLane("use", 120, 1.0 / 3, LoadLane.Load::coresInUse, TraceIndex::coresInUse,
            (value, at) -> ScheduleTexts.use(value, at.trace().run().platform().totalCores()));
    static final CurveLane QUEUE = new CurveLane("queue", 100, 1.0 / 4, LoadLane.Load::queueLength, TraceIndex::queueLength,
            (value, at) -> ScheduleTexts.queue(value));
    private static final double OPEN = 46;
    /** With a name, but without a fact below it. */
    private static final double LEAST = 18;
    /** From the upper edge to the middle of the name. */
    private static final double MIDDLE = 17;

    /** What a lane shows of a run at a moment. */
    interface LoadOf {
        LoadLane.Load of(TraceIndex index, Moment at, Texts texts);
    }

    /** Describes a value. */
    interface Words {
        List<String> of(int value, Moment at);
    }

    @Override
    public Heights heights(ScheduleScene scene, double room) {
        return heights(scene.look(this));
    }

    Heights heights(Lanes.Look look) {
        if (look.shown() == Lanes.Shown.FOLDED) {
            return Heights.fixed(head());
        }
        return look.height().isPresent() ? Heights.fixed(Math.max(LEAST, look.height().getAsDouble()))
                : new Heights(LEAST, OPEN, most, share);
    }

    @Override
    public Painted paint(ScheduleScene scene, LanesFrame frame, LanesLayout.Strip strip) {
        LaneContext context = frame.context();
        LoadLane.Load shown = scene.staged().withEarlier(load.of(scene.index(), context.at(), context.texts()), series);
        if (strip.folded()) {
            LoadLane.paintFolded(context, shown, strip.top(), strip.height(), MARGIN);
        } else {
            LoadLane.paint(context, shown, strip.top(), strip.height(), MARGIN);
        }
        context.foldMark(strip.top() + (strip.folded() ? strip.height() / 2 : Math.min(MIDDLE, strip.height() / 2)), strip.folded());
        return (x, y) -> {
            double tick = context.scale().tickAt(x);
            Moment at = context.at();
            return tick < 0 || tick > at.now() ? Optional.empty() : Optional.of(Hit.described(() -> {
                int position = Math.min(at.position(), at.trace().positionAfter((long) Math.floor(tick)));
                return words.of(series.apply(scene.index()).valueAt(position), at);
            }));
        };
    }
}
