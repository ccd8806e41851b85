package org.schedscope.ui.view.bar;

import java.util.List;
import java.util.function.Function;
import javafx.css.CssMetaData;
import javafx.css.SimpleStyleableObjectProperty;
import javafx.css.Styleable;
import javafx.css.StyleableProperty;
import javafx.css.StyleablePropertyFactory;
import javafx.geometry.VPos;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.paint.Paint;
import javafx.scene.text.Font;
import javafx.scene.text.TextAlignment;
import org.schedscope.chart.lane.AxisMarks;
import org.schedscope.chart.lane.TimeScale;
import org.schedscope.ui.state.answer.LoadProfile;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.session.WindowState;
import org.schedscope.ui.state.time.Playhead;
import org.schedscope.ui.state.time.TimelineModel;
import org.schedscope.ui.view.base.PaintedRegion;
import org.schedscope.ui.view.kit.Messages;

/** Load over the whole run, what of it is visible, and the playhead, which a press or drag takes anywhere. */
final class Scrubber extends PaintedRegion {
    private static final StyleablePropertyFactory<Scrubber> STYLE = new StyleablePropertyFactory<>(Region.getClassCssMetaData());
    private static final CssMetaData<Scrubber, Paint> GROUND = paint("-ss-ground", s -> s.ground);
    private static final CssMetaData<Scrubber, Paint> PAST = paint("-ss-past", s -> s.past);
    private static final CssMetaData<Scrubber, Paint> OUTLINE = paint("-ss-outline", s -> s.outline);
    private static final CssMetaData<Scrubber, Paint> WINDOW_EDGE = paint("-ss-window-edge", s -> s.windowEdge);
    private static final CssMetaData<Scrubber, Paint> HEAD = paint("-ss-head", s -> s.head);
    private static final CssMetaData<Scrubber, Paint> LABEL = paint("-ss-label", s -> s.label);
    private static final double AXIS = 14;
    private static final double LABEL_SIZE = 10;
    /** Width of a digit in sizes of its type. */
    private static final double DIGIT = 0.6;
    private static final double TOP = 2;
    private static final double LABEL_GAP = 90;

    private final SimpleStyleableObjectProperty<Paint> ground = new SimpleStyleableObjectProperty<>(GROUND, this, "ground",
            Color.WHITESMOKE);
    private final SimpleStyleableObjectProperty<Paint> past = new SimpleStyleableObjectProperty<>(PAST, this, "past", Color.SLATEGRAY);
    private final SimpleStyleableObjectProperty<Paint> outline = new SimpleStyleableObjectProperty<>(OUTLINE, this, "outline",
            Color.LIGHTGRAY);
    private final SimpleStyleableObjectProperty<Paint> windowEdge = new SimpleStyleableObjectProperty<>(WINDOW_EDGE, this, "windowEdge",
            Color.BLUE);
    private final SimpleStyleableObjectProperty<Paint> head = new SimpleStyleableObjectProperty<>(HEAD, this, "head", Color.BLACK);
    private final SimpleStyleableObjectProperty<Paint> label = new SimpleStyleableObjectProperty<>(LABEL, this, "label", Color.DIMGRAY);

    private final Canvas canvas = new Canvas();
    private final Session session;

    Scrubber(Session session) {
        this.session = session;
        getStyleClass().add("scrubber");
        setId("scrubber");
        setAccessibleText(Messages.WINDOW.text("scrubber.accessible"));
        setMinSize(120, 40);
        setPrefSize(500, 44);
        getChildren().add(canvas);
        addEventHandler(MouseEvent.MOUSE_PRESSED, this::seek);
        addEventHandler(MouseEvent.MOUSE_DRAGGED, this::seek);
        session.answers().load().valueProperty().addListener(change -> requestLayout());
        session.states().when(this::requestLayout, WindowState::moment, WindowState::visible, WindowState::timesAsTicks);
        for (SimpleStyleableObjectProperty<Paint> colour : List.of(ground, past, outline, windowEdge, head, label)) {
            colour.addListener(change -> requestLayout());
        }
    }

    private static CssMetaData<Scrubber, Paint> paint(String property,
            Function<Scrubber, StyleableProperty<Paint>> of) {
        return STYLE.createPaintCssMetaData(property, of, Color.GRAY, false);
    }

    @Override
    public List<CssMetaData<? extends Styleable, ?>> getCssMetaData() {
        return STYLE.getCssMetaData();
    }

    private void seek(MouseEvent event) {
        double share = Math.max(0, Math.min(1, event.getX() / Math.max(1, getWidth())));
        Playhead playhead = session.playhead();
        playhead.seekTick(Math.round(share * session.answers().load().get().lastTick()));
        event.consume();
    }

    /** Painting belongs to the layout pass: however much changes within a frame, it is painted once. */
    @Override
    protected void lay() {
        canvas.setWidth(getWidth());
        canvas.setHeight(getHeight());
        GraphicsContext g = canvas.getGraphicsContext2D();
        double width = getWidth();
        double bottom = Math.floor(getHeight() - AXIS * typeScale());
        LoadProfile load = session.answers().load().get();
        double scale = width / Math.max(1, load.lastTick());
        double now = session.playhead().tick() * scale;
        g.clearRect(0, 0, width, getHeight());
        g.setFill(ground.get());
        g.fillRect(0, TOP, width, bottom - TOP);
        paintLoad(g, load, width, bottom, now);
        g.setStroke(outline.get());
        g.setLineWidth(1);
        g.strokeRect(0.5, TOP + 0.5, width - 1, bottom - TOP - 1);
        paintVisiblePart(g, scale, width, bottom);
        paintAxis(g, load.lastTick(), scale, width, bottom);
        g.setStroke(head.get());
        g.setLineWidth(2);
        double x = Math.max(1, Math.min(width - 1, Math.round(now)));
        g.strokeLine(x, 0, x, bottom + 2);
        g.setFill(head.get());
        g.fillPolygon(new double[] {x - 4, x + 4, x}, new double[] {0, 0, 5}, 3);
    }

    private void paintLoad(GraphicsContext g, LoadProfile load, double width, double bottom, double now) {
        double height = bottom - TOP;
        g.setFill(past.get());
        for (int x = 0; x < width; x++) {
            int part = (int) Math.min(load.parts() - 1, Math.max(0, x * load.parts() / width));
            g.setGlobalAlpha(x < now ? 1 : 0.4);
            double high = load.share(part) * (height - 2);
            g.fillRect(x, bottom - high, 1, high);
        }
        g.setGlobalAlpha(1);
    }

    private void paintVisiblePart(GraphicsContext g, double scale, double width, double bottom) {
        TimelineModel timeline = session.timeline();
        if (timeline.isFitted()) {
            return;
        }
        double from = Math.max(0.5, Math.round(timeline.start() * scale) + 0.5);
        double to = Math.min(width - 0.5, Math.round(timeline.end() * scale) + 0.5);
        g.setFill(windowEdge.get());
        g.setGlobalAlpha(0.12);
        g.fillRect(from, TOP, to - from, bottom - TOP);
        g.setGlobalAlpha(1);
        g.setStroke(windowEdge.get());
        g.setLineWidth(1);
        g.strokeRect(from, TOP + 0.5, to - from, bottom - TOP - 1);
    }

    private void paintAxis(GraphicsContext g, long lastTick, double scale, double width, double bottom) {
        g.setFill(label.get());
        g.setFont(Font.font("JetBrains Mono", LABEL_SIZE * typeScale()));
        g.setTextBaseline(VPos.TOP);
        TimeScale axis = new TimeScale(0, scale, 0, width);
        double room = LABEL_GAP * typeScale();
        AxisMarks marks = AxisMarks.of(axis, session.times(), room, typeScale() * 1.3);
        for (AxisMarks.Mark mark : marks.labels()) {
            if (mark.tick() < 0) {
                continue;
            }
            // There is one row only: where a year or a day begins, its label takes the place of the tick's.
            String text = marks.heads().stream().filter(head -> head.tick() == mark.tick()).findFirst().orElse(mark).label();
            double x = mark.tick() * scale;
            double half = text.length() * DIGIT * LABEL_SIZE * typeScale() / 2;
            boolean last = x > width - half;
            g.setTextAlign(x < half ? TextAlignment.LEFT : last ? TextAlignment.RIGHT : TextAlignment.CENTER);
            g.fillText(text, last ? width : Math.max(0, x), bottom + 3);
        }
    }

    private double typeScale() {
        return session.settings().typeScale();
    }
}
