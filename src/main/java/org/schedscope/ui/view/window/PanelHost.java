package org.schedscope.ui.view.window;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.application.Platform;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SplitPane;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.StackPane;
import javafx.stage.Screen;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.schedscope.text.Texts;
import org.schedscope.ui.state.edit.BeatIt;
import org.schedscope.ui.state.edit.LiveEdit;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.base.Late;
import org.schedscope.ui.view.base.WindowSizes;
import org.schedscope.ui.view.frame.Panel;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.Nodes;
import org.schedscope.ui.view.kit.Themes;
import org.schedscope.ui.view.kit.View;
import org.schedscope.ui.view.lesson.MakerView;
import org.schedscope.ui.view.live.BeatItView;
import org.schedscope.ui.view.live.EditSide;
import org.schedscope.ui.view.live.LiveEditView;

/**
 * Second phase of the window: the columns and tabs around the schedule. Each panel is in the window, hidden, or in a window of its own, as
 * on a second screen, which sessions keep; editors take the place of the left column, and a lesson that of the right one. In a picture for
 * a room the graph is below the schedule; bars, lists and tabs are folded away.
 */
final class PanelHost {
    /** Panels that have no place in a picture for a room; the graph has another one. */
    private static final Set<String> AWAY = Set.of("jobs", "graph", "ready-queue", "breakpoints");
    private static final Texts TEXTS = Messages.of("panels");
    private static final double WIDTH = 640;
    private static final double HEIGHT = 480;
    private static final double LEAST = 200;

    /** Place of a panel. */
    enum At {
        THERE, HIDDEN, APART
    }

    /** A panel or tab that can be taken out of the window and put back. */
    interface Part {
        View view();

        /** Takes it out of the window, or puts it back at its place. */
        void setThere(boolean there);

        /** Content of its own window, once it was taken out. */
        Node apart();

        /** Opens a context menu with its other places. */
        void offer(Late<ContextMenu> menu);
    }

    private final class Place {
        private final Part part;
        private final Map<At, RadioMenuItem> items = new EnumMap<>(At.class);
        private At at = At.THERE;
        /** Whether it is folded away while the window is a picture. */
        private boolean away;
        private Optional<Stage> window = Optional.empty();

        Place(Part part) {
            this.part = part;
        }
    }

    private final Session session;
    private final MainWindow window;
    private final Skeleton skeleton;
    private final SplitPane left;
    private final SplitPane right;
    private final Panel graph;
    private final Panel lesson;
    private final BottomTabs tabs;
    private final LiveEditView edit;
    private final BeatItView hand;
    private final Map<String, Place> places = new LinkedHashMap<>();
    private boolean picture;

    /** Fills the places of a window that has a scene. */
    PanelHost(MainWindow window, Skeleton skeleton) {
        this.window = window;
        this.skeleton = skeleton;
        session = window.session();
        Views views = window.views();
        left = column(views.at(Views.Place.LEFT));
        graph = (Panel) left.getItems().get(1);
        // A column without width must not get the focus.
        left.visibleProperty().bind(left.widthProperty().greaterThan(1));
        skeleton.left().getChildren().setAll(left);
        right = column(views.at(Views.Place.RIGHT));
        lesson = Panel.of(window.lesson());
        skeleton.right().getChildren().setAll(right, lesson);
        skeleton.layout().addSides(left, right);
        skeleton.toolBar().fillMenus();
        skeleton.lower().fill();
        tabs = new BottomTabs(session, views.at(Views.Place.TAB), skeleton.lower());
        skeleton.runTabs().getChildren().setAll(new RunTabs(session, window.commands()).node());
        session.layout().remember("panels", this::text, this::restore);
        addAll(left, views.at(Views.Place.LEFT));
        addAll(right, views.at(Views.Place.RIGHT));
        tabs.parts().forEach(this::add);
        skeleton.panelsMenu().disableProperty().bind(session.settings().pictureProperty());
        places.values().forEach(place -> skeleton.panelsMenu().getItems().add(menu(place)));
        edit = (LiveEditView) views.named("live-edit");
        hand = (BeatItView) views.named("beat-it");
        editBeside((MakerView) views.named("lesson-maker"));
        session.states().when(this::show, now -> now.look().picture(), now -> now.lesson().progress().isPresent());
        graph.foldedProperty().addListener(change -> Platform.runLater(this::placeGraph));
        show();
    }

    /** Panels one below the other; all but the first fold. */
    private static SplitPane column(List<View> views) {
        List<Panel> panels = new ArrayList<>();
        views.forEach(view -> panels.add(panels.isEmpty() ? Panel.of(view) : Panel.folding(view)));
        return LayoutModel.stack(panels);
    }

    private void editBeside(MakerView maker) {
        edit.savesWhere(window.dialogs()::whereToSave);
        hand.saves(window.dialogs()::exportSchedule);
        maker.savesWhere(() -> window.dialogs().whereToSave(maker.maker()));
        EditSide editing = new EditSide(skeleton.left(), edit, hand, on -> {
            skeleton.lower().edited(on);
            skeleton.layout().edited(on);
        }, window.commands());
        editing.listen(window.stage());
        editing.also(maker, maker.maker().openProperty());
    }

    /** Shows the window as a picture for a room, or as usual; and a lesson or the right column. */
    private void show() {
        boolean now = session.settings().pictureProperty().get();
        if (now != picture) {
            picture = now;
            Nodes.mark(skeleton.root(), "picture", now);
            if (!now) {
                // The graph leaves the middle before it returns to its column.
                skeleton.timeViews().getItems().setAll(skeleton.schedule(), skeleton.lower().node());
            }
            foldAway(now);
            List.of(skeleton.toolBar(), skeleton.status(), skeleton.runTabs()).forEach(bar -> Nodes.show(bar, !now));
            List.of(skeleton.schedule(), graph, lesson).forEach(panel -> panel.setHeadShown(!now));
        }
        boolean given = session.lessons().get().isPresent();
        right.setVisible(!given);
        lesson.setVisible(given);
        placeGraph();
        window.lesson().showPicture(now && given);
        skeleton.transport().showPicture(now, now && given ? Optional.of(window.lesson().bar()) : Optional.empty());
    }

    /** In a picture: below the schedule if there is one to be seen. */
    private void placeGraph() {
        if (!picture) {
            return;
        }
        boolean some = places.get("graph").at == At.THERE && !graph.foldedProperty().get();
        List<Node> wanted = some ? List.of(skeleton.schedule(), graph) : List.of(skeleton.schedule());
        if (!skeleton.timeViews().getItems().equals(wanted)) {
            skeleton.timeViews().getItems().setAll(wanted);
        }
    }

    private void add(Part part) {
        Place place = new Place(part);
        places.put(part.view().id(), place);
        part.offer(new Late<>(() -> new ContextMenu(item(place, At.APART), item(place, At.HIDDEN))));
    }

    /** Panels of a split pane, from the first. */
    private void addAll(SplitPane pane, List<View> views) {
        List<Node> panels = List.copyOf(pane.getItems());
        for (int i = 0; i < views.size(); i++) {
            add(new Panelled(pane, panels, panels.get(i), views.get(i)));
        }
    }

    private record Panelled(SplitPane pane, List<Node> all, Node panel, View view) implements Part {
        @Override
        public void setThere(boolean there) {
            List<Node> now = new ArrayList<>(pane.getItems());
            now.remove(panel);
            if (there) {
                now.add(panel);
            }
            pane.getItems().setAll(all.stream().filter(now::contains).toList());
            // An empty column takes no room.
            pane.setMaxWidth(now.isEmpty() ? 0 : Double.MAX_VALUE);
        }

        @Override
        public Node apart() {
            return panel;
        }

        @Override
        public void offer(Late<ContextMenu> menu) {
            panel.setOnContextMenuRequested(request -> {
                menu.get().show(panel, request.getScreenX(), request.getScreenY());
                request.consume();
            });
        }
    }

    private Menu menu(Place place) {
        Menu menu = new Menu(place.part.view().name());
        menu.setId("panel-" + place.part.view().id());
        ToggleGroup group = new ToggleGroup();
        for (At at : At.values()) {
            RadioMenuItem item = new RadioMenuItem(TEXTS.text("at." + at.name()));
            item.setToggleGroup(group);
            item.setSelected(at == place.at);
            item.setOnAction(chosen -> put(place, at));
            place.items.put(at, item);
            menu.getItems().add(item);
        }
        return menu;
    }

    private MenuItem item(Place place, At at) {
        MenuItem item = new MenuItem(TEXTS.text("at." + at.name()));
        item.setId("panel-" + place.part.view().id() + "-" + at.name());
        item.setOnAction(chosen -> put(place, at));
        item.disableProperty().bind(session.settings().pictureProperty());
        return item;
    }

    private void put(Place place, At at) {
        if (place.at == at) {
            return;
        }
        place.at = at;
        Optional.ofNullable(place.items.get(at)).ifPresent(item -> item.setSelected(true));
        place.window.ifPresent(window -> {
            window.setOnHidden(null);
            window.setScene(null);
            window.close();
        });
        place.window = Optional.empty();
        place.part.setThere(at == At.THERE && !place.away);
        if (at == At.APART) {
            open(place);
        }
    }

    private void open(Place place) {
        Stage window = new Stage();
        Scene scene = new Scene(new StackPane(place.part.apart()), WIDTH, HEIGHT);
        Themes.follow(scene, session.states());
        this.window.commands().listen(scene);
        window.titleProperty().bind(place.part.view().title());
        window.setScene(scene);
        Window.getWindows().stream().filter(Stage.class::isInstance).map(Stage.class::cast).findFirst()
                .ifPresent(first -> window.getIcons().setAll(first.getIcons()));
        WindowSizes.keep(window, WIDTH, HEIGHT, LEAST, LEAST);
        // On a second screen if there is one.
        Screen.getScreens().stream().filter(screen -> !screen.equals(Screen.getPrimary())).findFirst().ifPresent(screen -> {
            Rectangle2D room = screen.getVisualBounds();
            window.setX(room.getMinX());
            window.setY(room.getMinY());
        });
        window.setOnHidden(closed -> put(place, At.THERE));
        place.window = Optional.of(window);
        window.show();
    }

    /** Takes panels out of the window, or puts them back; those in windows of their own stay there. */
    private void foldAway(boolean away) {
        for (String id : AWAY) {
            Place place = places.get(id);
            place.away = away;
            if (place.at == At.THERE) {
                place.part.setThere(!away);
            }
        }
    }

    /** Puts everything at its place in a new window. */
    void reset() {
        putAll();
        skeleton.lower().reset();
    }

    private void putAll() {
        places.values().forEach(place -> put(place, At.THERE));
    }

    BottomTabs tabs() {
        return tabs;
    }

    /** Editing beside the schedule. */
    LiveEdit live() {
        return edit.live();
    }

    /** Building by hand beside the schedule. */
    BeatIt hand() {
        return hand.hand();
    }

    /** Closes the windows of panels. */
    void close() {
        places.values().forEach(place -> place.window.ifPresent(window -> {
            window.setOnHidden(null);
            window.close();
        }));
    }

    private String text() {
        return places.values().stream().filter(place -> place.at != At.THERE).map(place -> place.part.view().id() + "=" + place.at)
                .collect(Collectors.joining(" "));
    }

    private void restore(String text) {
        putAll();
        for (String word : text.split(" ")) {
            String[] parts = word.split("=");
            if (parts.length == 2 && places.containsKey(parts[0])) {
                put(places.get(parts[0]), At.valueOf(parts[1]));
            }
        }
    }
}
