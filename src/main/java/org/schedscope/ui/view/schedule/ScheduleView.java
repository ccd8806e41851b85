package org.schedscope.ui.view.schedule;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.beans.Observable;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.Region;
import org.schedscope.chart.lane.ColourBy;
import org.schedscope.chart.lane.RowsBy;
import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.paint.TimeFigures;
import org.schedscope.chart.picture.Exportable;
import org.schedscope.chart.picture.Picture;
import org.schedscope.chart.sheet.Sheet;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.draft.RunExports;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.session.WindowState;
import org.schedscope.ui.state.time.TimelineModel;
import org.schedscope.ui.view.kit.Choices;
import org.schedscope.ui.view.kit.Hover;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.View;

/** The schedule over time: Gantt, cores in use, ready queue and violations on one axis. */
public final class ScheduleView extends View {
    /** Ids of the lanes below the clusters, from the top. */
    public static final List<String> LANES = Lane.All.LANES.stream().skip(1).map(Lane::id).toList();
    private static final Texts TEXTS = Messages.of("schedule");
    private static final PseudoClass TIGHT = PseudoClass.getPseudoClass("tight");
    private static final double ROOM_FOR_WORDS = 430;
    private static final double ROOM_FOR_FOLLOW = 820;
    private static final double ROOM_FOR_SCALE = 560;
    private static final double ROOM_FOR_SHOWING = 1_260;
    private static final double ROOM_FOR_LEGEND = 780;
    private static final double MORE_FOR_LEGEND = 320;

    private final Session session;
    private final ScheduleLanes lanes;
    private final ColourLegend legend;
    private final Label showing = new Label();
    /** The last words of it, where the axis has to show the rest. */
    private final Label scale = new Label();
    /** Where there is little room controls lose words that hovering shows, rather than fall off the end. */
    private final BooleanProperty tight = new SimpleBooleanProperty(this, "tight", false);
    private final BooleanProperty brief = new SimpleBooleanProperty(this, "brief", false);
    private boolean describing;

    public ScheduleView(Session session) {
        super("schedule", TEXTS.text("title"));
        this.session = session;
        lanes = new ScheduleLanes(session);
        new ScheduleGestures(session, lanes);
        lanes.frameProperty().addListener((property, before, now) -> {
            // Frames are painted in a layout, during which labels must not change.
            describeSoon();
        });
        // The same bars may be seen of another time.
        session.states().when(this::describeSoon, WindowState::visible, WindowState::run, now -> now.look().theme());
        legend = new ColourLegend(session, lanes.widthProperty());
        legend.node().visibleProperty().bind(Bindings.createBooleanBinding(
                () -> legend.isThere() && lanes.getWidth() > zoomed(ROOM_FOR_LEGEND), lanes.widthProperty(), legend.thereProperty(),
                session.settings().themeProperty()));
        showing.setId("schedule-showing");
        // Where it does not fit, hovering over the button that changes it shows it.
        shownFrom(showing, ROOM_FOR_SHOWING, Double.MAX_VALUE);
        shownFrom(scale, ROOM_FOR_SCALE, ROOM_FOR_SHOWING);
        describe();
        shows(lanes, buildControls());
    }

    /** A label is shown whole or not at all. */
    private void shownFrom(Label label, double least, double most) {
        label.visibleProperty().bind(Bindings.createBooleanBinding(() -> {
            double more = legend.isThere() ? MORE_FOR_LEGEND : 0;
            return lanes.getWidth() > zoomed(least + more) && lanes.getWidth() <= zoomed(most + more);
        }, lanes.widthProperty(), legend.thereProperty(), session.settings().themeProperty()));
        label.managedProperty().bind(label.visibleProperty());
        label.getStyleClass().add("panel-detail");
        label.setMinWidth(Region.USE_PREF_SIZE);
    }

    private Node[] buildControls() {
        ToggleButton follow = new ToggleButton();
        follow.textProperty().bind(Bindings.when(brief).then(TEXTS.text("follow.short")).otherwise(TEXTS.text("follow")));
        Hover.over(follow).says(TEXTS.text("follow"));
        follow.setId("schedule-follow");
        follow.selectedProperty().bindBidirectional(session.timeline().followProperty());
        Button fit = new Button(TEXTS.text("fit"));
        fit.setId("schedule-fit");
        Hover.over(fit).follows(showing.textProperty());
        fit.setOnAction(pressed -> session.timeline().fit());
        MenuButton colour = Choices.menu(TEXTS, "schedule", "colour", session.colours().byProperty(), session.colours()::choose,
                ColourBy.values(), ColourBy::name,
                tight);
        Hover.over(colour, ColourLegend::sentence).follows(legend.toldProperty());
        MenuButton rows = Choices.menu(TEXTS, "schedule", "rows", lanes.rowsProperty(), lanes.rowsProperty()::set, LanesLayout.Rows.CHOICES,
                LanesLayout.Rows::name,
                tight);
        Hover.over(rows).says(TEXTS.text("rows.accessible"));
        rows.getItems().add(0, new SeparatorMenuItem());
        rows.getItems().addAll(0, Choices.items(TEXTS, "rows-by", lanes.bands().byProperty(), lanes.bands().byProperty()::set,
                RowsBy.values(), RowsBy::name));
        rows.textProperty().unbind();
        rows.textProperty().bind(Bindings.createStringBinding(this::rowsText, lanes.rowsProperty(), lanes.bands().byProperty(), tight));
        for (Observable size : new Observable[] {lanes.widthProperty(), session.settings().themeProperty()}) {
            // Sizes change within a layout, which must not be disturbed.
            size.addListener(change -> Platform.runLater(() -> {
                tight.set(lanes.getWidth() < zoomed(ROOM_FOR_WORDS));
                brief.set(lanes.getWidth() < zoomed(ROOM_FOR_FOLLOW));
            }));
        }
        tight.addListener(
                (property, before, now) -> List.of(colour, rows, follow, fit).forEach(c -> c.pseudoClassStateChanged(TIGHT, now)));
        return new Node[] {new RangeChip(session), legend.node(), colour, rows, follow, showing, scale, fit};
    }

    private String rowsText() {
        RowsBy by = lanes.bands().byProperty().get();
        String what = by == RowsBy.CLUSTER ? TEXTS.text("rows." + lanes.rowsProperty().get().name()) : TEXTS.text("rows-by." + by.name());
        return tight.get() ? what : TEXTS.text("rows", what);
    }

    private double zoomed(double width) {
        return width * session.settings().typeScale();
    }

    private void describeSoon() {
        if (!describing) {
            describing = true;
            Platform.runLater(this::describe);
        }
    }

    private void describe() {
        describing = false;
        lanes.frameProperty().get().ifPresent(
                frame -> setDetail(session.playhead().position() == 0 ? TEXTS.text("nothing") : frame.summary(Messages.CHART)));
        TimelineModel timeline = session.timeline();
        long last = session.runs().run().lastTick();
        showing.setText(TEXTS.text("showing", moment(timeline.start()), moment(Math.min(last, timeline.end())), moment(last),
                scale(timeline)));
        scale.setText(scale(timeline));
    }

    private String moment(double tick) {
        return session.times().moment(Math.round(tick));
    }

    private String scale(TimelineModel timeline) {
        double ticks = timeline.ticksPerPixel() / lanes.zoom();
        if (ticks < 1) {
            return TEXTS.text("scale.pixels", Figures.brief(1 / ticks, 1 / ticks >= 10 ? 0 : 1, SpokenLanguage.now()));
        }
        TimeFigures times = session.times();
        return TEXTS.text("scale", times.areTicks() ? TEXTS.text("scale.ticks", Figures.brief(ticks, ticks >= 10 ? 0 : 1,
                SpokenLanguage.now()))
                : times.figure(ticks, 1));
    }

    /** The schedule as it is on the screen, with bookmarks and without if there are any. */
    @Override
    public List<Exportable> exportables() {
        List<Exportable> shown = new ArrayList<>();
        lanes.picture(false).ifPresent(picture -> shown.add(exportable("shown", picture)));
        if (!session.bookmarks().here().isEmpty()) {
            lanes.picture(true).ifPresent(picture -> shown.add(exportable("bookmarks", picture)));
        }
        return shown;
    }

    private Exportable exportable(String name, Consumer<Sheet> picture) {
        String caption = RunExports.captionOfAll(session.snapshot().get());
        return Exportable.ofPicture("schedule-" + name, TEXTS.text("export." + name),
                () -> new Picture(TEXTS.text("title"), caption, Optional.empty(), picture, Messages.CHART));
    }
}
