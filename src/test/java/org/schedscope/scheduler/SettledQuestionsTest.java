package org.schedscope.scheduler;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.schedscope.fixture.Runs;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.NetworkModel;
import org.schedscope.model.Platform;
import org.schedscope.model.Router;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.model.number.Ratio;

/** Cases on which other readings of the papers part from ours. */
class SettledQuestionsTest {
    private static final Platform KINDS = new Platform("two kinds",
            new Router("R", List.of(Cluster.of("C1", 1, "A"), Cluster.of("C2", 1, "B"))),
            NetworkModel.NONE, Map.of());

    private static Job job(String id, long arrival, String kind, long exec, int cores) {
        return Job.of(id, arrival, Task.of("T", exec).withKind(kind).withCores(cores));
    }

    private static RunSpec central(RunSpec spec, String rearrangement) {
        return new RunSpec(spec.workload(), spec.platform(), spec.policy(), "central", 1,
                new TreeMap<>(Map.of("rearrangement", rearrangement)));
    }

    /** J0 of kind any is promised both cores at 4. J2, of another kind with nobody before it, would run into that. */
    @Test
    void aTaskOfAnotherKindMustNotDelayAPromiseEither() {
        Workload workload = Workload.of("w", job("J0", 1, "any", 2, 2), job("J1", 0, "any", 4, 1), job("J2", 1, "A", 4, 1),
                job("J3", 1, "any", 2, 1));
        RunSpec spec = RunSpec.of(workload, Platform.of("one", Cluster.of("C1", 2, "A")), "fifo-job", 1);
        assertEquals(List.of("J0 T 4-6", "J1 T 0-4", "J2 T 6-10", "J3 T 1-3"), Runs.schedule(central(spec, "easy")));
    }

    /** At 2, a has used a core-tick of C2, and b none there but one of C1. */
    @Test
    void useCountsOnTheClusterOfTheQueueAndInACentralQueueOnAll() {
        Workload workload = Workload.of("w", job("J0", 1, "B", 1, 1).withUser("/a"), job("J1", 1, "A", 4, 1).withUser("/b"),
                job("J2", 1, "B", 1, 1).withUser("/a"), job("J3", 2, "B", 1, 1).withUser("/b"));
        RunSpec spec = RunSpec.of(workload, KINDS, "fair-usage", 1);
        assertEquals(List.of("J0 T 1-2", "J1 T 1-5", "J2 T 3-4", "J3 T 2-3"), Runs.schedule(spec));
        assertEquals(List.of("J0 T 1-2", "J1 T 1-5", "J2 T 2-3", "J3 T 3-4"), Runs.schedule(central(spec, "none")));
    }

    /** From T of J0 on, 3 + 6 + 1 ticks are estimated; with the delay of what T really takes it would be 8, as long as J1. */
    @Test
    void delaysInRanksAreThoseOfTheEstimates() {
        Workload workload = Workload.of("w",
                Job.of("J0", 0, Task.of("T", 2).withKind("A").withEstimate(3), Task.of("U", 1).withKind("B").after(0)),
                job("J1", 0, "A", 8, 1));
        Platform delayed = KINDS.withNetwork(new NetworkModel.Ccr(Ratio.of(2)));
        assertEquals(List.of("J0 T 8-10", "J0 U 14-15", "J1 T 0-8"), Runs.schedule(RunSpec.of(workload, delayed, "srtf", 1)));
    }
}
