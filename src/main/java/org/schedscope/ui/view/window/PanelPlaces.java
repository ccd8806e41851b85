package org.schedscope.ui.view.window;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
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
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.view.base.Late;
import org.schedscope.ui.view.base.WindowSizes;
import org.schedscope.ui.view.kit.Messages;
import org.schedscope.ui.view.kit.Themes;
import org.schedscope.ui.view.kit.View;

/** Where panels and tabs stand: in the window, nowhere, or in windows of their own, as on a second screen. Sessions know it. */
final class PanelPlaces {
    private static final Texts TEXTS = Messages.of("panels");
    private static final double WIDTH = 640;
    private static final double HEIGHT = 480;
    private static final double LEAST = 200;

    /** Where one stands. */
    enum At {
        THERE, HIDDEN, APART
    }

    /** A panel or tab that can be taken out of the window and put back. */
    interface Part {
        View view();

        /** Takes it out, or puts it back where it was. */
        void setThere(boolean there);

        /** What stands in a window of its own once it was taken out. */
        Node apart();

        /** Has a press with the other button say where else it can be. */
        void offer(Late<ContextMenu> menu);
    }

    private final class Place {
        private final Part part;
        private final Map<At, RadioMenuItem> items = new EnumMap<>(At.class);
        private At at = At.THERE;
        /** Whether it is folded away for as long as the window is a picture. */
        private boolean away;
        private Optional<Stage> window = Optional.empty();

        Place(Part part) {
            this.part = part;
        }
    }

    private final Session session;
    private final Consumer<Scene> keys;
    private final Map<String, Place> places = new LinkedHashMap<>();

    /** @param keys has the keys of the window work in another one, too */
    PanelPlaces(Session session, Consumer<Scene> keys) {
        this.session = session;
        this.keys = keys;
        session.layout().remember("panels", this::text, this::restore);
    }

    void add(Part part) {
        Place place = new Place(part);
        places.put(part.view().id(), place);
        part.offer(new Late<>(() -> new ContextMenu(item(place, At.APART), item(place, At.HIDDEN))));
    }

    /** Panels of a split pane, from the first. */
    void addAll(SplitPane pane, List<View> views) {
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
            // A column of which nothing is left takes no room.
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

    /** Has a menu say of each where it stands. */
    void fill(Menu menu) {
        menu.disableProperty().bind(session.settings().pictureProperty());
        places.values().forEach(place -> menu.getItems().add(menu(place)));
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
        Themes.follow(scene, session.settings());
        keys.accept(scene);
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

    /** Takes panels that stand in the window out of it, or puts them back; what stands elsewhere stays there. */
    void foldAway(Set<String> ids, boolean away) {
        for (String id : ids) {
            Place place = places.get(id);
            place.away = away;
            if (place.at == At.THERE) {
                place.part.setThere(!away);
            }
        }
    }

    /** Whether one stands in the window, or would if the window were no picture. */
    boolean isThere(String id) {
        return places.get(id).at == At.THERE;
    }

    /** Everything stands in the window again. */
    void reset() {
        places.values().forEach(place -> put(place, At.THERE));
    }

    /** To be called when the window goes: those of panels go with it. */
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
        reset();
        for (String word : text.split(" ")) {
            String[] parts = word.split("=");
            if (parts.length == 2 && places.containsKey(parts[0])) {
                put(places.get(parts[0]), At.valueOf(parts[1]));
            }
        }
    }
}
