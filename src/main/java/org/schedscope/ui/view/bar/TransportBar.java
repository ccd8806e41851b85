package org.schedscope.ui.view.bar;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javafx.application.Platform;
import javafx.beans.Observable;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.paint.TimeFigures;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.session.WindowState;
import org.schedscope.ui.state.snapshot.PlayheadSnapshot;
import org.schedscope.ui.state.time.Playhead;
import org.schedscope.ui.view.command.Command;
import org.schedscope.ui.view.command.Commands;
import org.schedscope.ui.view.kit.Hover;
import org.schedscope.ui.view.kit.Icons;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.Nodes;
import org.schedscope.ui.view.kit.TextLabels;

/** Bar of time: steps back and forth, play and its speed, the clock, and the scrubber over the whole run. */
public final class TransportBar extends HBox {
    private static final Texts TEXTS = Messages.WINDOW;
    /** Below this width, in pixels of an ordinary theme, buttons have no words and only the scrubber shows the length of the run. */
    private static final double ROOM_FOR_WORDS = 1160;
    /** Buttons beside those of a lesson in a picture for a room. */
    private static final Set<String> IN_LESSONS = Set.of("transport-event-back", "transport-play", "transport-event");
    private static final String COMPACT = "compact";

    private final Session session;
    private final Playhead playhead;
    private final Label clock = TextLabels.of("0", "clock");
    /** Unseen, as wide as the clock and the line below will get: the scrubber must not move under the pointer that drags it. */
    private final Label room = TextLabels.of("0", "clock");
    private final Label roomBelow = TextLabels.of("", "muted", "small");
    /** The exact tick. */
    private final Hover exact = Hover.over(clock);
    private final Label total = TextLabels.of("", "clock-total");
    private final Label below = TextLabels.of("", "muted", "small");
    private final Label speed = TextLabels.of("", "mono", "small");
    private final Button play;
    private final Button event;
    private boolean showingSpeed;
    private final HBox buttons;
    private final Node speedBox;
    private final Node clockBox;
    private final Scrubber scrubber;
    /** Whether the window is a picture for a room, and whether a lesson's buttons are here in it. */
    private boolean picture;
    private boolean led;

    public TransportBar(Session session, Commands commands) {
        this.session = session;
        playhead = session.playhead();
        getStyleClass().add("transport");
        Map<String, Button> steps = new LinkedHashMap<>();
        for (String id : List.of("to-start", "continue-back", "instant-back", "event-back", "play", "event", "instant", "continue",
                "to-end")) {
            steps.put(id, button(commands.get(id)));
        }
        play = steps.get("play");
        event = steps.get("event");
        buttons = new HBox(6, steps.values().toArray(Node[]::new));
        buttons.getStyleClass().add("steps");
        buttons.setAlignment(Pos.CENTER_LEFT);
        buttons.setMinWidth(Region.USE_PREF_SIZE);
        scrubber = new Scrubber(session);
        HBox.setHgrow(scrubber, Priority.ALWAYS);
        speedBox = speed();
        clockBox = clockBox();
        getChildren().addAll(buttons, speedBox, clockBox, scrubber);
        setMinWidth(0);
        for (Observable size : new Observable[] {widthProperty(), session.settings().themeProperty(),
                session.settings().windowHeightProperty()}) {
            // Sizes change within a layout, which must not be disturbed.
            size.addListener(change -> Platform.runLater(this::fit));
        }
        session.states().follow(now -> now.here().playing(), this::showPlay);
        session.states().when(this::showTime, WindowState::moment, WindowState::run, WindowState::timesAsTicks);
        session.states().follow(WindowState::snapshot, this::showPasses);
        showTime();
    }

    /**
     * In a picture for a room the clock is large and shows the end of the run.
     *
     * @param lead a lesson's buttons, which leave room for steps in time only
     */
    public void showPicture(boolean now, Optional<Node> lead) {
        picture = now;
        led = lead.isPresent();
        for (Node button : buttons.getChildren()) {
            Nodes.show(button, !led || IN_LESSONS.contains(button.getId()));
        }
        if (now) {
            HBox gap = new HBox();
            HBox.setHgrow(gap, Priority.ALWAYS);
            getChildren().setAll(buttons, led ? gap : scrubber, clockBox);
            lead.ifPresent(one -> getChildren().add(0, one));
        } else {
            getChildren().setAll(buttons, speedBox, clockBox, scrubber);
        }
        fit();
        showTime();
        showPasses(session.snapshot().get());
    }

    private void fit() {
        boolean compact = picture || session.settings().isLow() || getWidth() < ROOM_FOR_WORDS * session.settings().typeScale();
        if (compact != getStyleClass().contains(COMPACT)) {
            Nodes.mark(this, COMPACT, compact);
            Nodes.show(total, !compact);
        }
    }

    /** The button that a newcomer presses first. */
    public void focusFirstStep() {
        event.requestFocus();
    }

    /** The button that can always be pressed. */
    public void focusPlay() {
        play.requestFocus();
    }

    private static Button button(Command command) {
        Button button = command.connect(new Button(TEXTS.text("transport." + command.id()), Icons.of(command.id())));
        button.setId("transport-" + command.id());
        button.setAccessibleText(command.text());
        Hover.over(button).says(command.text() + " (" + command.keyText() + ")");
        return button;
    }

    private VBox speed() {
        Slider slider = new Slider();
        slider.setId("speed");
        slider.setAccessibleText(TEXTS.text("transport.speed.accessible"));
        slider.setPrefWidth(140);
        slider.setBlockIncrement(0.1);
        session.states().when(() -> showSpeed(slider), now -> now.here().speed(), WindowState::run, WindowState::timesAsTicks);
        showSpeed(slider);
        slider.valueProperty().addListener((property, before, now) -> {
            if (!showingSpeed) {
                playhead.chooseSpeed(Playhead.rounded(Math.pow(10, now.doubleValue())));
            }
        });
        HBox head = new HBox(8, TextLabels.of(TEXTS.text("transport.speed"), "muted", "small"), Nodes.gap(), speed);
        VBox box = new VBox(4, head, slider);
        box.setAlignment(Pos.CENTER_LEFT);
        box.setMinWidth(Region.USE_PREF_SIZE);
        return box;
    }

    /** The slider goes from a run that takes hours to one that is over in a second. */
    private void showSpeed(Slider slider) {
        showingSpeed = true;
        double now = playhead.here().speed();
        double usual = Math.max(1, session.runs().run().lastTick() / 60.0);
        double value = Math.log10(now);
        slider.setMin(Math.log10(Math.max(Playhead.MIN_SPEED, Math.min(now, usual / 1_000))));
        slider.setMax(Math.log10(Math.max(now, usual * 100)));
        if (Math.abs(slider.getValue() - value) > 0.01) {
            slider.setValue(value);
        }
        speed.setText(session.times().speed(now));
        showingSpeed = false;
    }

    private VBox clockBox() {
        room.setVisible(false);
        roomBelow.setVisible(false);
        StackPane time = new StackPane(room, clock);
        time.setAlignment(Pos.CENTER_RIGHT);
        StackPane passes = new StackPane(roomBelow, below);
        passes.setAlignment(Pos.CENTER_LEFT);
        HBox line = new HBox(6, time, total);
        line.setAlignment(Pos.BASELINE_LEFT);
        VBox box = new VBox(line, passes);
        box.setAlignment(Pos.CENTER_LEFT);
        box.setMinWidth(Region.USE_PREF_SIZE);
        clock.setId("clock");
        return box;
    }

    private void showPlay(boolean playing) {
        play.setText(TEXTS.text(playing ? "transport.pause" : "transport.play"));
        play.setGraphic(Icons.of(playing ? "pause" : "play"));
        showPrimary();
    }

    /** One filled button: before anything has happened the step, then play; none at the end, from where nothing leads on. */
    private void showPrimary() {
        boolean begins = playhead.position() == 0 && !playhead.isPlaying();
        Nodes.mark(event, "primary", begins && !led);
        Nodes.mark(play, "primary", !led && !begins && !playhead.isAtEnd());
    }

    private void showTime() {
        OpenRun run = session.runs().run();
        TimeFigures times = session.times();
        clock.setText(clock(times, playhead.tick()));
        clock.setAccessibleText(times.areTicks() ? null : times.full(playhead.tick()) + ", " + times.tick(playhead.tick()));
        exact.says(times.tick(playhead.tick()));
        room.setText(clock(times, run.lastTick()));
        Nodes.mark(clock, "date", times.areDates());
        Nodes.mark(room, "date", times.areDates());
        roomBelow.setText(below(run, run.lastTick(), run.trace().eventCount()));
        total.setText(times.areDates() ? "" : "/ " + times.moment(run.lastTick()) + (run.complete() ? "" : "\u2026"));
        showPrimary();
    }

    private String clock(TimeFigures times, long tick) {
        return !picture ? times.full(tick)
                : times.areTicks() ? TEXTS.text("transport.clock", times.full(tick)) : times.moment(tick);
    }

    private void showPasses(PlayheadSnapshot snapshot) {
        below.setText(below(snapshot.run(), snapshot.tick(), snapshot.states().passes()));
    }

    private String below(OpenRun run, long tick, int passes) {
        TimeFigures times = session.times(run.workload());
        if (picture) {
            return TEXTS.text("transport.ends", times.moment(run.lastTick()));
        }
        String unit = run.workload().timeUnit();
        String first = !times.areTicks() ? times.elapsedOf(tick, run.lastTick()).orElseGet(() -> TEXTS.text("transport.elapsed"))
                : unit.equals("tick") || times.clock().isTime() ? TEXTS.text("transport.tick") : unit;
        return TEXTS.text("transport.below", first, Figures.whole(passes));
    }
}
