package org.schedscope.generate.profile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.schedscope.generate.SettingValues;
import org.schedscope.model.Cluster;
import org.schedscope.model.Dependency;
import org.schedscope.model.Job;
import org.schedscope.model.ModelException;
import org.schedscope.model.NetworkModel;
import org.schedscope.model.Task;

/** Workflows as Wang 2011, §5-1-2 describes them. */
class MowsProfileTest {
    private static final WorkloadProfile MOWS = WorkloadProfiles.find("mows").orElseThrow();

    private static GeneratedWorkload draw(long seed, Map<String, String> set) {
        return MOWS.generate(new SettingValues(MOWS, set), seed);
    }

    @Test
    void theDefaultsAreThoseOfTheThesis() {
        GeneratedWorkload drawn = draw(1, Map.of());
        assertEquals(100, drawn.workload().jobs().size());
        assertEquals(Set.of(20, 40, 60, 80, 100),
                drawn.workload().jobs().stream().map(job -> job.tasks().size()).collect(Collectors.toSet()));
        assertEquals(5, drawn.platform().orElseThrow().clusters().size());
        assertTrue(
                drawn.platform().orElseThrow().clusters().stream().mapToInt(Cluster::cores).allMatch(cores -> cores >= 50 && cores <= 70));
        for (Job job : drawn.workload().jobs()) {
            for (Task task : job.tasks()) {
                assertTrue(task.exec() <= 3000 && task.cores() <= 20 && task.execOn().size() == 5, task.toString());
            }
        }
    }

    private static int[] children(Job job) {
        int[] children = new int[job.tasks().size()];
        job.tasks().forEach(task -> task.parents().forEach(edge -> children[edge.parent()]++));
        return children;
    }

    /** §2-1: "there is only one entry and one exit task in a workflow application". */
    @ParameterizedTest
    @CsvSource({"'1,2,3,5,20,40,60,80,100', '1,2,3,4,5'", "'7,100', 1", "100, 5"})
    void aWorkflowHasOneEntryAndOneExit(String node, String outDegree) {
        for (long seed = 0; seed < 5; seed++) {
            for (Job job : draw(seed, Map.of("node", node, "out-degree", outDegree)).workload().jobs()) {
                assertEquals(1, job.tasks().stream().filter(task -> task.parents().isEmpty()).count());
                assertEquals(1, IntStream.of(children(job)).filter(count -> count == 0).count());
            }
        }
    }

    /** Where a task is alone with its parent's layer, that has more: of a wide graph hardly any do. */
    @Test
    void mostTasksHaveAsManyChildrenAsTheirOutDegreeAllows() {
        int over = 0;
        int all = 0;
        for (Job job : draw(2, Map.of("out-degree", "3", "workflows", "60")).workload().jobs()) {
            over += (int) IntStream.of(children(job)).filter(count -> count > 3).count();
            all += job.tasks().size();
        }
        assertTrue(over > 0 && over < 0.1 * all, over + " of " + all);
    }

    /** Chi-squared with 4 degrees of freedom over 23.5 comes once in ten thousand times. The wide layers leave nobody over. */
    @Test
    void linksAreDrawnAndTransfersTakeTheirShareInTheMean() {
        GeneratedWorkload drawn = draw(3, Map.of("ccr", "1.5", "w-dag", "800-800", "clusters", "40", "workflows", "200", "latency", "0-19",
                "bandwidth", "51-150"));
        NetworkModel.Links links = (NetworkModel.Links) drawn.platform().orElseThrow().network();
        assertEquals(40 * 39 / 2, links.pairs().size());
        double[] latencies = links.pairs().stream().mapToDouble(pair -> pair.link().latency().toDouble()).toArray();
        double[] bandwidths = links.pairs().stream().mapToDouble(pair -> pair.link().bandwidth().toDouble()).toArray();
        DistributionLawsTest.follows(latencies, x -> (Math.floor(x) + 1) / 20, 1.0 / 20);
        DistributionLawsTest.follows(bandwidths, x -> (x - 0.5) / 1, 0.01);
        double ticks = 0;
        int edges = 0;
        for (Job job : drawn.workload().jobs()) {
            for (Task task : job.tasks()) {
                for (Dependency edge : task.parents()) {
                    double data = edge.data().orElseThrow().toDouble();
                    ticks += links.pairs().stream().mapToDouble(pair -> pair.link().latency().toDouble() + data / pair.link().bandwidth()
                            .toDouble()).average().orElseThrow();
                    edges++;
                }
            }
        }
        assertEquals(1.5 * 800, ticks / edges, 4 * 1200 / Math.sqrt(3.0 * edges), "the mean over all edges and links");
    }

    @Test
    void oneLinkForAllCanStillBeAskedFor() {
        GeneratedWorkload drawn = draw(3, Map.of("latency", "0-0", "bandwidth", "100-100", "workflows", "2"));
        assertTrue(((NetworkModel.Links) drawn.platform().orElseThrow().network()).pairs().stream()
                .allMatch(pair -> pair.link().equals(NetworkModel.Link.DEFAULT)));
        assertEquals(0, draw(3, Map.of("clusters", "1", "workflows", "2")).workload().jobs().stream()
                .flatMap(job -> job.tasks().stream()).flatMap(task -> task.parents().stream())
                .mapToLong(edge -> edge.data().orElseThrow().floor()).sum());
    }

    @Test
    void timesOnClustersLieWithinTheRange() {
        for (Job job : draw(3, Map.of("b-range", "0.5", "workflows", "10")).workload().jobs()) {
            for (Task task : job.tasks()) {
                long least = task.execOn().values().stream().mapToLong(each -> each).min().orElseThrow();
                long most = task.execOn().values().stream().mapToLong(each -> each).max().orElseThrow();
                assertTrue(3 * most <= 5 * least + 5, "1.25 over 0.75, rounding aside: " + least + ", " + most);
            }
        }
    }

    /** The mean of 2000 exponential intervals lies within a tenth of 500 in all but one of thousands of seeds. */
    @Test
    void intervalsHaveTheirMean() {
        GeneratedWorkload drawn = draw(4, Map.of("workflows", "2000", "interval", "500", "node", "1"));
        long last = drawn.workload().jobs().get(1999).arrival();
        assertEquals(500.0, last / 1999.0, 50.0);
    }

    @Test
    void aLargerShapeIsFlatter() {
        assertTrue(longestChain("0.5") > 2 * longestChain("2"));
    }

    private static int longestChain(String shape) {
        int sum = 0;
        for (Job job : draw(5, Map.of("shape", shape, "node", "100", "workflows", "60")).workload().jobs()) {
            int[] depth = new int[job.tasks().size()];
            for (int i = 0; i < depth.length; i++) {
                int at = i;
                job.tasks().get(i).parents().forEach(edge -> depth[at] = Math.max(depth[at], depth[edge.parent()] + 1));
            }
            sum += IntStream.of(depth).max().orElseThrow();
        }
        return sum;
    }

    @Test
    void theSeedDecides() {
        assertEquals(draw(6, Map.of()), draw(6, Map.of()));
        assertNotEquals(draw(6, Map.of()), draw(7, Map.of()));
    }

    @ParameterizedTest
    @CsvSource({"node, 0", "node, x", "node, '20,,40'", "w-dag, 100", "w-dag, 9-3", "interval, 1.5", "ccr, 1e999999999", "cores, -5-3"})
    void whatCannotBeIsRefusedInASentence(String name, String value) {
        String message = assertThrows(ModelException.class, () -> new SettingValues(MOWS, Map.of(name, value))).getMessage();
        assertTrue(message.startsWith(name + " cannot be '" + value + "'; it must be "), message);
    }

    @Test
    void unknownSettingsAreNamed() {
        assertTrue(assertThrows(ModelException.class, () -> new SettingValues(MOWS, Map.of("nodes", "5"))).getMessage()
                .startsWith("unknown setting 'nodes' of mows; did you mean node? Available: workflows, interval, "));
    }
}
