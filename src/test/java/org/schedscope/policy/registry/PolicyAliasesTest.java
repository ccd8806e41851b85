package org.schedscope.policy.registry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.policy.Policy;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;

/** Names from textbooks lead to our policies, and runs are recorded under those. */
class PolicyAliasesTest {
    @Test
    void everyAliasLeadsToAPolicyAndIsNoOtherName() {
        for (PolicyAliases.Alias alias : PolicyAliases.all()) {
            assertEquals(Optional.of(alias.policy()), Policies.find(alias.name()).map(Policy::name), alias.name());
            assertFalse(Schedulers.policyNames().contains(alias.name()), alias.name());
            assertTrue(Schedulers.isPolicy(alias.name()));
        }
    }

    @Test
    void aRunIsRecordedUnderThePolicysOwnName() {
        assertEquals("srtf", Schedulers.withPolicy(Schedulers.DEFAULT, "sjf").policy());
        assertEquals("fifo-job",
                RunSpec.of(Workload.of("w", Job.of("J", 0, Task.of("T", 1))), Platform.of("p", Cluster.of("C", 1)), "fcfs", 1).policy());
    }
}
