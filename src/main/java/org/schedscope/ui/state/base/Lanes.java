package org.schedscope.ui.state.base;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;

/** Looks of the lanes below the clusters: how high, folded to their head, or hidden. The window remembers them. */
public final class Lanes {
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
        /** Of a lane that was never changed. */
        public static final Look DEFAULT = new Look(Shown.OPEN, OptionalDouble.empty());

        private String text() {
            return shown.name() + height.stream().mapToObj(pixels -> " " + Math.round(pixels)).findFirst().orElse("");
        }

        /** Reads what {@link #text} wrote; the default if it is nothing of that kind. */
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
    private final StateValue<Map<String, Look>> looks;

    Lanes(SettingsStore store, StateChanges changes) {
        this.store = store;
        looks = changes.value(Map.of());
    }

    private static String key(String lane) {
        return "lane." + lane;
    }

    /** Those that were changed since the start, by ids of lanes; another map with every change. */
    Map<String, Look> looks() {
        return looks.get();
    }

    /** @param lane id of a lane, in kebab-case */
    public Look get(String lane) {
        Look changed = looks.get().get(lane);
        return changed != null ? changed : store.get(key(lane)).map(Look::of).orElse(Look.DEFAULT);
    }

    /** Opens, folds or hides a lane; how high it is when open stays. */
    public void show(String lane, Shown shown) {
        put(lane, new Look(shown, get(lane).height()));
    }

    /** Opens a lane to a height. */
    public void draw(String lane, double pixels) {
        put(lane, new Look(Shown.OPEN, OptionalDouble.of(pixels)));
    }

    /** Lanes as at first. */
    public void reset(List<String> lanes) {
        lanes.forEach(lane -> put(lane, Look.DEFAULT));
    }

    private void put(String lane, Look look) {
        if (!look.equals(get(lane))) {
            Map<String, Look> changed = new HashMap<>(looks.get());
            changed.put(lane, look);
            looks.set(Map.copyOf(changed));
            store.put(key(lane), look.text());
        }
    }
}
