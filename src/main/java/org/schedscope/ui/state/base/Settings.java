package org.schedscope.ui.state.base;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.binding.DoubleBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.schedscope.chart.paint.Theme;
import org.schedscope.text.Language;

/** What the window remembers between sessions. */
public final class Settings {
    /** Height over width of the narrowest projectors; a window that is narrower than these has no room for type of its height. */
    private static final double NARROWEST = 3 / 4.0;
    /** Lower windows, in pixels of an ordinary theme, have no room for words below the buttons of time. */
    private static final double LOW = 760;
    /** Files remembered. */
    static final int MOST_RECENT_FILES = 8;

    /** System property that turns on reduced motion until the user changes it. */
    public static final String REDUCED_MOTION = "schedscope.reduced-motion";

    private final SettingsStore store;
    private final ObjectProperty<Theme> theme = new SimpleObjectProperty<>(this, "theme", Theme.LIGHT);
    private final ObjectProperty<Optional<Language>> language = new SimpleObjectProperty<>(this, "language", Optional.empty());
    private final BooleanProperty timesAsTicks = new SimpleBooleanProperty(this, "timesAsTicks", false);
    private final BooleanProperty startHere = new SimpleBooleanProperty(this, "startHere", true);
    private final BooleanProperty allLinks = new SimpleBooleanProperty(this, "allLinks", false);
    private final BooleanProperty reducedMotion = new SimpleBooleanProperty(this, "reducedMotion", Boolean.getBoolean(REDUCED_MOTION));
    private final BooleanProperty allPanels = new SimpleBooleanProperty(this, "allPanels", false);
    private final DoubleProperty windowHeight = new SimpleDoubleProperty(this, "windowHeight", 0);
    private final DoubleProperty windowWidth = new SimpleDoubleProperty(this, "windowWidth", Double.MAX_VALUE);
    private final BooleanBinding picture = theme.isEqualTo(Theme.PROJECTOR).and(allPanels.not());
    private final DoubleBinding growth = Bindings.createDoubleBinding(
            () -> picture.get() ? theme.get().growth(Math.min(windowHeight.get(), windowWidth.get() * NARROWEST)) : 1, picture, theme,
            windowHeight, windowWidth);
    private final Lanes lanes;
    private final ObservableList<Path> recent = FXCollections.observableArrayList();

    public Settings(SettingsStore store) {
        this.store = store;
        lanes = new Lanes(store);
        store.get("theme").ifPresent(id -> Arrays.stream(Theme.values()).filter(candidate -> candidate.id().equals(id)).findFirst()
                .ifPresent(theme::set));
        store.get("language").flatMap(Language::find).ifPresent(chosen -> language.set(Optional.of(chosen)));
        store.get("recent").ifPresent(text -> recent.setAll(paths(text)));
        List.of(startHere, timesAsTicks, allLinks, reducedMotion, allPanels).forEach(this::keep);
        theme.addListener((property, before, now) -> store.put("theme", now.id()));
        language.addListener((property, before, now) -> store.put("language", now.map(Language::id).orElse("")));
    }

    /** Reads a switch, and stores every change, by its name. */
    private void keep(BooleanProperty on) {
        store.get(on.getName()).ifPresent(text -> on.set(Boolean.parseBoolean(text)));
        on.addListener((property, before, now) -> store.put(on.getName(), now.toString()));
    }

    public ObjectProperty<Theme> themeProperty() {
        return theme;
    }

    /** The language that the user chose for windows to come; none for that of the system. */
    public ObjectProperty<Optional<Language>> languageProperty() {
        return language;
    }

    /** Whether the projector look shows all panels, too, and not only what a room is to look at. */
    public BooleanProperty allPanelsProperty() {
        return allPanels;
    }

    /** Whether the window is a picture for a room: the schedule and its explanation, with everything else folded away. */
    public BooleanBinding pictureProperty() {
        return picture;
    }

    /** Height of the window in pixels, by which type grows in the projector look. */
    public DoubleProperty windowHeightProperty() {
        return windowHeight;
    }

    /** Width of the window in pixels: in one that is narrower than it is high, type grows by this instead. */
    public DoubleProperty windowWidthProperty() {
        return windowWidth;
    }

    /** Whether the window is so low that the bars around the schedule have to be, too. */
    public boolean isLow() {
        return !picture.get() && windowHeight.get() > 0 && windowHeight.get() < LOW * theme.get().typeScale();
    }

    /** Factor of the type size over that of the theme: in a picture, type grows with its height; panels with lists need their room. */
    public DoubleBinding growthProperty() {
        return growth;
    }

    /** How much wider texts of the window are than in the light theme. */
    public double typeScale() {
        return theme.get().typeScale() * growth.get();
    }

    /** Whether all links of the selected job are drawn, and not only those of its critical path and of the selected task. */
    public BooleanProperty allLinksProperty() {
        return allLinks;
    }

    /** How the user wants the lanes of the schedule. */
    public Lanes lanes() {
        return lanes;
    }

    /** Whether the panel with first steps is shown. */
    public BooleanProperty startHereProperty() {
        return startHere;
    }

    /** Whether nothing moves by itself from frame to frame: playing goes on in steps. */
    public BooleanProperty reducedMotionProperty() {
        return reducedMotion;
    }

    /** Whether times are shown as ticks even where the workload defines the length of a tick. */
    public BooleanProperty timesAsTicksProperty() {
        return timesAsTicks;
    }

    /** Files opened last, the latest first. Not to be changed from outside. */
    public ObservableList<Path> recentFiles() {
        return FXCollections.unmodifiableObservableList(recent);
    }

    public void opened(Path file) {
        List<Path> files = new ArrayList<>(recent);
        files.remove(file);
        files.add(0, file);
        recent.setAll(files.subList(0, Math.min(files.size(), MOST_RECENT_FILES)));
        store.put("recent", recent.stream().map(Path::toString).collect(Collectors.joining("\n")));
    }

    /** What a part of the window has had remembered by a name; empty if nothing. */
    public Optional<String> remembered(String name) {
        return store.get(name).filter(text -> !text.isEmpty());
    }

    /** Keeps a text for a part of the window; an empty one forgets what was kept. */
    public void remember(String name, String text) {
        store.put(name, text);
    }

    private static List<Path> paths(String text) {
        List<Path> files = new ArrayList<>();
        for (String line : text.split("\n")) {
            try {
                if (!line.isBlank()) {
                    files.add(Path.of(line));
                }
            } catch (InvalidPathException ofAnotherSystem) {
                continue;
            }
        }
        return files;
    }
}
