package org.schedscope.ui.view.frame;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.shape.Rectangle;
import org.schedscope.ui.view.help.Help;
import org.schedscope.ui.view.help.HelpPages;
import org.schedscope.ui.view.kit.Icons;
import org.schedscope.ui.view.kit.Nodes;
import org.schedscope.ui.view.kit.View;

/** A head (title, detail, controls) over a body: every part of the window but the bars. */
public final class Panel extends BorderPane {
    private final Label title = new Label();
    private final Label detail = new Label();
    private final HBox head;
    private final Node body;
    private final ToggleButton fold = new ToggleButton();
    private final ReadOnlyBooleanWrapper folded = new ReadOnlyBooleanWrapper(this, "folded", false);

    public Panel(ObservableValue<String> titleText, ObservableValue<String> detailText, List<? extends Node> controls, Node body) {
        this.body = body;
        getStyleClass().add("panel");
        title.textProperty().bind(titleText);
        title.getStyleClass().add("panel-title");
        // The detail gives way before the title does.
        title.minWidthProperty().bind(Bindings.when(detail.textProperty().isEmpty()).then(0.0).otherwise(Region.USE_PREF_SIZE));
        detail.textProperty().bind(detailText);
        detail.getStyleClass().add("panel-detail");
        detail.setMinWidth(0);
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        head = new HBox(title, detail, gap);
        head.getChildren().addAll(controls);
        controls.forEach(control -> {
            // Texts give way when there is little room; what can be pressed does not.
            if (control instanceof Region region && !(control instanceof Label)) {
                region.setMinWidth(Region.USE_PREF_SIZE);
            }
        });
        head.getStyleClass().add("panel-head");
        // A body lower than its own foot lays that foot upwards: the head stays in front of it, to be seen and pressed.
        head.setViewOrder(-1);
        setTop(head);
        setCenter(body);
        // Where there is too little room the lower end is lost; nothing is painted over the head, or over the panel below.
        setAlignment(body, Pos.TOP_LEFT);
        Rectangle shown = new Rectangle();
        shown.widthProperty().bind(widthProperty());
        shown.heightProperty().bind(heightProperty());
        setClip(shown);
        setMinSize(0, 0);
    }

    /** One that folds to its head as long as its view has nothing to show, unless the user wants it otherwise. */
    public static Panel folding(View view) {
        Panel panel = of(view);
        panel.fold.setId("fold-" + view.id());
        panel.fold.getStyleClass().addAll("flat", "fold");
        panel.fold.setGraphic(Icons.of("fold-mark"));
        panel.fold.accessibleTextProperty().bind(panel.title.textProperty());
        panel.fold.setOnAction(pressed -> panel.setFolded(panel.fold.isSelected()));
        panel.head.getChildren().add(0, panel.fold);
        view.vacant().addListener((property, before, now) -> panel.setFolded(now));
        panel.setFolded(view.vacant().get());
        return panel;
    }

    private void setFolded(boolean now) {
        fold.setSelected(now);
        folded.set(now);
        body.setVisible(!now);
        holdHeight(now);
        requestLayout();
    }

    /** Has a folded panel keep the height of its head, or not for a while: dividers on both sides of it cannot move one by one else. */
    public void holdHeight(boolean held) {
        boolean fixed = held && folded.get();
        setMaxHeight(fixed ? USE_PREF_SIZE : Double.MAX_VALUE);
        setMinHeight(fixed ? USE_PREF_SIZE : 0);
    }

    @Override
    protected double computePrefHeight(double width) {
        return folded.get() ? Math.max(head.minHeight(-1), head.prefHeight(-1)) : super.computePrefHeight(width);
    }

    /** Without its head it is what is in it and no more. */
    public void setHeadShown(boolean shown) {
        Nodes.show(head, shown);
    }

    /** Whether only its head is there. */
    public ReadOnlyBooleanProperty foldedProperty() {
        return folded.getReadOnlyProperty();
    }

    public static Panel of(View view) {
        List<Node> controls = new ArrayList<>(view.controls());
        controls.add(Help.button(view));
        Panel panel = new Panel(view.title(), view.detail(), controls, view.node());
        Help.explains(panel, () -> Optional.of(HelpPages.id(view)));
        return panel;
    }
}
