package org.schedscope.ui.view;

import java.util.List;
import javafx.application.Platform;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import org.schedscope.chart.ColourBy;
import org.schedscope.chart.Figures;
import org.schedscope.ui.state.Session;
import org.schedscope.ui.state.TimelineModel;

/** The schedule over time: Gantt, cores in use, ready queue and violations on one axis. */
final class ScheduleView implements View {
    private static final Messages TEXTS = new Messages("schedule");
    private static final double ROOM_FOR_SHOWING = 640;

    private final Session session;
    private final ScheduleLanes lanes;
    private final ReadOnlyStringWrapper detail = new ReadOnlyStringWrapper("");
    private final Label showing = new Label();
    private final List<Node> controls;

    ScheduleView(Session session) {
        this.session = session;
        lanes = new ScheduleLanes(session, new ChartLook(session));
        lanes.frameProperty().addListener((property, before, now) -> {
            // Frames are painted in a layout, during which labels must not change.
            Platform.runLater(this::describe);
        });
        showing.setId("schedule-showing");
        // Where it does not fit it is told by hovering over the button that changes it.
        showing.visibleProperty().bind(lanes.widthProperty().greaterThan(ROOM_FOR_SHOWING));
        showing.managedProperty().bind(showing.visibleProperty());
        showing.getStyleClass().add("panel-detail");
        controls = buildControls();
        describe();
    }

    private List<Node> buildControls() {
        ToggleButton follow = new ToggleButton(TEXTS.text("follow"));
        follow.setId("schedule-follow");
        follow.selectedProperty().bindBidirectional(session.timeline().followProperty());
        Button fit = new Button(TEXTS.text("fit"));
        fit.setId("schedule-fit");
        Tooltip shown = new Tooltip();
        shown.textProperty().bind(showing.textProperty());
        fit.setTooltip(shown);
        fit.setOnAction(pressed -> session.timeline().fit());
        return List.of(Choices.menu(TEXTS, "schedule", "colour", session.colouring().byProperty(), ColourBy.values(), ColourBy::name),
                Choices.menu(TEXTS, "schedule", "rows", lanes.rowsProperty(), LanesLayout.Rows.values(), LanesLayout.Rows::name), follow,
                        showing, fit);
    }

    private void describe() {
        lanes.frameProperty().get().ifPresent(
                frame -> detail.set(session.playhead().position() == 0 ? TEXTS.text("nothing") : frame.summary()));
        TimelineModel timeline = session.timeline();
        long last = session.runs().run().lastTick();
        showing.setText(TEXTS.text("showing", whole(timeline.start()), whole(Math.min(last, timeline.end())), whole(last),
                scale(timeline)));
    }

    private static String whole(double tick) {
        return Figures.whole(Math.round(tick));
    }

    private String scale(TimelineModel timeline) {
        double ticks = timeline.ticksPerPixel() / lanes.zoom();
        if (ticks < 1) {
            return TEXTS.text("scale.pixels", Figures.brief(1 / ticks, 1 / ticks >= 10 ? 0 : 1));
        }
        return TEXTS.text("scale", Figures.brief(ticks, ticks >= 10 ? 0 : 1));
    }

    @Override
    public ObservableValue<String> title() {
        return new SimpleStringProperty(TEXTS.text("title"));
    }

    @Override
    public ObservableValue<String> detail() {
        return detail.getReadOnlyProperty();
    }

    @Override
    public List<Node> controls() {
        return controls;
    }

    @Override
    public Node node() {
        return lanes;
    }
}
