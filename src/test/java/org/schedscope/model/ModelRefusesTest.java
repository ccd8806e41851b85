package org.schedscope.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.schedscope.model.graph.Eligibility;
import org.schedscope.model.graph.UnplaceableTaskException;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.model.number.Ratio;

/** What the model does not let exist, and in which words. */
class ModelRefusesTest {
    private static void refused(String message, Executable making) {
        assertEquals(message, assertThrows(ModelException.class, making).getMessage());
    }

    @Test
    void tasksThatTakeNoTimeOrNoCores() {
        refused("\"exec\" is 0; it must be at least 1 tick", () -> Task.of("T", 0));
        refused("\"cores\" is -1; it must be at least 1", () -> Task.of("T", 1).withCores(-1));
        refused("\"estimate\" is 0; it must be at least 1 tick", () -> Task.of("T", 1).withEstimate(0));
        refused("\"exec\" on cluster C2 is 0; it must be at least 1 tick", () -> Task.of("T", 1).withExecOn(Map.of("C2", 0L)));
    }

    @Test
    void cyclesAreNamedByTheirTasks() {
        refused("the tasks of job J form a cycle: B → C → B",
                () -> Job.of("J", 0, Task.of("A", 1), Task.of("B", 1).after(0, 2), Task.of("C", 1).after(1), Task.of("D", 1).after(2)));
        refused("the tasks of job J form a cycle: A → A", () -> Job.of("J", 0, Task.of("A", 1).after(0)));
    }

    @Test
    void twoOfAName() {
        refused("two jobs have the id J", () -> Workload.of("W", Job.of("J", 0, Task.of("A", 1)), Job.of("J", 0, Task.of("A", 1))));
        refused("job J has two tasks with the id A", () -> Job.of("J", 0, Task.of("A", 1), Task.of("A", 1)));
        refused("task B of job J names its parent A twice", () -> Job.of("J", 0, Task.of("A", 1), Task.of("B", 1).after(0, 0)));
        refused("two nodes of the platform have the id C", () -> Platform.of("P", Cluster.of("C", 1), Cluster.of("C", 1)));
    }

    @Test
    void aTaskThatFitsNoClusterIsNamedWithWhatItNeeds() {
        Workload workload = Workload.of("W", Job.of("J", 0, Task.of("A", 1), Task.of("B", 1).withCores(9).withKind("gpu")));
        Platform platform = Platform.of("P", Cluster.of("C", 8, "gpu"), Cluster.of("D", 16, "cpu"));
        UnplaceableTaskException refusal = assertThrows(UnplaceableTaskException.class,
                () -> new Eligibility(new WorkloadIndex(workload), platform));
        assertEquals("no cluster of platform \"P\" can hold task B of job J, which needs 9 cores, kind gpu", refusal.getMessage());
        assertEquals(0, refusal.job());
        assertEquals(1, refusal.position());
    }

    @Test
    void resourcesOfThePlatformAreThereWhereAClusterStatesNone() {
        Task task = Task.of("T", 1).withResources(Map.of("licence", 2L));
        Cluster none = new Cluster("C", 1, "any", Ratio.ONE, OptionalLong.empty(), Map.of("licence", 0L));
        Platform platform = Platform.of("P", none, Cluster.of("D", 1));
        Workload workload = Workload.of("W", Job.of("J", 0, task));
        Platform two = sharing(platform, 2);
        assertEquals(List.of(false, true), two.clusters().stream().map(task::fits).toList());
        assertEquals(platform, two.withRules(SiteRules.NONE));
        assertEquals("no cluster of platform \"P\" can hold task T of job J, which needs 1 core, kind any, 2 licence",
                assertThrows(UnplaceableTaskException.class, () -> new Eligibility(new WorkloadIndex(workload), sharing(platform, 1)))
                        .getMessage());
    }

    private static Platform sharing(Platform platform, long licences) {
        return platform.withRules(new SiteRules(new TreeMap<>(), new TreeMap<>(), Map.of("licence", licences)));
    }

    @Test
    void valueCurvesThatRiseOrBeginWrong() {
        refused("a value curve needs at least two points, it has 1", () -> curve(1, 1));
        refused("the first factor of a value curve must be 1, it is 0", () -> curve(2, 0, 3, 0));
        refused("the last factor of a value curve must be 0, it is 1", () -> curve(2, 1, 3, 1));
        refused("the SLR of point 1 (2) does not rise", () -> curve(2, 1, 2, 0));
        refused("a value curve begins at SLR 1 or later, not at 0", () -> curve(0, 1, 2, 0));
    }

    private static ValueCurve curve(long... numbers) {
        ValueCurve.Point[] points = new ValueCurve.Point[numbers.length / 2];
        for (int i = 0; i < points.length; i++) {
            points[i] = new ValueCurve.Point(Ratio.of(numbers[2 * i]), Ratio.of(numbers[2 * i + 1]));
        }
        return new ValueCurve(Ratio.of(100), List.of(points));
    }

    @Test
    void aValueCurveIsLinearBetweenItsPoints() {
        ValueCurve curve = curve(2, 1, 6, 0);
        assertEquals(List.of(Ratio.ONE, new Ratio(3, 4), Ratio.ZERO, Ratio.ZERO),
                List.of(curve.factorAt(Ratio.ONE), curve.factorAt(Ratio.of(3)), curve.factorAt(Ratio.of(6)), curve.factorAt(Ratio.of(7))));
        assertEquals(Ratio.of(50), curve.valueAt(Ratio.of(4)));
    }
}
