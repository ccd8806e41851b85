package org.schedscope.generate.profile;

import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.function.BooleanSupplier;
import java.util.function.IntFunction;
import org.schedscope.model.Job;

/** Jobs made one after the other from their numbers, from 0. */
final class NumberedJobs implements Iterator<Job> {
    private final BooleanSupplier more;
    private final IntFunction<Job> made;
    private int next;

    NumberedJobs(BooleanSupplier more, IntFunction<Job> made) {
        this.more = more;
        this.made = made;
    }

    static NumberedJobs of(int count, IntFunction<Job> made) {
        int[] left = {count};
        return new NumberedJobs(() -> left[0] > 0, number -> {
            left[0]--;
            return made.apply(number);
        });
    }

    @Override
    public boolean hasNext() {
        return more.getAsBoolean();
    }

    @Override
    public Job next() {
        if (!hasNext()) {
            throw new NoSuchElementException();
        }
        return made.apply(next++);
    }
}
