package org.schedscope.scheduler.probe;

import java.util.Arrays;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.schedscope.policy.expression.Arithmetic;

/**
 * A task in a ready queue, as {@link QueueProbe} finds it.
 *
 * @param key exactly: an integer or a fraction in lowest terms; empty where a value policy finds no curve
 * @param approximateKey the same, rounded; 0 without a key
 * @param arithmetic the key written out with its numbers
 * @param readyTick when it entered the queue
 * @param cores cores it needs
 * @param fitsNow whether its cluster, or one of those that it may go to, has cores and memory free for it and has its data
 */
public record QueuedTask(int task, String key, double approximateKey, Arithmetic arithmetic, long readyTick, int cores, boolean fitsNow) {
    /** {@code (9 − 1) / 5 = 8/5}; but {@code R = 2}, and not {@code R = 2 = 2}. */
    public String told() {
        return told(Arithmetic::toString);
    }

    /** @param written the arithmetic as others write it */
    public String told(Function<Arithmetic, String> written) {
        return saysKey() ? written.apply(arithmetic) : written.apply(arithmetic) + " = " + key;
    }

    /** Whether the key is in the arithmetic already, or there is none. */
    public boolean saysKey() {
        return key.isEmpty() || Arrays.stream(arithmetic.toString().split(", "))
                .anyMatch(part -> part.matches("[\\p{L} :=]*" + Pattern.quote(key)));
    }
}
