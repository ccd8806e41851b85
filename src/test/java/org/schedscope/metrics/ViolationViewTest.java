package org.schedscope.metrics;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.schedscope.fixture.ScheduleBuilder;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.ModelException;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;

class ViolationViewTest {
    private static Job job(String id, String user, String queue, long exec) {
        return new Job(id, user, 0, List.of(Task.of("T", exec)), Optional.empty(), Optional.of(queue));
    }

    /** One core, a core expected each: c ends 6 ticks late, a twice, 1 and 3 ticks late; /m/b is first and in time. */
    private static RunMeasures measures() {
        Workload workload = Workload.of("w", job("B", "/m/b", "fast", 1), job("A1", "/m/a", "fast", 2), job("A2", "/m/a", "slow", 2),
                job("C", "/c", "slow", 1));
        ScheduleBuilder schedule = new ScheduleBuilder(workload, Platform.of("p", Cluster.of("C1", 1))).run("B", "T", 0).run("A1", "T", 1)
                .run("A2", "T", 3).run("C", "T", 6);
        RunMeasures measures = new RunMeasures(schedule.index(), schedule.platform());
        schedule.emit(measures);
        return measures;
    }

    private static ViolationGrid grid(ViolationView view) {
        return measures().violations(ReportOptions.defaults().withEetBin(1).withHeat(view));
    }

    private static List<Integer> row(ViolationGrid grid, int row) {
        return java.util.stream.IntStream.range(0, grid.columns()).mapToObj(column -> grid.count(row, column)).toList();
    }

    @Test
    void rowsAreSortedByNameByViolationsOrByTardiness() {
        assertEquals(List.of("/c", "/m/a", "/m/b"), grid(ViolationView.ALL).users());
        assertEquals(List.of("/m/a", "/c", "/m/b"), grid(ViolationView.ALL.sorted(ViolationView.Order.VIOLATIONS)).users());
        assertEquals(List.of("/c", "/m/a", "/m/b"), grid(ViolationView.ALL.sorted(ViolationView.Order.TARDINESS)).users());
    }

    @Test
    void aRowKnowsItsUserInAnyOrder() {
        ViolationGrid grid = grid(ViolationView.ALL.sorted(ViolationView.Order.VIOLATIONS));
        assertEquals(1, grid.user(0));
        assertEquals(0, grid.rowOf(1).orElseThrow());
        assertEquals(List.of(1, 0, 1, 0, 0, 0, 0), row(grid, 0));
    }

    @Test
    void whereThereIsNoRoomForAllThoseWithTheMostLateJobsLeadAndEveryoneIsARowOfItsOwn() {
        ViolationGrid byName = grid(ViolationView.ALL);
        assertArrayEquals(new int[] {1}, byName.leading(1), "/m/a is late twice");
        assertArrayEquals(new int[] {0, 1}, byName.leading(2), "by name again");
        assertArrayEquals(new int[] {0, 1, 2}, byName.leading(5));
        assertArrayEquals(new int[] {0}, grid(ViolationView.ALL.sorted(ViolationView.Order.TARDINESS)).leading(1), "/c is the most late");
        List<Integer> all = row(byName, byName.everyone());
        for (int column = 0; column < byName.columns(); column++) {
            assertEquals(byName.count(0, column) + byName.count(1, column) + byName.count(2, column), all.get(column));
        }
    }

    @Test
    void aUserStandsForAllBelow() {
        assertEquals(List.of("/m/a", "/m/b"), grid(ViolationView.ALL.ofUser("/m")).users());
        assertEquals(List.of("/c"), grid(ViolationView.ALL.ofUser("/c")).users());
        assertEquals("no user of the workload is /x or below it",
                assertThrows(ModelException.class, () -> grid(ViolationView.ALL.ofUser("/x"))).getMessage());
    }

    @Test
    void aQueueLeavesOutJobsOfOthers() {
        ViolationGrid slow = grid(ViolationView.ALL.ofQueue("slow"));
        assertEquals(List.of(List.of(2), List.of()), List.of(slow.jobs(1, 2), slow.jobs(1, 0)));
    }

    @Test
    void timeCutsTheRowsButNotTheAxis() {
        assertEquals(List.of(0, 0, 1, 1, 0, 0, 0), row(grid(ViolationView.ALL.between(2, 4)), 0));
        assertThrows(ModelException.class, () -> ViolationView.ALL.between(4, 4));
    }
}
