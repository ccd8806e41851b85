package org.schedscope.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.engine.queue.ReadyQueue;
import org.schedscope.engine.queue.key.QueueView;
import org.schedscope.fixture.BenchWorkloads;
import org.schedscope.policy.ExactKey;
import org.schedscope.policy.MovingPolicy;
import org.schedscope.policy.PolicyInfo;
import org.schedscope.policy.TaskView;
import org.schedscope.policy.expression.Arithmetic;
import org.schedscope.policy.registry.Policies;

/**
 * Passes of P-SLR over 8,000 waiting tasks, each of which takes one and gets one: the queue that knows lines in time, and one that sorts.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class QueueBench {
    private static final int TASKS = 400_000;

    @Param({"8000"})
    public int waiting;

    @Param({"lines", "sorting"})
    public String kind;

    private SimulationInput input;
    private ReadyQueue queue;
    private int next;
    private long now;

    @Setup(Level.Iteration)
    public void prepare() {
        if (input == null) {
            input = SimulationInput.of(BenchWorkloads.chains(TASKS), BenchWorkloads.oneCluster());
        }
        MovingPolicy policy = (MovingPolicy) Policies.find("p-slr").orElseThrow();
        queue = ReadyQueue.of(kind.equals("lines") ? policy : new Plain(policy), new QueueView(input, task -> 0, 1, 0));
        next = 0;
        while (next < waiting) {
            queue.add(next++);
        }
        now = input.index().job(input.index().jobOf(next)).arrival();
    }

    @Benchmark
    public int pass() {
        queue.beginPass(now);
        int taken = queue.head();
        queue.removeHead();
        queue.endPass();
        queue.add(next < TASKS ? next++ : taken);
        now++;
        return taken;
    }

    /** The same keys, and nothing known about how they move. */
    private record Plain(MovingPolicy policy) implements MovingPolicy {
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
}
