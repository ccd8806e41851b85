package org.schedscope.ui.state.base;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

class LanesTest {
    private static final List<String> ALL = List.of("use", "queue", "heat");
    private final Map<String, String> kept = new HashMap<>();

    private Lanes lanes() {
        return new Settings(new SettingsStore() {
            @Override
            public Optional<String> get(String key) {
                return Optional.ofNullable(kept.get(key));
            }

            @Override
            public void put(String key, String value) {
                kept.put(key, value);
            }
        }).lanes();
    }

    @Test
    void theNextWindowHasTheLanesAsTheyWereLeft() {
        Lanes first = lanes();
        first.draw("heat", 211.6);
        first.show("heat", Lanes.Shown.FOLDED);
        first.show("queue", Lanes.Shown.HIDDEN);
        Lanes next = lanes();
        assertEquals(new Lanes.Look(Lanes.Shown.FOLDED, OptionalDouble.of(212)), next.get("heat"));
        assertEquals(new Lanes.Look(Lanes.Shown.HIDDEN, OptionalDouble.empty()), next.get("queue"));
        assertEquals(Lanes.Look.DEFAULT, next.get("use"));
        next.reset(ALL);
        ALL.forEach(lane -> assertEquals(Lanes.Look.DEFAULT, lanes().get(lane)));
    }

    @Test
    void whatAnotherProgramLeftIsNoLook() {
        kept.put("lane.use", "WIDE");
        kept.put("lane.queue", "OPEN high");
        kept.put("lane.heat", "");
        ALL.forEach(lane -> assertEquals(Lanes.Look.DEFAULT, lanes().get(lane)));
    }
}
