package org.schedscope.ui.state.base;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

class LanesTest {
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
        first.draw(Lanes.Lane.HEAT, 211.6);
        first.show(Lanes.Lane.HEAT, Lanes.Shown.FOLDED);
        first.show(Lanes.Lane.QUEUE, Lanes.Shown.HIDDEN);
        Lanes next = lanes();
        assertEquals(new Lanes.Look(Lanes.Shown.FOLDED, OptionalDouble.of(212)), next.get(Lanes.Lane.HEAT));
        assertEquals(new Lanes.Look(Lanes.Shown.HIDDEN, OptionalDouble.empty()), next.get(Lanes.Lane.QUEUE));
        assertEquals(Lanes.Look.DEFAULT, next.get(Lanes.Lane.USE));
        next.reset();
        Arrays.stream(Lanes.Lane.values()).forEach(lane -> assertEquals(Lanes.Look.DEFAULT, lanes().get(lane)));
    }

    @Test
    void whatAnotherProgramLeftIsNoLook() {
        kept.put("lane.use", "WIDE");
        kept.put("lane.queue", "OPEN high");
        kept.put("lane.heat", "");
        Arrays.stream(Lanes.Lane.values()).forEach(lane -> assertEquals(Lanes.Look.DEFAULT, lanes().get(lane)));
    }
}
