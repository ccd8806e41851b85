package org.schedscope.scheduler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.schedscope.audit.ScheduleAuditor;
import org.schedscope.audit.SchedulerCapabilities;
import org.schedscope.fixture.RandomCases;
import org.schedscope.generate.estimate.EstimateModels;
import org.schedscope.model.NetworkModel;
import org.schedscope.model.Platform;
import org.schedscope.model.Workload;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.model.number.Ratio;
import org.schedscope.parameter.Parameter;
import org.schedscope.policy.registry.Policies;

/** Every scheduler × ordering that it takes × values of its parameters × network × estimate, each over random workloads. */
@Tag("nightly")
class EveryCombinationNightlyTest {
    /** Runs for each scheduler, ordering, network and estimate, dealt out evenly to the values of parameters; none gets less than three. */
    private static final int CASES = Integer.getInteger("nightly.cases", 600);
    private static final int FEWEST = 3;
    private static final List<NetworkModel> NETWORKS = List.of(NetworkModel.NONE, new NetworkModel.Ccr(new Ratio(3, 5)),
            new NetworkModel.ThinTree(new Ratio(2, 5), Ratio.of(-1)),
            new NetworkModel.Links(new NetworkModel.Link(new Ratio(3, 2), new Ratio(3, 4)), List.of()));

    static Stream<Arguments> schedulersAndTheirPolicies() {
        return Schedulers.names().stream().flatMap(scheduler -> {
            List<String> policies = scheduler.equals(Schedulers.FOUR_PHASE) ? Policies.names() : Policies.namesForAnyQueue();
            return policies.stream().map(policy -> Arguments.of(scheduler, policy));
        });
    }

    /** Every combination of the values of a scheduler's parameters. */
    private static List<TreeMap<String, String>> settings(String scheduler) {
        List<TreeMap<String, String>> all = List.of(new TreeMap<>());
        for (Parameter parameter : Schedulers.parameters(scheduler)) {
            List<TreeMap<String, String>> longer = new ArrayList<>();
            for (TreeMap<String, String> some : all) {
                for (String value : ((Parameter.Choice<?>) parameter).values()) {
                    TreeMap<String, String> more = new TreeMap<>(some);
                    more.put(parameter.name(), value);
                    longer.add(more);
                }
            }
            all = longer;
        }
        return all;
    }

    private static SchedulerCapabilities manner(String scheduler) {
        return switch (scheduler) {
            case Schedulers.HIERARCHICAL -> SchedulerCapabilities.HIERARCHICAL;
            case Schedulers.FOUR_PHASE -> SchedulerCapabilities.FOUR_PHASE;
            default -> SchedulerCapabilities.CENTRAL;
        };
    }

    @ParameterizedTest
    @MethodSource("schedulersAndTheirPolicies")
    void theAuditorFindsNothing(String scheduler, String policy) {
        int runs = 0;
        for (NetworkModel network : NETWORKS) {
            for (String estimate : EstimateModels.examples()) {
                runs += audit(scheduler, policy, network, estimate);
            }
        }
        assertTrue(runs >= NETWORKS.size() * 4 * FEWEST * settings(scheduler).size(), "runs " + runs);
    }

    /** Under all settings, no two of which see the same workload. Returns the number of runs. */
    private static int audit(String scheduler, String policy, NetworkModel network, String estimate) {
        List<TreeMap<String, String>> settings = settings(scheduler);
        int cases = settings.size() * Math.max(FEWEST, CASES / settings.size());
        for (int seed = 0; seed < cases; seed++) {
            TreeMap<String, String> parameters = settings.get(seed % settings.size());
            // Jobs of the market have curves so tight that many starve where that is asked for.
            RunSpec drawn = seed / settings.size() % 2 == 0 ? RandomCases.hierarchical(seed, policy) : RandomCases.market(seed, policy);
            Platform platform = drawn.platform().withNetwork(network);
            Workload workload = EstimateModels.parse(estimate).applyTo(drawn.workload(), seed);
            RunSpec spec = new RunSpec(workload, platform, policy, scheduler, seed, parameters);
            ScheduleAuditor auditor = new ScheduleAuditor(new WorkloadIndex(workload), platform, manner(scheduler));
            Schedulers.start(spec, auditor).runToEnd();
            assertEquals(List.of(), auditor.finish(), parameters + " " + network + " " + estimate + " seed " + seed);
        }
        return cases;
    }
}
