package org.schedscope.ui.view.lesson;

import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ChangeListener;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.schedscope.chart.paint.Figures;
import org.schedscope.lesson.Lesson;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.draft.LessonMaker.Checked;
import org.schedscope.ui.state.draft.LessonMaker.Hindrance;
import org.schedscope.ui.state.draft.LessonMaker;
import org.schedscope.ui.state.draft.MadeStep;
import org.schedscope.ui.state.lesson.LessonModel;
import org.schedscope.ui.state.session.WindowState;
import org.schedscope.ui.state.session.WindowStates;
import org.schedscope.ui.view.field.FieldControls;
import org.schedscope.ui.view.field.FieldRows;
import org.schedscope.ui.view.kit.TextLabels;

/** Panel in which a lesson is made: verbs, title, steps, the form of the chosen step, and the first flaw. */
final class MakerPanel {
    private static final Texts TEXTS = LessonView.TEXTS;
    private static final double LIST_HEIGHT = 112;
    /** What is seen above a field that has the focus: its caption. */
    private static final double ABOVE = 34;

    private final WindowStates states;
    private final LessonMaker maker;
    private final TextField title = new TextField();
    private final ListView<MadeStep> list;
    private final Label flaw = LessonView.words("", "small");
    private final Label hindered = LessonView.words("", "small");
    private final HBox hindrance;
    private final Button take = button("take", this::takeWorkload);
    private final Button copy = button("copy", this::copyGiven);
    private final Button add = button("add", this::addStep);
    private final Button here = button("here", this::moveHere);
    private final VBox node = new VBox();
    private boolean following;

    MakerPanel(WindowStates states, LessonMaker maker, Runnable save) {
        this.states = states;
        this.maker = maker;
        list = new ListView<>(maker.steps);
        hindrance = new HBox(8, hindered, take);
        HBox.setHgrow(hindered, Priority.ALWAYS);
        StepForm form = new StepForm(maker);
        VBox body = new VBox(6, titleRow(), list(), order(), hindrance, form.node());
        body.getStyleClass().add("make-body");
        ScrollPane scroll = new ScrollPane(body);
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.setFocusTraversable(false);
        VBox.setVgrow(scroll, Priority.ALWAYS);
        flaw.setId("make-flaw");
        VBox foot = new VBox(flaw);
        foot.getStyleClass().add("make-foot");
        VBox head = new VBox(verbs(save));
        head.getStyleClass().add("make-head");
        head.setMinHeight(Region.USE_PREF_SIZE);
        node.setMinSize(0, 0);
        node.getChildren().setAll(head, scroll, foot);
        ChangeListener<Node> focus = (property, before, now) -> Platform.runLater(() -> {
            layOut();
            reveal(scroll, body, now);
        });
        node.sceneProperty().addListener((property, before, now) -> {
            Optional.ofNullable(before).ifPresent(scene -> scene.focusOwnerProperty().removeListener(focus));
            Optional.ofNullable(now).ifPresent(scene -> scene.focusOwnerProperty().addListener(focus));
        });
        listen();
    }

    /** What has the focus is seen, in a low window too. */
    private static void reveal(ScrollPane scroll, Region body, Node focused) {
        double hidden = body.getHeight() - scroll.getViewportBounds().getHeight();
        if (focused != null && hidden > 0 && focused.getScene() == body.getScene()) {
            Bounds there = body.sceneToLocal(focused.localToScene(focused.getLayoutBounds()));
            double from = scroll.getVvalue() * hidden;
            boolean inside = Stream.iterate(focused, Objects::nonNull, Node::getParent).anyMatch(body::equals);
            if (inside && (there.getMinY() < from || there.getMaxY() > from + scroll.getViewportBounds().getHeight())) {
                scroll.setVvalue(Math.min(1, Math.max(0, (there.getMinY() - ABOVE) / hidden)));
            }
        }
    }

    private void listen() {
        maker.checkedProperty().addListener(change -> show());
        maker.openProperty().addListener(change -> show());
        states.when(this::show, WindowState::run, now -> now.lesson().progress());
        maker.chosen.addListener((property, before, now) -> choose());
        node.addEventFilter(KeyEvent.KEY_PRESSED, key -> {
            if (key.isShortcutDown() && key.getCode() == KeyCode.ENTER) {
                key.consume();
                add.fire();
            }
        });
        show();
    }

    private FlowPane verbs(Runnable save) {
        add.getStyleClass().add("primary");
        Button give = button("give", maker::give);
        give.disableProperty().bind(maker.checkedProperty().map(now -> !now.isSound()));
        Button keep = button("save", save);
        keep.disableProperty().bind(give.disableProperty());
        Button undo = button("undo", maker::undo);
        undo.disableProperty().bind(maker.canUndo().not());
        Button anew = button("new", () -> maker.begin(Optional.empty()));
        anew.disableProperty().bind(Bindings.isEmpty(maker.steps));
        copy.managedProperty().bind(copy.visibleProperty());
        Button close = button("close", () -> maker.openProperty().set(false));
        return new FlowPane(6, 4, add, give, keep, undo, anew, copy, close);
    }

    private void addStep() {
        maker.add();
        Platform.runLater(() -> node.lookup("#make-story").requestFocus());
    }

    private void copyGiven() {
        maker.begin(states.now().lesson().progress().map(LessonModel.Progress::lesson));
    }

    private void moveHere() {
        maker.moveHere();
    }

    private void takeWorkload() {
        maker.takeWorkload();
        show();
    }

    private static Button button(String id, Runnable action) {
        Button button = FieldControls.button("make-" + id, TEXTS.text("make." + id), action);
        button.setMinWidth(Region.USE_PREF_SIZE);
        return button;
    }

    private Node titleRow() {
        title.setId("make-title");
        title.setAccessibleText(TEXTS.text("make.title.prompt"));
        title.setPromptText(TEXTS.text("make.title.prompt"));
        title.textProperty().bindBidirectional(maker.title);
        HBox row = new HBox(8, FieldRows.caption(TEXTS.text("make.title.caption"), title), title);
        row.getStyleClass().add("edit-buttons");
        HBox.setHgrow(title, Priority.ALWAYS);
        return row;
    }

    private Node list() {
        list.setId("make-steps");
        list.setAccessibleText(TEXTS.text("make.steps"));
        list.setPrefHeight(LIST_HEIGHT);
        list.setMinHeight(LIST_HEIGHT / 2);
        list.getStyleClass().add("edit-list");
        list.setPlaceholder(TextLabels.empty(TEXTS.text("make.empty")));
        list.setCellFactory(shown -> new StepCell());
        list.getSelectionModel().selectedItemProperty().addListener((property, before, now) -> {
            if (!following && now != null) {
                maker.chosen.set(Optional.of(now));
            }
        });
        list.setOnKeyPressed(key -> {
            if (key.getCode() == KeyCode.DELETE) {
                key.consume();
                maker.remove();
            }
        });
        return list;
    }

    private final class StepCell extends ListCell<MadeStep> {
        @Override
        protected void updateItem(MadeStep step, boolean empty) {
            super.updateItem(step, empty);
            setText(empty || step == null ? null : line(step));
        }
    }

    private String line(MadeStep step) {
        String line = TEXTS.text("make.line", Figures.whole(maker.steps.indexOf(step) + 1), step.title.get());
        return step.asks.get() == MadeStep.Asks.NOTHING ? line
                : TEXTS.text("make.line.asks", line, TEXTS.text("make-kind." + step.asks.get().name().toLowerCase(Locale.ROOT)));
    }

    private Node order() {
        Button up = button("up", () -> maker.move(-1));
        Button down = button("down", () -> maker.move(1));
        Button remove = button("remove", maker::remove);
        FlowPane row = new FlowPane(6, 4, up, down, remove, here);
        row.disableProperty().bind(maker.chosen.map(Optional::isEmpty));
        hindered.setId("make-hindrance");
        hindrance.getStyleClass().add("make-hindrance");
        hindrance.managedProperty().bind(hindrance.visibleProperty());
        take.managedProperty().bind(take.visibleProperty());
        return row;
    }

    private void choose() {
        following = true;
        maker.chosen.get().ifPresentOrElse(step -> {
            list.getSelectionModel().select(step);
            list.scrollTo(step);
        }, list.getSelectionModel()::clearSelection);
        following = false;
    }

    private void show() {
        Optional<Lesson> given = states.now().lesson().progress().map(LessonModel.Progress::lesson);
        copy.setVisible(given.isPresent() && maker.steps.isEmpty());
        given.ifPresent(lesson -> copy.setText(TEXTS.text("make.copy", lesson.title())));
        Optional<Hindrance> why = maker.hindrance();
        hindered.setText(why.map(one -> TEXTS.text("make.hindrance." + one.name())).orElse(""));
        hindrance.setVisible(why.isPresent());
        take.setVisible(why.filter(Hindrance.OTHER_WORKLOAD::equals).isPresent());
        add.setDisable(why.isPresent());
        here.setDisable(why.isPresent());
        list.refresh();
        choose();
        flaw.setText(told(maker.checkedProperty().get()));
    }

    /** What is to be done next, or that nothing is. */
    private String told(Checked now) {
        if (maker.steps.isEmpty()) {
            return "";
        }
        return now.flaws().stream().findFirst()
                .map(one -> one.step().isEmpty() ? one.text()
                        : TEXTS.text("make.flaw", Figures.whole(one.step().getAsInt() + 1), one.text()))
                .orElseGet(() -> now.isSound() ? TEXTS.text("make.sound") : "");
    }

    /** What is scrolled is not in the window, and has no height, before it is laid out. */
    private void layOut() {
        node.applyCss();
        node.layout();
    }

    void focus() {
        layOut();
        (maker.title.get().isBlank() ? title : add).requestFocus();
    }

    Node node() {
        return node;
    }
}
