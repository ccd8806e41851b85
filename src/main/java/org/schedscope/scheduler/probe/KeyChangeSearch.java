package org.schedscope.scheduler.probe;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongPredicate;
import org.schedscope.engine.queue.key.QueueView;
import org.schedscope.model.number.BigRatio;
import org.schedscope.policy.Policy;
import org.schedscope.policy.TaskView;

/**
 * Finds by how much one term of a task would have to differ for the task to go before another, or after it. A key goes one way when one of
 * its terms does, so the smallest change is found by halving, with the policy itself as judge.
 */
final class KeyChangeSearch {
    /** What the keys of policies that look at tasks may be made of; a term that a key does not have changes nothing. */
    private static final List<KeyChange.Term> TERMS = List.of(KeyChange.Term.ARRIVAL, KeyChange.Term.READY, KeyChange.Term.RANK,
            KeyChange.Term.CRITICAL_PATH, KeyChange.Term.DOWNSTREAM);
    /** Changes beyond are of no use, and sums of them would overflow. */
    private static final long FAR = 1L << 40;

    private final Policy policy;
    private final QueueView view;

    KeyChangeSearch(Policy policy, QueueView view) {
        this.policy = policy;
        this.view = view;
    }

    /**
     * Changes of single terms of a task, the smallest of each term in each direction.
     *
     * @param other which it is compared with
     * @param first whether the task is to go before the other one, rather than after it
     */
    List<KeyChange> changes(int task, int other, boolean first) {
        List<KeyChange> changes = new ArrayList<>();
        for (KeyChange.Term term : TERMS) {
            for (boolean more : new boolean[] {false, true}) {
                smallest(task, other, term, more, first)
                        .ifPresent(amount -> changes.add(new KeyChange(term, more, BigRatio.of(amount), false)));
            }
        }
        return changes;
    }

    private Optional<Long> smallest(int task, int other, KeyChange.Term term, boolean more, boolean first) {
        int sign = first ? 1 : -1;
        IntAt keys = by -> sign * policy.byKey(changed(task, term, more, by)).compare(task, other);
        LongPredicate flipped = by -> sign * policy.order(changed(task, term, more, by)).compare(task, other) < 0;
        long most = most(task, term, more);
        boolean last = goesLast(view, task);
        // Where the key jumps from the last of all to the first, or back, the range falls in two.
        long jump = firstThat(1, most, by -> goesLast(changed(task, term, more, by), task) != last).orElse(most + 1);
        return smallest(1, jump - 1, keys, flipped).or(() -> smallest(jump, most, keys, flipped));
    }

    /**
     * The most that a term may change by and still be what it is: ticks not below 0 nor after now, durations and work above 0.
     *
     * @param more whether it grows
     */
    private long most(int task, KeyChange.Term term, boolean more) {
        return switch (term) {
            case ARRIVAL -> more ? view.now() - view.arrival(task) : view.arrival(task);
            case READY -> more ? view.now() - view.readyTick(task) : view.readyTick(task);
            case RANK -> more ? FAR : view.rank(task) - 1;
            case CRITICAL_PATH -> more ? FAR : view.criticalPath(task) - 1;
            case DOWNSTREAM -> more ? FAR : view.input().work().downstream(task).ceil() - 1;
            case CORES_IN_USE, USAGE, WORKFLOW_FIGURE, MEAN_RANK -> throw new IllegalArgumentException(term + " is no term of tasks");
        };
    }

    /** Whether a task goes last of those with a value curve because nothing is left to earn. */
    private boolean goesLast(TaskView of, int task) {
        return policy.zeroGoesLast() && policy.shownKey(of, task).filter(key -> key.signum() == 0).isPresent();
    }

    /** In a range in which keys go one way; while they are equal the tie goes one way too, perhaps the other one. */
    private static Optional<Long> smallest(long from, long to, IntAt keys, LongPredicate flipped) {
        if (from > to) {
            return Optional.empty();
        }
        if (flipped.test(from)) {
            return Optional.of(from);
        }
        if (keys.at(to) <= 0) {
            long equal = firstThat(from, to, by -> keys.at(by) <= 0).orElseThrow();
            long before = firstThat(from, to, by -> keys.at(by) < 0).orElse(to);
            return flipped.test(equal) ? Optional.of(equal) : firstThat(equal, before, flipped);
        }
        long worse = firstThat(from, to, by -> keys.at(by) > 0).orElseThrow();
        return firstThat(from, worse - 1, flipped);
    }

    private interface IntAt {
        int at(long by);
    }

    private TaskView changed(int task, KeyChange.Term term, boolean more, long by) {
        return new PerturbedView(view, task, term, more ? by : -by);
    }

    /** The smallest number of a range for which something holds that holds from some number on. */
    static Optional<Long> firstThat(long from, long to, LongPredicate holds) {
        if (from > to || !holds.test(to)) {
            return Optional.empty();
        }
        long low = from;
        long high = to;
        while (low < high) {
            long middle = low + (high - low) / 2;
            if (holds.test(middle)) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return Optional.of(low);
    }
}
