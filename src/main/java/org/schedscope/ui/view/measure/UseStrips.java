package org.schedscope.ui.view.measure;

import javafx.scene.canvas.Canvas;
import org.schedscope.chart.index.Moment;
import org.schedscope.chart.index.TraceIndex;
import org.schedscope.chart.lane.AxisLane;
import org.schedscope.chart.lane.LaneContext;
import org.schedscope.chart.lane.LoadLane;
import org.schedscope.chart.lane.TimeScale;
import org.schedscope.chart.paint.Box;
import org.schedscope.chart.paint.Stroke;
import org.schedscope.chart.paint.Tone;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.session.WindowState;
import org.schedscope.ui.view.base.PaintedRegion;
import org.schedscope.ui.view.canvas.ChartLook;
import org.schedscope.ui.view.kit.Messages;

/** Cores in use and, where tasks need some, memory, directly below the heatmap and on its axis (Tóth, Klusáček 2014, Fig. 7). */
final class UseStrips extends PaintedRegion {
    private static final double GAP = 8;

    private final Session session;
    private final ChartLook look;
    private final Canvas canvas = new Canvas();

    UseStrips(Session session) {
        this.session = session;
        look = new ChartLook(session, this::requestLayout);
        setId("use-strips");
        setAccessibleText(Messages.of("users").text("use.accessible"));
        setMinSize(0, 0);
        getChildren().add(canvas);
        session.states().when(this::requestLayout, WindowState::run, WindowState::moment, WindowState::visible,
                WindowState::timesAsTicks);
    }

    @Override
    protected void lay() {
        double width = Math.floor(getWidth());
        double height = Math.floor(getHeight());
        if (getScene() == null || width < 1 || height < 1) {
            return;
        }
        canvas.setWidth(width);
        canvas.setHeight(height);
        paint(height / look.zoom());
    }

    private void paint(double height) {
        TimeScale scale = new TimeScale(session.timeline().start(), 1 / session.timeline().ticksPerPixel(), TimeScale.GUTTER,
                session.timeline().width());
        TraceIndex index = session.index().towards(session.runs().run(), session.playhead().position(), this::layAgain);
        Moment moment = session.index().seen(session.playhead().moment());
        LaneContext context = new LaneContext(look.painter(canvas), look.palette(), scale, moment, Messages.CHART, session.times());
        context.painter().fill(new Box(0, 0, canvas.getWidth(), canvas.getHeight()), look.palette().of(Tone.SURFACE));
        AxisLane.paintGround(context, 0, height, true);
        double strip = index.needsMemory() ? (height - 2 * GAP) / 2 : height - GAP;
        LoadLane.paint(context, LoadLane.Load.coresInUse(index, moment, context.texts()), 0, strip);
        if (index.needsMemory()) {
            LoadLane.paint(context, LoadLane.Load.memoryInUse(index, moment, context.texts()), strip + GAP, strip);
        }
        double now = scale.x(moment.now());
        if (now >= scale.left() && now <= scale.right()) {
            context.painter().line(now, 0, now, height, Stroke.solid(look.palette().of(Tone.PLAYHEAD), 1.6));
        }
    }
}
