package org.schedscope.ui.view.window;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.DoubleSupplier;
import javafx.application.Platform;
import javafx.css.PseudoClass;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.base.Late;
import org.schedscope.ui.view.frame.Panel;
import org.schedscope.ui.view.help.Help;
import org.schedscope.ui.view.help.HelpPages;
import org.schedscope.ui.view.kit.Hover;
import org.schedscope.ui.view.kit.Icons;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.Nodes;
import org.schedscope.ui.view.kit.TextLabels;
import org.schedscope.ui.view.kit.View;

/** The tabs below the time views. */
final class BottomTabs {
    private static final PseudoClass NARROW = PseudoClass.getPseudoClass("narrow");
    /** What a tab, a control and the words beside them need. Where that is too much, first the words go, then those of menus. */
    private static final double ROOM_FOR_CONTROL = 130;
    private static final double ROOM_FOR_HELP = 40;
    private static final double ROOM_FOR_DETAIL = 190;
    private static final double FOLD_MARGIN = 6;
    private static final Texts TEXTS = Messages.of("panels");

    private final Session session;
    private final LowerPart place;
    private final TabPane pane = new TabPane();
    private final TabHeads heads;
    /** Views that are elsewhere or hidden. */
    private final Set<View> taken = new HashSet<>();
    /** Also those that are not there. */
    private final List<Tab> all = new ArrayList<>();
    private final ToggleButton fold = new ToggleButton();

    /** @param place of the tabs, with their folding */
    BottomTabs(Session session, List<View> views, LowerPart place) {
        pane.setAccessibleText(Messages.WINDOW.text("tabs.accessible"));
        this.session = session;
        this.place = place;
        heads = new TabHeads(session.settings(), pane);
        buildTabs(views);
        buildFold();
    }

    /** Folded, they are a head, and a click on a tab opens it. */
    private void buildFold() {
        fold.setId("fold-tabs");
        fold.getStyleClass().addAll("flat", "fold");
        fold.setGraphic(Icons.of("fold-mark"));
        fold.setAccessibleText(TEXTS.text("tabs.fold"));
        Hover.over(fold).says(TEXTS.text("tabs.fold"));
        fold.setFocusTraversable(false);
        fold.setOnAction(pressed -> place.foldByUser(fold.isSelected()));
        StackPane.setAlignment(fold, Pos.TOP_LEFT);
        StackPane.setMargin(fold, new Insets(FOLD_MARGIN, 0, 0, FOLD_MARGIN));
        place.tabs().getChildren().add(fold);
        pane.addEventFilter(MouseEvent.MOUSE_PRESSED, press -> {
            boolean tab = Nodes.isOn((Node) press.getTarget(), "tab");
            if (tab && press.getButton() == MouseButton.PRIMARY && (isFolded() || press.getClickCount() == 2)) {
                place.foldByUser(!isFolded());
            }
        });
        place.foldedProperty().addListener((property, before, now) -> showFolded(now));
        showFolded(place.foldedProperty().get());
    }

    private void showFolded(boolean now) {
        fold.setSelected(now);
        all.stream().map(Tab::getContent).filter(Objects::nonNull).forEach(content -> content.setVisible(!now));
    }

    private void buildTabs(List<View> views) {
        pane.setTabClosingPolicy(TabPane.TabClosingPolicy.UNAVAILABLE);
        pane.setId("tabs");
        pane.setMinSize(0, 0);
        HBox controls = new HBox();
        controls.getStyleClass().add("tab-controls");
        controls.setPickOnBounds(false);
        controls.setMaxSize(HBox.USE_PREF_SIZE, HBox.USE_PREF_SIZE);
        views.forEach(this::add);
        showRelevant();
        pane.getSelectionModel().selectedItemProperty().addListener((property, before, now) -> {
            if (before != null) {
                view(before).setShown(false);
            }
            if (now != null) {
                fill(now);
                view(now).setShown(true);
                showControls(controls, now);
            }
        });
        heads.whenNarrow(() -> heads.width(false) + ROOM_FOR_CONTROL, narrow -> pane.pseudoClassStateChanged(NARROW, narrow));
        for (View view : views) {
            DoubleSupplier room = () -> heads.width(true) + ROOM_FOR_CONTROL * view.controls().size();
            view.controls().stream().filter(MenuButton.class::isInstance).forEach(menu -> heads.shorten((MenuButton) menu, room));
        }
        session.layout().remember("tab", () -> shown().id(), text -> pane.getTabs().stream()
                .filter(tab -> view(tab).id().equals(Views.id(text))).findFirst().ifPresent(pane.getSelectionModel()::select));
        if (!views.isEmpty()) {
            views.forEach(view -> view.setShown(view == views.get(0)));
            fill(pane.getTabs().get(0));
            showControls(controls, pane.getTabs().get(0));
        }
        StackPane.setAlignment(controls, Pos.TOP_RIGHT);
        controls.visibleProperty().bind(place.foldedProperty().not());
        place.tabs().getChildren().setAll(pane, controls);
        controls.widthProperty().addListener((property, before, now) -> Platform.runLater(() -> heads.keepClear(controls)));
    }

    private void add(View view) {
        Tab tab = new Tab();
        tab.textProperty().bind(view.title());
        tab.setUserData(view);
        Help.explains(view.node(), () -> Optional.of(HelpPages.id(view)));
        all.add(tab);
        view.whenAsked(() -> {
            pane.getSelectionModel().select(tab);
            place.openForRun();
        });
        view.relevant().addListener(change -> showRelevant());
    }

    /** Shows the tabs that apply to the open run; if the one in front does not, the first comes to the front. */
    private void showRelevant() {
        List<Tab> now = all.stream().filter(tab -> view(tab).relevant().get() && !taken.contains(view(tab))).toList();
        if (now.isEmpty() || now.equals(pane.getTabs())) {
            return;
        }
        Tab front = pane.getSelectionModel().getSelectedItem();
        if (front != null && !now.contains(front)) {
            pane.getSelectionModel().select(now.get(0));
        }
        pane.getTabs().retainAll(now);
        for (int i = 0; i < now.size(); i++) {
            if (pane.getTabs().size() <= i || pane.getTabs().get(i) != now.get(i)) {
                pane.getTabs().add(i, now.get(i));
            }
        }
    }

    /** Tabs as parts that can be taken out; the last one stays. */
    List<PanelHost.Part> parts() {
        return all.stream().<PanelHost.Part>map(tab -> new Tabbed(this, tab)).toList();
    }

    private record Tabbed(BottomTabs of, Tab tab) implements PanelHost.Part {
        @Override
        public View view() {
            return BottomTabs.view(tab);
        }

        @Override
        public void setThere(boolean there) {
            if (there) {
                of.taken.remove(view());
                of.fill(of.pane.getSelectionModel().getSelectedItem());
            } else {
                of.taken.add(view());
                tab.setContent(null);
                view().node().setVisible(true);
            }
            of.showRelevant();
            view().setShown(!there || of.pane.getSelectionModel().getSelectedItem() == tab);
        }

        @Override
        public void offer(Late<ContextMenu> menu) {
            // The head of the tab takes it from there.
            of.pane.addEventFilter(ContextMenuEvent.CONTEXT_MENU_REQUESTED, request -> tab.setContextMenu(menu.get()));
        }

        @Override
        public Node apart() {
            return Panel.of(view());
        }
    }

    /** Gives a tab its content when it first comes to the front: tables behind it would be styled and laid out with the window. */
    private void fill(Tab tab) {
        if (tab != null && tab.getContent() == null && !taken.contains(view(tab))) {
            tab.setContent(view(tab).node());
            view(tab).node().setVisible(!isFolded());
        }
    }

    private static View view(Tab tab) {
        return (View) tab.getUserData();
    }

    private void showControls(HBox controls, Tab tab) {
        View view = view(tab);
        controls.getChildren().clear();
        Label detail = TextLabels.of("", "panel-detail");
        detail.textProperty().bind(view.detail());
        detail.visibleProperty().bind(heads.whileRoom(() -> heads.width(false) + ROOM_FOR_CONTROL * view.controls().size() + ROOM_FOR_HELP
                + ROOM_FOR_DETAIL));
        detail.managedProperty().bind(detail.visibleProperty());
        controls.getChildren().add(detail);
        controls.getChildren().addAll(view.controls());
        controls.getChildren().add(help(view));
    }

    /** Where tabs would have to make room for it, F1 alone is left. */
    private Node help(View view) {
        Node button = Help.button(view);
        DoubleSupplier room = () -> heads.width(false) + ROOM_FOR_CONTROL * view.controls().size() + ROOM_FOR_HELP;
        button.visibleProperty().bind(heads.whileRoom(room));
        button.managedProperty().bind(button.visibleProperty());
        return button;
    }

    /** The view whose tab is in front. */
    View shown() {
        return view(pane.getSelectionModel().getSelectedItem());
    }

    private boolean isFolded() {
        return place.foldedProperty().get();
    }
}
