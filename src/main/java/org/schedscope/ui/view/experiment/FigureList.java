package org.schedscope.ui.view.experiment;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javafx.beans.property.ObjectProperty;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.schedscope.experiment.figure.FigureKind;
import org.schedscope.experiment.figure.FigureSpec;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.experiment.Experiments;
import org.schedscope.ui.state.experiment.FigureDraft;
import org.schedscope.ui.state.experiment.FigureModel;
import org.schedscope.ui.state.file.OpenExperiment;
import org.schedscope.ui.state.session.WindowStates;
import org.schedscope.ui.view.kit.ChoiceList;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.TextLabels;

/** The figures that the experiment names, and below them any other: a measure over an axis. */
final class FigureList {
    private static final Texts TEXTS = Messages.of("experiments");

    private final Experiments experiments;
    private final ListView<FigureSpec> list = new ListView<>();
    private final GridPane own = new GridPane();
    private final ComboBox<String> parts = box("part", part -> part);
    private final ComboBox<FigureKind> kinds = box("kind", kind -> TEXTS.text("kind." + kind.word()));
    private final ComboBox<String> measures = box("measure", FigureModel.words()::measure);
    private final ComboBox<String> axes = box("axis", FigureModel.words()::axis);
    private final ComboBox<String> baselines = box("baseline", policy -> policy);
    private final Button draw = new Button(TEXTS.text("own.draw"));
    private Optional<FigureDraft> draft = Optional.empty();
    private boolean following;

    FigureList(Experiments experiments, WindowStates states) {
        this.experiments = experiments;
        buildList();
        buildOwn();
        states.follow(now -> now.experiments().figure().figures(), this::listed);
        states.follow(now -> now.experiments().figure().spec(), this::follow);
        opened(Optional.empty(), experiments.now().opened());
        states.show((before, now) -> opened(before.experiments().opened(), now.experiments().opened()));
    }

    private void buildList() {
        list.setId("experiment-figures");
        list.setAccessibleText(TEXTS.text("figures.accessible"));
        list.setPlaceholder(new VBox(TextLabels.empty(TEXTS.text("figures.none"))));
        list.setCellFactory(owner -> new SpecCell());
        list.setMinHeight(0);
        list.getSelectionModel().selectedItemProperty().addListener((property, before, now) -> {
            if (!following && now != null) {
                experiments.figure().choose(now);
            }
        });
    }

    private void buildOwn() {
        kinds.getItems().setAll(FigureKind.values());
        addRow(0, "part", parts);
        addRow(1, "kind", kinds);
        addRow(2, "measure", measures);
        addRow(3, "axis", axes);
        addRow(4, "baseline", baselines);
        own.add(draw, 1, 5);
        own.getStyleClass().add("own-figure");
        draw.setId("figure-draw");
        draw.setOnAction(pressed -> draft.ifPresent(made -> experiments.figure().choose(made.spec())));
    }

    private static <T> ComboBox<T> box(String name, Function<T, String> text) {
        ComboBox<T> box = new ChoiceList<>("figure-" + name, text);
        box.setMaxWidth(Double.MAX_VALUE);
        box.setMinWidth(0);
        return box;
    }

    private void addRow(int row, String key, ComboBox<?> box) {
        Label label = TextLabels.of(TEXTS.text("own." + key), "small");
        label.setLabelFor(box);
        label.setMinWidth(Label.USE_PREF_SIZE);
        GridPane.setHgrow(box, Priority.ALWAYS);
        own.addRow(row, label, box);
        own.setAlignment(Pos.TOP_LEFT);
    }

    private void opened(Optional<OpenExperiment> before, Optional<OpenExperiment> now) {
        own.setDisable(now.isEmpty());
        if (now.isEmpty() || before.isPresent() && now.get().isSameAs(before.get())) {
            return;
        }
        FigureDraft made = new FigureDraft(now.get().experiment());
        draft = Optional.of(made);
        parts.getItems().setAll(made.parts());
        connect(parts, made.partProperty());
        connect(kinds, made.kindProperty());
        connect(measures, made.measureProperty());
        connect(axes, made.axisProperty());
        connect(baselines, made.baselineProperty());
        offer();
    }

    private <T> void connect(ComboBox<T> box, ObjectProperty<T> choice) {
        box.setOnAction(chosen -> {
            if (box.getValue() != null && !following) {
                choice.set(box.getValue());
                offer();
            }
        });
    }

    /** What can be chosen, given what is. */
    private void offer() {
        FigureDraft made = draft.orElseThrow();
        following = true;
        offer(measures, made.measures(), made.measureProperty().get());
        offer(axes, made.axes(), made.axisProperty().get());
        offer(baselines, made.policies(), made.baselineProperty().get());
        parts.setValue(made.partProperty().get());
        kinds.setValue(made.kindProperty().get());
        axes.setDisable(!made.kindProperty().get().needsAxis());
        baselines.setDisable(!made.kindProperty().get().needsBaseline());
        following = false;
    }

    private static void offer(ComboBox<String> box, List<String> items, String chosen) {
        if (!box.getItems().equals(items)) {
            box.getItems().setAll(items);
        }
        box.setValue(chosen);
    }

    private void listed(List<FigureSpec> figures) {
        following = true;
        list.getItems().setAll(figures);
        following = false;
        follow(experiments.figure().shown().spec());
    }

    private void follow(Optional<FigureSpec> now) {
        following = true;
        now.filter(list.getItems()::contains).ifPresentOrElse(list.getSelectionModel()::select, list.getSelectionModel()::clearSelection);
        following = false;
    }

    Node node() {
        VBox.setVgrow(list, Priority.ALWAYS);
        VBox body = new VBox(list, own);
        body.setMinHeight(0);
        return body;
    }

    private static final class SpecCell extends ListCell<FigureSpec> {
        private SpecCell() {
            // As wide as the list: a long title is shortened, and whole above the figure.
            setPrefWidth(0);
            getStyleClass().add("figure-cell");
        }

        @Override
        protected void updateItem(FigureSpec item, boolean empty) {
            super.updateItem(item, empty);
            setText(empty || item == null ? null : item.source().map(source -> source.number() + ": ").orElse("")
                    + FigureModel.words().title(item));
        }
    }
}
