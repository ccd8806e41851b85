package org.schedscope.ui.view.window;

import java.util.function.Consumer;
import java.util.function.DoubleSupplier;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.collections.ListChangeListener;
import javafx.scene.Node;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.MenuButton;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.layout.HBox;
import javafx.scene.text.Font;
import javafx.scene.text.Text;
import org.schedscope.ui.state.base.Settings;
import org.schedscope.ui.view.kit.Hover;
import org.schedscope.ui.view.kit.Icons;

/** How wide the heads of tabs are, and what goes where they and the controls beside them have no room. */
final class TabHeads {
    private static final double SIZE = 13;
    private static final double NARROW_SIZE = 12;
    /** Around the text of a tab. */
    private static final double BESIDE = 23;
    private static final double BESIDE_NARROW = 11;
    private static final double ROOM_FOR_FOLD = 22;
    /** Room is kept in pieces of so many pixels: to style all heads anew takes some milliseconds, and a counter grows by a digit often. */
    private static final int STEP = 32;

    private final Settings settings;
    private final TabPane pane;
    private int kept = -1;

    TabHeads(Settings settings, TabPane pane) {
        this.settings = settings;
        this.pane = pane;
    }

    /** What the heads of the tabs need in ordinary type, by their texts. */
    double width(boolean narrow) {
        Text text = new Text();
        text.setFont(Font.font("Inter Semi Bold", narrow ? NARROW_SIZE : SIZE));
        double width = 0;
        for (Tab tab : pane.getTabs()) {
            text.setText(tab.getText());
            width += text.getLayoutBounds().getWidth() + (narrow ? BESIDE_NARROW : BESIDE);
        }
        return width;
    }

    /** Tabs that do not fit beside the controls go into the tab pane's own list rather than below them. */
    void keepClear(HBox controls) {
        int width = STEP * (int) Math.ceil(controls.getWidth() / STEP);
        if (width == kept) {
            return;
        }
        Node head = pane.lookup(".tab-header-area");
        if (head != null) {
            kept = width;
            // The first moves the list's button, the second makes room for it count, the third the controls where all tabs would fit.
            head.setStyle("-fx-padding: 3 " + width + " 0 " + ROOM_FOR_FOLD);
            Node list = pane.lookup(".control-buttons-tab");
            list.setStyle("-fx-padding: 4 2 0 " + width);
            // That room lies over tabs: it must leave clicks to them.
            list.setPickOnBounds(false);
            pane.lookup(".headers-region").setStyle("-fx-padding: 0 " + width + " 0 0");
        }
    }

    /** Where a menu's words would cover the tabs, it shows a sign for settings, and the words on hover. */
    void shorten(MenuButton menu, DoubleSupplier room) {
        Node sign = Icons.of("settings");
        Hover words = Hover.over(menu);
        Runnable tell = () -> words.says(menu.getContentDisplay() == ContentDisplay.GRAPHIC_ONLY ? menu.getText() : "");
        menu.textProperty().addListener(change -> tell.run());
        whenNarrow(room, narrow -> {
            menu.setGraphic(narrow ? sign : null);
            menu.setContentDisplay(narrow ? ContentDisplay.GRAPHIC_ONLY : ContentDisplay.LEFT);
            tell.run();
        });
    }

    /** Widths change in a layout, during which controls must not change. */
    void whenNarrow(DoubleSupplier room, Consumer<Boolean> change) {
        Runnable later = () -> Platform.runLater(() -> change.accept(isNarrow(room)));
        pane.widthProperty().addListener(width -> later.run());
        pane.getTabs().addListener((ListChangeListener<Tab>) tab -> later.run());
        settings.themeProperty().addListener(theme -> later.run());
    }

    boolean isNarrow(DoubleSupplier room) {
        return pane.getWidth() < room.getAsDouble() * settings.typeScale();
    }

    BooleanBinding whileRoom(DoubleSupplier room) {
        return Bindings.createBooleanBinding(() -> !isNarrow(room), pane.widthProperty(), pane.getTabs(),
                settings.themeProperty());
    }
}
