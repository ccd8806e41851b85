package org.schedscope.ui.view.kit;

import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;

/** A name and, paler, what it comes to: where there is little room, what stands beside the name gives way before the name does. */
public final class MenuFace extends HBox {
    private static final double GAP = 6;

    private final Label name;
    private final Label detail;

    public MenuFace(String name, String detail) {
        super(GAP);
        this.name = TextLabels.of(name, "name");
        this.detail = TextLabels.of(detail, "detail");
        this.detail.setMinWidth(0);
        setAlignment(Pos.BASELINE_LEFT);
        getChildren().addAll(this.name, this.detail);
    }

    /** Width of what stands beside the name, with the gap. */
    public double beside() {
        return detail.prefWidth(-1) + GAP;
    }

    @Override
    protected void layoutChildren() {
        double whole = name.prefWidth(-1);
        name.setMinWidth(Math.min(whole, getWidth()));
        // Whole or not at all.
        detail.setVisible(getWidth() >= whole + beside() - 1);
        super.layoutChildren();
    }
}
