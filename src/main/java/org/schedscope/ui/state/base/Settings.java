package org.schedscope.ui.state.base;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.binding.DoubleBinding;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleDoubleProperty;
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
    private final StateChanges changes = new StateChanges();
    private final StateValue<Theme> theme;
    private final StateValue<Optional<Language>> language;
    private final StateValue<Boolean> timesAsTicks;
    private final StateValue<Boolean> startHere;
    private final StateValue<Boolean> allLinks;
    private final StateValue<Boolean> reducedMotion;
    private final StateValue<Boolean> allPanels;
    private final DoubleProperty windowHeight = new SimpleDoubleProperty(this, "windowHeight", 0);
    private final DoubleProperty windowWidth = new SimpleDoubleProperty(this, "windowWidth", Double.MAX_VALUE);
    private final BooleanBinding picture;
    private final DoubleBinding growth;
    private final Lanes lanes;
    private final ObservableList<Path> recent = FXCollections.observableArrayList();

    public Settings(SettingsStore store) {
        this.store = store;
        lanes = new Lanes(store, changes);
        theme = keep("theme", Theme.LIGHT, id -> Arrays.stream(Theme.values()).filter(each -> each.id().equals(id)).findFirst(), Theme::id);
        language = keep("language", Optional.empty(), id -> Language.find(id).map(Optional::of), now -> now.map(Language::id).orElse(""));
        timesAsTicks = keep("timesAsTicks", false);
        startHere = keep("startHere", true);
        allLinks = keep("allLinks", false);
        reducedMotion = keep("reducedMotion", Boolean.getBoolean(REDUCED_MOTION));
        allPanels = keep("allPanels", false);
        store.get("recent").ifPresent(text -> recent.setAll(paths(text)));
        picture = Bindings.createBooleanBinding(() -> theme.get() == Theme.PROJECTOR && !allPanels.get(), theme, allPanels);
        growth = Bindings.createDoubleBinding(
                () -> picture.get() ? theme.get().growth(Math.min(windowHeight.get(), windowWidth.get() * NARROWEST)) : 1, picture, theme,
                windowHeight, windowWidth);
        growth.addListener(change -> changes.touch());
    }

    private StateValue<Boolean> keep(String name, boolean first) {
        return keep(name, first, text -> Optional.of(Boolean.valueOf(text)), String::valueOf);
    }

    /** A value as it is stored by a name; every change of it is stored, too. */
    private <T> StateValue<T> keep(String name, T first, Function<String, Optional<T>> read, Function<T, String> text) {
        StateValue<T> value = changes.value(store.get(name).flatMap(read).orElse(first));
        value.addListener((property, before, now) -> store.put(name, text.apply(now)));
        return value;
    }

    /**
     * What all of the window is drawn by.
     *
     * @param growth factor of the type size over that of the theme
     * @param picture whether the window is a picture for a room
     * @param allLinks whether all links of the selected job are drawn
     * @param timesAsTicks whether times are written as ticks
     * @param startHere whether the panel with first steps is shown
     * @param lanes looks of lanes that were changed, by their ids
     */
    public record Look(Theme theme, double growth, boolean picture, boolean allLinks, boolean timesAsTicks, boolean startHere,
            Map<String, Lanes.Look> lanes) {
    }

    public Look look() {
        return new Look(theme.get(), growth.get(), picture.get(), allLinks.get(), timesAsTicks.get(), startHere.get(), lanes.looks());
    }

    /** Has all changes of {@link #look} be changes of another state, too. */
    public void publishTo(StateChanges others) {
        changes.afterEach(others::touch);
    }

    public ObjectProperty<Theme> themeProperty() {
        return theme;
    }

    /** The language that the user chose for windows to come; none for that of the system. */
    public ObjectProperty<Optional<Language>> languageProperty() {
        return language;
    }

    /** Whether the projector look shows all panels, too, and not only what a room is to look at. */
    public ObjectProperty<Boolean> allPanelsProperty() {
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
    public ObjectProperty<Boolean> allLinksProperty() {
        return allLinks;
    }

    /** How the user wants the lanes of the schedule. */
    public Lanes lanes() {
        return lanes;
    }

    /** Whether the panel with first steps is shown. */
    public ObjectProperty<Boolean> startHereProperty() {
        return startHere;
    }

    /** Whether nothing moves by itself from frame to frame: playing goes on in steps. */
    public ObjectProperty<Boolean> reducedMotionProperty() {
        return reducedMotion;
    }

    /** Whether times are shown as ticks even where the workload defines the length of a tick. */
    public ObjectProperty<Boolean> timesAsTicksProperty() {
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
