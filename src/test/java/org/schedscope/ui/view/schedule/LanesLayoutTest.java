package org.schedscope.ui.view.schedule;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.schedscope.chart.gantt.ClusterBands;
import org.schedscope.model.Cluster;
import org.schedscope.model.NetworkModel;
import org.schedscope.model.Platform;
import org.schedscope.model.Router;
import org.schedscope.ui.state.base.Lanes;

class LanesLayoutTest {
    private final Map<Lane, Lanes.Look> looks = new HashMap<>();
    private static final LateLane LATE = (LateLane) Lane.All.LANES.get(3);

    private LanesLayout of(int cores, int users, boolean empty, double height) {
        return of(new LanesLayout.Clusters(List.of(Cluster.of("C", cores)), Optional.empty(), Set.of(), List.of(), ClusterBands.LEAST,
                List.of(0)), users, empty, height);
    }

    private LanesLayout of(LanesLayout.Clusters clusters, int users, boolean empty, double height) {
        List<Lane> shown = Lane.All.LANES.stream().filter(lane -> look(lane).shown() != Lanes.Shown.HIDDEN).toList();
        return LanesLayout.of(clusters, LanesLayout.Rows.FIT, shown, (lane, room) -> lane instanceof CurveLane curve
                ? curve.heights(look(lane)) : LATE.heights(look(lane), users, empty, room), height);
    }

    private Lanes.Look look(Lane lane) {
        return looks.getOrDefault(lane, Lanes.Look.DEFAULT);
    }

    private static double height(LanesLayout layout, Lane lane) {
        return layout.strip(lane).orElseThrow().height();
    }

    private static int rows(LanesLayout layout, int users) {
        return LATE.rows(height(layout, LATE), users);
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
                assertTrue(rows(layout, users) >= 1, layout.toString());
            }
        }
    }

    @Test
    void inALowWindowOfARealMachineHalfOfItIsTheClusters() {
        LanesLayout layout = of(128, 428, true, 472);
        assertTrue(gantt(layout) >= 360, "of 720 px: " + layout);
        assertTrue(height(layout, CurveLane.USE) >= 20 && height(layout, CurveLane.QUEUE) >= 20, "curves are to be seen: " + layout);
        assertTrue(gantt(of(128, 428, false, 472)) >= 360, "somebody late or not");
        looks.put(CurveLane.USE, new Lanes.Look(Lanes.Shown.OPEN, OptionalDouble.of(60)));
        assertEquals(60, height(of(128, 428, true, 472), CurveLane.USE), "unless somebody wants them high");
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
        ClusterBands bands = of(new LanesLayout.Clusters(platform.clusters(), Optional.empty(), folds.clusters(), folds.groups(platform),
                ClusterBands.LEAST, folds.order(platform)), 3, false, 800).bands();
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
        assertEquals(0, rows(layout, 8));
        assertEquals(LATE.head(), height(layout, LATE));
    }

    @Test
    void aLaneIsAsHighAsItWasDrawnAndTheClustersGiveWay() {
        double before = gantt(of(128, 428, false, 600));
        looks.put(CurveLane.USE, new Lanes.Look(Lanes.Shown.OPEN, OptionalDouble.of(100)));
        LanesLayout layout = of(128, 428, false, 600);
        assertEquals(100, height(layout, CurveLane.USE));
        assertTrue(gantt(layout) < before);
        looks.put(LATE, new Lanes.Look(Lanes.Shown.OPEN, OptionalDouble.of(200)));
        assertTrue(rows(of(128, 428, false, 600), 428) >= 13, "more users have room");
    }

    @Test
    void whatIsFoldedIsAHeadAndWhatIsHiddenIsNotThere() {
        looks.put(CurveLane.USE, new Lanes.Look(Lanes.Shown.FOLDED, OptionalDouble.of(100)));
        looks.put(CurveLane.QUEUE, new Lanes.Look(Lanes.Shown.HIDDEN, OptionalDouble.empty()));
        looks.put(LATE, new Lanes.Look(Lanes.Shown.HIDDEN, OptionalDouble.empty()));
        LanesLayout layout = of(128, 428, false, 600);
        LanesLayout.Strip use = layout.strip(CurveLane.USE).orElseThrow();
        assertTrue(use.folded());
        assertEquals(2, layout.strips().size());
        assertEquals(Optional.of(use), layout.edgeAt(use.top() + 2));
        assertEquals(Optional.empty(), layout.edgeAt(use.bottom()));
        assertEquals(Optional.of(use), layout.headAt(use.top() + 10));
    }
}
