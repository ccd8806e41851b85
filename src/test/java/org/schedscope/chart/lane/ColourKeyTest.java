package org.schedscope.chart.lane;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
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

    /** Plain jobs take a shorter way than others. */
    @Test
    void plainJobsHaveTheColoursOfTheSameJobsBeforeOneThatIsNot() {
        SplittableRandom random = new SplittableRandom(7);
        List<Job> plain = new ArrayList<>();
        for (int job = 0; job < 60; job++) {
            int queue = random.nextInt(4);
            plain.add(new Job(job % 9 == 0 ? "again-" + job : Integer.toString(100 + job), "/u" + random.nextInt(12), job,
                    List.of(Task.of("run_1", 1 + random.nextInt(50)).withCores(1 + random.nextInt(8))), Optional.empty(),
                    queue == 0 ? Optional.empty() : Optional.of("q" + queue)));
        }
        List<Job> mixed = new ArrayList<>(plain);
        mixed.add(Job.of("last", 99, Task.of("run_1", 1), Task.of("run_2", 1)).withUser("/u0"));
        WorkloadIndex log = new WorkloadIndex(new Workload("log", Workload.DEFAULT_TIME_UNIT, Optional.empty(), plain));
        WorkloadIndex records = new WorkloadIndex(new Workload("log", Workload.DEFAULT_TIME_UNIT, Optional.empty(), mixed));
        assertTrue(log.columns().arePlain());
        assertFalse(records.columns().arePlain());
        assertEquals(List.of("", "q1", "q2", "q3"), ColourKey.by(ColourBy.QUEUE, log).names());
        assertEquals(List.of("run"), ColourKey.by(ColourBy.TYPE, log).names());
        assertEquals("again-0", ColourKey.by(ColourBy.JOB, log).names().get(0));
        for (ColourBy by : List.of(ColourBy.KIND, ColourBy.TYPE)) {
            ColourKey key = ColourKey.by(by, log);
            ColourKey same = ColourKey.by(by, records);
            assertEquals(same.names(), key.names(), by.id());
            assertArrayEquals(same.byColour(), key.byColour(), by.id());
            for (int job = 0; job < plain.size(); job++) {
                assertEquals(same.of(job, job), key.of(job, job), by.id());
            }
        }
    }

    @Test
    void jobsThatAllNameAQueueHaveNoColourForNone() {
        WorkloadIndex index = new WorkloadIndex(Workload.of("queues", inQueue("J", "long"), inQueue("K", "express")));
        ColourKey key = ColourKey.by(ColourBy.QUEUE, index);
        assertEquals(List.of("express", "long"), key.names());
        assertEquals(key.ofName("long"), key.of(0, 0));
    }

    private static Job inQueue(String id, String queue) {
        return new Job(id, "/u", 0, List.of(Task.of("T", 1)), Optional.empty(), Optional.of(queue));
    }

    @Test
    void typesOfTasksAreListedByWork() {
        WorkloadIndex index = new WorkloadIndex(Workload.of("types", Job.of("J", 0, Task.of("add_1", 1), Task.of("add_2", 1),
                Task.of("project_3", 40))));
        ColourKey key = ColourKey.by(ColourBy.TYPE, index);
        assertEquals("project", key.names().get(key.byColour()[0]));
    }
}
