package org.schedscope.scheduler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.schedscope.audit.ScheduleAuditor;
import org.schedscope.generate.EstimateModels;
import org.schedscope.model.NetworkModel;
import org.schedscope.model.Platform;
import org.schedscope.model.Ratio;
import org.schedscope.model.Workload;
import org.schedscope.model.WorkloadIndex;
import org.schedscope.policy.Parameter;
import org.schedscope.policy.Policies;

/** Every policy × rearrangement × routing × network × estimate, each over random workloads. */
@Tag("nightly")
class EveryCombinationNightlyTest {
    private static final int CASES = Integer.getInteger("nightly.cases", 100);
    private static final List<NetworkModel> NETWORKS = List.of(NetworkModel.NONE, new NetworkModel.Ccr(new Ratio(3, 5)),
            new NetworkModel.ThinTree(new Ratio(2, 5), Ratio.of(-1)),
            new NetworkModel.Links(new NetworkModel.Link(new Ratio(3, 2), new Ratio(3, 4)), List.of()));

    static List<String> policies() {
        return Policies.namesForAnyQueue();
    }

    private static List<String> values(String parameter) {
        return Schedulers.parameters(Schedulers.HIERARCHICAL).stream().filter(p -> p.name().equals(parameter))
                .map(p -> ((Parameter.Choice) p).values()).findFirst().orElseThrow();
    }

    @ParameterizedTest
    @MethodSource("policies")
    void theAuditorFindsNothing(String policy) {
        int runs = 0;
        for (String rearrangement : values(Schedulers.REARRANGEMENT)) {
            for (String routing : values(Schedulers.ROUTING)) {
                Map<String, String> parameters = Map.of(Schedulers.REARRANGEMENT, rearrangement, Schedulers.ROUTING, routing);
                for (NetworkModel network : NETWORKS) {
                    runs += audit(policy, new TreeMap<>(parameters), network);
                }
            }
        }
        assertTrue(runs >= 3 * 2 * 4 * 4 * CASES, "runs " + runs);
    }

    /** With every kind of estimate. Returns the number of runs. */
    private static int audit(String policy, TreeMap<String, String> parameters, NetworkModel network) {
        int runs = 0;
        for (String estimate : EstimateModels.examples()) {
            for (long seed = 0; seed < CASES; seed++) {
                RunSpec drawn = RandomCases.hierarchical(seed, policy);
                Platform platform = drawn.platform().withNetwork(network);
                Workload workload = EstimateModels.parse(estimate).applyTo(drawn.workload(), seed);
                RunSpec spec = new RunSpec(workload, platform, policy, Schedulers.HIERARCHICAL, seed, parameters);
                ScheduleAuditor auditor = new ScheduleAuditor(new WorkloadIndex(workload), platform);
                Schedulers.start(spec, auditor).runToEnd();
                assertEquals(List.of(), auditor.finish(), parameters + " " + network + " " + estimate + " seed " + seed);
                runs++;
            }
        }
        return runs;
    }
}
