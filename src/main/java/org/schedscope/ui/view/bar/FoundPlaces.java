package org.schedscope.ui.view.bar;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.geometry.Bounds;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.stage.Popup;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.find.Destination;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.Nodes;
import org.schedscope.ui.view.kit.TextLabels;

/** Below the box that goes anywhere: the places that were found, one of them chosen. */
final class FoundPlaces {
    private static final Texts TEXTS = Messages.of("find");
    private static final double WIDTH = 420;
    private static final double ROW = 26;
    private static final int MOST_ROWS = 14;

    private final ObservableList<Destination> found = FXCollections.observableArrayList();
    private final ListView<Destination> list = new ListView<>(found);
    private final Popup popup = new Popup();

    /** @param go goes to the chosen one */
    FoundPlaces(Runnable go) {
        list.setId("go-to-list");
        list.setFocusTraversable(false);
        list.setPlaceholder(TextLabels.of(TEXTS.text("none"), "muted", "small"));
        list.setFixedCellSize(ROW);
        list.setCellFactory(owner -> new PlaceCell());
        list.setOnMouseClicked(click -> go.run());
        popup.getContent().add(list);
        popup.setAutoHide(true);
        // The box takes it, and with the list its own words away.
        popup.setHideOnEscape(false);
    }

    /** Has other places listed, the first of them chosen. */
    void set(List<Destination> places) {
        found.setAll(places);
        chooseRow(0);
    }

    /** Moves the choice by one. */
    void choose(int way) {
        chooseRow(list.getSelectionModel().getSelectedIndex() + way);
    }

    private void chooseRow(int row) {
        if (!found.isEmpty()) {
            int there = Math.floorMod(row, found.size());
            list.getSelectionModel().select(there);
            list.scrollTo(there);
        }
    }

    Optional<Destination> chosen() {
        return Optional.ofNullable(list.getSelectionModel().getSelectedItem());
    }

    /** Shows as many as there is room for. */
    void showBelow(Node field, double scale) {
        list.setFixedCellSize(ROW * scale);
        list.setPrefSize(WIDTH * scale, 2 + ROW * scale * Math.max(1, Math.min(MOST_ROWS, found.size())));
        Bounds here = field.localToScreen(field.getBoundsInLocal());
        if (!popup.isShowing() && here != null) {
            popup.show(field, here.getMinX(), here.getMaxY() + 2);
        }
    }

    void hide() {
        popup.hide();
    }

    /** Kind, name, and detail of a place. */
    private static final class PlaceCell extends ListCell<Destination> {
        private final Label kind = TextLabels.of("", "muted", "small");
        private final Label title = TextLabels.of("");
        private final Label detail = TextLabels.of("", "muted", "small");
        private final HBox row = new HBox(8, kind, title, Nodes.gap(), detail);

        PlaceCell() {
            getStyleClass().add("go-to-row");
            row.setAlignment(Pos.CENTER_LEFT);
            row.setMaxWidth(Double.MAX_VALUE);
            kind.setPrefWidth(84);
            kind.setMinWidth(Region.USE_PREF_SIZE);
            title.setMinWidth(0);
            detail.setMinWidth(Region.USE_PREF_SIZE);
            setPrefWidth(0);
        }

        @Override
        protected void updateItem(Destination place, boolean empty) {
            super.updateItem(place, empty);
            boolean told = !empty && place != null;
            setGraphic(told ? row : null);
            if (told) {
                kind.setText(TEXTS.text("kind." + place.kind().name().toLowerCase(Locale.ROOT)));
                title.setText(place.title());
                detail.setText(place.detail());
                setAccessibleText(kind.getText() + " " + place.title() + " " + place.detail());
            }
        }
    }
}
