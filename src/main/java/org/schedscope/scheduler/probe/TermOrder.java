package org.schedscope.scheduler.probe;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.policy.ExactKey;
import org.schedscope.policy.FixedPolicy;
import org.schedscope.policy.MovingPolicy;
import org.schedscope.policy.Policy;
import org.schedscope.policy.Prospect;
import org.schedscope.policy.TaskView;
import org.schedscope.policy.ValuePolicy;

/** How two tasks stand to each other by a policy that looks at tasks, asked of any view: plainly, exactly, and slowly. */
final class TermOrder {
    /** Changes beyond are of no use to anybody, and sums of them would overflow. */
    private static final long FAR = 1L << 40;

    private final Policy policy;

    TermOrder(Policy policy) {
        this.policy = policy;
    }

    /** The terms that a policy's keys may be made of; a term that a key does not have changes nothing. */
    List<Flip.Term> terms() {
        return policy instanceof ValuePolicy
                ? List.of(Flip.Term.ARRIVAL, Flip.Term.READY, Flip.Term.RANK, Flip.Term.CRITICAL_PATH, Flip.Term.DOWNSTREAM)
                : List.of(Flip.Term.ARRIVAL, Flip.Term.READY, Flip.Term.RANK, Flip.Term.CRITICAL_PATH);
    }

    /** Negative if the key of task A goes before that of B; 0 if only the tie decides. */
    int compareKeys(TaskView view, int a, int b) {
        if (policy instanceof FixedPolicy fixed) {
            int first = Long.compare(fixed.first(view, a), fixed.first(view, b));
            return first != 0 ? first : Long.compare(fixed.second(view, a), fixed.second(view, b));
        }
        if (policy instanceof MovingPolicy moving) {
            long[] both = new long[8];
            store(moving, view, a, both, 0);
            store(moving, view, b, both, 4);
            return ExactKey.compareStored(both, 4, 0);
        }
        return compareValues((ValuePolicy) policy, view, a, b);
    }

    private static void store(MovingPolicy policy, TaskView view, int task, long[] slots, int at) {
        ExactKey key = new ExactKey();
        policy.key(view, task, key);
        key.store(slots, at);
    }

    private static int compareValues(ValuePolicy policy, TaskView view, int a, int b) {
        Optional<Prospect> ofA = view.prospect(a);
        Optional<Prospect> ofB = view.prospect(b);
        if (ofA.isEmpty() || ofB.isEmpty()) {
            int curves = Boolean.compare(ofA.isEmpty(), ofB.isEmpty());
            return curves != 0 ? curves : byJob(view).compare(a, b);
        }
        var keyA = policy.key(ofA.get(), view.now());
        var keyB = policy.key(ofB.get(), view.now());
        if (policy.zeroGoesLast() && keyA.signum() * keyB.signum() == 0) {
            return Boolean.compare(keyA.signum() == 0, keyB.signum() == 0);
        }
        return policy.largestFirst() ? keyB.compareTo(keyA) : keyA.compareTo(keyB);
    }

    /** The order of {@code fifo-job}. */
    static Comparator<Integer> byJob(TaskView view) {
        return Comparator.<Integer>comparingInt(view::jobOrder).thenComparingLong(view::readyTick);
    }

    /** Negative if task A goes before B where keys are equal. */
    static int compareTies(TaskView view, int a, int b) {
        int jobs = Integer.compare(view.jobOrder(a), view.jobOrder(b));
        return jobs != 0 ? jobs : Integer.compare(a, b);
    }

    /**
     * The most that a term may change by and still be what it is: ticks not below 0 nor after now, durations and work above 0.
     *
     * @param more whether it grows
     */
    long most(TaskView view, SimulationInput input, int task, Flip.Term term, boolean more) {
        return switch (term) {
            case ARRIVAL -> more ? view.now() - view.arrival(task) : view.arrival(task);
            case READY -> more ? view.now() - view.readyTick(task) : view.readyTick(task);
            case RANK -> more ? FAR : view.rank(task) - 1;
            case CRITICAL_PATH -> more ? FAR : view.criticalPath(task) - 1;
            case DOWNSTREAM -> more ? FAR : input.downstream(task).ceil() - 1;
            default -> 0;
        };
    }

    /** Whether a task goes last of those with a value curve because nothing is left to earn. */
    boolean goesLast(TaskView view, int task) {
        return policy instanceof ValuePolicy value && value.zeroGoesLast()
                && view.prospect(task).filter(prospect -> value.key(prospect, view.now()).signum() == 0).isPresent();
    }
}
