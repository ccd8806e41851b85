package org.schedscope.ui.view.frame;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.shape.Rectangle;
import org.schedscope.ui.view.help.Help;
import org.schedscope.ui.view.help.HelpPages;
import org.schedscope.ui.view.kit.View;

/** A head (title, detail, controls) over a body: every part of the window but the bars. */
public final class Panel extends BorderPane {
    private final Label title = new Label();
    private final Label detail = new Label();

    public Panel(ObservableValue<String> titleText, ObservableValue<String> detailText, List<? extends Node> controls, Node body) {
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
        HBox head = new HBox(title, detail, gap);
        head.getChildren().addAll(controls);
        controls.forEach(control -> {
            // Texts give way when there is little room; what can be pressed does not.
            if (control instanceof Region region && !(control instanceof Label)) {
                region.setMinWidth(Region.USE_PREF_SIZE);
            }
        });
        head.getStyleClass().add("panel-head");
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

    public static Panel of(View view) {
        List<Node> controls = new ArrayList<>(view.controls());
        controls.add(Help.button(view));
        Panel panel = new Panel(view.title(), view.detail(), controls, view.node());
        Help.explains(panel, () -> Optional.of(HelpPages.id(view)));
        return panel;
    }
}
