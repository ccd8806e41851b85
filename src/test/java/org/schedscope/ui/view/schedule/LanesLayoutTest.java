package org.schedscope.ui.view.schedule;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.schedscope.chart.lane.HeatLane;
import org.schedscope.model.Cluster;
import org.schedscope.ui.state.base.Lanes;

class LanesLayoutTest {
    private final Map<Lanes.Lane, Lanes.Look> looks = new EnumMap<>(Lanes.Lane.class);

    LanesLayoutTest() {
        for (Lanes.Lane lane : Lanes.Lane.values()) {
            looks.put(lane, Lanes.Look.DEFAULT);
        }
    }

    private LanesLayout of(int cores, int users, boolean empty, double height) {
        LanesLayout.Clusters clusters = new LanesLayout.Clusters(List.of(Cluster.of("C", cores)), Optional.empty(), Set.of());
        return LanesLayout.of(clusters, LanesLayout.Rows.FIT, new LanesLayout.Heat(users, empty), looks, height);
    }

    private static double gantt(LanesLayout layout) {
        return layout.ganttBottom() - LanesLayout.GANTT_TOP;
    }

    @Test
    void theClustersOfARealMachineHaveAtLeastHalfOfTheHeightWhoeverIsLate() {
        for (double height : new double[] {330, 450, 600, 1_000}) {
            for (int users : new int[] {1, 8, 428}) {
                LanesLayout layout = of(128, users, false, height);
                assertTrue(gantt(layout) >= height / 2, height + " px, " + users + " users: " + layout);
                assertTrue(layout.bottom() <= height, layout.toString());
                assertTrue(layout.users() >= Math.min(users, 2) && layout.users() <= users, layout.toString());
                assertTrue(layout.heatRow() >= HeatLane.ROW, "every row can carry a name");
            }
        }
    }

    @Test
    void aHeatmapWithoutHeatIsItsHead() {
        LanesLayout layout = of(128, 8, true, 600);
        assertEquals(0, layout.users());
        assertTrue(layout.bottom() - layout.heatTop() <= LanesLayout.HEAT_HEAD + 4);
        assertTrue(layout.showsViolations());
    }

    @Test
    void aLaneIsAsHighAsItWasDrawnAndTheClustersGiveWay() {
        double before = gantt(of(128, 428, false, 600));
        looks.put(Lanes.Lane.USE, new Lanes.Look(Lanes.Shown.OPEN, OptionalDouble.of(100)));
        LanesLayout layout = of(128, 428, false, 600);
        assertEquals(100, layout.use());
        assertTrue(gantt(layout) < before);
        looks.put(Lanes.Lane.HEAT, new Lanes.Look(Lanes.Shown.OPEN, OptionalDouble.of(200)));
        assertTrue(of(128, 428, false, 600).users() >= 13, "more users have room");
    }

    @Test
    void whatIsFoldedIsAHeadAndWhatIsHiddenIsNotThere() {
        looks.put(Lanes.Lane.USE, new Lanes.Look(Lanes.Shown.FOLDED, OptionalDouble.of(100)));
        looks.put(Lanes.Lane.QUEUE, new Lanes.Look(Lanes.Shown.HIDDEN, OptionalDouble.empty()));
        looks.put(Lanes.Lane.HEAT, new Lanes.Look(Lanes.Shown.HIDDEN, OptionalDouble.empty()));
        LanesLayout layout = of(128, 428, false, 600);
        assertTrue(LanesLayout.isFolded(layout.use()));
        assertEquals(0, layout.queue());
        assertFalse(layout.showsViolations());
        assertEquals(Optional.of(Lanes.Lane.USE), layout.edgeAt(layout.useTop() + 2));
        assertEquals(Optional.empty(), layout.edgeAt(layout.queueTop()));
        assertEquals(Optional.of(Lanes.Lane.USE), layout.headAt(layout.useTop() + 10));
    }
}
