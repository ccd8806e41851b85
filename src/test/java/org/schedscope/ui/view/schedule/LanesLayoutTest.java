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
import org.schedscope.chart.gantt.ClusterBands;
import org.schedscope.chart.lane.HeatLane;
import org.schedscope.model.Cluster;
import org.schedscope.model.NetworkModel;
import org.schedscope.model.Platform;
import org.schedscope.model.Router;
import org.schedscope.ui.state.base.Lanes;

class LanesLayoutTest {
    private final Map<Lanes.Lane, Lanes.Look> looks = new EnumMap<>(Lanes.Lane.class);

    LanesLayoutTest() {
        for (Lanes.Lane lane : Lanes.Lane.values()) {
            looks.put(lane, Lanes.Look.DEFAULT);
        }
    }

    private LanesLayout of(int cores, int users, boolean empty, double height) {
        LanesLayout.Clusters clusters = new LanesLayout.Clusters(List.of(Cluster.of("C", cores)), Optional.empty(), Set.of(),
                List.of());
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
                assertTrue(layout.users() >= 1 && layout.users() <= users, layout.toString());
                assertTrue(layout.heatRow() >= HeatLane.ROW, "every row can carry a name");
            }
        }
    }

    @Test
    void inALowWindowOfARealMachineHalfOfItIsTheClusters() {
        LanesLayout layout = of(128, 428, true, 472);
        assertTrue(gantt(layout) >= 360, "of 720 px: " + layout);
        assertTrue(layout.use() >= 20 && layout.queue() >= 20, "curves are to be seen: " + layout);
        assertTrue(gantt(of(128, 428, false, 472)) >= 360, "somebody late or not");
        looks.put(Lanes.Lane.USE, new Lanes.Look(Lanes.Shown.OPEN, OptionalDouble.of(60)));
        assertEquals(60, of(128, 428, true, 472).use(), "unless somebody wants them high");
    }

    @Test
    void clustersOfARouterFoldToOneBandAndOpenAgain() {
        Router east = new Router("east", List.of(Cluster.of("E1", 4), Cluster.of("E2", 8)));
        Router west = new Router("west", List.of(Cluster.of("W1", 16), Cluster.of("W2", 32)));
        Platform platform = new Platform("p", new Router("grid", List.of(east, Cluster.of("alone", 2), west)), NetworkModel.NONE,
                Map.of());
        ClusterFolds folds = new ClusterFolds();
        folds.toggle(platform, 4, true);
        assertEquals(List.of(new ClusterBands.Group("west: 2 clusters", Set.of(3, 4))), folds.groups(platform));
        ClusterBands bands = LanesLayout.of(new LanesLayout.Clusters(platform.clusters(), Optional.empty(), folds.clusters(),
                folds.groups(platform)), LanesLayout.Rows.FIT, new LanesLayout.Heat(3, false), looks, 800).bands();
        assertEquals(ClusterBands.COLLAPSED, bands.bands().get(3).height());
        assertTrue(bands.bands().get(4).hidden());
        assertEquals(bands.height(), bands.bands().get(3).top() + ClusterBands.COLLAPSED + ClusterBands.GAP, "the other takes no room");
        folds.toggle(platform, 3, false);
        assertEquals(List.of(), folds.groups(platform));
        assertEquals(Set.of(), folds.clusters());
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
