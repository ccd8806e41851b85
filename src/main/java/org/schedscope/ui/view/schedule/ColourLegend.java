package org.schedscope.ui.view.schedule;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.LongFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javafx.application.Platform;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.schedscope.chart.lane.ColourBy;
import org.schedscope.chart.lane.ColourKey;
import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.paint.Palette;
import org.schedscope.query.JobField;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.session.WindowState;
import org.schedscope.ui.state.time.AskedJobs;
import org.schedscope.ui.view.kit.Hover;
import org.schedscope.ui.view.kit.Icons;
import org.schedscope.ui.view.kit.Messages;

/** What the colours of bars mean, where lists do not show it beside names, as those of users and jobs do. */
final class ColourLegend {
    private static final Texts TEXTS = Messages.of("schedule");
    /** About as many letters and chips as there is room for beside the other controls, and from which width on there is more. */
    private static final int ROOM = 44;
    private static final double WIDE = 1_600;
    private static final double LETTER = 7;
    private static final int CHIP = 4;
    private static final int LONGEST = 16;

    private final Session session;
    private final ReadOnlyDoubleProperty width;
    private final HBox node = new HBox();
    private final ReadOnlyStringWrapper told = new ReadOnlyStringWrapper(this, "told", "");
    private final ReadOnlyBooleanWrapper there = new ReadOnlyBooleanWrapper(this, "there", false);
    /** The steps of waits that were shown last. */
    private List<Long> waits = List.of();

    /** @param width of the panel above which it is */
    ColourLegend(Session session, ReadOnlyDoubleProperty width) {
        this.session = session;
        this.width = width;
        node.getStyleClass().add("legend");
        node.setId("schedule-legend");
        node.managedProperty().bind(node.visibleProperty());
        session.states().show(this::show);
        // Sizes change within a layout, which must not be disturbed.
        width.addListener((property, before, now) -> {
            if (Math.max(before.doubleValue(), now.doubleValue()) > WIDE) {
                Platform.runLater(this::fill);
            }
        });
        fill();
    }

    private void show(WindowState before, WindowState now) {
        boolean grown = now.run() != before.run();
        boolean longer = grown && by() == ColourBy.WAIT && !session.colours().wait(now.run()).bounds().equals(waits);
        if (longer || now.differs(before, WindowState::colour, state -> state.facts().comparison(), state -> state.run().number())) {
            fill();
        }
    }

    Node node() {
        return node;
    }

    /** The legend as a sentence. */
    ReadOnlyStringProperty toldProperty() {
        return told.getReadOnlyProperty();
    }

    /** Of that sentence, which can be long. */
    static Tooltip sentence() {
        Tooltip tooltip = new Tooltip();
        tooltip.setWrapText(true);
        tooltip.setMaxWidth(460);
        return tooltip;
    }

    boolean isThere() {
        return there.get();
    }

    /** Whether it has any entry. */
    ReadOnlyBooleanProperty thereProperty() {
        return there.getReadOnlyProperty();
    }

    private ColourBy by() {
        return session.colours().byProperty().get();
    }

    private void fill() {
        node.getChildren().clear();
        told.set(TEXTS.text("colour.accessible"));
        switch (by()) {
            case SHIFT -> shift();
            case VALUE -> value();
            case WAIT -> waits();
            case CORES -> cores();
            case ORDER -> order();
            case QUEUE, KIND, TYPE -> names();
            case USER, JOB -> {
            }
        }
        node.setAccessibleText(told.get());
        there.set(!node.getChildren().isEmpty());
    }

    private void tell(String key) {
        told.set(TEXTS.text(key));
    }

    private void add(Node chip, String text) {
        node.getChildren().addAll(chip, new Label(text));
    }

    /** An entry whose jobs or tasks a click lights, and a second one lights no more. */
    private void add(Node chip, String text, Optional<String> query) {
        if (query.isEmpty()) {
            add(chip, text);
            return;
        }
        Hyperlink entry = new Hyperlink(text, chip);
        Hover.over(entry).says(TEXTS.text("colour.ask", query.get()));
        entry.setOnAction(pressed -> session.askedJobs().turn(query.get()));
        node.getChildren().add(entry);
    }

    private void addAlone(String key) {
        tell(key);
        node.getChildren().add(new Label(TEXTS.text(key)));
    }

    private static Region chip(String style) {
        Region chip = new Region();
        chip.getStyleClass().addAll("chip", style);
        return chip;
    }

    private void value() {
        if (!session.runs().run().index().columns().anyCurve()) {
            addAlone("colour.legend.none");
            return;
        }
        tell("colour.legend.told");
        add(Icons.valueChip(OptionalInt.empty()), TEXTS.text("colour.legend.open"));
        for (int step = 0; step <= Palette.VALUE_STEPS; step++) {
            add(Icons.valueChip(OptionalInt.of(step)), TEXTS.text("colour.legend." + step));
        }
    }

    private void shift() {
        if (!session.colours().canTellShift()) {
            addAlone(session.answers().compare().base().isPresent() ? "colour.shift.wait" : "colour.shift.none");
            tell("colour.shift.none");
            return;
        }
        tell("colour.shift.told");
        for (String which : List.of("earlier", "same", "later")) {
            add(chip("shift-" + which), TEXTS.text("colour.shift." + which));
        }
    }

    private void waits() {
        tell("colour.wait.told");
        waits = session.colours().wait(session.runs().run()).bounds();
        add(Icons.waitChip(OptionalInt.empty()), TEXTS.text("colour.wait.none"), Optional.of("wait = 0"));
        steps("wait", waits, session.times()::figure);
    }

    private void cores() {
        tell("colour.cores.told");
        steps("task.cores", session.colours().cores(session.runs().run()).bounds(), Figures::whole);
    }

    /** A step of heat for each of the largest values. */
    private void steps(String field, List<Long> bounds, LongFunction<String> figure) {
        for (int step = 1; step <= bounds.size(); step++) {
            String query = field + " <= " + bounds.get(step - 1);
            add(Icons.waitChip(OptionalInt.of(step)), figure.apply(bounds.get(step - 1)),
                    Optional.of(step == 1 ? field + " > 0 and " + query : field + " > " + bounds.get(step - 2) + " and " + query));
        }
    }

    private void order() {
        tell("colour.order.told");
        add(chip("identity-1"), TEXTS.text("colour.order.overtook"));
        add(chip("value-open"), TEXTS.text("colour.order.in-order"));
    }

    /** The query for those of a name; none where jobs or tasks have no field for the colour. */
    private Optional<String> query(String name) {
        return switch (by()) {
            case QUEUE -> AskedJobs.ask(JobField.QUEUE, name);
            case KIND -> AskedJobs.ask(JobField.TASK_KIND, name);
            case TYPE -> AskedJobs.ask(JobField.TASK_TYPE, name);
            default -> Optional.empty();
        };
    }

    /** Names as far as there is room, how many there are besides, and all that own a hue in the sentence. */
    private void names() {
        ColourKey key = session.colours().of(session.runs().run().index());
        List<String> names = key.names().stream().map(name -> name.equals(ColourKey.NO_QUEUE) ? TEXTS.text("colour.queue.no") : name)
                .toList();
        if (by() == ColourBy.QUEUE && key.names().equals(List.of(ColourKey.NO_QUEUE))) {
            addAlone("colour.queue.none");
            return;
        }
        if (names.size() < 2) {
            return;
        }
        int[] listed = key.byColour();
        int room = ROOM + (int) Math.max(0, (width.get() / session.settings().typeScale() - WIDE) / LETTER);
        int shown = 0;
        while (shown < listed.length && room >= CHIP + Math.min(LONGEST, names.get(listed[shown]).length())) {
            String name = names.get(listed[shown]);
            room -= CHIP + Math.min(LONGEST, name.length());
            add(chip("identity-" + key.ofName(listed[shown])), name.length() <= LONGEST ? name
                    : name.substring(0, LONGEST - 1) + "\u2026", query(key.names().get(listed[shown])));
            shown++;
        }
        if (shown < listed.length) {
            node.getChildren().add(new Label("+ " + Figures.whole(listed.length - shown)));
        }
        told.set(TEXTS.text("colour.names", TEXTS.text("colour." + by().name()), IntStream.of(listed).limit(Palette.FILLS)
                .mapToObj(names::get).collect(Collectors.joining(", ")) + (listed.length > Palette.FILLS ? ", \u2026" : "")));
    }
}
