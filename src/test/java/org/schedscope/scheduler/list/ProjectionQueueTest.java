package org.schedscope.scheduler.list;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.schedscope.engine.Simulation;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.event.ScheduleEvent;
import org.schedscope.fixture.EventList;
import org.schedscope.fixture.Laws;
import org.schedscope.fixture.Runs;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.policy.ExactKey;
import org.schedscope.policy.MovingPolicy;
import org.schedscope.policy.PolicyInfo;
import org.schedscope.policy.TaskView;
import org.schedscope.policy.expression.Arithmetic;
import org.schedscope.policy.registry.Policies;
import org.schedscope.scheduler.RunSpec;

/** The queue that knows about lines in time takes what the one that sorts anew in every pass takes. */
@Tag("law")
class ProjectionQueueTest {
    private static final int CASES = Laws.cases(100);

    /** Hides that the keys are lines. */
    private record Resorted(MovingPolicy policy) implements MovingPolicy {
        @Override
        public PolicyInfo info() {
            return policy.info();
        }

        @Override
        public void key(TaskView view, int task, ExactKey key) {
            policy.key(view, task, key);
        }

        @Override
        public Arithmetic arithmetic(TaskView view, int task) {
            return policy.arithmetic(view, task);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"p-slr", "p-slr-2013"})
    void underOverloadEveryEventIsTheSame(String name) {
        MovingPolicy policy = (MovingPolicy) Policies.find(name).orElseThrow();
        for (long seed : Laws.seeds(CASES, name)) {
            RunSpec spec = RunSpec.of(overload(seed), Platform.of("eight cores", Cluster.of("C", 8)), name, seed);
            SimulationInput input = SimulationInput.of(spec.workload(), spec.platform());
            EventList resorted = new EventList();
            new Simulation(input,
                    context -> new HierarchicalScheduler(context, new Resorted(policy), 1,
                            new LeastLoadedRouting(context, input.eligibility()), PassRules.NONE, false,
                            cluster -> new StrictOrder(context, cluster)),
                    false, Optional.of(resorted)).runToEnd();
            List<ScheduleEvent> events = Runs.events(spec);
            assertEquals(resorted.events(), events, "seed " + seed);
        }
    }

    /** 140 % load, log-uniform times among few numbers, and now and then a job of twenty times the usual critical path. */
    private static Workload overload(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        int count = 20 + random.nextInt(60);
        Job[] jobs = new Job[count];
        double arrival = 0;
        for (int j = 0; j < count; j++) {
            long exec = random.nextInt(20) == 0 ? 64 : 1L << random.nextInt(4);
            Task first = Task.of("A", exec).withCores(1 + random.nextInt(4));
            jobs[j] = random.nextInt(3) == 0
                    ? Job.of("J" + j, (long) arrival, first, Task.of("B", 1 + random.nextInt(3)).after(0), Task.of("C", exec))
                    : Job.of("J" + j, (long) arrival, first);
            arrival += exec * first.cores() / 8.0 / 1.4;
        }
        return Workload.of("overload", jobs);
    }
}
