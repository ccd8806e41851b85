package org.schedscope.chart.lane;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.schedscope.chart.paint.Palette;
import org.schedscope.model.Job;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.model.graph.WorkloadIndex;

class ColourKeyTest {
    @Test
    void ofManyUsersThoseWithTheMostWorkOwnAHueUnderTheirNames() {
        int users = Palette.IDENTITIES + 3;
        Job[] jobs = IntStream.range(0, users)
                .mapToObj(user -> Job.of("J" + user, 0, Task.of("T", 1 + user)).withUser(String.format("/u%02d", user)))
                .toArray(Job[]::new);
        WorkloadIndex index = new WorkloadIndex(Workload.of("users", jobs));
        ColourKey key = ColourKey.by(ColourBy.USER, index);
        assertEquals(0, key.ofName("/u10"), "most work, first hue");
        assertEquals(7, key.ofName("/u03"));
        assertTrue(key.ofName("/u00") >= Palette.IDENTITIES, "the others share the hues, paler");
        assertEquals(key.of(5, 5), key.ofName("/u05"), "as the user's bars have it");
    }

    @Test
    void typesOfTasksAreListedByWork() {
        WorkloadIndex index = new WorkloadIndex(Workload.of("types", Job.of("J", 0, Task.of("add_1", 1), Task.of("add_2", 1),
                Task.of("project_3", 40))));
        ColourKey key = ColourKey.by(ColourBy.TYPE, index);
        assertEquals("project", key.names().get(key.byColour()[0]));
    }
}
