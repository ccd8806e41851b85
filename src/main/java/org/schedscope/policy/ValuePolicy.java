package org.schedscope.policy;

import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.schedscope.model.number.BigRatio;
import org.schedscope.policy.expression.Arithmetic;

/**
 * A policy about value curves. Its keys are monotone in time. They are cheap to approximate and are computed exactly where that does not
 * decide, so that a queue need not compute all of them in every pass. Tasks of jobs without a curve come after all others, in the order of
 * {@link FifoJob}.
 */
public non-sealed interface ValuePolicy extends Policy {
    /** Whether the largest key is the best, rather than the smallest. */
    boolean largestFirst();

    /** Whether tasks move forwards while they wait, rather than backwards. Keys that never change do neither. */
    boolean gainsByWaiting();

    /** Whether all tasks of a job have the same key. */
    default boolean isOfJob() {
        return false;
    }

    /** The key of a task at a tick, exactly. */
    BigRatio key(ValueProjection task, long tick);

    /** The key of a task at a tick, approximately. */
    void approximate(ValueProjection task, long tick, ApproximateKey key);

    @Override
    default Comparator<Integer> byKey(TaskView view) {
        Map<Integer, Optional<BigRatio>> keys = new HashMap<>();
        Function<Integer, Optional<BigRatio>> keyOf = task -> keys.computeIfAbsent(task, one -> shownKey(view, one));
        Comparator<BigRatio> best = largestFirst() ? Comparator.reverseOrder() : Comparator.naturalOrder();
        Comparator<Integer> withoutCurve = new FifoJob().byKey(view);
        return Comparator.<Integer, Boolean>comparing(task -> keyOf.apply(task).isEmpty())
                .thenComparing(task -> zeroGoesLast() && keyOf.apply(task).filter(key -> key.signum() == 0).isPresent())
                .thenComparing((a, b) -> keyOf.apply(a).isEmpty() ? withoutCurve.compare(a, b)
                        : best.compare(keyOf.apply(a).orElseThrow(), keyOf.apply(b).orElseThrow()));
    }

    @Override
    default Optional<BigRatio> shownKey(TaskView view, int task) {
        return view.projection(task).map(projection -> key(projection, view.now()));
    }

    @Override
    default Set<Dependence> dependsOn() {
        return Set.of(Dependence.TIME, Dependence.VALUE);
    }

    /** The key written out with its numbers. */
    Arithmetic terms(ValueProjection task, long tick);

    @Override
    default Arithmetic arithmetic(TaskView view, int task) {
        Optional<ValueProjection> projection = view.projection(task);
        return projection.isPresent() ? terms(projection.get(), view.now())
                : Arithmetic.of("no value curve: job " + (view.jobOrder(task) + 1) + " to arrive, ready at ").moment(view.readyTick(task));
    }
}
