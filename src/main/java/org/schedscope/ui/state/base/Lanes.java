package org.schedscope.ui.state.base;

import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/** How the user wants the lanes below the clusters: how high, folded to their head, or not at all. The window remembers it. */
public final class Lanes {
    /** A lane below the clusters, from the top. */
    public enum Lane {
        USE, QUEUE, HEAT;

        /** As keys of texts and settings name it. */
        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** How much of a lane is shown. */
    public enum Shown {
        OPEN, FOLDED, HIDDEN
    }

    /**
     * How a lane looks.
     *
     * @param height in pixels, with its head, if the user has drawn it to one
     */
    public record Look(Shown shown, OptionalDouble height) {
        /** As long as nobody has changed it. */
        public static final Look DEFAULT = new Look(Shown.OPEN, OptionalDouble.empty());

        private String text() {
            return shown.name() + height.stream().mapToObj(pixels -> " " + Math.round(pixels)).findFirst().orElse("");
        }

        /** What {@link #text} told; the default if it is nothing of that kind. */
        private static Look of(String text) {
            String[] parts = text.split(" ");
            try {
                OptionalDouble height = parts.length == 2 ? OptionalDouble.of(Integer.parseInt(parts[1])) : OptionalDouble.empty();
                return new Look(Shown.valueOf(parts[0]), height);
            } catch (IllegalArgumentException ofAnotherProgram) {
                return DEFAULT;
            }
        }
    }

    private final SettingsStore store;
    private final ReadOnlyObjectWrapper<Map<Lane, Look>> looks = new ReadOnlyObjectWrapper<>(this, "looks");

    Lanes(SettingsStore store) {
        this.store = store;
        Map<Lane, Look> kept = new EnumMap<>(Lane.class);
        for (Lane lane : Lane.values()) {
            kept.put(lane, store.get(key(lane)).map(Look::of).orElse(Look.DEFAULT));
        }
        looks.set(Map.copyOf(kept));
    }

    private static String key(Lane lane) {
        return "lane." + lane.id();
    }

    /** All of them; another map with every change. */
    public ReadOnlyObjectProperty<Map<Lane, Look>> looksProperty() {
        return looks.getReadOnlyProperty();
    }

    public Look get(Lane lane) {
        return looks.get().get(lane);
    }

    /** Opens, folds or hides a lane; how high it is when open stays. */
    public void show(Lane lane, Shown shown) {
        put(lane, new Look(shown, get(lane).height()));
    }

    /** Opens a lane to a height. */
    public void draw(Lane lane, double pixels) {
        put(lane, new Look(Shown.OPEN, OptionalDouble.of(pixels)));
    }

    /** All as they were at first. */
    public void reset() {
        for (Lane lane : Lane.values()) {
            put(lane, Look.DEFAULT);
        }
    }

    private void put(Lane lane, Look look) {
        if (!look.equals(get(lane))) {
            Map<Lane, Look> changed = new EnumMap<>(looks.get());
            changed.put(lane, look);
            looks.set(Map.copyOf(changed));
            store.put(key(lane), look.text());
        }
    }
}
