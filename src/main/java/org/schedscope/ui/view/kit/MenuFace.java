package org.schedscope.ui.view.kit;

import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;

/** A name and, paler, its detail, which gives way before the name does. */
public final class MenuFace extends HBox {
    private static final double GAP = 6;

    private final Label name = TextLabels.of("", "name");
    private final Label detail = TextLabels.of("", "detail");

    public MenuFace() {
        super(GAP);
        detail.setMinWidth(0);
        setAlignment(Pos.BASELINE_LEFT);
        getChildren().addAll(name, detail);
    }

    public void show(String newName, String newDetail) {
        name.setText(newName);
        detail.setText(newDetail);
    }

    /** Width of the detail, with the gap. */
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
